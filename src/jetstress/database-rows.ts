import { hasRowPerDatabase, isDatabaseRow } from './modern-figures.ts'
import type { UnparsedModernRun, UnparsedModernTable } from './modern-tables.ts'
import type { ReportRow } from './report-reader.ts'

/**
 * Tables of a run with only the rows of databases that more than one place names. `odd` names are
 * not exactly once in each place: their rows are missing, or were left out as no database or as
 * contradictory.
 */
export function reconciledDatabaseRows({
  tables: written,
  configured,
}: Pick<UnparsedModernRun, 'tables' | 'configured'>): {
  readonly tables: readonly UnparsedModernTable[]
  readonly odd: readonly string[]
  /** Databases whose identical row is repeated in a table; one of the rows counts. */
  readonly twice: readonly string[]
} {
  const odd = new Set<string>()
  const twice = new Set<string>()
  const tables = written.map((table) =>
    hasRowPerDatabase(table) ? { ...table, rows: withoutRepeats(table.rows, odd, twice) } : table,
  )
  const places = tables
    .filter(hasRowPerDatabase)
    .map(({ rows }) => new Set(rows.filter(isDatabaseRow).map(nameOf)))
  const all = configured.length > 0 ? [...places, new Set(configured)] : places
  const known = new Set(
    all.flatMap((names) =>
      [...names].filter((name) => all.filter((other) => other.has(name)).length > 1),
    ),
  )
  if (known.size === 0) return { tables, odd: [...odd], twice: [...twice] }
  for (const names of places) {
    for (const name of known) if (!names.has(name)) odd.add(name)
    for (const name of names) if (!known.has(name)) odd.add(name)
  }
  return {
    tables: tables.map((table) =>
      hasRowPerDatabase(table)
        ? {
            ...table,
            rows: table.rows.filter((row) => !isDatabaseRow(row) || known.has(nameOf(row))),
          }
        : table,
    ),
    odd: [...odd],
    twice: [...twice],
  }
}

function nameOf([name = '']: ReportRow): string {
  return name
}

/** Removes repeated rows of databases; rows with one name but different figures all go. */
function withoutRepeats(
  rows: readonly ReportRow[],
  odd: Set<string>,
  twice: Set<string>,
): readonly ReportRow[] {
  return rows.filter((row, at) => {
    if (!isDatabaseRow(row)) return true
    const same = rows.filter((other) => nameOf(other) === nameOf(row))
    const isOnce = same.every((other) => other.join('\t') === row.join('\t'))
    if (!isOnce) odd.add(nameOf(row))
    else if (same.length > 1) twice.add(nameOf(row))
    return isOnce && rows.findIndex((other) => nameOf(other) === nameOf(row)) === at
  })
}
