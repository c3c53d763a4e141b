import {
  defaultPlan,
  type Field,
  fields,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { chanceFrom } from '../../chance.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { randomDesign } from '../../roles/random-designs.ts'
import { planWith } from '../plans.ts'

/** The answers that a customer changes first. */
export const usualKeys = ['mailboxes', 'growth', 'quota', 'messages', 'overhead'] as const

type Chance = () => number

function one<T>(chance: Chance, all: readonly [T, ...T[]]): T {
  return all[Math.floor(chance() * all.length)] ?? all[0]
}

/** A plan of Exchange 2013 to SE: of one or two sites, up to four tiers, in either mode. */
export function planOfRoles(seed: number): Plan {
  return seed % 2 === 0 ? usualPlan(chanceFrom(seed)) : planFromKeys(randomDesign(seed))
}

/** One as people begin: defaults, with other users, copies, drives and sites. */
function usualPlan(chance: Chance): Plan {
  const plan = withVersion(defaultPlan, one(chance, ['2013', '2016', '2019', 'SE']))
  const [first] = plan.tiers
  const tier = () => ({
    ...first,
    mailboxes: 200 + Math.round(chance() * 12_000),
    quota: one(chance, [500, 1024, 2048, 5120, 10_240]),
    messages: one(chance, [50, 100, 150, 200]),
    growth: one(chance, [0, 5, 10]),
  })
  return {
    ...plan,
    overhead: one(chance, [0, 20]),
    sites: one(chance, [1, 2]),
    siteModel: one(chance, ['AP', 'AA1']),
    activeServers: one(chance, [4, 6, 8]),
    copies: one(chance, [2, 3]),
    secondSiteCopies: one(chance, [1, 2]),
    dags: one(chance, [1, 1, 2]),
    jbod: chance() < 0.5,
    databaseDrive: one(chance, [2400, 4000, 8000]),
    mode: one(chance, ['corrected', 'microsoft']),
    tiers: [tier(), ...Array.from({ length: Math.floor(chance() * 4) }, tier)],
  }
}

/** A plan of Exchange 2003 to 2010: of one or two sites, up to four tiers. */
export function planOfPapers(chance: Chance): Plan {
  const plan = planWith(
    {},
    {
      exchange: one(chance, ['2003', '2007', '2010']),
      sites: one(chance, [1, 2]),
      overhead: one(chance, [0, 20]),
    },
  )
  const [first] = plan.tiers
  const tier = () => ({
    ...first,
    mailboxes: 200 + Math.round(chance() * 4000),
    quota: one(chance, [500, 1024, 2048, 5120]),
    messages: one(chance, [50, 100, 150, 200]),
    growth: one(chance, [0, 5, 10]),
  })
  const others = Array.from({ length: Math.floor(chance() * 4) }, tier)
  return { ...plan, tiers: [tier(), ...others] }
}

/** Up to five of some answers, each by up to a fifth more or less; whole numbers stay whole. */
export function changed(plan: Plan, keys: readonly string[], chance: Chance): Plan {
  const drawn = keys.map((key) => [chance(), key] as const).toSorted(([a], [b]) => a - b)
  const some = drawn.slice(0, 1 + Math.floor(chance() * Math.min(5, keys.length)))
  return some.reduce((of, [, key]) => {
    const field = fields.find((found) => found.key === key)
    return field ? changedIn(of, field, chance) : of
  }, plan)
}

function changedIn(plan: Plan, field: Field, chance: Chance): Plan {
  const tiers = field.scope === 'tier' ? plan.tiers.map((_, at) => at) : [0]
  return tiers.reduce((of, tier) => {
    const held = field.read(of, tier)
    if (typeof held !== 'number') return of
    const found = held * (0.8 + 0.4 * chance())
    return field.write(of, tier, Number.isInteger(held) ? Math.round(found) : found)
  }, plan)
}

/** The answers of a plan that are numbers and count. */
export function numbersOf(plan: Plan): readonly string[] {
  return fields
    .filter((field) => field.kind === 'number' && !field.unused?.(plan, 0))
    .filter((field) => typeof field.read(plan, 0) === 'number')
    .map(({ key }) => key)
}

/** A way to make plans of either method, by a seed. */
export const plansOfMethods: readonly (readonly [string, (seed: number) => Plan])[] = [
  ['2013 to SE', planOfRoles],
  ['2003 to 2010', (seed) => planOfPapers(chanceFrom(seed))],
]
