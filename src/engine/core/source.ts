import type { Cite } from './documents.ts'

/** A rule that no document prints: ours, with the reason why it is as it is. */
export type OwnRule = { readonly rule: string }

/**
 * How far a figure beyond the five documents can be relied on: A read in Microsoft’s own published
 * material, B derived from such a figure, C from secondary sources, `assumed` published by nobody.
 */
export const standings = ['A', 'B', 'C', 'assumed'] as const
export type Standing = (typeof standings)[number]

/** A public figure from beyond the five documents: what it is, and how far it can be relied on. */
export type PublicFigure = { readonly standing: Standing; readonly fact: string }

/** Where a formula, a table or a figure comes from. */
export type Source = Cite | PublicFigure | OwnRule

/** A rule of ours as a source. */
export function ownRule(reason: string): OwnRule {
  return { rule: reason }
}

/** The source of an example that no document prints. */
export const byHand = ownRule('Computed by hand: no document prints a result of this formula.')

/** A public figure as a source. */
export function publicFigure(standing: Standing, fact: string): PublicFigure {
  return { standing, fact }
}

/** Whether a source is a place in one of the documents. */
export function isPublished(source: Source): source is Cite {
  return 'document' in source
}

/** Whether a source is a public figure from beyond the documents. */
export function isPublic(source: Source): source is PublicFigure {
  return 'standing' in source
}
