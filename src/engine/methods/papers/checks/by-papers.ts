import { type Check, type CheckRecord, check, type Figures } from '../../../core/check.ts'
import type { CheckedPlan } from '../../port/port.ts'
import { isByPapers, type PaperSizing } from '../sizing/size.ts'

/** Results of a plan that the papers size. */
export type PaperCheckInput = CheckedPlan & { readonly sizing: PaperSizing }

/** Declares a check of a sizing by the papers; it finds nothing in any other sizing. */
export function paperCheck<const Code extends string, Found extends Figures>(
  record: CheckRecord<PaperCheckInput, Code, Found>,
): Check<CheckedPlan, Code> {
  const { code, advice } = check(record)
  return {
    code,
    advice: ({ sizing, ...of }) => (isByPapers(sizing) ? advice({ ...of, sizing }) : null),
  }
}
