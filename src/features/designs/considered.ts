import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { firstWords } from '../../app/words/design-words.ts'
import type { Candidate, Design } from '../../engine/designs/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import type { Designs } from '../../engine/methods/index.ts'

/** All designs considered for a plan, best first, and the proposed one. */
export function consideredDesigns(plan: Plan, sizing: Sizing): Designs {
  return designsOf(plan, resultsOf(plan) ?? { sizing })
}

export function consideredArrays(plan: Plan, sizing: Sizing): ArraysConsidered {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  return {
    candidates: designs.flatMap((one) => (one.kind === 'arrays' ? one.candidate : [])),
    proposed: proposed?.kind === 'arrays' ? proposed.candidate : null,
  }
}

export type ArraysConsidered = {
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
}

export function holds({ verdict }: Pick<Design, 'verdict'>): boolean {
  return verdict !== 'does not fit'
}

/** Ranking in words. Drives in servers come before arrays, JBOD before RAID. */
export function rankWords({ ranking }: Plan, designs: readonly Design[]): string {
  const isOfArrays = designs.every(({ kind }) => kind === 'arrays')
  if (isOfArrays || (ranking !== 'arrays' && ranking !== 'servers')) return firstWords[ranking]
  if (designs.every(({ arrays }) => !arrays)) return 'single drives first, then the fewest drives'
  return designs.every(({ arrays }) => arrays)
    ? 'fewest arrays first'
    : 'drives in the servers first, then the fewest arrays'
}
