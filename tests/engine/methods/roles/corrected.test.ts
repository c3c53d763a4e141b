import { describe, expect, it } from 'vitest'
import { roleRequirements } from '../../../../src/engine/index.ts'
import { roleResults } from '../../../../src/engine/methods/roles/index.ts'
import { cases } from '../../../cases.ts'
import { computed } from '../../../roles/independent.ts'
import { wholeDesign } from '../../../roles/independent-input.ts'
import { formatted } from '../../../roles/independent-numbers.ts'
import { type Standing, standingOf, worstActive } from '../../../roles/independent-simulation.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { wideDesign } from '../../../roles/random-designs.ts'

// *Corrected* over designs drawn from the whole input space: what must hold of every one of them.

const count = cases(20, 1000)

/** The requirements of the design of a seed, its figures as plain numbers, and the checks that fail. */
function correctedOf(seed: number) {
  const design = wideDesign(seed)
  const plan = planFromKeys(design)
  const { figures, texts, checks } = roleRequirements(plan, 'corrected')
  const { activation } = roleResults(plan, 'corrected')
  const numbers: Record<string, number | null> = {}
  for (const [key, figure] of Object.entries(figures)) numbers[key] = figure?.value ?? null
  const fails = checks.filter((check) => check.fails).map((check): string => check.code)
  const stands = !fails.some((code) => cannotStand.includes(code))
  const d = wholeDesign(design, 'corrected')
  return { design, d, numbers, texts, checks, fails, stands, activation }
}

/** Checks whose failure leaves no DAG that could be placed. */
const cannotStand = ['members', 'copies', 'equalCopies', 'copies-in-site', 'quota', 'maxDb']

type Corrected = ReturnType<typeof correctedOf>

const remembered = new Map<number, Corrected>()

/** Holds a rule for the first designs, and tells which one breaks it. */
function everyDesign(rule: (one: Corrected) => void) {
  return () => {
    for (let seed = 1; seed <= count; seed += 1) {
      try {
        const one = remembered.get(seed) ?? correctedOf(seed)
        remembered.set(seed, one)
        rule(one)
      } catch (cause) {
        throw new Error(`design ${seed}: ${cause instanceof Error ? cause.message : cause}`, {
          cause,
        })
      }
    }
  }
}

const placing = (rule: (one: Corrected) => void) => (one: Corrected) => {
  if (one.stands && one.d.ha) rule(one)
}

/** All numbers of what a person is told; how they were worked out is left aside. */
function numbersWithin(told: unknown): number[] {
  if (typeof told === 'number') return [told]
  if (typeof told !== 'object' || told === null) return []
  return Object.entries(told).flatMap(([key, value]) => (key === 'how' ? [] : numbersWithin(value)))
}

const number = ({ numbers }: Corrected, key: string) => {
  const value = numbers[key]
  if (typeof value !== 'number') throw new Error(`${key} is missing`)
  return value
}

const found = (one: Corrected) => ({
  servers1: number(one, 'servers1'),
  dr1: number(one, 'dr1'),
  servers2: number(one, 'servers2'),
  dr2: number(one, 'dr2'),
  dbs: number(one, 'dbs'),
})

const standings = new Map<Corrected, Standing>()

/** Where the copies of a design stand, placed once. */
function standing(one: Corrected): Standing {
  const placed = standings.get(one) ?? standingOf(one.d, found(one))
  standings.set(one, placed)
  return placed
}

describe('a design, corrected', () => {
  it(
    'has no figure that is no number',
    everyDesign(({ numbers, checks }) => {
      for (const [key, value] of Object.entries(numbers))
        expect(value === null || Number.isFinite(value), `${key} is ${value}`).toBe(true)
      for (const { advice } of checks)
        expect(numbersWithin(advice).every(Number.isFinite)).toBe(true)
    }),
  )

  it(
    'has drives wherever it needs some',
    everyDesign((one) => {
      if (!one.stands) return
      expect(number(one, 'raid1')).toBeGreaterThan(0)
      expect(number(one, 'raidServer1')).toBeGreaterThan(0)
      if (one.texts.storage1 === 'JBOD') expect(one.numbers.jbodServer1).not.toBe(0)
      if (one.texts.storage2 === 'JBOD') expect(one.numbers.jbodServer2).not.toBe(0)
    }),
  )

  it(
    'has volumes that fit their drives, or says that they do not',
    everyDesign((one) => {
      if (!one.stands || one.texts.storage1 !== 'JBOD') return
      const fits = number(one, 'volume') <= formatted(one.d.disk1.db[0]) * (1 + 1e-9)
      if (!fits) expect(one.fails).toContain('jbod-too-small')
      const named = one.fails.includes('jbod-too-small') || one.fails.includes('jbod-too-slow')
      if (one.numbers.jbod1 === null) expect(named).toBe(true)
      else expect(Number.isInteger(one.numbers.jbod1)).toBe(true)
    }),
  )

  it(
    'has databases in whole placement groups, no more than a DAG may have',
    everyDesign(
      placing((one) => {
        expect(number(one, 'dbs') % number(one, 'group')).toBe(0)
        const most = Math.max(number(one, 'group'), number(one, 'perDag'))
        if (one.d.autoDb) expect(number(one, 'dbs')).toBeLessThanOrEqual(most)
      }),
    ),
  )

  it(
    'has databases within their limit, or says that it cannot',
    everyDesign((one) => {
      if (!one.stands) return
      const isWithin = number(one, 'dbSize') <= number(one, 'maxDb') * (1 + 1e-9)
      if (!isWithin) expect(one.fails).toContain('databases-capped')
    }),
  )

  it(
    'sizes processors and memory, stand-alone too',
    everyDesign((one) => {
      if (!one.stands) return
      for (const key of ['cpuNormal', 'cpuWorst', 'cores', 'gcCores', 'ram', 'ramNeed'])
        expect(number(one, key)).toBeGreaterThanOrEqual(key.startsWith('ram') ? 8 : 0)
      if (!one.d.ha) expect(number(one, 'W')).toBe(number(one, 'dbs'))
    }),
  )

  it(
    'places every copy on a server of its own',
    everyDesign(
      placing((one) => {
        const { placed } = standing(one)
        expect(placed).toHaveLength(number(one, 'dbs'))
        for (const { byHand } of placed) expect(new Set(byHand).size).toBe(byHand.length)
      }),
    ),
  )

  it(
    'counts the copies of the fullest server',
    everyDesign(
      placing((one) => {
        expect(number(one, 'copiesServer')).toBe(standing(one).mostCopies)
      }),
    ),
  )

  it('states the worst that a trial of every failure finds', everyDesign(placing(trialOfFailures)))
})

