import { describe, expect, it } from 'vitest'
import { decodeFile, decodePlan, encodeFile, encodePlan } from '../../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { codeSaying } from './code-of.ts'

const given = {
  recoveryObjective: 4,
  backupHours: 8.5,
  replaySeconds: 0.5435,
  databaseBackupRate: 42.5,
  serverBackupRate: 88.8,
} as const satisfies Partial<Plan>

/** The ends of the ranges as they were published: a range may become wider, never narrower. */
const published: Readonly<Record<keyof typeof given, readonly [number, number]>> = {
  recoveryObjective: [0.1, 8760],
  backupHours: [0.1, 744],
  replaySeconds: [0.0001, 3600],
  databaseBackupRate: [0.1, 1_000_000],
  serverBackupRate: [0.1, 1_000_000],
}

const entries = Object.entries(published)
const versions = ['2003', '2007', '2010', '2013', 'SE'] as const

describe('the answers of recovery and backup', () => {
  it.each(versions)('travel in links and files of Exchange %s', (exchange) => {
    const plan = { ...withVersion(defaultPlan, exchange), ...given }
    expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
  })

  it.each(versions)('are not written where Exchange %s has none of them', (exchange) => {
    const file = encodeFile(withVersion(defaultPlan, exchange))
    for (const [key] of entries) expect(file).not.toContain(key)
  })

  it('stay when the version of Exchange becomes another', () => {
    const there = withVersion({ ...withVersion(defaultPlan, '2010'), ...given }, 'SE')
    expect(there).toMatchObject(given)
    expect(withVersion(there, '2007')).toMatchObject(given)
  })

  it.each(entries)('hold the ends of the range of %s, and nothing beyond', (key, [least, most]) => {
    const linked = (value: unknown) => decodePlan(codeSaying([{ [key]: value }, {}], '2'))
    for (const value of [least, most, null])
      expect(linked(value)).toMatchObject({ ok: true, plan: { [key]: value } })
    for (const value of [0, -1, most * 2, 'four', '4', [4], { hours: 4 }])
      expect(linked(value)).toMatchObject({
        ok: false,
        problem: { code: 'invalid', problems: [{ path: key }] },
      })
  })
})
