import type {
  JetstressRun,
  LogReplay,
  StreamedBackup,
  VolumeFigures,
} from '../engine/jetstress/index.ts'
import { summaryRowPattern, type UnparsedModernTable } from './modern-tables.ts'
import { makeVolumeWithoutFigures, type ReportRow } from './report-reader.ts'
import { parseDuration, parseReportNumber, type ReportDecimalSign } from './written-figures.ts'

/** Headers of the columns in database tables, as patterns of counter names in their usual order. */
const columns = {
  readMs: /^(?!.*(log|disk)).*reads?\b.*latency/i,
  writeMs: /^(?!.*(log|disk)).*writes?\b.*latency/i,
  reads: /^(?!.*(log|disk|maintenance)).*reads?\b.*\/sec/i,
  writes: /^(?!.*(log|disk|maintenance)).*writes?\b.*\/sec/i,
  bytesPerRead: /^(?!.*(log|disk|maintenance)).*reads?\b.*bytes/i,
  bytesPerWrite: /^(?!.*(log|disk)).*writes?\b.*bytes/i,
  logReadMs: /log reads?\b.*latency/i,
  logWriteMs: /log writes?\b.*latency/i,
  logReads: /log reads?\b.*\/sec/i,
  logWrites: /log writes?\b.*\/sec/i,
  bytesPerLogRead: /log reads?\b.*bytes/i,
  bytesPerLogWrite: /log writes?\b.*bytes/i,
} as const

type Column = keyof typeof columns

const columnKeys = Object.keys(columns) as Column[]

/** Reads the number in a table cell; null if there is none. */
export type CellNumberReader = (cell: string) => number | null

type Kind = 'transactional' | 'maintenance' | 'replication' | 'total'

function kindOf({ heading, head }: UnparsedModernTable): Kind | null {
  if (/total/i.test(heading)) return 'total'
  if ([heading, ...head].some((cell) => /maintenance/i.test(cell))) return 'maintenance'
  if (/replication/i.test(heading)) return 'replication'
  if (/transactional/i.test(heading) || head.some((cell) => columns.reads.test(cell)))
    return 'transactional'
  return head.some((cell) => columns.logReads.test(cell)) ? 'replication' : null
}

/** True if a table of the report has a row per database. */
export function hasRowPerDatabase(table: UnparsedModernTable): boolean {
  return (
    kindOf(table) !== null ||
    table.head.some((cell) => /log files replayed|transferred ?\/ ?sec/i.test(cell))
  )
}

/** True if the report has the totals of databases but no other table of their I/O. */
export function hasOnlyDatabaseTotals(tables: readonly UnparsedModernTable[]): boolean {
  const kinds = tables.map(kindOf)
  return kinds.includes('total') && !kinds.includes('transactional')
}

/** I/O figures of each database and of its logs, from the tables of one run. */
export function volumesInModernTables(
  tables: readonly UnparsedModernTable[],
  numberOf: CellNumberReader,
): readonly VolumeFigures[] {
  const of = (kind: Kind) =>
    tables.flatMap((table) =>
      kindOf(table) === kind ? [{ ...table, rows: table.rows.filter(isDatabaseRow) }] : [],
    )
  const extra = (kind: Kind) => {
    const found = of(kind).flatMap(({ head, rows }) => {
      const at = head.findIndex((cell) => /reads?\b.*\/sec/i.test(cell))
      return rows.map((row) => [row[0] ?? '', numberOf(row[at] ?? '')] as const)
    })
    return new Map(found)
  }
  const extras = { maintained: extra('maintenance'), replicated: extra('replication') }
  const hasTotals = hasOnlyDatabaseTotals(tables)
  const measured = hasTotals ? of('total') : of('transactional')
  const volumes = measured.flatMap(({ head, rows }) => {
    const places = placesIn(head)
    return rows.flatMap((row) =>
      databaseAndLog(row[0] ?? '', (column) => numberOf(row[places[column]] ?? ''), extras),
    )
  })
  return hasTotals ? volumes.map(withoutMaintained) : volumes
}

