import type { AskedKind } from './mailbox-kind.ts'
import type { DayOrder } from './written-day.ts'
import type { DecimalSign, WrittenUnit } from './written-size.ts'

/** What a person says of a file where the file leaves it open. */
export type FileAnswers = {
  /** Unit of sizes that name none. */
  readonly unit?: WrittenUnit | null
  /** Decimal sign of figures that can be read in two ways. */
  readonly decimals?: DecimalSign | null
  /** Order of dates that can be read in two ways. */
  readonly dayOrder?: DayOrder | null
  /** Kinds of mailboxes that count as those of persons do. */
  readonly counted?: readonly AskedKind[]
}

/** Days of a week on which people work. */
export const workWeeks = [5, 6, 7] as const

export type WorkWeek = (typeof workWeeks)[number]

/** What a person says of all files together. */
export type StatisticsAnswers = {
  /** By the place of the file. */
  readonly files: readonly FileAnswers[]
  /** Workdays a week among the days of messages; null where nobody has said. */
  readonly workWeek: WorkWeek | null
}

export const noAnswers: StatisticsAnswers = { files: [], workWeek: null }

/** So many days in a row hold a day of the weekend. */
export const daysWithWeekend = 6

/** How much more a workday has than an average day, where the days hold weekends on which nothing comes. */
export function perWorkday(days: number, week: WorkWeek | null): number {
  return days < daysWithWeekend || week === null ? 1 : 7 / week
}
