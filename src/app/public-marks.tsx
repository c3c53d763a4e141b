import { type ReactNode, useMemo } from 'react'
import {
  directInputsOf,
  isPublicFigure,
  numbersBehind,
  type Plan,
  type Worked,
} from '../engine/index.ts'
import { reportBasis } from '../engine/methods/index.ts'
import { IsPublicNotedContext } from '../ui/working.tsx'
import { recommendationOf } from './store/recommendation.ts'
import type { Results } from './store/results.ts'

/** True if most computed figures rest on public sources, so that marks would mark most tables. */
export function areFiguresMostlyFromPublicSources(roots: readonly Worked[]): boolean {
  const all = numbersBehind(roots)
  const onPublic = new Set<Worked>()
  for (const worked of all)
    if (isPublicItself(worked) || directInputsOf(worked).some((input) => onPublic.has(input)))
      onPublic.add(worked)
  const computed = all.filter(
    ({ how }) => how.kind !== 'given' && how.kind !== 'published' && how.kind !== 'assumed',
  )
  return computed.filter((worked) => onPublic.has(worked)).length > computed.length / 2
}

function isPublicItself({ how }: Worked): boolean {
  if (how.kind === 'published') return isPublicFigure(how.cite)
  return 'source' in how && isPublicFigure(how.source)
}

export function isPlanMostlyFromPublicSources(plan: Plan, results: Results): boolean {
  const recommendation = recommendationOf(plan, results)
  return areFiguresMostlyFromPublicSources(
    reportBasis({ plan, sizing: results.sizing, recommendation }).roots,
  )
}

type OfPlanProps = {
  readonly plan: Plan
  readonly results: Results
  readonly children: ReactNode
}

/** Context of a page about a plan: if most figures rest on public sources, none is marked. */
export function PublicMarksProvider({ plan, results, children }: OfPlanProps) {
  const isOften = useMemo(() => isPlanMostlyFromPublicSources(plan, results), [plan, results])
  return <IsPublicNotedContext value={isOften}>{children}</IsPublicNotedContext>
}