/** Every stated case against a plain trial, and what the servers of each site are sized for. */
function trialOfFailures(one: Corrected) {
  const { activation } = one
  const placement = standing(one)
  const { site1, site2 } = placement
  const isAA1 = one.d.sites && one.d.model === 'AA1'
  const plain = (on: readonly number[], lost: readonly number[], more: number) =>
    worstActive(placement, on, lost, more)
  const after = [0, 1, 2].map((more) => ({
    on2: () => plain(site2, site1, more),
    on1: () => (isAA1 ? plain(site1, site2, more) : 0),
  }))
  const ofSites = [
    activation.siteLost,
    activation.siteAndServerLost,
    activation.siteAndTwoServersLost,
  ]
  expectTried(activation.active, () => plain(site1, [], 0), 'A')
  expectTried(activation.oneServerLost, () => plain(site1, [], 1), 'FF')
  expectTried(activation.twoServersLost, () => plain(site1, [], 2), 'SF')
  expectTried(activation.active2, () => plain(site2, [], 0), 'normal2')
  expectTried(activation.oneServerLost2, () => plain(site2, [], 1), 'first2')
  expectTried(activation.twoServersLost2, () => plain(site2, [], 2), 'second2')
  for (const [more, { on1, on2 }] of after.entries())
    expectTried(ofSites[more] ?? null, () => Math.max(on1(), on2()), `a site and ${more} more`)
  const applying = after.filter((_, more) => ofSites[more])
  const { active, oneServerLost, twoServersLost, oneServerLost2, twoServersLost2 } = activation
  const most = (cases: readonly ({ value: number } | null)[], sites: readonly number[]) =>
    Math.max(0, ...sites, ...cases.map((each) => each?.value ?? 0))
  expect(number(one, 'W'), 'W').toBe(
    most(
      [active, oneServerLost, twoServersLost],
      applying.map(({ on1 }) => on1()),
    ),
  )
  if (activation.worstCase2)
    expect(activation.worstCase2.value, 'W2').toBe(
      most(
        [oneServerLost2, twoServersLost2],
        applying.map(({ on2 }) => on2()),
      ),
    )
}

function expectTried(stated: { value: number } | null, trial: () => number, name: string) {
  if (stated) expect(stated.value, name).toBe(trial())
}

describe('what follows from the placement, corrected', () => {
  it(
    'equals the result of the independent script',
    everyDesign((one) => {
      if (!one.stands) return
      const { numbers, d, design, texts } = one
      const basis = {
        ...found(one),
        copiesServer: number(one, 'copiesServer'),
        ...{ A: numbers.A ?? null, FF: numbers.FF ?? null, SF: numbers.SF ?? null },
        ...{ SiteF: numbers.SiteF ?? null, Site1: numbers.Site1 ?? null },
        ...{ Site2: numbers.Site2 ?? null, W: numbers.W ?? null, W2: numbers.W2 ?? null },
      }
      const own = computed(design, basis)
      const skipped = new Set(notCompared)
      if (!d.hours) skipped.add('rpoDag')
      for (const [key, value] of Object.entries(own.figures)) {
        if (skipped.has(key)) continue
        const engine = numbers[key] ?? null
        const same =
          engine === null || value === null
            ? engine === value
            : Math.abs(engine - value) <= 1e-6 * Math.abs(value) + 1e-9
        expect(same, `${key}: engine ${engine}, script ${value}`).toBe(true)
      }
      expect(texts).toMatchObject(own.texts)
    }),
  )
})

/** Counted on the placement, and held there. */
const notCompared = [
  ...['nCalc', 'nSym', 'raw', 'group', 'perDag', 'copiesDag', 'maxActive1', 'maxPref1'],
]
