import { becomesWords } from '../../app/words/what-if-words.ts'
import type { Sensitivity, Verdict, VerdictChange } from '../../engine/index.ts'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

const caption = 'The last value of each answer with which the verdict stays, and what it comes to'

type TornadoTableProps = {
  readonly answers: readonly Sensitivity[]
  /** The verdict on the design now. */
  readonly verdict: Verdict
}

/** Where the verdict changes with each answer, down and up, and the load, space and reads there. */
export function TornadoTable({ answers, verdict }: TornadoTableProps) {
  return (
    <TableScroll label={caption}>
      <table className="figures tornado-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col" className="amount">
              Now
            </th>
            <th scope="col">Way</th>
            <th scope="col" className="amount">
              Last value
            </th>
            <th scope="col">A step further the design</th>
            <th scope="col" className="amount">
              Load per server
            </th>
            <th scope="col" className="amount">
              Capacity per server
            </th>
            <th scope="col" className="amount">
              Database reads
            </th>
          </tr>
        </thead>
        {answers.map((answer) => (
          <tbody key={answer.answer}>
            <tr>
              <th scope="rowgroup" rowSpan={2}>
                {answer.now.label}
              </th>
              <td rowSpan={2} className="amount">
                <Figure worked={answer.now} />
              </td>
              <Way name="Down" edge={answer.down} tried={answer.tried.down} verdict={verdict} />
            </tr>
            <tr>
              <Way name="Up" edge={answer.up} tried={answer.tried.up} verdict={verdict} />
            </tr>
          </tbody>
        ))}
      </table>
    </TableScroll>
  )
}

type WayProps = {
  readonly name: string
  readonly edge: VerdictChange | null
  readonly tried: Sensitivity['now']
  readonly verdict: Verdict
}

function Way({ name, edge, tried, verdict }: WayProps) {
  if (!edge)
    return (
      <>
        <th scope="row">{name}</th>
        <td colSpan={5} className="quiet">
          No change, tried to <Figure worked={tried} />
        </td>
      </>
    )
  return (
    <>
      <th scope="row">{name}</th>
      <td className="amount">
        <Figure worked={edge.value} />
      </td>
      <td className="becomes">
        {becomesWords(verdict, edge.becomes)} ({edge.fails.map((code) => names[code]).join(', ')})
      </td>
      <td className="amount">
        <Figure worked={edge.iops} />
      </td>
      <td className="amount">
        <Figure worked={edge.capacity} />
      </td>
      <td className="amount">
        {edge.latency ? <Figure worked={edge.latency} /> : 'not predicted'}
      </td>
    </>
  )
}

const names = {
  capacity: 'capacity',
  iops: 'IOPS',
  dbRead: 'database reads',
  dbWrite: 'database writes',
  logWrite: 'log writes',
} as const satisfies Record<VerdictChange['fails'][number], string>
