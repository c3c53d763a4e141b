import { describe, expect, it } from 'vitest'
import { decodePlan, encodePlan } from '../../src/codec/index.ts'
import { changesOf } from '../../src/codec/plan-text.ts'
import { defaultPlan, roleVersions, withVersion } from '../../src/engine/index.ts'
import { codeSaying } from './code-of.ts'

describe('a code that starts from a server that was usual once', () => {
  it.each(roleVersions)('is short for the untouched plan of Exchange %s, and opens to it', (id) => {
    const plan = withVersion(defaultPlan, id)
    const { code } = encodePlan(plan)
    expect(code.length).toBeLessThan(64)
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
  })

  it('names the start only where that is shorter, and carries what differs from it', () => {
    const plan = withVersion(defaultPlan, 'SE')
    const [ofUsual] = changesOf({ ...plan, bays: 16 })
    expect(ofUsual).toStrictEqual({ start: 6, exchange: 'SE', bays: 16 })
    const [ofGiven] = changesOf({ ...plan, automatic: [] })
    expect(ofGiven).toStrictEqual({ start: 6, exchange: 'SE', automatic: '' })
    const [ofSome] = changesOf({ ...plan, automatic: ['copies', 'dags'] })
    expect(ofSome).toStrictEqual({ start: 6, exchange: 'SE', automatic: 'copies dags' })
    const [ofFormer] = changesOf({ ...plan, systemDrive: 600 })
    expect(ofFormer).toStrictEqual({ start: 4, exchange: 'SE' })
    const given = { ...plan, automatic: [] } as const
    const before = { ...given, processorBy: 'SPECrate 2006', processor: '', cores: 16 } as const
    const old = { ...before, specRate2017: null, bays: null, databaseDrive: 8000, systemDrive: 600 }
    const drives = {
      databaseDriveKind: '7.2K SAS 3.5',
      logDrive: 8000,
      restoreDrive: 8000,
    } as const
    const kinds = { logDriveKind: '7.2K SAS 3.5', restoreDriveKind: '7.2K SAS 3.5' } as const
    const [ofOld] = changesOf({ ...old, ...drives, ...kinds })
    expect(ofOld).toStrictEqual({ exchange: 'SE' })
  })

  it.each([-1, 7, 0.5, 'a', null, [1]])(
    'is refused where it names a start that is none: %j',
    (start) => {
      const code = codeSaying([{ start, exchange: 'SE' }, {}], '3')
      expect(decodePlan(code)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
    },
  )

  it('is refused in versions that have none', () => {
    const code = codeSaying([{ start: 1 }, {}], '2')
    expect(decodePlan(code)).toMatchObject({ ok: false, problem: { code: 'invalid' } })
  })
})
