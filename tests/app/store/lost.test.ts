import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhole, lostPart, readLost, withoutLost } from '../../../src/app/store/lost.ts'
import { type Lost, nothingLost } from '../../../src/engine/index.ts'

const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: 64 })
  .map((some) => some.toSorted((one, other) => one - other))

const losses = fc
  .record({
    servers: numbers,
    site: fc.option(fc.integer({ min: 1, max: 4 })),
    link: fc.boolean(),
    byHand: fc.boolean(),
  })
  .map((lost): Lost => (isWhole(lost) ? nothingLost : lost))

describe('what is down, at the end of an address', () => {
  it('comes back as it was, and leaves the rest of the address', () => {
    const comesBack = fc.property(losses, (lost) => {
      const part = lostPart(lost)
      expect(readLost(`?p=0abcZ${part}`)).toEqual(
        lost === nothingLost ? null : { lost, unread: [] },
      )
      expect(withoutLost(`?p=0abcZ${part}`)).toBe('?p=0abcZ')
    })
    fc.assert(comesBack)
  })

  it.each([
    ['&down=3,7', [3, 7], []],
    ['&down=7,3,3', [3, 7], []],
    ['&down=1', [1], []],
    ['&down=99,abc,3,3', [3, 99], ['abc']],
    ['&down=03', [3], []],
    ['&down= 3 , 7 ', [3, 7], []],
    ['&amp;down=3', [3], []],
    ['&down=3D3,7', [3, 7], []],
    ['?down=3&down=7', [3, 7], []],
    ['&down=3,7.', [3, 7], []],
    ['&down=3,7 and tell me', [3, 7], []],
    ['&down=0,-1,1.5,1e3,0x7,99999999999', [], ['0', '-1', '1.5', '1e3', '0x7', '99999999999']],
    ['&down=__proto__,<b>', [], ['__proto__', '<b>']],
    ['&down=', [], []],
  ])('%s takes down servers %j, and cannot read %j', (part, servers, unread) => {
    expect(readLost(part)).toMatchObject({ lost: { servers, site: null }, unread })
  })

  it.each([
    ['&site=2', { site: 2 }, []],
    ['&site=two', { site: null }, ['two']],
    ['&link=cut&over=yes', { link: true, byHand: true }, []],
    ['&link=mended', { link: false }, ['mended']],
    // Nobody acts where nothing is down.
    ['&over=yes', { byHand: false }, []],
  ])('%s is %j', (part, lost, unread) => {
    expect(readLost(part)).toMatchObject({ lost, unread })
  })

  it.each(['', '?p=0abcZ', '&utm_source=mail', '&downs=3', '&breakdown=3'])(
    '%j says nothing of it',
    (part) => {
      expect(readLost(part)).toBeNull()
      expect(withoutLost(part)).toBe(part)
    },
  )

  it('of anything takes whole numbers, each once and in order, and never throws', () => {
    const numbered = fc.property(fc.string({ unit: 'binary' }), (text) => {
      const servers = readLost(`&down=${text}`)?.lost.servers ?? []
      expect(servers.every((one) => Number.isInteger(one) && one > 0)).toBe(true)
      expect([...new Set(servers)].toSorted((one, other) => one - other)).toEqual(servers)
    })
    fc.assert(numbered)
  })
})
