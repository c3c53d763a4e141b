import { expect } from 'vitest'
import errata from '../../../src/engine/core/errata.json' with { type: 'json' }
import {
  permutations,
  roundedToStep,
  roundedUp,
  roundedUpToStep,
} from '../../../src/engine/core/rounding.ts'
import type { RoleFigureKey } from '../../../src/engine/figures/index.ts'
import { roleRequirements, type workbookErratumIds } from '../../../src/engine/index.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { near, says, to } from './says.ts'

const GiB = 2 ** 30
/** A drive of so many decimal GB, formatted, in GiB. */
const formatted = (gigabytes: number) => (gigabytes * 1e9) / GiB
/** The volume of so many databases of a size, with room to merge one index, in GiB. */
const volume = (databases: number, size: number, logs = 0) =>
  (databases * size + 0.2 * (databases + 1) * size + logs) / 0.95
const { design: A } = exampleA
const { design: B } = exampleB
const { design: C } = exampleC
const [tier] = A.tiers

type Design = Parameters<typeof planFromKeys>[0]

/** A figure of a design in either mode. */
const figure = (design: Design, key: RoleFigureKey) =>
  (['microsoft', 'corrected'] as const).map(
    (mode) => roleRequirements(planFromKeys(design), mode).figures[key]?.value ?? null,
  )

/** Codes of the checks that fail in a design, corrected. */
const failing = (design: Design) =>
  roleRequirements(planFromKeys(design), 'corrected').checks.flatMap(({ code, fails }) =>
    fails ? [code] : [],
  )

/** Shares of a day’s logs in each hour, of examples B and C. */
const hours = [1, 1, 1, 1, 1, 2, 3, 5, 8, 10, 9, 8, 6, 7, 8, 8, 7, 5, 3, 2, 1, 1, 1, 1]
/** The largest mean share of so many hours in a row. */
const busiest = (count: number) =>
  Math.max(
    ...hours.map((_, from) =>
      Array.from({ length: count }, (_each, at) => hours[(from + at) % 24] ?? 0).reduce(
        (sum, one) => sum + one / count / 100,
        0,
      ),
    ),
  )

