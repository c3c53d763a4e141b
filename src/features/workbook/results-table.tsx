import { useMemo } from 'react'
import { erratumCell } from '../../app/roles/erratum-links.tsx'
import { cutName, fieldOf, type Plan } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import {
  type ComparedResult,
  compareResults,
  type Looked,
  type WorkbookReading,
} from '../../workbook/index.ts'
import { tierName } from './name-tables.tsx'

/** The workbook’s own results beside those that its answers give here, and why they differ. */
export function ResultsTable({ reading }: { readonly reading: WorkbookReading }) {
  const format = useFormat()
  const rows = useMemo(() => compareResults(reading).toSorted(byInterest), [reading])
  const { plan, version } = reading
  const agreeing = rows.filter(({ agrees }) => agrees === 'microsoft').length
  if (rows.length === 0)
    return (
      <p className="hint">
        The workbook has none of its results by a name known here, so they are not compared.
      </p>
    )
  return (
    <DataTable
      caption={`Results of the workbook${version === null ? '' : `, version ${cutName(version)},`} and ours`}
      cards
      first={24}
      rows={rows}
      columns={[
        {
          head: 'Result',
          of: ({ label, name, tier }) => [label, { note: [nameOfTier(plan, tier), name] }],
          names: true,
        },
        { head: 'Workbook', of: (row) => amountOf(row, row.theirs) },
        { head: 'As Microsoft', of: (row) => amountOf(row, row.microsoft) },
        { head: 'Corrected', of: (row) => amountOf(row, row.corrected) },
        { head: 'Why', of: (row) => reasonCell(row, plan, version) },
      ]}
    >
      <p className="hint">
        {format.number(agreeing)} of {format.number(rows.length)} results are what its method gives
        for these answers.
      </p>
    </DataTable>
  )
}

/** Results that differ from ours in both modes come first, then those that differ in one. */
function byInterest(one: ComparedResult, other: ComparedResult): number {
  const rank = ({ agrees, differs }: ComparedResult) => (agrees === null ? 0 : differs ? 1 : 2)
  return rank(one) - rank(other)
}

function amountOf({ unit }: ComparedResult, amount: number | null): Cell {
  if (amount === null) return { hint: 'none' }
  return unit === null ? amount : { amount, unit }
}

/** Why a result of a workbook is what it is beside ours, with the errata or the inputs that explain it. */
export function reasonCell(row: ComparedResult, plan: Plan, version: string | null): Cell {
  const { agrees, differs, errata, behind, others } = row
  const listed = errata.length > 0
  if (agrees === 'microsoft') {
    if (listed) return ['The workbook errs: ', erratumCell(errata)]
    return differs ? 'Computed in another way when corrected.' : 'The same.'
  }
  if (agrees === 'corrected')
    return listed ? ['Correct in this workbook: ', erratumCell(errata)] : 'The same as corrected.'
  const file = version === null ? 'The workbook' : `Version ${cutName(version)} of the workbook`
  const orElse = others.length > 0 ? 'inputs that were not read change it: see the tables' : null
  const why =
    behind.length > 0
      ? `Not read: ${unreadWords(behind, plan)}.`
      : `${file} computes it in another way, or ${orElse ?? 'was not calculated after its last change'}.`
  return listed ? [why, ' Our two figures differ: ', erratumCell(errata)] : why
}

/** As many inputs as are named beside one result. */
const mostNamed = 3

function unreadWords(unread: readonly Looked[], plan: Plan): string {
  const named = unread.slice(0, mostNamed).map(({ answer, tier }) => {
    const { label } = fieldOf(answer)
    return `${label}${tier === null || plan.tiers.length < 2 ? '' : ` of ${tierName(plan, tier)}`}`
  })
  const others = unread.length - named.length
  return `${named.join(', ')}${others > 0 ? ` and ${others} more, see the tables` : ''}`
}

function nameOfTier(plan: Plan, tier: number | null): string {
  return tier === null || plan.tiers.length < 2 ? '' : `${tierName(plan, tier)}; `
}
