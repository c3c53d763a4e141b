import {
  type Criterion,
  type CriterionCode,
  cutName,
  type JudgedTest,
  type JudgedVolume,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'

type Row = JudgedVolume & { readonly server: string }

/** Every volume of one test with its own latencies; on paper only where they are few. */
export function VolumeTable({
  test,
  title,
}: {
  readonly test: JudgedTest
  readonly title: string
}) {
  const rows = test.servers.flatMap(({ name, runs }) =>
    runs.flatMap(({ volumes }) =>
      volumes.map((one): Row => ({ ...one, server: cutName(name ?? 'not named') })),
    ),
  )
  return (
    <Fold title={`Each of its ${rows.length} volumes`}>
      <DataTable
        caption={`Volumes: ${title}`}
        hidden="caption"
        frame={`Volumes: ${title}`}
        rows={rows}
        first={40}
        columns={[
          test.servers.length > 1 && { head: 'Server', of: ({ server }) => server },
          { head: 'Volume', names: true, of: ({ volume }) => cutName(volume.name) },
          { head: 'Holds', of: ({ volume }) => (volume.role === 'log' ? 'logs' : 'databases') },
          rate('Reads/s', ({ volume }) => volume.reads),
          rate('Writes/s', ({ volume }) => volume.writes),
          latency('Read', 'dbRead'),
          latency('Write', 'dbWrite'),
          latency('Log write', 'logWrite'),
        ]}
      />
    </Fold>
  )
}

function rate(head: string, of: (row: Row) => number | null) {
  return {
    head,
    of: (row: Row): Cell => {
      const amount = of(row)
      return amount === null ? null : { amount, decimals: 3 }
    },
  }
}

function latency(head: string, code: CriterionCode) {
  const found = ({ criteria }: Row): Criterion | undefined =>
    criteria.find((one) => one.code === code)
  return {
    head,
    of: (row: Row): Cell => {
      const one = found(row)
      return one ? one.measured : ''
    },
    fails: (row: Row) => found(row)?.holds === false,
  }
}
