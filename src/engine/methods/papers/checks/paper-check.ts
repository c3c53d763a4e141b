import {
  type CheckDefinition,
  type CheckRule,
  defineCheck,
  type FindingFigures,
} from '../../../core/check.ts'
import type { PlanToCheck } from '../../port/port.ts'
import { isByPapers, type PaperSizing } from '../sizing/size.ts'

/** A sized plan for Exchange 2003 to 2010, as its checks read it. */
export type PaperCheckInput = PlanToCheck & { readonly sizing: PaperSizing }

/** Declares a check of plans for Exchange 2003 to 2010; in other plans it finds nothing. */
export function paperCheck<const Code extends string, Found extends FindingFigures>(
  record: CheckDefinition<PaperCheckInput, Code, Found>,
): CheckRule<PlanToCheck, Code> {
  const { code, advice } = defineCheck(record)
  return {
    code,
    advice: ({ sizing, ...of }) => (isByPapers(sizing) ? advice({ ...of, sizing }) : null),
  }
}
