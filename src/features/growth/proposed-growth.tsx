import {
  type Candidate,
  type GrownArrays,
  growArrays,
  growthTimeline,
  type Plan,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { GrowthFigures } from './growth-figures.tsx'

/** By the design, which is of one plan only. */
const followed = new WeakMap<Candidate, GrownArrays>()

/** How long the proposed design of a plan lasts, and what is bought after it: followed once. */
export function proposedGrowth(plan: Plan, proposed: Candidate): GrownArrays {
  const known = followed.get(proposed)
  if (known) return known
  const found = growArrays(proposed, growthTimeline(plan, []))
  followed.set(proposed, found)
  return found
}

type ProposedGrowthProps = { readonly plan: Plan; readonly proposed: Candidate }

/** What the proposed design carries year by year, and what is bought after it. */
export function ProposedGrowth({ plan, proposed }: ProposedGrowthProps) {
  const format = useFormat()
  return (
    <>
      <p className="growth-rate">
        The growth of each tier is taken to come over {format.value(plan.growthYears, 'years')},
        each year by the same share, and to go on like that.
      </p>
      <GrowthFigures
        grown={proposedGrowth(plan, proposed)}
        sizedFor={plan.growthYears}
        currency={plan.currency}
      />
    </>
  )
}
