import { describe, expect, it } from 'vitest'
import { madePart, readAddress, readMade } from '../../../src/app/store/read-address.ts'
import { decodeLink, encodePlan } from '../../../src/codec/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'

const code = encodePlan(defaultPlan).code
const part = madePart(new Date(2026, 0, 5))

describe('what a link says of its making', () => {
  it('is its day and the version of Spindle', () => {
    expect(part).toMatch(/^&on=2026-01-05&by=\d+\.\d+\.\d+$/)
    expect(readMade(part)).toEqual({ on: '2026-01-05', by: part.split('by=')[1] })
  })

  it('stands outside of the code, which opens in a copy that knows nothing of it', () => {
    const { code: found, named } = readAddress(`#/plan?p=${code}&down=2${part}`)
    expect(found).toContain(code)
    expect(named?.lost.servers).toEqual([2])
    // All there was of a link before: its text, whose check says which pieces belong to the code.
    for (const text of [found ?? '', `${code}&down=2${part}).`, `"${code}\n${part}"`])
      expect(decodeLink(text)).toMatchObject({ ok: true, code })
    expect(readMade(found ?? '')?.on).toBe('2026-01-05')
  })

  it.each([
    ['encoded in quoted-printable', '&on=3D2026-01-05&by=3D0.1.0', '2026-01-05', '0.1.0'],
    ['in a sentence', '&on=2026-01-05&by=0.1.0).', '2026-01-05', '0.1.0'],
    ['in the other order', '&by=1.12&on=2026-01-05', '2026-01-05', '1.12'],
    ['with half of it', '&on=2026-02-28', '2026-02-28', null],
  ])('is read %s', (_name, text, on, by) => {
    expect(readMade(text)).toEqual({ on, by })
  })

  it.each([
    '',
    '&on=&by=',
    '&on=2026-02-30',
    '&on=2026-13-01',
    '&on=0000-01-01',
    '&on=2026-1-1',
    '&on=tomorrow',
    '&by=<script>',
    '&by=javascript:alert(1)',
    '&by=99999999999999999999.1',
    '&by=1',
    '&season=2026-01-05',
  ])('is nothing where that is none: %j', (text) => {
    expect(readMade(text)).toBeNull()
  })
})
