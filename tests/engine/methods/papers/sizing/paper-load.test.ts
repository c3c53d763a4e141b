import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../../../src/engine/core/worked-inputs.ts'
import { measuredMaintenancePerDatabase } from '../../../../../src/engine/hardware/equallogic-tests.ts'
import { judgedLoad } from '../../../../../src/engine/methods/papers/sizing/iops.ts'
import {
  logIops,
  maintenanceByShare,
  maintenanceIops,
} from '../../../../../src/engine/methods/papers/sizing/paper-load.ts'
import { logSharePointsForCopies } from '../../../../../src/engine/methods/papers/sizing/shares.ts'
import { planWith, sized } from '../../../plans.ts'

const dust = 1e-9
const iops = (value: number) => givenFigure('Any', value, 'IOPS', 'any')
const share = (value: number) => givenFigure('Any', value, '%', 'any')

describe('points for the copies of a DAG', () => {
  it.each([
    [1, 0],
    [2, 0.02],
    [3, (2 + Math.log2(1.5)) / 100],
    [4, 0.03],
    [8, 0.04],
    [16, 0.05],
  ])('%d copies → %d', (copies, points) => {
    const found = logSharePointsForCopies({
      copies: givenFigure('Copies', copies, 'copies', 'copies'),
    })
    expect(Math.abs(found.value - points)).toBeLessThan(1e-15)
  })
})

describe('maintenance stays between 1.0 and 1.5 times what was measured per database', () => {
  // Seven databases at 33 − 2 × 5 ÷ 15 = 32.33 IOPS each: 226.33 at least, 339.5 at most.
  const databases = givenFigure('Databases', 7, 'databases', 'databases')
  const perDatabase = measuredMaintenancePerDatabase(databases)
  const least = perDatabase.value * 7
  const most = 1.5 * least
  const bounded = (byShare: number) =>
    maintenanceIops({ byShare: iops(byShare), perDatabase, databases }).value

  it('which is 226.3 to 339.5 IOPS in seven', () => {
    expect(Math.abs(least - 226 - 1 / 3)).toBeLessThan(dust)
    expect(Math.abs(most - 339.5)).toBeLessThan(dust)
  })
  it.each([
    ['just under the lower bound', least - 0.01, least],
    ['at the lower bound', least, least],
    ['just over the lower bound', least + 0.01, least + 0.01],
    ['just under the upper bound', most - 0.01, most - 0.01],
    ['at the upper bound', most, most],
    ['just over the upper bound', most + 0.01, most],
    ['none at all', 0, least],
  ])('%s', (_where, byShare, out) => {
    expect(Math.abs(bounded(byShare) - out)).toBeLessThan(dust)
  })

  it.each([
    ['few databases of heavy mailboxes', { messages: 400 }, { databases: 2 }, 2 * 37],
    ['many databases', { mailboxes: 12_000 }, { databases: 20 }, 1.5 * 20 * 28],
    ['the worked example is untouched', {}, {}, (1380 / 0.7) * 0.13],
  ])('%s', (_what, tier, changes, out) => {
    const { maintenance } = sized(planWith(tier, changes)).iops
    expect(Math.abs(maintenance.value - out)).toBeLessThan(1e-9 * out)
  })
})

describe('a share with its points is never below 0', () => {
  const base = iops(1000)

  it.each([
    ['just under', 0.029, 0],
    ['at', 0.03, 0],
    ['just over', 0.031, 1],
  ])('of logs: %s', (_where, ofLogs, out) => {
    const logs = { base, share: share(ofLogs), copies: share(0.01), layout: share(-0.04) }
    expect(Math.abs(logIops(logs).value - out)).toBeLessThan(dust)
  })

  it.each([
    ['just under', 0.059, 0],
    ['at', 0.06, 0],
    ['just over', 0.061, 1],
  ])('of maintenance: %s', (_where, ofMaintenance, out) => {
    const found = maintenanceByShare({ base, share: share(ofMaintenance), layout: share(-0.06) })
    expect(Math.abs(found.value - out)).toBeLessThan(dust)
  })
})

describe('outside of the profiles that were measured', () => {
  it.each([
    [59, 1],
    [60, 0],
    [61, 0],
    [359, 0],
    [360, 0],
    [361, 1],
  ])('%d messages: %d log shares are marked', (messagesPerDay, marked) => {
    const plan = planWith({ messages: messagesPerDay })
    const shares = extrapolatedNumbersBehind(sized(plan).iops.logs).filter(
      ({ how }) => how.kind === 'row',
    )
    expect(shares).toHaveLength(2 * marked)
  })
  it.each([
    [1, 1],
    [2, 0],
    [20, 0],
    [21, 1],
  ])('%d databases: %d maintenance points are marked', (databases, marked) => {
    expect(
      extrapolatedNumbersBehind(sized(planWith({}, { databases })).iops.maintenance),
    ).toHaveLength(marked)
  })
})

describe('the reserve', () => {
  const reserve = (changes: Parameters<typeof planWith>[1]) => {
    const { iops } = sized(planWith({}, changes))
    expect(iops.designRequirement.value).toBe(iops.expectedLoad.value + iops.reserve.value)
    return iops.reserve.value / iops.expectedLoad.value
  }
  it('is the paper’s, a percentage, or none', () => {
    expect(Math.abs(reserve({}) - 1380 * (1 / 0.7 - 1) * (1 / 2129.142857142857))).toBeLessThan(
      dust,
    )
    expect(Math.abs(reserve({ reserve: 'percent' }) - 0.2)).toBeLessThan(dust)
    expect(Math.abs(reserve({ reserve: 'percent', reservePercent: 35 }) - 0.35)).toBeLessThan(dust)
    expect(reserve({ reserve: 'none' })).toBe(0)
  })
})

it('a measured figure takes the place of the one derived from messages', () => {
  const { iops, tiers } = sized(planWith({ measuredIops: 0.3 }))
  expect(tiers[0].perMailbox.how).toMatchObject({ kind: 'given', answer: 'measuredIops' })
  expect(Math.abs(iops.transactional.value - 2070)).toBeLessThan(dust)
})

it('tiers of different profiles read the shares at their mean', () => {
  const plan = planWith({})
  const tier = (mailboxes: number, messagesPerDay: number) => ({
    ...plan.tiers[0],
    mailboxes,
    messages: messagesPerDay,
  })
  const mixed = sized({ ...plan, tiers: [tier(3000, 100), tier(3000, 300)] }).iops
  const alike = sized(plan).iops
  expect(Math.abs(mixed.expectedLoad.value - alike.expectedLoad.value)).toBeLessThan(1e-8)
})

it.each([
  ['half', 5, 10],
  ['just less', 10 * (1 - 1e-9), 10],
  ['as much', 10, 10],
  ['just more', 10 * (1 + 1e-9), 10 * (1 + 1e-9)],
  ['five times as much', 50, 50],
])(
  'arrays are judged by the larger of 10 IOPS of the paper and %s by the model',
  (_, ofModel, out) => {
    expect(judgedLoad({ paper: iops(10), model: iops(ofModel) }).value).toBe(out)
  },
)

it.each(['paper', 'percent', 'none'] as const)(
  'the reserve is added to what arrays are judged by: %s',
  (reserve) => {
    const { judged, judgedWithReserve, reserve: added } = sized(planWith({}, { reserve })).iops
    expect(judgedWithReserve.value).toBe(judged.value + added.value)
  },
)
