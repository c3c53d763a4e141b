import { type ReactNode, useMemo } from 'react'
import { recommendationOf } from '../app/store/recommendation.ts'
import type { Results } from '../app/store/results.ts'
import { basisOf, behind, type Plan, type Worked } from '../engine/index.ts'
import { isOnPublic, PublicSaid } from '../ui/working.tsx'

/** Whether so many of the computed figures rest on public ones that to mark each would mark most of the tables. */
export function restsOftenOnPublic(roots: readonly Worked[]): boolean {
  const computed = behind(roots).filter(
    ({ how }) => how.kind !== 'given' && how.kind !== 'published' && how.kind !== 'assumed',
  )
  return computed.filter(isOnPublic).length > computed.length / 3
}

type OfPlanProps = {
  readonly plan: Plan
  readonly results: Results
  readonly children: ReactNode
}

/** Around what a page says of a plan: where most of its figures rest on public ones, none is marked. */
export function OftenPublic({ plan, results, children }: OfPlanProps) {
  const isOften = useMemo(() => {
    const recommendation = recommendationOf(plan, results)
    return restsOftenOnPublic(basisOf({ plan, sizing: results.sizing, recommendation }).roots)
  }, [plan, results])
  return <PublicSaid value={isOften}>{children}</PublicSaid>
}
