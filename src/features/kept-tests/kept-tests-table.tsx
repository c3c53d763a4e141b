import { removeKeptTest } from '../../app/store/kept-tests.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { cutName, type KeptTest, type Plan } from '../../engine/index.ts'
import { type KeptTestIops, keptTestIops } from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

type KeptTableProps = {
  readonly live: LiveResults
  /** Called after a kept test is removed; without it the table has no buttons to remove tests. */
  readonly onTakenBack?: () => void
}

export function KeptTestsTable({ live: { plan, results }, onTakenBack }: KeptTableProps) {
  const format = useFormat()
  const io = (amount: number | null): DataCell =>
    amount === null ? null : { amount, unit: 'IOPS' }
  const ms = (amount: number | null): DataCell => (amount === null ? null : { amount, unit: 'ms' })
  return (
    <DataTable
      caption="Tests of your own that are kept"
      cards
      first={10}
      rows={plan.keptTests}
      keyOf={({ id }) => id}
      columns={[
        {
          head: 'Test',
          of: (test) => [cutName(test.name), { note: test.passed ? 'passed' : 'not passed' }],
        },
        { head: 'Ran on', of: (test) => ranOn(test, plan, format.number(test.units)) },
        { head: 'Planned', of: ({ planned }) => io(planned) },
        { head: 'Achieved', of: ({ achieved }) => io(achieved) },
        { head: 'Reads', of: ({ readMs }) => ms(readMs) },
        { head: 'Writes', of: ({ writeMs }) => ms(writeMs) },
        { head: 'Log writes', of: ({ logMs }) => ms(logMs) },
        {
          head: 'Counts as',
          className: 'start',
          of: (test) => countCell(keptTestIops(plan, results.sizing, test), test),
        },
        ...(onTakenBack
          ? [
              {
                head: 'Way back',
                of: ({ id, name }: KeptTest): DataCell => ({
                  text: '',
                  drawn: (
                    <button
                      type="button"
                      className="nowrap"
                      onClick={() => {
                        removeKeptTest(id)
                        onTakenBack()
                      }}
                    >
                      Take back<span className="sr"> {cutName(name)}</span>
                    </button>
                  ),
                }),
              },
            ]
          : []),
      ]}
    />
  )
}

function ranOn({ array, driveKind, storage, units }: KeptTest, plan: Plan, count: string): string {
  if (array === null)
    return `${count} ${driveKind} ${units === 1 ? 'drive' : 'drives'} of the servers, ${storage}`
  const own = plan.ownArrays.find(({ id }) => id === array)
  return `${count} × ${own ? cutName(own.name) : 'an array that was removed'}, ${storage}`
}

function countCell({ code, shown }: KeptTestIops, { array }: KeptTest): DataCell {
  // For drives, the unit of the figure already says "per drive".
  const words = countWords[code]
  if (!shown) return words
  if (array === null)
    return code === 'counts'
      ? ['at least ', shown, { note: 'yours, measured' }]
      : [words, { note: ['It showed at least ', shown] }]
  // The figure exceeds what the test achieved, as the plan adds its own logs and maintenance.
  const counted = 'with logs and maintenance as this plan counts them'
  return code === 'counts'
    ? ['at least ', shown, ' an array', { note: `yours, measured; ${counted}` }]
    : [words, { note: ['It showed at least ', shown, ` an array, ${counted}`] }]
}

const countWords = {
  counts: 'counts',
  'not passed': 'Nothing: it failed, or not all of its limits are known.',
  'no array': 'Nothing: its array, or its RAID policy there, is no longer in the plan.',
  'other drives': 'Nothing: its array has other drives now than those that were tested.',
  'not considered': 'Nothing while the plan does not consider arrays of your own.',
  'no drives': 'Nothing: the servers of the plan have no drives of this kind.',
  typed: 'Nothing: the figure that you typed counts instead.',
  'less than another': 'Nothing: another kept test showed more.',
  'less than estimated':
    'Nothing yet: the figure from public guidance is higher, and the plan asks for more than the test showed.',
  'as Microsoft': 'Nothing while the plan is computed as in Microsoft’s workbook.',
} as const satisfies Record<KeptTestIops['code'], string>
