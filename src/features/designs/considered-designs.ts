import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { wordsByRanking } from '../../app/words/design-words.ts'
import type { Design } from '../../engine/designs/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { type DesignsOfPlan, goalOfPlan } from '../../engine/methods/index.ts'

/** All designs considered for a plan, best first, and the proposed one (null if none holds). */
export function consideredDesigns(plan: Plan, sizing: Sizing): DesignsOfPlan {
  return designsOf(plan, resultsOf(plan) ?? { sizing })
}

export type ConsideredArrays = ReturnType<typeof consideredArrays>

export function consideredArrays(plan: Plan, sizing: Sizing) {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  return {
    candidates: designs.flatMap((one) => (one.kind === 'arrays' ? one.candidate : [])),
    proposed: proposed?.kind === 'arrays' ? proposed.candidate : null,
  }
}

export function doesDesignFit({ verdict }: Pick<Design, 'verdict'>): boolean {
  return verdict !== 'does not fit'
}

export function designRankingWords(plan: Plan, designs: readonly Design[]): string {
  const { ranking } = plan
  const isOfArrays = designs.every(({ kind }) => kind === 'arrays')
  if (isOfArrays || (ranking !== 'arrays' && ranking !== 'servers')) return wordsByRanking[ranking]
  if (designs.every(({ arrays }) => !arrays)) {
    if (goalOfPlan(plan) !== 'recommended') return 'single drives first, then the fewest drives'
    const cost = designs.some((one) => one.cost !== null) ? 'the lowest cost, then ' : ''
    return `those with a tenth left first, then ${cost}single drives, then the fewest drives`
  }
  return designs.every(({ arrays }) => arrays)
    ? 'fewest arrays first'
    : 'drives in the servers first, then the fewest arrays'
}
