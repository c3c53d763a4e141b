import { counterForm } from './counter-reader.ts'
import type { ReportForm } from './report-reader.ts'
import { textReports } from './text-report.ts'

/** Every form of report that is read; the first that a text begins like reads it. Text comes last. */
export const reportForms: readonly ReportForm[] = [counterForm, textReports]

/** What a text of no form is, where that can be told: another tool, by its name. */
export function toolOf(_beginning: string): string | null {
  return null
}
