import type { OptionalKind } from './mailbox-kind.ts'
import type { DayOrder } from './written-day.ts'
import type { DecimalSign, WrittenUnit } from './written-size.ts'

/** User’s answers where a file is ambiguous. */
export type FileAnswers = {
  /** Unit of sizes without a unit. */
  readonly unit?: WrittenUnit | null
  /** Decimal sign of ambiguous figures. */
  readonly decimals?: DecimalSign | null
  /** Order of ambiguous dates. */
  readonly dayOrder?: DayOrder | null
  /** Kinds of mailboxes to count like those of persons. */
  readonly counted?: readonly OptionalKind[]
}

export const workWeeks = [5, 6, 7] as const

export type WorkWeek = (typeof workWeeks)[number]

export type StatisticsAnswers = {
  /** By index of the file. */
  readonly files: readonly FileAnswers[]
  /** Workdays per week in the period of the messages; null if unanswered. */
  readonly workWeek: WorkWeek | null
}

export const noAnswers: StatisticsAnswers = { files: [], workWeek: null }

/** From this many consecutive days on, a weekend day is among them. */
export const daysWithWeekend = 6

/** Messages of a workday ÷ messages of an average day, if weekends in the period have none. */
export function perWorkday(days: number, week: WorkWeek | null): number {
  return days < daysWithWeekend || week === null ? 1 : 7 / week
}
