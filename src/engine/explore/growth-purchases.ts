import { formula } from '../core/formula.ts'
import type { RequirementCode } from '../core/requirement.ts'
import { byHand, ownRule } from '../core/source.ts'
import { sum, type Worked } from '../core/worked.ts'
import type { Build, Candidate } from '../designs/candidate.ts'
import { designOf } from '../designs/design-of.ts'
import type { GrowthYear } from './growth-timeline.ts'

/** The most arrays per server that a plan can consider. */
const mostArrays = 8

const moreOfTheSame = ownRule(
  'Arrays of the same model, with the same drives in the same RAID policy.',
)

/** Arrays to buy for a year. */
export const arraysToBuy = formula({
  label: 'Arrays to buy',
  unit: 'arrays',
  takes: { needed: 'arrays', before: 'arrays' },
  text: 'needed − before',
  source: moreOfTheSame,
  examples: [{ in: { needed: 5, before: 3 }, out: 2, source: byHand }],
})

/** Their drives, spares included. */
export const drivesToBuy = formula({
  label: 'Drives to buy',
  unit: 'drives',
  takes: { needed: 'drives', before: 'drives' },
  text: 'needed − before',
  source: moreOfTheSame,
  examples: [{ in: { needed: 120, before: 96 }, out: 24, source: byHand }],
})

/** Their price. */
export const costToBuy = formula({
  label: 'Price of the arrays to buy',
  unit: 'money',
  takes: { needed: 'money', before: 'money' },
  text: 'needed − before',
  source: ownRule('At the prices entered today, without what they may fall or rise by.'),
  examples: [{ in: { needed: 125_000, before: 100_000 }, out: 25_000, source: byHand }],
})

/** What is up to its limit: the space or the expected load of one server. */
export type Outgrowth = 'capacity' | 'iops'

/** Arrays to be bought by the end of a year; those of today are the design itself. */
export type Purchase = {
  readonly year: number
  /** Arrays of each server from then on. */
  readonly perServer: number
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly cost: Worked<'money'> | null
  /** Arrays in all from then on. */
  readonly inAll: Worked<'arrays'>
  /** What made it necessary; empty for the design itself. */
  readonly because: readonly Outgrowth[]
}

/** The design of a year, judged at its end against what that year needs. */
export type YearlyDesign = { readonly year: GrowthYear; readonly design: Candidate }

/** How a design is added to as the mailboxes grow. */
export type Purchases = {
  readonly steps: readonly Purchase[]
  /** The design of every year up to the one that no number of arrays holds. */
  readonly yearly: readonly YearlyDesign[]
  /** The first year that not even eight arrays for each server hold, and what runs out. */
  readonly beyond: { readonly year: number; readonly because: readonly Outgrowth[] } | null
  /** The fewest arrays per server that hold today; null where none do. */
  readonly fewestToday: number | null
  /** Price of all steps; null where none was entered. */
  readonly cost: Worked<'money'> | null
}

/**
 * Follows a design over the years, and adds arrays of the same kind to each server when it no longer
 * holds the expected load or its space. What was bought stays.
 */
export function purchasesOf(years: readonly GrowthYear[], build: Build): Purchases {
  const steps: Purchase[] = []
  const yearly: YearlyDesign[] = []
  let { perServer } = build
  let before: Candidate | null = null
  let beyond: Purchases['beyond'] = null
  for (const year of years) {
    const found = firstThatHolds(year, build, perServer)
    if (!found.design) {
      beyond = { year: year.year, because: found.because }
      break
    }
    const { design } = found
    if (before?.perServer !== design.perServer)
      steps.push(purchase(year, design, before, found.because))
    yearly.push({ year, design })
    before = design
    perServer = design.perServer
  }
  const costs = steps.flatMap(({ cost }) => cost ?? [])
  const [today] = years
  return {
    steps,
    yearly,
    beyond,
    fewestToday: (today && firstThatHolds(today, build, 1).design?.perServer) ?? null,
    cost: costs.length === 0 ? null : sum('Price over the years', costs, moreOfTheSame),
  }
}

type Found = { readonly design: Candidate | null; readonly because: readonly Outgrowth[] }

/** The design with the fewest arrays per server, from some number on, that holds in a year. */
function firstThatHolds({ plan, sizing }: GrowthYear, build: Build, from: number): Found {
  const because = new Set<Outgrowth>()
  for (let perServer = from; perServer <= mostArrays; perServer += 1) {
    const design = designOf(plan, sizing, { ...build, perServer })
    if (design.verdict !== 'does not fit') return { design, because: [...because] }
    for (const one of outgrowths(design)) because.add(one)
  }
  return { design: null, because: [...because] }
}

function outgrowths({ constraints }: Candidate): Outgrowth[] {
  const fails = (one: (code: RequirementCode) => boolean) =>
    constraints.some(({ code, at, holds }) => !holds && at === 'expected load' && one(code))
  const found: Outgrowth[] = []
  if (fails((code) => code === 'capacity')) found.push('capacity')
  if (fails((code) => code !== 'capacity')) found.push('iops')
  return found
}

function purchase(
  { year }: GrowthYear,
  design: Candidate,
  before: Candidate | null,
  because: readonly Outgrowth[],
): Purchase {
  const { perServer, arrays, drives, cost } = design
  const then = { year, perServer, inAll: arrays, because }
  if (!before) return { ...then, arrays, drives, cost }
  return {
    ...then,
    arrays: arraysToBuy({ needed: arrays, before: before.arrays }),
    drives: drivesToBuy({ needed: drives, before: before.drives }),
    cost: cost && before.cost && costToBuy({ needed: cost, before: before.cost }),
  }
}
