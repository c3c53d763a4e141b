import { useMemo } from 'react'
import {
  comparePublicClasses,
  compareVersions,
  documents,
  exchangeVersions,
  type FigureStanding,
  publicDocuments,
  publicFigures,
  shortVersionName,
  standings,
  type Unit,
  type VersionCell,
  type VersionFigure,
  type VersionRow,
  versionChanges,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ErratumNote } from '../../ui/erratum-note.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { SourceNote, standingNames } from '../../ui/source-note.tsx'
import type { Column } from '../../ui/table.ts'
import { Figure } from '../../ui/working.tsx'

/** The figures of each version of Exchange, and the standing of each figure. */
export function VersionsTable() {
  const format = useFormat()
  const rows = useMemo(compareVersions, [])
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <>
      <p>
        What each version costs and what it allows, as Spindle takes it. Under every figure is its
        source: the paper that prints it, or the document of a public figure and how far it can be
        relied on.
      </p>
      <DataTable
        caption="Figures of each version of Exchange Server"
        hidden="caption"
        frame="Figures of each version"
        className="versions"
        groups={groups.map((title) => ({
          title,
          rows: rows.filter(({ group }) => group === title),
        }))}
        columns={[
          { head: 'Quantity', of: ({ label }) => label },
          ...exchangeVersions.map(
            (version): Column<VersionRow> => ({
              head: version,
              className: 'amount',
              of: ({ cells }) =>
                cellOf(
                  cells.find(({ exchange }) => exchange === version),
                  format,
                ),
            }),
          ),
        ]}
      />
      <Legend />
      <Interpolation />
      <Changes />
    </>
  )
}

/** Units that the head of a row has already. */
const inRowHead: ReadonlySet<Unit> = new Set(['IOPS/mailbox', 'logs/day', 'databases'])
/** Units too long to be beside their figure. */
const belowFigure: ReadonlySet<Unit> = new Set(['IOPS/database', 'MB/s/database'])

/** The figures of a version below each other, each with its standing. */
function cellOf(cell: VersionCell | undefined, format: Format): Cell {
  if (!cell) return null
  if (cell.words !== null) return { hint: cell.words }
  return cell.figures.map(({ worked, of, standing, borrowed }, at) => {
    const isBelow = belowFigure.has(worked.unit)
    const note = [isBelow && format.quantity(worked).unit, of].filter(Boolean).join(', ')
    const mark = `${standingMark(standing, worked)}${borrowed ? ', borrowed' : ''}`
    return {
      drawn: (
        <div>
          <Figure worked={worked} bare={isBelow || inRowHead.has(worked.unit)} />
          {note && <span className="note">{note}</span>}
          <span className="note standing">{mark}</span>
        </div>
      ),
      text: `${at > 0 ? '; ' : ''}${[format.text(worked), of, mark].filter(Boolean).join(', ')}`,
    }
  })
}

/** The document of a figure, or those of a public one with its standing. */
function standingMark(standing: VersionFigure['standing'], worked: Worked): string {
  if (isDocument(standing)) return documents[standing].short
  const places = publicFigures(worked).flatMap((figure) => figure.places)
  const named = new Set(places.map(({ publication }) => publicDocuments[publication].short))
  return [...named, standing].join(', ')
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
        <dd>printed for another version, and used because none is printed for this one</dd>
      </div>
      <div>
        <dt>‡</dt>
        <dd>rests on public figures from beyond the papers</dd>
      </div>
    </dl>
  )
}

/** StorageTek's figures of two versions, in words and beside each other. */
function Changes() {
  const [older, newer] = versionChanges.between
  const title = `From ${shortVersionName(older)} to ${newer}`
  return (
    <>
      <h3>{title}</h3>
      <DataTable
        caption={`What changed from ${shortVersionName(older)} to ${newer}, as StorageTek prints it`}
        hidden="caption"
        frame={title}
        rows={versionChanges.rows}
        columns={[
          { head: 'Function', of: ([title]) => title },
          { head: older, of: ([, ofOlder]) => ofOlder },
          { head: newer, of: ([, , ofNewer]) => ofNewer },
        ]}
      />
      <p className="footnote">
        <SourceNote source={versionChanges.cite} />
      </p>
      <ErratumNote id="E51" />
    </>
  )
}

/** The public figures for the straight line between the classes of Exchange 2007. */
function Interpolation() {
  const format = useFormat()
  const classes = useMemo(comparePublicClasses, [])
  return (
    <p>
      Between the classes that PowerEdge prints for Exchange 2007, Spindle reads a straight line.
      Slipstick, a secondary source (standing C), names two classes there.{' '}
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
