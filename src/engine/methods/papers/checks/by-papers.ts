import { type Check, type CheckRecord, check, type Figures } from '../../../core/check.ts'
import type { CheckedPlan } from '../../port/port.ts'
import { isByPapers, type PaperSizing } from '../sizing/size.ts'

/** A sized plan for Exchange 2003 to 2010, as its checks read it. */
export type PaperCheckInput = CheckedPlan & { readonly sizing: PaperSizing }

/** Declares a check of plans for Exchange 2003 to 2010; in other plans it finds nothing. */
export function paperCheck<const Code extends string, Found extends Figures>(
  record: CheckRecord<PaperCheckInput, Code, Found>,
): Check<CheckedPlan, Code> {
  const { code, advice } = check(record)
  return {
    code,
    advice: ({ sizing, ...of }) => (isByPapers(sizing) ? advice({ ...of, sizing }) : null),
  }
}
