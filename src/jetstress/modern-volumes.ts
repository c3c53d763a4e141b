import type { VolumeFigures } from '../engine/roles-index.ts'
import type { WrittenTable } from './modern-tables.ts'
import { unknownVolume } from './unknown-run.ts'

/** The columns of the tables of databases, by the counters they are headed with, in their order. */
const columns = {
  readMs: /database reads.*latency/i,
  writeMs: /database writes.*latency/i,
  reads: /database reads.*\/sec/i,
  writes: /database writes.*\/sec/i,
  bytesPerRead: /database reads.*bytes/i,
  bytesPerWrite: /database writes.*bytes/i,
  logReadMs: /log reads.*latency/i,
  logWriteMs: /log writes.*latency/i,
  logReads: /log reads.*\/sec/i,
  logWrites: /log writes.*\/sec/i,
  bytesPerLogRead: /log reads.*bytes/i,
  bytesPerLogWrite: /log writes.*bytes/i,
} as const

type Column = keyof typeof columns

/** Reads a number of a cell; null where it holds none. */
export type ReadsNumber = (cell: string) => number | null

/** Which of the tables of databases a table is. */
type Kind = 'transactional' | 'maintenance' | 'replication' | 'total'

function kindOf({ heading, head }: WrittenTable): Kind | null {
  if (/total/i.test(heading)) return 'total'
  if (head.some((cell) => /maintenance/i.test(cell))) return 'maintenance'
  if (head.some((cell) => columns.reads.test(cell))) return 'transactional'
  if (head.some((cell) => columns.logReads.test(cell))) return 'replication'
  // Heads in another language: twelve figures a row are these.
  return head.length === 13 && /transactional/i.test(heading) ? 'transactional' : null
}

/** What each database and its log did: one of each a database, of the tables of one run. */
export function modernVolumes(
  tables: readonly WrittenTable[],
  numberOf: ReadsNumber,
): readonly VolumeFigures[] {
  const kinds = tables.map((table) => ({ table, kind: kindOf(table) }))
  const of = (kind: Kind) => kinds.find((one) => one.kind === kind)?.table
  const extra = (table: WrittenTable | undefined, column: RegExp) => {
    const at = table?.head.findIndex((cell) => column.test(cell)) ?? -1
    return new Map(at < 0 ? [] : table?.rows.map((row) => [row[0], numberOf(row[at] ?? '')]))
  }
  const maintained = extra(of('maintenance'), /reads.*\/sec/i)
  const replicated = extra(of('replication'), columns.logReads)
  const table = of('transactional')
  if (!table) return []
  const at = placesIn(table.head)
  return table.rows.flatMap((row) => {
    const name = row[0] ?? ''
    const figure = (column: Column) => numberOf(row[at[column]] ?? '')
    return [
      {
        ...unknownVolume({ name, role: 'database' }),
        reads: figure('reads'),
        writes: figure('writes'),
        readMs: figure('readMs'),
        writeMs: figure('writeMs'),
        bytesPerRead: figure('bytesPerRead'),
        bytesPerWrite: figure('bytesPerWrite'),
        maintenanceReads: maintained.get(name) ?? null,
      },
      {
        ...unknownVolume({ name, role: 'log' }),
        reads: figure('logReads'),
        writes: figure('logWrites'),
        readMs: figure('logReadMs'),
        writeMs: figure('logWriteMs'),
        bytesPerRead: figure('bytesPerLogRead'),
        bytesPerWrite: figure('bytesPerLogWrite'),
        replicationReads: replicated.get(name) ?? null,
      },
    ]
  })
}

/** Where each column stands: by its head, and by its place where no head is known. */
function placesIn(head: readonly string[]): Readonly<Record<Column, number>> {
  const found = (column: Column) => head.findIndex((cell) => columns[column].test(cell))
  const isKnown = found('reads') >= 0
  const place = (column: Column, at: number) => (isKnown ? found(column) : at + 1)
  return {
    readMs: place('readMs', 0),
    writeMs: place('writeMs', 1),
    reads: place('reads', 2),
    writes: place('writes', 3),
    bytesPerRead: place('bytesPerRead', 4),
    bytesPerWrite: place('bytesPerWrite', 5),
    logReadMs: place('logReadMs', 6),
    logWriteMs: place('logWriteMs', 7),
    logReads: place('logReads', 8),
    logWrites: place('logWrites', 9),
    bytesPerLogRead: place('bytesPerLogRead', 10),
    bytesPerLogWrite: place('bytesPerLogWrite', 11),
  }
}
