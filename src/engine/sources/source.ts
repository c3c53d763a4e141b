import type { Cite } from './documents.ts'

/** A rule that no document prints: ours, with the reason why it is as it is. */
export type OwnRule = { readonly rule: string }

/** Where a formula, a table or a figure comes from. */
export type Source = Cite | OwnRule

/** A rule of ours as a source. */
export function ownRule(reason: string): OwnRule {
  return { rule: reason }
}

/** Whether a source is a published place rather than a rule of ours. */
export function isPublished(source: Source): source is Cite {
  return 'document' in source
}