/** The workbook’s errata, by plain arithmetic on what their records say. */
export const workbookShown = {
  MS1: () => {
    near(formatted(8000), 7450.6, 0.05)
    says(errata.MS1.follows, 7498, 7450.6)
    // Everything on the volume belongs to the mailboxes of its databases: more of these, less each.
    const [stated, next] = [54, roundedUpToStep(54 + 1, 6)]
    expect((7498.008041 * stated) / next).toBeLessThan(formatted(8000))
    says(errata.MS1.effect, next, stated, 50, 75)
    const light = { ...tier, growth: 0, msgs: 50, kb: 75 }
    expect(figure({ ...A, symmetric: false, tiers: [light] }, 'dbs')).toEqual([stated, next])
  },
  MS2: () => {
    expect(7498.008041).toBeGreaterThan(formatted(8000))
    says(errata.MS2.follows, 0, 23)
  },
  MS3: () => {
    says(errata.MS3.follows, to(0, (2000 * 1.4) / 0.95), to(0, formatted(3000)))
    says(errata.MS3.effect, roundedUp((formatted(3000) * 0.95) / 1.4))
    const large = { ...A.disk1, db: [3000, '7.2K SAS 3.5'] } as const
    expect(figure({ ...A, lag: 0, multiDb: false, disk1: large }, 'maxDb')).toEqual([2000, 1896])
  },
  MS4: () => {
    says(errata.MS4.follows, 40 % 6, 40 + (40 % 6))
    says(errata.MS4.effect, roundedUpToStep(40, 6), 44)
    expect(figure({ ...A, autoDb: false, customDb: 40 }, 'dbs')).toEqual([44, 42])
  },
  MS5: () => {
    // 40,000 mailboxes of 6,510 MiB in 150 databases; 179 of them may be in one.
    const perMailbox = (1695.833333 / 40_000) * 150
    near(roundedUp((1415.610313 - 0) / perMailbox), 223, 1)
    near(roundedUpToStep(40_000 / 179, 2), 224)
    says(errata.MS5.follows, 224, 150, 1696, 1416)
    expect(failing({ ...A, tiers: [{ ...tier, n: 40_000, growth: 0, kb: 75 }] })).toContain(
      'databases-capped',
    )
  },
  MS6: () => {
    near(420 - permutations(7, 3), 210)
    expect(roundedUpToStep(233, permutations(7, 3))).toBe(420)
    says(errata.MS6.follows, 233, 210, 2557, 2000)
  },
  MS7: () => {
    expect(4 + 2).toBeGreaterThanOrEqual(4)
    expect(2).toBeLessThan(4)
    says(errata.MS7.effect, 10)
    expect(figure(B, 'SF')).toEqual([null, 10])
  },
  MS8: () => {
    says(errata.MS8.follows, 22, 155)
    expect(figure(A, 'SF')).toEqual([22, 21])
    expect(figure(A, 'ramNeed')).toEqual([94, 90])
    says(errata.MS8.effect, 22, 21, 94, 90)
  },
  MS9: () => {
    says(errata.MS9.follows, 95, 165, 22, 20, 24, 32)
    // 16 active on each of 5: evenly over the other four they are 20, and over three 24.
    near(16 + 16 / 4, 20)
    says(errata.MS9.effect, 20, 24)
    expect([...figure(C, 'FF'), ...figure(C, 'SF')]).toEqual([20, 20, 24, 24])
  },
  MS10: () => {
    says(errata.MS10.effect, 30, roundedToStep((44 * 4) / 6, 1))
    says(errata.MS10.follows, to(1, (44 * 4) / 6), roundedToStep((44 * 4) / 6, 1), 30)
    expect(30 * 6).toBeGreaterThanOrEqual(44 * 4)
    expect(29 * 6).toBeLessThan(44 * 4)
    const asked = { ...A, autoDb: false, customDb: 40 }
    expect(figure(asked, 'copiesServer')).toEqual([29, 28])
  },
  MS11: () => {
    says(errata.MS11.follows, 11 / 4)
    says(errata.MS11.effect, roundedUp(11 / 4), 11 / 4)
  },
  MS12: () => {
    const alone = { ...A, ha: false, tiers: [{ ...tier, n: 2000 }] }
    expect(figure(alone, 'cpuWorst')[0]).toBeNull()
    expect(figure(alone, 'cpuWorst')[1]).toBeGreaterThan(0)
    expect(figure(alone, 'ram')).toEqual([null, 16])
  },
  MS13: () => {
    says(errata.MS13.follows, 8000, to(1, 152.587891))
    says(errata.MS13.effect, 8000, to(1, 152.587891 / 2), to(1, 152.587891))
    const small = { ...tier, n: 8000, quota: 2048, growth: 0, kb: 75 }
    const pair = { sites: true, model: 'AAN', servers: 4, copies: 4, copies2: 2, lag: 0 } as const
    const [stated = 0, corrected = 0] = figure({ ...A, ...pair, tiers: [small] }, 'transport')
    near(stated ?? 0, 2 * (corrected ?? 0))
    near(stated ?? 0, 152.587891, 1e-6)
  },
  MS14: () => {
    const items = ((13_200 / 78) * 6549) / 100
    const memory = (of: number) => 7 + (of * 22 * 110 + of * (52 - 22) * 24) / GiB
    near(memory(items), 7.03241, 5e-6)
    says(errata.MS14.follows, 1024, to(2, memory(items)), to(2, memory(items * 1024)))
    near(figure(A, 'ciMem')[0] ?? 0, memory(items))
    says(errata.MS14.effect, to(2, figure(A, 'ciMem')[1] ?? 0), to(2, memory(items)), 7)
  },
  MS15: () => {
    const search = roundedToStep(4433 / 170.666666, 0.5)
    says(errata.MS15.follows, search, 1.3, to(1, search * 1.3), search + 1.3)
    says(errata.MS15.effect, 4433, 1.3, to(1, search * 1.3), search + 1.3)
  },
  MS16: () => {
    const factor = (kb: number) => kb / 78.947368421
    expect(roundedToStep(factor(3), 0.1)).toBe(0)
    expect(roundedToStep(factor(4), 0.1)).toBe(0.1)
    says(errata.MS16.follows, to(2, factor(75)), roundedToStep(factor(75), 0.1))
    says(errata.MS16.effect, to(2, factor(75)), to(2, factor(100)), roundedToStep(factor(100), 0.1))
    expect(figure({ ...A, tiers: [{ ...tier, n: 9000, kb: 3 }] }, 'logsPerMailbox0')).toEqual([
      0, 2,
    ])
  },
  MS17: () => {
    const whole = 88.942446 / 0.1
    const megabits = (count: number) => to(1, whole * busiest(count))
    says(errata.MS17.follows, megabits(5), megabits(4))
    says(errata.MS17.effect, megabits(5), megabits(4))
    near(whole * busiest(5), 72.932805, 1e-5)
    near(figure(B, 'rpoDag')[0] ?? 0, 72.932805, 1e-6)
  },
  MS18: () => {
    const bits = 1e9 * 0.05
    const window = (least: number) => {
      let found = 65_535
      while (found < least) found *= 2
      return found
    }
    says(errata.MS18.follows, window(bits), window(bits / 8), window(bits) / window(bits / 8))
  },
  MS19: () => {
    says(errata.MS19.decision, 10, 24 - 1)
    says(errata.MS19.effect, to(1, figure({ ...C, hours: null }, 'peakDag')[1] ?? 0))
  },
  MS20: () => {
    expect(errata.MS20.decision).toMatch(/^Kept/)
  },
  MS21: () => {
    const passive = 150 * 0.0137
    says(errata.MS21.follows, passive, to(3, passive * (0.3 * 1.5 + 0.7)))
    says(errata.MS21.effect, passive, to(3, passive * (0.3 * 1.5 + 0.7)))
  },
  MS22: () => {
    says(errata.MS22.follows, 1.1 * 500, 1.1 * 4 * 500)
  },
  MS23: () => {
    says(errata.MS23.follows, 2 * 2048)
  },
  MS24: () => {
    expect(2).not.toBeGreaterThan(2)
  },
  MS25: () => {
    expect(errata.MS25.printed).toContain('always')
  },
  MS26: () => {
    const churn = (300 * 150) / 1024
    const kept = (share: number) => share * churn * 30 + 0.042 * 20_480 + share * churn
    near(kept(1), 2222.464687, 1e-6)
    says(errata.MS26.effect, to(0, kept(0)), to(0, kept(1)))
  },
  MS27: () => {
    says(errata.MS27.printed, 30, 20)
  },
  MS28: () => {
    says(errata.MS28.follows, 80 / 4, 80 / 5)
    says(errata.MS28.effect, 80 / 4, 80 / 5)
  },
  MS29: () => {
    expect(errata.MS29.decision).toMatch(/^Kept/)
  },
  MS30: () => {
    // What log₁₀ gives in floating point, by the way most programs divide two logarithms.
    expect(Math.floor(Math.log(1000) / Math.log(10)) + 1).toBe(3)
    expect(String(1000)).toHaveLength(4)
  },
  MS31: () => {
    expect(errata.MS31.decision).toContain('two sites')
  },
  MS32: () => {
    const limit = (k: number) => ((formatted(8000) / k) * 0.95) / (1 + 0.2 + 0.2 / k)
    says(errata.MS32.follows, to(0, limit(2)), to(0, volume(3, limit(2))), to(1, formatted(8000)))
    says(errata.MS32.effect, to(0, limit(3)), to(0, limit(2)))
    near(volume(3, limit(3)), formatted(8000), 1e-6)
  },
  MS33: () => {
    says(errata.MS33.printed, 41, 16)
  },
  MS34: () => {
    expect(Number('–') + Number('–')).toBeNaN()
  },
  MS35: () => {
    expect(Math.floor(50 / 60)).toBe(0)
  },
  MS36: () => {
    says(errata.MS36.follows, 40 / 4, 40 - 40 / 4)
    says(errata.MS36.effect, 40 / 4, 40 - 40 / 4)
  },
  MS37: () => {
    expect(errata.MS37.printed).toContain('none')
  },
  MS38: () => {
    says(errata.MS38.follows, 22, 23, 22 + 23)
    says(errata.MS38.effect, 22, 22 + 23)
  },
  MS39: () => {
    const active = 36 / 3
    says(errata.MS39.follows, 36, Math.ceil(active + active / (3 - 1)))
    says(errata.MS39.effect, 36, Math.ceil(active + active / (3 - 1)))
  },
} satisfies Record<(typeof workbookErratumIds)[number], () => void>
