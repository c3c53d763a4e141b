import type { LogReplay, StreamedBackup } from '../engine/roles-index.ts'
import { durationOf } from './local-time.ts'
import type { WrittenTable } from './modern-tables.ts'
import type { ReadsNumber } from './modern-volumes.ts'
import type { ReportRow } from './report-row.ts'

function tableOf(tables: readonly WrittenTable[], column: RegExp) {
  const table = tables.find(({ head }) => head.some((cell) => column.test(cell)))
  // Below the rows stand their mean and sum.
  const rows = table?.rows.filter(
    ([name = '']) => name !== '' && !/^(avg|average|sum|total)\b/i.test(name),
  )
  const cell = (row: ReportRow, of: RegExp) =>
    row[table?.head.findIndex((one) => of.test(one)) ?? -1]
  return { rows: rows ?? [], cell }
}

/** The logs that a soft recovery replayed, of each database. */
export function replaysIn(
  tables: readonly WrittenTable[],
  number: ReadsNumber,
): readonly LogReplay[] {
  const { rows, cell } = tableOf(tables, /log files replayed/i)
  return rows.flatMap((row) => {
    const logs = number(cell(row, /log files replayed/i) ?? '')
    const seconds = number(cell(row, /elapsed/i) ?? '')
    return logs === null || seconds === null ? [] : [{ name: row[0] ?? '', logs, seconds }]
  })
}

/** What a backup streamed, of each database. */
export function backupsIn(
  tables: readonly WrittenTable[],
  number: ReadsNumber,
): readonly StreamedBackup[] {
  const { rows, cell } = tableOf(tables, /transferred ?\/ ?sec/i)
  return rows.map((row) => ({
    name: row[0] ?? '',
    megabytes: number(cell(row, /database size/i) ?? ''),
    seconds: durationOf(cell(row, /elapsed/i) ?? ''),
    rate: number(cell(row, /transferred ?\/ ?sec/i) ?? ''),
  }))
}
