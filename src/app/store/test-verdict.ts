import { create } from 'zustand'
import type { Plan } from '../../engine/index.ts'
import {
  type JudgedTest,
  judgeTests,
  type ReportedRun,
  type RunGroupingChoices,
  type TestVerdict,
} from '../../engine/jetstress/index.ts'
import { type TestReport, useTestReports } from './test-reports.ts'
import type { LiveResults } from './use-project.ts'

const none: RunGroupingChoices = { atOnce: {} }

/** The user’s choices about the reports read in this window; not saved. */
export const useTestGroupingChoices = create<RunGroupingChoices>(() => none)

/** Groups a run with another test, or alone; the others keep their groups. */
export function groupRunWith(tests: readonly JudgedTest[], run: string, test: string | null): void {
  const present = tests.flatMap(({ id, servers }) =>
    servers.flatMap(({ runs }) => runs.map((one) => [one.id, `with ${id}`] as const)),
  )
  const word = test === null ? `alone ${run}` : `with ${test}`
  useTestGroupingChoices.setState({ atOnce: { ...Object.fromEntries(present), [run]: word } })
}

/** Groups runs by the times in their reports again. */
export function groupRunsByTime(): void {
  useTestGroupingChoices.setState(none)
}

/** Every run read in this window, with an id of its report and its place there. */
function reportedRuns(reports: readonly TestReport[]): readonly ReportedRun[] {
  return reports.flatMap(({ id, file, read }) =>
    read.runs.map((run, at) => ({ id: `${id}/${at}`, report: file, run })),
  )
}

type Known = {
  readonly reports: readonly TestReport[]
  readonly choices: RunGroupingChoices
  readonly verdict: TestVerdict
}

/** Last verdict on a plan, cached: several parts of a page show it. */
const known = new WeakMap<Plan, Known>()

export function useTestVerdict({ plan, results }: LiveResults): TestVerdict {
  const { reports } = useTestReports()
  const choices = useTestGroupingChoices()
  const last = known.get(plan)
  if (last?.reports === reports && last.choices === choices) return last.verdict
  const verdict = judgeTests(plan, results.sizing, reportedRuns(reports), choices)
  known.set(plan, { reports, choices, verdict })
  return verdict
}
