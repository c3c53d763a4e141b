import { formula } from '../core/formula.ts'
import { mapEach } from '../core/non-empty.ts'
import { byHand, ownRule } from '../core/source.ts'
import { assumed, type How, inputsOf, type Worked } from '../core/worked.ts'
import { type Build, type Candidate, designId } from '../designs/candidate.ts'
import { carriesLoad } from '../designs/judge.ts'
import { poolPredictions } from '../designs/pool-prediction.ts'
import { size } from '../methods/method-of.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { Contradicting, Sizing } from '../sizing/sizing.ts'
import { answerOf, placedTiers } from '../sizing/tiers.ts'

/** How far growth is followed, in years. */
export const yearsFollowed = 20

/** How much a tier has grown by the end of a year: every year by the same share. */
export const growthInYear = formula({
  label: 'Growth by then',
  unit: '%',
  takes: { growth: '%', year: 'years', years: 'years' },
  text: 'if year = years then growth else power(1 + growth, year ÷ years) − 1',
  source: ownRule(
    'Growth is compound: each of the years of growth adds the same share, and it goes on like that after them.',
  ),
  examples: [
    { in: { growth: 0.21, year: 1, years: 2 }, out: 0.1, source: byHand },
    { in: { growth: 0.21, year: 4, years: 2 }, out: 0.4641, source: byHand },
    { in: { growth: 0.15, year: 3, years: 3 }, out: 0.15, source: byHand },
  ],
})

/** A plan at the end of one year, if every tier grows as it is expected to. */
export type GrowthYear = {
  /** 0 is today. */
  readonly year: number
  /** How much each tier has grown by then. */
  readonly growths: readonly Worked<'%'>[]
  /** The plan with that growth in place of its own, and its sizing. */
  readonly plan: Plan
  readonly sizing: Sizing
  /** A figure of that sizing as it is to be shown: its working says where the growth comes from. */
  readonly explained: <W extends Worked>(figure: W) => W
}

/** The years from today on, each sized as a plan of its own. The plan must be one that can be sized. */
export function yearsOf(plan: Plan): Pick<GrowthTimeline, 'years' | 'end'> {
  const years: GrowthYear[] = []
  for (let year = 0; year <= yearsFollowed; year += 1) {
    const found = yearOf(plan, year)
    if ('problems' in found) return { years, end: { year, problems: found.problems } }
    years.push(found)
  }
  return { years, end: null }
}

function yearOf(plan: Plan, year: number): GrowthYear | Contradicting {
  const at = assumed('Year', year, 'years', 'One of the years that growth is followed for.')
  const years = answer(plan, 'growthYears')
  const growths = placedTiers(plan).map((placed) =>
    growthInYear({ growth: answerOf(placed, 'growth'), year: at, years }),
  )
  const then = year === plan.growthYears ? plan : grown(plan, growths)
  const result = size(then)
  if (!result.ok) return result
  return { year, growths, plan: then, sizing: result.sizing, explained: explainedBy(growths) }
}

function grown(plan: Plan, growths: readonly Worked<'%'>[]): Plan {
  const tiers = mapEach(plan.tiers, (tier, at) => {
    const growth = growths[at]
    return growth ? { ...tier, growth: growth.value * 100 } : tier
  })
  return { ...plan, tiers }
}

/**
 * Puts the growth of a year, with its own working, where a sizing of that year took it for an
 * answer: no person gave it. Numbers that growth is not behind stay the same objects.
 */
function explainedBy(growths: readonly Worked<'%'>[]): GrowthYear['explained'] {
  const known = new Map<Worked, Worked>()
  const replaced = (worked: Worked): Worked => {
    const found = known.get(worked) ?? make(worked)
    known.set(worked, found)
    return found
  }
  const make = (worked: Worked): Worked => {
    const { how } = worked
    if (how.kind === 'given') return (how.answer === 'growth' && growths[how.tier ?? 0]) || worked
    const isSame = inputsOf(worked).every((input) => replaced(input) === input)
    return isSame ? worked : { ...worked, how: withInputs(how, replaced) }
  }
  // The unit and everything else of a number stay as they are.
  return (figure) => replaced(figure) as typeof figure
}

/** The same way to a number from other inputs. */
function withInputs(how: How, replaced: (input: Worked) => Worked): How {
  switch (how.kind) {
    case 'formula': {
      const inputs = Object.entries(how.inputs).map(([name, of]) => [name, replaced(of)] as const)
      return { ...how, inputs: Object.fromEntries(inputs) }
    }
    case 'sum':
      return { ...how, parts: how.parts.map(replaced) }
    case 'largest':
      return { ...how, parts: how.parts.map(replaced), binding: replaced(how.binding) }
    case 'row':
      return { ...how, key: replaced(how.key) }
    case 'solved':
      return { ...how, inputs: how.inputs.map(replaced) }
    case 'given':
    case 'published':
    case 'assumed':
    case 'measured':
    case 'fitted':
      return how
  }
}

/** A design, and the first year at whose end it no longer holds: 0 is today, null none that was followed. */
export type OutgrownDesign = {
  readonly candidate: Candidate
  /** By the space its servers need. */
  readonly capacity: number | null
  /** By the expected load: its latencies, or the IOPS its arrays carry. */
  readonly iops: number | null
  /** By the one or the other, or because the plan cannot be sized any more. */
  readonly either: number | null
}

/** What becomes of a plan and of designs for it while its mailboxes grow. */
export type GrowthTimeline = {
  readonly years: readonly GrowthYear[]
  /** The first year in which the plan cannot be sized, and why; null where it always can. */
  readonly end: { readonly year: number; readonly problems: readonly Problem[] } | null
  /** The designs in the order they came in. */
  readonly designs: readonly OutgrownDesign[]
}

/**
 * Follows designs over the years in which the mailboxes of a plan grow. Every year is looked at: a
 * database more can lower the load of a server, so that a design may hold again after it did not.
 */
export function growthTimeline(plan: Plan, candidates: readonly Candidate[]): GrowthTimeline {
  const { years, end } = yearsOf(plan)
  const firstAboveIops = iopsScan(years)
  return {
    years,
    end,
    designs: candidates.map((candidate) => {
      const capacity = firstYear(
        years,
        0,
        ({ sizing }) => candidate.usable.value >= sizing.volumes.perServer.value,
      )
      const iops = firstAboveIops(candidate)
      return { candidate, capacity, iops, either: earlier(capacity, iops) ?? end?.year ?? null }
    }),
  }
}

/** The first year from one on in which something does not hold. */
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
 * The first year in which the load is beyond a build. Its latencies do not depend on the size of its
 * drives; and where fewer arrays hold, so do more of them: what holds for one is not looked at twice.
 */
function iopsScan(years: readonly GrowthYear[]): (build: Build) => number | null {
  const predicted = years.map((then) => ({
    ...then,
    pools: poolPredictions(then.plan, then.sizing),
  }))
  const known = new Map<string, number | null>()
  const first = (build: Build): number | null => {
    const key = designId(build.array.kind === 'own' ? build : { ...build, driveGb: 0 })
    const found = known.get(key)
    if (found !== undefined) return found
    const { perServer } = build
    const from = perServer === 1 ? 0 : first({ ...build, perServer: perServer - 1 })
    const year =
      from === null
        ? null
        : firstYear(predicted, from, ({ sizing, pools }) => carriesLoad(sizing, build, pools))
    known.set(key, year)
    return year
  }
  return first
}
