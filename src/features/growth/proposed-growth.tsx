import {
  type Candidate,
  type GrowthTimeline,
  growthTimeline,
  type OutgrownDesign,
  type Plan,
  type Purchases,
  purchasesOf,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { GrowthFigures } from './growth-figures.tsx'

type FollowedDesign = {
  readonly years: GrowthTimeline['years']
  readonly outgrown: OutgrownDesign
  readonly purchases: Purchases
}

/** By the design, which is of one plan only. */
const followed = new WeakMap<Candidate, FollowedDesign>()

/** How long the proposed design of a plan lasts, and what is bought after it: followed once. */
export function proposedGrowth(plan: Plan, proposed: Candidate): FollowedDesign {
  const known = followed.get(proposed)
  if (known) return known
  const { years, designs } = growthTimeline(plan, [proposed])
  const [outgrown] = designs
  if (!outgrown) throw new Error('The proposed design was followed')
  const found = { years, outgrown, purchases: purchasesOf(years, proposed) }
  followed.set(proposed, found)
  return found
}

type ProposedGrowthProps = { readonly plan: Plan; readonly proposed: Candidate }

/** What the proposed design carries year by year, and what is bought after it. */
export function ProposedGrowth({ plan, proposed }: ProposedGrowthProps) {
  const format = useFormat()
  const { years, outgrown, purchases } = proposedGrowth(plan, proposed)
  return (
    <>
      <p className="growth-rate">
        The growth of each tier is taken to come over {format.value(plan.growthYears, 'years')},
        each year by the same share, and to go on like that.
      </p>
      <GrowthFigures
        years={years}
        purchases={purchases}
        outgrown={outgrown}
        sizedFor={plan.growthYears}
        currency={plan.currency}
      />
    </>
  )
}
