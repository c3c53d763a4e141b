import type { Advice } from '../core/check.ts'
import type { AnswerKey } from '../plan/plan.ts'
import type { RoleCheckCode } from './check-codes.ts'

/** One check of the method: whether it fails, and where it does the figures, words and what would do. */
export type RoleCheck = {
  readonly code: RoleCheckCode
  readonly fails: boolean
  /** Whether its failure leaves the workbook without results. */
  readonly blanks: boolean
  /** The answers that can be changed about it. */
  readonly answers: readonly AnswerKey[]
  /** What a person is told where it fails; null where it does not. */
  readonly advice: Advice<RoleCheckCode> | null
}
