import { ownRule, type Source } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Recommendation } from '../designs/recommend.ts'
import type { PaperSizing } from '../methods/papers/sizing/size.ts'
import { isByPapers } from '../methods/papers/sizing/size.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** The results of a plan, as the checks see them. */
export type Checked = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The results of a plan of a version that the papers’ method sizes. */
export type CheckedByPapers = Checked & { readonly sizing: PaperSizing }

/** What gives cause to a check of something that only the papers’ method has. */
export function ofPapers<Found>(
  { sizing, ...of }: Checked,
  when: (checked: CheckedByPapers) => readonly Found[],
): readonly Found[] {
  return isByPapers(sizing) ? when({ ...of, sizing }) : []
}

/** The source of a figure that a plan is compared with. Throws for one that was computed. */
export function sourceOf({ label, how }: Worked): Source {
  if (how.kind === 'published') return how.cite
  if (how.kind === 'assumed') return ownRule(how.reason)
  throw new Error(`${label} is neither published nor assumed`)
}

/** The place of the tier that a quota is the answer of. */
export function tierOf({ quota: { how } }: { readonly quota: Worked }): number | null {
  return how.kind === 'given' ? how.tier : null
}

/** Whose quota it is, as it follows a noun; nothing where there is one tier. */
export function ofTier({ of }: Worked): string {
  return of === undefined ? '' : ` of ${of}`
}
