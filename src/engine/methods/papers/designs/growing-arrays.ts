import { formula } from '../../../core/formula.ts'
import type { RequirementCode } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import { sum } from '../../../core/worked.ts'
import { type ArrayBuild, type Candidate, designId } from '../../../designs/candidate.ts'
import type { GrowthYear, GrowthYears, OutgrownDesign } from '../../../designs/growth-years.ts'
import { carriesExpectedLoad } from '../../../designs/judge.ts'
import { iopsCarriedByArrays, judgeBuild } from '../../../designs/judge-build.ts'
import { poolPredictions } from '../../../designs/pool-prediction.ts'
import {
  type ArrayGrowthPurchases,
  type ArrayPurchase,
  type BrokenYear,
  extendYearByYear,
  type GrownArrays,
  type YearOfGrownArrays,
} from '../../port/growth.ts'
import type { UnmetCode } from '../../port/port.ts'

/** Most arrays per server that a plan can consider. */
const mostArrays = 8

const moreOfTheSame = ownRule(
  'Arrays of the same model, with the same drives in the same RAID policy.',
)

export const arraysToBuy = formula({
  label: 'Arrays to buy',
  unit: 'arrays',
  takes: { needed: 'arrays', before: 'arrays' },
  text: 'needed − before',
  source: moreOfTheSame,
})

/** Drives of the arrays to buy, spares included. */
export const drivesToBuy = formula({
  label: 'Drives to buy',
  unit: 'drives',
  takes: { needed: 'drives', before: 'drives' },
  text: 'needed − before',
  source: moreOfTheSame,
})

export const costToBuy = formula({
  label: 'Price of the arrays to buy',
  unit: 'money',
  takes: { needed: 'money', before: 'money' },
  text: 'needed − before',
  source: ownRule('At the prices entered today, without what they may fall or rise by.'),
})

/** Years in which arrays are outgrown, and the purchases that extend them. */
export function growArrays(candidate: Candidate, followed: GrowthYears): GrownArrays {
  const [outgrown] = outgrownDesigns(followed, [candidate])
  if (!outgrown) throw new Error('The design was followed')
  const purchases = arrayPurchases(followed.years, candidate)
  const years = arrayYears(followed.years, purchases)
  return { kind: 'arrays', broken: brokenIn(followed.years), years, outgrown, purchases }
}

function brokenIn(years: readonly GrowthYear[]): BrokenYear | null {
  const first = years.find(({ sizing }) => sizing.broken.length > 0)
  return first ? { year: first.year, problems: first.sizing.broken } : null
}

function arrayYears(
  years: readonly GrowthYear[],
  { yearly }: ArrayGrowthPurchases,
): readonly YearOfGrownArrays[] {
  return years.map(({ year, sizing, explained }, at) => {
    const design = yearly[at]?.design ?? null
    return {
      year,
      mailboxes: explained(sizing.mailboxes),
      capacity: explained(sizing.volumes.perServer),
      judged: explained(sizing.iops.judged),
      required: explained(sizing.iops.judgedWithReserve),
      perServer: design?.perServer ?? null,
      usable: design?.usable ?? null,
      carries: design && explained(iopsCarriedByArrays(design)),
    }
  })
}

/** Arrays to buy in each year: more of the same when expected load or space no longer fit. */
export function arrayPurchases(
  years: readonly GrowthYear[],
  build: ArrayBuild,
): ArrayGrowthPurchases {
  const { yearly, beyond } = extendYearByYear(years, build, firstThatHolds)
  const steps = yearly.flatMap(({ year, built, because }, at): readonly ArrayPurchase[] => {
    const before = yearly[at - 1]?.built ?? null
    return before?.perServer === built.perServer ? [] : [purchase(year, built, before, because)]
  })
  const costs = steps.flatMap(({ cost }) => cost ?? [])
  const [today] = years
  return {
    steps,
    yearly: yearly.map(({ year, built: design }) => ({ year, design })),
    beyond,
    fewestToday:
      (today && firstThatHolds(today, { ...build, perServer: 1 }).built?.perServer) ?? null,
    cost: costs.length === 0 ? null : sum('Price over the years', costs, moreOfTheSame),
  }
}

type Found = { readonly built: Candidate | null; readonly because: readonly UnmetCode[] }

/** Design with the fewest arrays per server that holds in a year; never fewer than are built. */
function firstThatHolds({ plan, sizing }: GrowthYear, build: ArrayBuild): Found {
  const because = new Set<UnmetCode>()
  for (let { perServer } = build; perServer <= mostArrays; perServer += 1) {
    const built = judgeBuild(plan, sizing, { ...build, perServer })
    if (built.verdict !== 'does not fit') return { built, because: [...because] }
    for (const one of outgrowths(built)) because.add(one)
  }
  return { built: null, because: [...because] }
}

function outgrowths({ constraints }: Candidate): ('capacity' | 'iops')[] {
  const fails = (one: (code: RequirementCode) => boolean) =>
    constraints.some(({ code, at, holds }) => !holds && at === 'expected load' && one(code))
  const found: ('capacity' | 'iops')[] = []
  if (fails((code) => code === 'capacity')) found.push('capacity')
  if (fails((code) => code !== 'capacity')) found.push('iops')
  return found
}

function purchase(
  { year }: GrowthYear,
  design: Candidate,
  before: Candidate | null,
  because: readonly UnmetCode[],
): ArrayPurchase {
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

/** When designs are outgrown. Every year is checked, as one more database can lower the load. */
export function outgrownDesigns(
  { years, end }: GrowthYears,
  candidates: readonly Candidate[],
): readonly OutgrownDesign[] {
  const firstAboveIops = iopsScan(years)
  return candidates.map((candidate) => {
    const capacity = firstYear(
      years,
      0,
      ({ sizing }) => candidate.usable.value >= sizing.volumes.perServer.value,
    )
    const iops = firstAboveIops(candidate)
    return { candidate, capacity, iops, either: earlier(capacity, iops) ?? end?.year ?? null }
  })
}

/** First year, from an index on, that fails a condition; null if none does. */
function firstYear<Y extends GrowthYear>(
  years: readonly Y[],
  from: number,
  holds: (year: Y) => boolean,
): number | null {
  return years.slice(from).find((year) => !holds(year))?.year ?? null
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/**
 * First year in which the load is too much for a build. Drive size does not matter to latencies,
 * and where fewer arrays hold, more do too: those years are not checked again.
 */
function iopsScan(years: readonly GrowthYear[]): (build: ArrayBuild) => number | null {
  const predicted = years.map((then) => ({
    ...then,
    pools: poolPredictions(then.plan, then.sizing),
  }))
  const known = new Map<string, number | null>()
  const first = (build: ArrayBuild): number | null => {
    const key = designId(build.array.kind === 'own' ? build : { ...build, driveGb: 0 })
    const found = known.get(key)
    if (found !== undefined) return found
    const { perServer } = build
    const from = perServer === 1 ? 0 : first({ ...build, perServer: perServer - 1 })
    const year =
      from === null
        ? null
        : firstYear(predicted, from, ({ sizing, pools }) =>
            carriesExpectedLoad(sizing, build, pools),
          )
    known.set(key, year)
    return year
  }
  return first
}
