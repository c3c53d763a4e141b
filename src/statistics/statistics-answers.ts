import type { OptionalMailboxKind } from './mailbox-kind.ts'
import type { DayOrder } from './written-day.ts'
import type { DecimalSign, WrittenSizeUnit } from './written-size.ts'

/** The user’s answers to what one file of statistics leaves open. */
export type AnswersOnStatisticsFile = {
  /** Unit of the sizes that the file gives without one. */
  readonly unit?: WrittenSizeUnit | null
  /** Decimal sign of figures such as 1,234 in the file. */
  readonly decimals?: DecimalSign | null
  /** Order of day and month in the file’s ambiguous dates. */
  readonly dayOrder?: DayOrder | null
  /** Optional kinds of mailboxes that count like those of persons. */
  readonly counted?: readonly OptionalMailboxKind[]
}

export const workWeeks = [5, 6, 7] as const

export type WorkWeek = (typeof workWeeks)[number]

export type StatisticsAnswers = {
  /** Answers on each file, by its index. */
  readonly files: readonly AnswersOnStatisticsFile[]
  /** Workdays in a week of the messages’ period; null if unanswered. */
  readonly workWeek: WorkWeek | null
}

export const noStatisticsAnswers: StatisticsAnswers = { files: [], workWeek: null }

/** Number of consecutive days from which on a weekend day is among them. */
export const leastDaysWithWeekend = 6

/** Messages of a workday ÷ messages of an average day, if weekends in the period have none. */
export function workdayFactor(days: number, week: WorkWeek | null): number {
  return days < leastDaysWithWeekend || week === null ? 1 : 7 / week
}