/** Removes the reads from totals: they include maintenance; the transactional part is unknown. */
function withoutMaintained(volume: VolumeFigures): VolumeFigures {
  return volume.role === 'database' ? { ...volume, reads: null, bytesPerRead: null } : volume
}

type Extras = Readonly<Record<'maintained' | 'replicated', ReadonlyMap<string, number | null>>>

function databaseAndLog(
  name: string,
  figure: (column: Column) => number | null,
  { maintained, replicated }: Extras,
): readonly VolumeFigures[] {
  return [
    {
      ...makeVolumeWithoutFigures({ name, role: 'database' }),
      reads: figure('reads'),
      writes: figure('writes'),
      readMs: figure('readMs'),
      writeMs: figure('writeMs'),
      bytesPerRead: figure('bytesPerRead'),
      bytesPerWrite: figure('bytesPerWrite'),
      maintenanceReads: maintained.get(name) ?? null,
    },
    {
      ...makeVolumeWithoutFigures({ name, role: 'log' }),
      reads: figure('logReads'),
      writes: figure('logWrites'),
      readMs: figure('logReadMs'),
      writeMs: figure('logWriteMs'),
      bytesPerRead: figure('bytesPerLogRead'),
      bytesPerWrite: figure('bytesPerLogWrite'),
      replicationReads: replicated.get(name) ?? null,
    },
  ]
}

/** Indexes of the columns by their headers, or in the usual order if no header is known. */
function placesIn(head: readonly string[]): Readonly<Record<Column, number>> {
  const placeOf = (column: Column) => head.findIndex((cell) => columns[column].test(cell))
  const isKnown = placeOf('reads') >= 0
  const places = columnKeys.map((column, at) => [column, isKnown ? placeOf(column) : at + 1])
  return Object.fromEntries(places) as Record<Column, number>
}

/** True if a table row is of one database, not a mean or sum row below them. */
export function isDatabaseRow([name = '']: ReportRow): boolean {
  return name !== '' && !summaryRowPattern.test(name)
}

function tableOf(tables: readonly UnparsedModernTable[], column: RegExp) {
  const table = tables.find(({ head }) => head.some((cell) => column.test(cell)))
  const rows = table?.rows.filter(isDatabaseRow)
  const cell = (row: ReportRow, of: RegExp) =>
    row[table?.head.findIndex((one) => of.test(one)) ?? -1]
  return { rows: rows ?? [], cell }
}

/** Logs replayed by a soft recovery, per database. */
export function replaysInTables(
  tables: readonly UnparsedModernTable[],
  number: CellNumberReader,
): readonly LogReplay[] {
  const { rows, cell } = tableOf(tables, /log files replayed/i)
  return rows.flatMap((row) => {
    const logs = number(cell(row, /log files replayed/i) ?? '')
    const seconds = number(cell(row, /elapsed/i) ?? '')
    return logs === null || seconds === null ? [] : [{ name: row[0] ?? '', logs, seconds }]
  })
}

export function backupsInTables(
  tables: readonly UnparsedModernTable[],
  number: CellNumberReader,
): readonly StreamedBackup[] {
  const { rows, cell } = tableOf(tables, /transferred ?\/ ?sec/i)
  return rows.map((row) => ({
    name: row[0] ?? '',
    megabytes: number(cell(row, /database size/i) ?? ''),
    seconds: parseDuration(cell(row, /elapsed/i) ?? ''),
    rate: number(cell(row, /transferred ?\/ ?sec/i) ?? ''),
  }))
}

/** Relative tolerance when comparing a printed sum with its parts: all of them are rounded. */
const tolerance = 0.005

function differ(one: number, other: number): boolean {
  return Math.abs(one - other) > tolerance * Math.max(one, other) + 1
}

