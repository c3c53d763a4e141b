import { type EquatedTest, equatedTests, logTable } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

type Row = {
  readonly label: string
  readonly measured: Cell
  readonly printed: Cell
  readonly computed: Cell
}

const ms = (amount: number) => ({ amount, unit: 'ms', decimals: 1 }) as const

/** The lines of one column of Table 3. */
function rowsOf({ achieved, printedShare, share, lines }: EquatedTest): readonly Row[] {
  const printed = { amount: printedShare, unit: '%' } as const
  return [
    { label: 'Achieved', measured: achieved, printed, computed: share },
    ...lines.map(({ label, measured, printed, computed }) => ({
      label,
      measured: ms(measured.value),
      printed: printed === null ? { hint: 'unchanged' } : ms(printed),
      computed,
    })),
  ]
}

/** Table 3 of EqualLogic: latencies of a test as they would be at its planned load. */
export function EquatedTable() {
  const format = useFormat()
  return (
    <>
      <p>
        A test seldom achieves exactly what is planned. Table 3 equates the latencies of three:
        latency × planned ÷ achieved, unchanged where no more was achieved. Of the printed 8.1 ms
        ours is 6.6 where the table has 6.7. For the other 28 tests nobody published what was
        achieved, so nothing can be equated.
      </p>
      <DataTable
        caption="Table 3, printed beside computed"
        hidden="caption"
        frame="Latencies of Table 3, measured and equated"
        groups={equatedTests().map((test) => ({
          title: `${format.number(test.messages)} messages a day, ${format.text(test.planned)} planned`,
          rows: rowsOf(test),
        }))}
        columns={[
          { head: 'Quantity', of: ({ label }) => label },
          { head: 'Measured', of: ({ measured }) => measured },
          {
            head: 'Printed',
            over: 'Equated',
            full: 'Equated, printed',
            of: ({ printed }) => printed,
          },
          {
            head: 'Computed',
            over: 'Equated',
            full: 'Equated, computed',
            of: ({ computed }) => computed,
          },
        ]}
      />
    </>
  )
}

/** Table 24 of EqualLogic beside the logs that plans are sized by. */
export function LogTable() {
  const format = useFormat()
  return (
    <>
      <p>
        Plans count logs in decimal megabytes, as the paper’s worked example does, which is 2.4 %
        more than Table 24. With a megabyte of 1024 KB all nine cells round to what is printed (E6).
      </p>
      <DataTable
        caption="Table 24, printed beside computed"
        hidden="caption"
        frame="Logs per mailbox per day"
        groups={[75, 150, 300].map((size) => ({
          title: `Messages of ${format.value(size, 'KB')}`,
          rows: logTable().filter(({ messageKb }) => messageKb === size),
        }))}
        columns={[
          { head: 'Messages a day', className: 'start', of: ({ messages }) => messages },
          { head: 'Printed', of: ({ printed }) => printed },
          {
            head: 'Decimal',
            over: 'With a megabyte',
            full: 'With a decimal megabyte',
            bare: true,
            of: ({ decimal }) => decimal,
          },
          {
            head: 'Binary',
            over: 'With a megabyte',
            full: 'With a binary megabyte',
            bare: true,
            of: ({ binary }) => binary,
          },
        ]}
      />
    </>
  )
}
