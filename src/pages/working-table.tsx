import {
  behind,
  explain,
  isPublic,
  type PublicFigure,
  type Recommendation,
  type Sizing,
  titleOf,
  type Worked,
} from '../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { sourceWords } from '../ui/source-note.tsx'

/** The figures whose working the report prints, in the order of the method. */
function roots(sizing: Sizing, { proposed, proposedBlocks }: Recommendation): Worked[] {
  const { volumes, memory, iops } = sizing
  const latency = proposed
    ? [
        proposed.arrays,
        proposed.usable,
        ...(proposed.prediction ? Object.values(proposed.prediction.expected) : []),
        ...(proposed.prediction ? [proposed.prediction.design.dbRead] : []),
        ...(proposed.carries ? [proposed.carries] : []),
        proposed.utilization,
        ...(proposed.rebuild.latencies
          ? [proposed.rebuild.latencies.dbRead]
          : [proposed.rebuild.load]),
      ]
    : []
  const blocks = proposedBlocks
    ? [proposedBlocks.arrays, proposedBlocks.drives, proposedBlocks.rebuild.available]
    : []
  return [
    volumes.inAll,
    ...volumes.ofDatabase.flatMap(({ parts }) => Object.values(parts)),
    ...(memory ? [memory.server ?? memory.needed] : []),
    iops.expectedLoad,
    iops.reads,
    iops.designRequirement,
    ...(iops.maintenanceThroughput ? [iops.maintenanceThroughput] : []),
    ...latency,
    ...blocks,
  ]
}

type WorkingTableProps = {
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** Every computed figure once, after those it is made of. */
export function WorkingTable({ sizing, recommendation }: WorkingTableProps) {
  const format = useFormat()
  const lines = behind(roots(sizing, recommendation)).filter(
    ({ how }) => how.kind !== 'given' && how.kind !== 'published' && how.kind !== 'assumed',
  )
  const printed = behind(roots(sizing, recommendation)).flatMap((worked) =>
    worked.how.kind === 'published' && isPublic(worked.how.cite)
      ? [{ worked, source: worked.how.cite }]
      : [],
  )
  return (
    <>
      <table className="working-table">
        <caption className="sr">Working of every computed figure</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">How it comes about</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((worked, index) => {
            const { words, numbers, source, errata } = explain(worked, format.value)
            return (
              <tr key={`${worked.label} ${index.toString()}`}>
                <th scope="row">
                  {titleOf(worked)}
                  <span className="result">{format.text(worked)}</span>
                </th>
                <td>
                  {words}
                  {numbers && <span className="numbers">{numbers}</span>}
                </td>
                <td>
                  {source && sourceWords(source)}
                  {errata.length > 0 && <span className="errata-ids"> ({errata.join(', ')})</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {printed.length > 0 && <PublicFigures printed={printed} />}
    </>
  )
}

type PublicFiguresProps = {
  readonly printed: readonly { readonly worked: Worked; readonly source: PublicFigure }[]
}

/** The figures from beyond the papers, and how far each can be relied on. */
function PublicFigures({ printed }: PublicFiguresProps) {
  const format = useFormat()
  return (
    <table className="working-table">
      <caption>Public figures from beyond the papers</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">How far it can be relied on</th>
        </tr>
      </thead>
      <tbody>
        {printed.map(({ worked, source }) => (
          <tr key={worked.label}>
            <th scope="row">
              {titleOf(worked)} {format.text(worked)}
            </th>
            <td>{sourceWords(source)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
