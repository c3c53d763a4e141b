import { formula } from '../../src/engine/core/formula.ts'
import { citeEqualLogic } from '../../src/engine/core/source.ts'
import { citedFigure, type Worked } from '../../src/engine/core/worked.ts'
import {
  equalLogicTests,
  profileTestAdditions,
} from '../../src/engine/hardware/equallogic-tests.ts'
import {
  achievedShare,
  latencyScaledToPlannedLoad,
} from '../../src/engine/jetstress/jetstress-rules.ts'
import {
  baseMessageSize,
  dailyLogsPerMailbox,
  logFactorOfDescriptors,
  messageSizeFactor,
} from '../../src/engine/methods/papers/sizing/logs.ts'

const table3 = citeEqualLogic('Table 3')
const table24 = citeEqualLogic('Table 24')

/** A latency of a test as measured, and at the planned load as printed and as computed. */
export type EquatedLine = {
  readonly label: string
  readonly measured: Worked<'ms'>
  /** Null if Table 3 prints the latency as unchanged. */
  readonly printed: number | null
  readonly computed: Worked<'ms'>
}

/** A column of Table 3: a test with the transactional IOPS it was planned for and achieved. */
export type EquatedTest = {
  readonly messages: number
  readonly planned: Worked<'IOPS'>
  readonly achieved: Worked<'IOPS'>
  /** Achieved share of the planned IOPS, as printed and as computed. */
  readonly printedShare: number
  readonly share: Worked<'%'>
  readonly lines: readonly EquatedLine[]
}

/** Shares achieved and equated latencies that Table 3 prints besides the latencies of Table 4. */
const printedEquated = [
  { share: 1, latencies: [null, null, null] },
  { share: 1.13, latencies: [6.8, 4.6, 0.9] },
  { share: 1.22, latencies: [10.6, 6.7, 2.1] },
] as const

/** All of EqualLogic’s Table 3, printed beside computed. */
export function equatedTests(): readonly EquatedTest[] {
  return equalLogicTests
    .filter(({ table }) => table === 4)
    .map((test, at) => {
      const profile = profileTestAdditions[at]
      const print = printedEquated[at]
      if (!profile || !print) throw new Error('Table 3 has the three tests of Table 4')
      const planned = citedFigure('IOPS planned', profile.plannedTransactionalIops, 'IOPS', table3)
      const achieved = citedFigure(
        'IOPS achieved',
        profile.achievedTransactionalIops,
        'IOPS',
        table3,
      )
      const line = (label: string, ms: number, printed: number | null): EquatedLine => {
        const measured = citedFigure(label, ms, 'ms', table3)
        const computed = latencyScaledToPlannedLoad({ latency: measured, planned, achieved })
        return { label, measured, printed, computed }
      }
      return {
        messages: test.messagesPerDay,
        planned,
        achieved,
        printedShare: print.share,
        share: achievedShare({ achieved, planned }),
        lines: [
          line('Reads', test.dbReadMs, print.latencies[0]),
          line('Writes', test.dbWriteMs, print.latencies[1]),
          line('Log writes', test.logWriteMs, print.latencies[2]),
        ],
      }
    })
}

/** Formula of EqualLogic 6.1 with 1 MB of 1,024 KB, which gives Table 24 (E6). */
const logsPerDayBinary = formula({
  ...dailyLogsPerMailbox.definition,
  label: 'Logs per mailbox per day, binary megabyte',
  text: 'descriptors × messages × baseSize × factor ÷ 1024',
  constants: { 1024: 'KB' },
  shownAs: 'whole',
})

/** A cell of Table 24: logs per mailbox per day, as printed and with either megabyte. */
export type LogCell = {
  readonly messages: number
  readonly messageKb: number
  readonly printed: number
  readonly decimal: Worked<'logs/day'>
  readonly binary: Worked<'logs/day'>
}

/** Table 24: the size of a message in KB, and the logs of 50, 150 and 300 messages a day. */
const printedLogs = [
  [75, 10, 30, 60],
  [150, 19, 57, 114],
  [300, 38, 114, 228],
] as const
const profiles = [50, 150, 300] as const

/** Table 24 of EqualLogic beside the formula that plans are sized by. */
export function logTable(): readonly LogCell[] {
  return printedLogs.flatMap(([messageKb, ...logs]) =>
    logs.map((printed, at) => {
      const count = profiles[at] ?? Number.NaN
      const factor = messageSizeFactor({
        messageSize: citedFigure('Message size', messageKb, 'KB', table24),
      })
      const messages = citedFigure('Messages', count, 'messages/day', table24)
      const of = {
        descriptors: logFactorOfDescriptors,
        messages,
        baseSize: baseMessageSize,
        factor,
      }
      return {
        messages: count,
        messageKb,
        printed,
        decimal: dailyLogsPerMailbox(of),
        binary: logsPerDayBinary(of),
      }
    }),
  )
}
