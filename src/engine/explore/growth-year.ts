import { formula } from '../core/formula.ts'
import { mapEach } from '../core/non-empty.ts'
import { byHand, ownRule } from '../core/source.ts'
import { assumed, type How, type Worked } from '../core/worked.ts'
import { answer, type Plan } from '../plan/plan.ts'
import { type Sizing, size } from '../sizing/size.ts'
import { answerOf, placedTiers } from '../sizing/tier.ts'

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
export function yearsOf(plan: Plan): readonly GrowthYear[] {
  return Array.from({ length: yearsFollowed + 1 }, (_, year) => yearOf(plan, year))
}

function yearOf(plan: Plan, year: number): GrowthYear {
  const at = assumed('Year', year, 'years', 'One of the years that growth is followed for.')
  const years = answer(plan, 'growthYears')
  const growths = placedTiers(plan).map((placed) =>
    growthInYear({ growth: answerOf(placed, 'growth'), year: at, years }),
  )
  const then = year === plan.growthYears ? plan : grown(plan, growths)
  const result = size(then)
  if (!result.ok) throw new Error('Growth makes no answers contradict each other')
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
    const found = known.get(worked)
    if (found) return found
    const made = make(worked)
    known.set(worked, made)
    return made
  }
  const make = (worked: Worked): Worked => {
    const { how } = worked
    if (how.kind === 'given') return (how.answer === 'growth' && growths[how.tier ?? 0]) || worked
    const changed = withInputs(how, replaced)
    return changed === how ? worked : { ...worked, how: changed }
  }
  // The unit and everything else of a number stay as they are.
  return (figure) => replaced(figure) as typeof figure
}

/** The same way to a number from other inputs; the way itself where none of them is another. */
function withInputs(how: How, replaced: (input: Worked) => Worked): How {
  switch (how.kind) {
    case 'given':
    case 'published':
    case 'assumed':
    case 'fitted':
      return how
    case 'formula': {
      const inputs = Object.entries(how.inputs).map(([name, of]) => [name, replaced(of)] as const)
      const same = inputs.every(([name, of]) => of === how.inputs[name])
      return same ? how : { ...how, inputs: Object.fromEntries(inputs) }
    }
    case 'sum': {
      const parts = how.parts.map(replaced)
      return isSame(parts, how.parts) ? how : { ...how, parts }
    }
    case 'largest': {
      const parts = how.parts.map(replaced)
      return isSame(parts, how.parts) ? how : { ...how, parts, binding: replaced(how.binding) }
    }
    case 'row': {
      const key = replaced(how.key)
      return key === how.key ? how : { ...how, key }
    }
    case 'solved': {
      const inputs = how.inputs.map(replaced)
      return isSame(inputs, how.inputs) ? how : { ...how, inputs }
    }
  }
}

function isSame(some: readonly Worked[], others: readonly Worked[]): boolean {
  return some.every((one, at) => one === others[at])
}
