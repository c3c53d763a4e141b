import { useEffect, useMemo, useState } from 'react'
import { recommendationOf } from '../../app/store/recommendation.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { type Candidate, type Design, growArrays, growthTimeline } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Pending } from '../../ui/whole.tsx'
import { DesignGrowth } from './design-growth.tsx'
import { GrowthFigures } from './growth-figures.tsx'
import { GrowthRate, SizedUntil } from './growth-rate.tsx'
import { growthWords, isGrowing } from './growth-words.ts'
import { OutgrownTable } from './outgrown-table.tsx'

type GrowthSectionProps = {
  readonly live: LiveResults
  readonly design: Design
}

/** How long the designs of a plan last while its mailboxes grow, and what is bought after one of them. */
export function GrowthSection({ live, design }: GrowthSectionProps) {
  return (
    <section aria-labelledby="growth-title">
      <h2 id="growth-title">Growth over the years</h2>
      {design.kind === 'arrays' ? (
        <ArraysLater live={live} candidate={design.candidate} />
      ) : (
        <DesignGrowth plan={live.plan} design={design} />
      )}
    </section>
  )
}

type ArraysProps = { readonly live: LiveResults; readonly candidate: Candidate }

function ArraysLater(props: ArraysProps) {
  // The page comes first: hundreds of designs over twenty years take a moment. Not a deferred value,
  // which everything else that changes on the page would make begin anew.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setReady(true))
    return () => clearTimeout(waiting)
  }, [])
  if (isReady) return <Arrays {...props} />
  return (
    <Pending>
      <p className="why">Following the designs…</p>
    </Pending>
  )
}

/** Arrays beside all others that the plan considers. */
function Arrays({ live: { plan, results }, candidate }: ArraysProps) {
  const format = useFormat()
  const { candidates } = recommendationOf(plan, results)
  const { years, end, designs } = useMemo(
    () => growthTimeline(plan, candidates),
    [plan, candidates],
  )
  const grown = useMemo(
    () => ({ ...growArrays(candidate, { years, end }), end }),
    [candidate, years, end],
  )
  return (
    <>
      {isGrowing(plan) && <GrowthRate plan={plan} growths={years[1]?.growths ?? []} isLinked />}
      <SizedUntil end={end} />
      <p className="wide-measure strong below-4">{growthWords(plan, grown, format)}</p>
      <GrowthFigures plan={plan} grown={grown} />
      <OutgrownTable
        designs={designs}
        chosen={candidate}
        sizing={results.sizing}
        sizedFor={plan.growthYears}
        broken={grown.broken}
      />
    </>
  )
}
