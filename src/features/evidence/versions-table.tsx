import { useMemo } from 'react'
import {
  comparePublicClasses,
  compareVersions,
  documents,
  exchangeVersions,
  type FigureStanding,
  standings,
  type Unit,
  type VersionCell,
  type VersionFigure,
  type VersionRow,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { standingNames } from '../../ui/source-note.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'

/** What is taken for each version of Exchange, and where each figure stands. */
export function VersionsTable() {
  const rows = useMemo(compareVersions, [])
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <>
      <p>
        What each version costs and what it allows, as Spindle takes it. Under every figure stands
        where it comes from: the paper that prints it, or how far a public figure can be relied on.
      </p>
      <TableScroll label="Figures of each version">
        <table className="figures versions">
          <caption className="sr">Figures of each version of Exchange Server</caption>
          <thead>
            <tr>
              <th scope="col">Quantity</th>
              {exchangeVersions.map((version) => (
                <th key={version} scope="col" className="amount">
                  {version}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group} title={group} rows={rows.filter((row) => row.group === group)} />
          ))}
        </table>
      </TableScroll>
      <Legend />
      <Interpolation />
    </>
  )
}

function Group({ title, rows }: { title: string; rows: readonly VersionRow[] }) {
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup" colSpan={exchangeVersions.length + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell) => (
            <td key={cell.exchange} className="amount">
              <Cell cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Units that the head of a row says already. */
const inRowHead: ReadonlySet<Unit> = new Set(['IOPS/mailbox', 'logs/day', 'databases'])
/** Units too long to stand beside their figure. */
const belowFigure: ReadonlySet<Unit> = new Set(['IOPS/database', 'MB/s/database'])

function Cell({ cell: { figures, words } }: { cell: VersionCell }) {
  const format = useFormat()
  if (words !== null) return <span className="hint">{words}</span>
  return figures.map(({ worked, of, standing, borrowed }) => {
    const isBelow = belowFigure.has(worked.unit)
    const note = [isBelow && format.quantity(worked).unit, of].filter(Boolean).join(', ')
    return (
      <div key={`${worked.label} ${of}`}>
        <Figure worked={worked} bare={isBelow || inRowHead.has(worked.unit)} />
        {note && <span className="note">{note}</span>}
        <span className="note standing">
          {standingMark(standing)}
          {borrowed && ', borrowed'}
        </span>
      </div>
    )
  })
}

function standingMark(standing: VersionFigure['standing']): string {
  return isDocument(standing) ? documents[standing].short : standing
}

const isDocument = (standing: FigureStanding): standing is keyof typeof documents =>
  standing in documents

function Legend() {
  return (
    <dl className="footnote legend">
      {standings.map((standing) => (
        <div key={standing}>
          <dt>{standing}</dt>
          <dd>{standingNames[standing]}</dd>
        </div>
      ))}
      <div>
        <dt>borrowed</dt>
        <dd>printed for another version, and used for want of a figure for this one</dd>
      </div>
      <div>
        <dt>‡</dt>
        <dd>rests on public figures from beyond the papers</dd>
      </div>
    </dl>
  )
}

/** What public figures say of the straight line between the classes of Exchange 2007. */
function Interpolation() {
  const format = useFormat()
  const classes = useMemo(comparePublicClasses, [])
  return (
    <p>
      Between the classes that PowerEdge prints for Exchange 2007, Spindle reads a straight line.
      Secondary sources (standing C) name two classes there.{' '}
      {classes.map(({ name, messages, published, interpolated }) => (
        <span key={name}>
          The {name} one of {format.text(messages)} takes <Figure worked={published} />, and the
          line gives <Figure worked={interpolated} />.{' '}
        </span>
      ))}
      Both agree exactly, which speaks for the line.
    </p>
  )
}
