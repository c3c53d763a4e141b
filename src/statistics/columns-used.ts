import { findColumns, type RecognizedColumns } from './columns.ts'
import type { StatisticsNote } from './statistics-note.ts'

export const messageCountColumns = ['sent', 'received', 'messages'] as const

/** Columns to read by a header row: message counts without a period are ignored beside sizes. */
export function columnsUsed(heads: readonly string[]): RecognizedColumns {
  const columns = findColumns(heads)
  const isAside = columns.found.size && !hasMessagePeriod(columns)
  const { sent, received, messages, ...others } = columns.found
  if (isAside) return { ...columns, found: others }
  return { ...columns, found: messages ? { ...others, messages } : columns.found }
}

/** True if the columns state the period of the messages. */
export function hasMessagePeriod({ found, isADay, isOfOneDay }: RecognizedColumns): boolean {
  return Boolean(isADay || found.days || found.date || isOfOneDay)
}

/** Notes on the header row: message counts without a period, and ignored columns. */
export function headerWarnings(
  heads: readonly string[],
  columns: RecognizedColumns,
): readonly StatisticsNote[] {
  const { found, isOfOneDay, otherSizes } = columns
  const all = findColumns(heads).found
  const aside = messageCountColumns.flatMap((one) =>
    all[one] && found.size && !hasMessagePeriod(columns) ? [all[one].head] : [],
  )
  const others = otherSizes.map(({ head }) => head)
  return [
    ...(isOfOneDay ? [{ code: 'one day' } as const] : []),
    ...(aside.length > 0 ? [{ code: 'undated messages', heads: aside } as const] : []),
    ...(found.size && others.length > 0
      ? [{ code: 'other sizes', size: found.size.head, heads: others } as const]
      : []),
  ]
}
