import { formula } from '../core/formula.ts'
import { mapNonEmpty } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import { assumedFigure, type NumberOrigin, type Worked } from '../core/worked.ts'
import { directInputsOf } from '../core/worked-inputs.ts'
import type { GrowthYear, GrowthYears } from '../designs/growth-years.ts'
import { explorationOf } from '../methods/exploration.ts'
import { methodOf, size } from '../methods/methods.ts'
import type { GrownDesign } from '../methods/port/growth.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { SizeFailure } from '../sizing/sizing.ts'
import { indexedTiers, tierAnswerFigure } from '../sizing/tiers.ts'

export const growthYearsFollowed = 20

/** Growth of a tier by the end of a year, as a share; compound, the same every year. */
export const growthByEndOfYear = formula({
  label: 'Growth by then',
  unit: '%',
  takes: { growth: '%', year: 'years', years: 'years' },
  text: 'if year = years then growth else power(1 + growth, year ÷ years) − 1',
  source: ownRule(
    'Growth is compound: each of the years of growth adds the same share, and it goes on like that after them.',
  ),
})

/**
 * Years from today on, each sized as a plan of its own, up to the first that cannot be sized. The
 * plan itself must be one that can.
 */
export function sizedYears(plan: Plan): GrowthYears {
  const years: GrowthYear[] = []
  for (let year = 0; year <= growthYearsFollowed; year += 1) {
    const found = yearOf(plan, year)
    if ('problems' in found) return { years, end: { year, problems: found.problems } }
    years.push(found)
  }
  return { years, end: null }
}

function yearOf(plan: Plan, year: number): GrowthYear | SizeFailure {
  const at = assumedFigure('Year', year, 'years', 'One of the years that growth is followed for.')
  const years = answer(plan, 'growthYears')
  const growths = indexedTiers(plan).map((placed) =>
    growthByEndOfYear({ growth: tierAnswerFigure(placed, 'growth'), year: at, years }),
  )
  const then = year === plan.growthYears ? plan : grown(plan, growths)
  const result = size(then)
  if (!result.ok) return result
  return { year, growths, plan: then, sizing: result.sizing, explained: explainedBy(growths) }
}

function grown(plan: Plan, growths: readonly Worked<'%'>[]): Plan {
  const tiers = mapNonEmpty(plan.tiers, (tier, at) => {
    const growth = growths[at]
    return growth ? { ...tier, growth: growth.value * 100 } : tier
  })
  return { ...plan, tiers }
}

/**
 * Replaces the growth of a year, which its sizing took for an answer, by the computed growth with
 * its working: no person gave it. Figures that do not depend on growth stay the same objects.
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
    const isSame = directInputsOf(worked).every((input) => replaced(input) === input)
    return isSame ? worked : { ...worked, how: withInputs(how, replaced) }
  }
  // Unit and type of the figure stay as they are.
  return (figure) => replaced(figure) as typeof figure
}

function withInputs(how: NumberOrigin, replaced: (input: Worked) => Worked): NumberOrigin {
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

export type GrowthOfDesign = Pick<GrowthYears, 'end'> & {
  /** Growth of each tier in the first year. */
  readonly growths: readonly Worked<'%'>[]
} & GrownDesign

/** Follows a design by id; null if there is none or the plan cannot be sized, and for blocks. */
export function growth(plan: Plan, id: string): GrowthOfDesign | null {
  const { designCalled } = methodOf(plan)
  const { grow } = explorationOf(plan)
  const result = size(plan)
  if (!result.ok) return null
  const design = designCalled(plan, result.sizing, id)
  if (!design) return null
  const followed = sizedYears(plan)
  const grown = grow(plan, result.sizing, design, followed)
  const { years, end } = followed
  return grown && { growths: years[1]?.growths ?? [], end, ...grown }
}
