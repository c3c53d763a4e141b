import type { Sentence } from '../../../core/check.ts'
import { onceForBoth } from '../../../core/once.ts'
import type { PublicFigure } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import type { AnswerKey, Plan } from '../../../plan/plan.ts'
import { failures } from '../failures.ts'
import { preferredCopies } from '../preferred-copies.ts'
import { type PreferredRecord, preferredSource } from '../preferred-rules.ts'
import { preferredServers } from '../preferred-servers.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { isInArrays } from './has-own-drives.ts'

/** What the preferred architecture asks, and whether a plan has it so. */
export type PreferredRule = {
  readonly code: string
  readonly title: string
  /** *Not asked*: no answer of a plan says it. */
  readonly verdict: 'kept' | 'broken' | 'not asked'
  /** What the plan has, with its figures. */
  readonly finding: Sentence
  /** What a plan that breaks it has instead; null where no figure says it. */
  readonly instead: Worked | null
  /** The answer that changes it; null where none does. */
  readonly answer: AnswerKey | null
  readonly source: PublicFigure
}

const records: readonly PreferredRecord[] = [...preferredCopies, ...preferredServers]

/** Holds a plan against Microsoft’s preferred architecture, rule by rule. */
export const preferredArchitecture = onceForBoth((plan: Plan, sizing: SizedByRoles) => {
  const judged = {
    ...{ plan, parts: sizing.parts, isInArrays: isInArrays(plan, sizing) },
    rows: failures(plan)?.rows ?? null,
  }
  return records.map(({ code, title, holds, finding, instead, answer }): PreferredRule => {
    const found = finding(judged)
    const isKept = holds(judged)
    return {
      code,
      title,
      verdict: isKept === null ? 'not asked' : isKept ? 'kept' : 'broken',
      finding: typeof found === 'string' ? [found] : found,
      instead: isKept === false ? (instead?.(judged) ?? null) : null,
      answer,
      source: preferredSource,
    }
  })
})