/** Headers of columns whose printed sum or mean does not match their rows. */
export function columnsWithWrongSums(
  tables: readonly UnparsedModernTable[],
  decimal: ReportDecimalSign,
): readonly string[] {
  const amountIn = (row: ReportRow, at: number) => {
    const cell = row[at] ?? ''
    return parseDuration(cell) ?? parseReportNumber(cell, decimal)
  }
  const found = tables.flatMap(({ head, rows }) => {
    const parts = rows.filter(([name = '']) => !summaryRowPattern.test(name))
    return rows.flatMap((row) => {
      const [name = ''] = row
      if (!summaryRowPattern.test(name) || parts.length === 0) return []
      const of = /^(sum|total)/i.test(name) ? 1 : parts.length
      return head.filter((_, at) => {
        const said = at === 0 ? null : amountIn(row, at)
        const sum = parts.reduce((all, part) => all + (amountIn(part, at) ?? 0), 0)
        return said !== null && differ(said, sum / of)
      })
    })
  })
  return [...new Set(found)]
}

/** Headers of total columns that contradict the other tables for the same database. */
export function totalColumnsContradictingTables(
  tables: readonly UnparsedModernTable[],
  decimal: ReportDecimalSign,
): readonly string[] {
  const of = (kind: Kind) => tables.find((table) => kindOf(table) === kind)
  const parts = { maintained: of('maintenance'), replicated: of('replication') }
  const [total, measured] = [of('total'), of('transactional')]
  if (!total || !measured) return []
  const rowIn = (table: UnparsedModernTable | undefined, name: string) =>
    table?.rows.find(([first]) => first === name)
  const amount = (row: ReportRow | undefined, at: number) =>
    parseReportNumber(row?.[at] ?? '', decimal)
  const rateOf = (table: UnparsedModernTable | undefined, name: string) =>
    amount(rowIn(table, name), table?.head.findIndex((cell) => /reads?\b.*\/sec/i.test(cell)) ?? -1)
  const [inTotal, inMeasured] = [placesIn(total.head), placesIn(measured.head)]
  const found = total.rows.filter(isDatabaseRow).flatMap((row) => {
    const [name = ''] = row
    const own = rowIn(measured, name)
    return shared.flatMap(({ column, with: kind }) => {
      const more = kind ? rateOf(parts[kind], name) : 0
      const said = amount(row, inTotal[column])
      const part = amount(own, inMeasured[column])
      if (said === null || part === null || more === null) return []
      const isOther = kind ? differ(said, part + more) : Math.abs(said - part) > tolerance * part
      return isOther ? [total.head[inTotal[column]] ?? ''] : []
    })
  })
  return [...new Set(found)]
}

/** Columns of totals that other tables print too; only reads include maintenance or replication. */
const shared: readonly { readonly column: Column; readonly with: keyof Extras | null }[] = [
  { column: 'reads', with: 'maintained' },
  { column: 'logReads', with: 'replicated' },
  { column: 'writeMs', with: null },
  { column: 'writes', with: null },
  { column: 'bytesPerWrite', with: null },
  { column: 'logWriteMs', with: null },
  { column: 'logWrites', with: null },
  { column: 'bytesPerLogWrite', with: null },
]

/** Label of the achieved IOPS if they are not the sum of database reads and writes, else none. */
export function achievedLabelIfWrong({
  achieved,
  release,
  volumes,
}: JetstressRun): readonly string[] {
  const rates = volumes.flatMap(({ role, reads, writes }) =>
    role === 'database' ? [reads, writes] : [],
  )
  const sum = rates.reduce((all, rate) => (all === null || rate === null ? null : all + rate), 0)
  if (achieved === null || rates.length === 0 || sum === null || !differ(achieved, sum)) return []
  return [`Achieved ${release === '2007' ? '' : 'Transactional '}I/O per Second`]
}

/** Names of backups whose duration does not match their size and rate. */
export function backupsWithWrongDuration(backups: readonly StreamedBackup[]): readonly string[] {
  return backups.flatMap(({ name, megabytes, seconds, rate }) =>
    megabytes !== null && seconds !== null && rate && differ(seconds, megabytes / rate)
      ? [name]
      : [],
  )
}
