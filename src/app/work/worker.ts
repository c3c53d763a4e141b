import type { SearchProgress, SensitivityProgress } from '../../engine/explore/index.ts'
import * as explore from '../../engine/explore/index.ts'
import type { Plan } from '../../engine/index.ts'
import type { BuiltHardware, Goal, SolvedKey } from '../../engine/methods/index.ts'
import * as methods from '../../engine/methods/index.ts'
import type { ReportProgress } from '../../jetstress/index.ts'
import * as jetstress from '../../jetstress/index.ts'
import type { StatisticsProgress } from '../../statistics/index.ts'
import * as statistics from '../../statistics/index.ts'
import * as workbook from '../../workbook/index.ts'

/** A job that the page gives the worker. */
export type JobOrder =
  | { readonly job: 'mostCarried'; readonly plan: Plan; readonly built: BuiltHardware }
  | { readonly job: 'sensitivity'; readonly plan: Plan; readonly design: string }
  | { readonly job: 'growth'; readonly plan: Plan; readonly design: string }
  | {
      readonly job: 'suggestions' | 'combinedChanges' | 'provePlan' | 'decideAutomatic'
      readonly plan: Plan
    }
  | {
      readonly job: 'solve'
      readonly plan: Plan
      readonly open: readonly SolvedKey[]
      readonly goal: Goal
      readonly asked: 'the choice' | 'the trade-offs'
    }
  | { readonly job: 'readWorkbook'; readonly bytes: Uint8Array }
  | { readonly job: 'readReport'; readonly file: File }
  | {
      readonly job: 'readStatistics'
      readonly files: readonly File[]
      /** What the user said of each file, and of the work week. */
      readonly said: statistics.StatisticsAnswers
    }

type Jobs = typeof explore & typeof methods & typeof workbook & typeof jetstress & typeof statistics

export type JobResults = {
  readonly [J in JobOrder['job']]: Awaited<ReturnType<Jobs[J]>>
}

/** Type of the progress that a job reports; `never` for jobs that report none. */
export type JobProgress<J extends JobOrder['job']> = J extends 'readReport'
  ? ReportProgress
  : J extends 'readStatistics'
    ? StatisticsProgress
    : J extends 'sensitivity'
      ? SensitivityProgress
      : J extends 'solve'
        ? SearchProgress
        : never

/** Message of the worker: progress at most every 100 ms, and finally the result. */
export type WorkerMessage<T, P = JobProgress<JobOrder['job']>> =
  | { readonly done: false; readonly progress: P }
  | { readonly done: true; readonly result: T }

const tellEveryMs = 100
/** A search that ends sooner shows no progress, which would flicker. */
const searchToldFromMs = 500

addEventListener('message', ({ data }: MessageEvent<JobOrder>) => {
  const wait = data.job === 'solve' ? searchToldFromMs - tellEveryMs : 0
  let toldAt = performance.now() + wait
  const tell = (progress: JobProgress<JobOrder['job']>) => {
    if (performance.now() - toldAt < tellEveryMs) return
    toldAt = performance.now()
    postMessage({ done: false, progress })
  }
  const done = (result: Result) => postMessage({ done: true, result })
  const result = resultOf(data, tell)
  if (result instanceof Promise) result.then(done).catch(fail)
  else done(result)
})

/** Rethrows outside the promise, so that the worker fires `error`. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}

type Tell = (progress: JobProgress<JobOrder['job']>) => void

type Result = JobResults[keyof JobResults]

function resultOf(order: JobOrder, tell: Tell): Result | Promise<Result> {
  switch (order.job) {
    case 'sensitivity':
      return explore.sensitivity(order.plan, order.design, tell)
    case 'mostCarried':
      return explore.mostCarried(order.plan, order.built)
    case 'growth':
      return explore.growth(order.plan, order.design)
    case 'suggestions':
      return explore.suggestions(order.plan)
    case 'combinedChanges':
      return explore.combinedChanges(order.plan)
    case 'provePlan':
      return methods.provePlan(order.plan)
    case 'decideAutomatic':
      return explore.decideAutomatic(order.plan)
    case 'solve':
      return explore.solve(order.plan, order.open, order.goal, order.asked, tell)
    case 'readWorkbook':
      return workbook.readWorkbook(order.bytes)
    case 'readReport':
      return jetstress.readReport(order.file, tell)
    case 'readStatistics':
      return statistics.readStatistics(order.files, tell, order.said)
  }
}
