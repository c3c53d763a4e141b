import { erratumCell } from '../../app/roles/erratum-links.tsx'
import type { Plan } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { type ComparedResult, compareResults, type Named } from '../../workbook/index.ts'

type ResultsTableProps = { readonly plan: Plan; readonly results: readonly Named[] }

/** The workbook’s own results beside those that its answers give here, and why they differ. */
export function ResultsTable({ plan, results }: ResultsTableProps) {
  const rows = compareResults(plan, results)
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
        { head: 'Why', of: whyCell },
      ]}
    />
  )
}

function amountOf({ unit }: ComparedResult, amount: number | null): Cell {
  return amount === null ? { hint: 'none' } : { amount, unit }
}

function whyCell({ agrees, microsoft, corrected, errata }: ComparedResult): Cell {
  if (!agrees)
    return 'Its method gives another figure for these answers: an input was not read, or the workbook was not calculated after its last change.'
  if (errata.length > 0) return ['The workbook errs: ', erratumCell(errata)]
  return microsoft === corrected ? 'The same.' : 'Computed in another way when corrected.'
}
