import type { Plan } from '../../engine/index.ts'
import {
  type ReportedRun,
  type TestChoices,
  type TestVerdict,
  verdictOf,
} from '../../engine/roles-index.ts'
import { useTestChoices } from './test-choices.ts'
import { type TestReport, useTestReports } from './test-reports.ts'
import type { LiveResults } from './use-project.ts'

/** Every run that was read in this window, by its report and its place there. */
export function reportedRuns(reports: readonly TestReport[]): readonly ReportedRun[] {
  return reports.flatMap(({ id, file, read }) =>
    read.runs.map((run, at) => ({ id: `${id}/${at}`, report: file, run })),
  )
}

type Known = {
  readonly reports: readonly TestReport[]
  readonly choices: TestChoices
  readonly verdict: TestVerdict
}

/** The last verdict on a plan: several parts of a page show it. */
const known = new WeakMap<Plan, Known>()

/** What the reports read in this window showed of a plan. */
export function useTestVerdict({ plan, results }: LiveResults): TestVerdict {
  const { reports } = useTestReports()
  const choices = useTestChoices()
  const last = known.get(plan)
  if (last?.reports === reports && last.choices === choices) return last.verdict
  const verdict = verdictOf(plan, results.sizing, reportedRuns(reports), choices)
  known.set(plan, { reports, choices, verdict })
  return verdict
}
