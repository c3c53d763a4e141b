import { chapter, type PlacedSection, type PlanSection } from '../app/plan-section.ts'
import type { Sizing } from '../engine/index.ts'

/** The sections of the annex that come first, in the order in which a reader asks; what else a plan has follows. */
const first = [
  'requirement',
  'load',
  'environment',
  'server',
  'io',
  'designs',
  'alternatives',
  'latency',
  'blocks',
  'volumes',
  'space',
  'databases',
  'bill',
  'drives',
  'proof',
  'cases',
  'copies',
]

/** Those that end it: what the plan assumes, and what to see to. */
const last = ['answers', 'advice']

/** Sections as the annex has them, those that it does not name in between and in their own order. */
export function inAnnexOrder<S extends Sizing>(
  sections: readonly PlanSection<S>[],
): readonly PlacedSection<S>[] {
  const rank = ({ id }: PlanSection<S>) => {
    if (last.includes(id)) return first.length + 1 + last.indexOf(id)
    return first.includes(id) ? first.indexOf(id) : first.length
  }
  return chapter(
    'Annex',
    [...sections].sort((a, b) => rank(a) - rank(b)),
  )
}
