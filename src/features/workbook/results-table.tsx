import { erratumCell } from '../../app/roles/erratum-links.tsx'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { type ComparedResult, compareResults, type WorkbookReading } from '../../workbook/index.ts'

/** The workbook’s own results beside those that its answers give here, and why they differ. */
export function ResultsTable({ reading }: { readonly reading: WorkbookReading }) {
  const rows = compareResults(reading.plan, reading.results)
  if (rows.length === 0)
    return (
      <p className="hint">
        The workbook has none of its results by a name known here, so they are not compared.
      </p>
    )
  return (
    <DataTable
      caption="Results of the workbook and ours"
      cards
      rows={rows}
      columns={[
        { head: 'Result', of: ({ label, name }) => [label, { note: name }], names: true },
        { head: 'Workbook', of: (row) => amountOf(row, row.theirs) },
        { head: 'As Microsoft', of: (row) => amountOf(row, row.microsoft) },
        { head: 'Corrected', of: (row) => amountOf(row, row.corrected) },
        { head: 'Why', of: (row) => (row.agrees ? agreeingCell(row) : otherWords(reading)) },
      ]}
    />
  )
}

function amountOf({ unit }: ComparedResult, amount: number | null): Cell {
  return amount === null ? { hint: 'none' } : { amount, unit }
}

function agreeingCell({ microsoft, corrected, errata }: ComparedResult): Cell {
  if (errata.length > 0) return ['The workbook errs: ', erratumCell(errata)]
  return microsoft === corrected ? 'The same.' : 'Computed in another way when corrected.'
}

/** Why the workbook has another figure than its method gives for the answers that were read. */
function otherWords({ notRead, missing }: WorkbookReading): string {
  const other = 'Its method gives another figure for these answers:'
  if (notRead.some(({ why }) => why !== 'no mailboxes' && why !== 'switched off'))
    return `${other} not all inputs were read, see above.`
  if (missing.length > 0)
    return `${other} an input without a name known here is another one than Spindle starts from, see below, or the workbook was not calculated after its last change.`
  return `${other} the workbook was not calculated after its last change, or is of another version.`
}
