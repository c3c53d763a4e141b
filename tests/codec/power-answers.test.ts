import { describe, expect, it } from 'vitest'
import { decodeFile, decodePlan, encodeFile, encodePlan } from '../../src/codec/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../src/engine/index.ts'
import { codeSaying } from './code-of.ts'

const given = {
  serverMemory: 256,
  serverWatts: 312.5,
  driveWatts: 8.5,
  missingWatts: 'assumed',
  serverRackUnits: 2,
  shelfPrice: 2500,
  shelfWatts: 80.5,
  shelfRackUnits: 4,
  energyPrice: 0.2537,
  rankedCost: '5 years',
} as const satisfies Partial<Plan>

/** What it is where a link or a file says nothing, whatever a new plan starts from later. */
const leftOut: Readonly<Record<keyof typeof given, unknown>> = {
  serverMemory: null,
  serverWatts: null,
  driveWatts: null,
  missingWatts: 'not counted',
  serverRackUnits: null,
  shelfPrice: null,
  shelfWatts: null,
  shelfRackUnits: null,
  energyPrice: null,
  rankedCost: 'purchase',
}

/** The values that are taken, as they were published: a range may become wider, never narrower. */
const published: Readonly<Record<keyof typeof given, readonly unknown[]>> = {
  serverMemory: [1, 100_000, null],
  serverWatts: [0.1, 100_000, null],
  driveWatts: [0.1, 100_000, null],
  missingWatts: ['not counted', 'assumed'],
  serverRackUnits: [0.1, 100, null],
  shelfPrice: [0, 1_000_000_000, null],
  shelfWatts: [0.1, 100_000, null],
  shelfRackUnits: [0.1, 100, null],
  energyPrice: [0, 1_000_000, null],
  rankedCost: ['purchase', '1 year', '3 years', '5 years'],
}

const versions = ['2013', '2016', '2019', 'SE', '2010'] as const
const linked = (changes: object) => decodePlan(codeSaying([changes, {}], '3'))

describe('memory, power and rack space', () => {
  it.each(versions)('travel in links and files of Exchange %s', (exchange) => {
    const plan = { ...withVersion(defaultPlan, exchange), ...given }
    expect(decodePlan(encodePlan(plan).code)).toStrictEqual({ ok: true, plan, leftOut: 0 })
    expect(decodeFile(encodeFile(plan))).toStrictEqual({ ok: true, plan })
  })

  it('are not written where there are none, and are none where they are not written', () => {
    const file = encodeFile(withVersion(defaultPlan, 'SE'))
    for (const key of Object.keys(given)) expect(file).not.toContain(key)
    expect(linked({})).toMatchObject({ ok: true, plan: leftOut })
  })

  it.each(Object.entries(published))('takes %s as it was published', (key, values) => {
    for (const value of values)
      expect(linked({ [key]: value })).toMatchObject({ ok: true, plan: { [key]: value } })
    for (const value of [-1, 1e10, 'four', [4], { watts: 4 }])
      expect(linked({ [key]: value })).toMatchObject({
        ...{ ok: false, problem: { code: 'invalid', problems: [{ path: key }] } },
      })
  })
})
