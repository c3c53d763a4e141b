import { hasReserve } from '../../app/words/test-words.ts'
import type { JudgedTest, TestVerdict } from '../../engine/roles-index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type LoadTableProps = {
  readonly test: JudgedTest
  readonly verdict: TestVerdict
  readonly title: string
}

type Row = { readonly what: string; readonly tested: Cell; readonly planned: Cell }

/** What a test did a second, beside what the plan asks for. */
export function LoadTable({ test, verdict, title }: LoadTableProps) {
  return (
    <DataTable
      caption={`Load: ${title}`}
      hidden="caption"
      rows={rowsOf(test, verdict)}
      columns={[
        { head: 'Load', of: ({ what }) => what },
        { head: 'Tested', of: ({ tested }) => tested },
        { head: 'By the plan', of: ({ planned }) => planned },
      ]}
    />
  )
}

function rowsOf(test: JudgedTest, { readShare }: TestVerdict): readonly Row[] {
  const { achieved, target, planned, rates, allIo } = test
  const { reads, writes, logReads, logWrites, maintenance } = rates
  const shown: readonly Row[] = [
    { what: 'Transactional', tested: achieved, planned: planned.expected },
    { what: 'Transactional, with the reserve', tested: '', planned: planned.withReserve },
    { what: 'Target of the report', tested: target, planned: '' },
    { what: 'Database reads', tested: reads, planned: '' },
    { what: 'Database writes', tested: writes, planned: '' },
    { what: 'Of these, reads', tested: test.readShare, planned: readShare },
    { what: 'Log writes', tested: logWrites, planned: '' },
    { what: 'Log reads', tested: logReads, planned: '' },
    { what: 'Maintenance reads', tested: maintenance, planned: '' },
    { what: 'All I/O the plan is judged by', tested: allIo, planned: '' },
  ]
  return shown.filter(
    ({ tested, planned: of }) =>
      tested !== null && (tested !== '' || (of === planned.withReserve && hasReserve(test))),
  )
}
