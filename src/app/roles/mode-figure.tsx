import { Fragment, type ReactNode, useContext } from 'react'
import {
  type ErratumId,
  type FigureTable,
  type InBothModes,
  inSentence,
  namedInBothModes,
  type Plan,
  rowsOf,
  type SizedByRoles,
  situationOf,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { ForPaper } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { withTerm } from '../term.tsx'
import { ErratumLinks, erratumCell } from './erratum-links.tsx'
import './mode-figure.css'

/** A figure in both modes, with its name here unless it has its own. */
type ModeRow = {
  readonly label?: string
  readonly note?: string
  readonly both: InBothModes
  /** The name of the figure in the register, and the one of site 1 that it may be alike. */
  readonly name?: string
  readonly alike?: { readonly as: string; readonly label: string }
}

type TableProps = { readonly plan: Plan; readonly sizing: SizedByRoles; readonly title: string }

/** The figures of a plan of Exchange 2013 to SE that stand in a table of the register. */
export function ModeFigures({ title, ...of }: TableProps & { readonly title: FigureTable }) {
  const rows = rowsOf(title, situationOf(of.sizing)).map(
    ({ of: figure, label, note, hidesZero, alike }) => ({
      name: figure.name,
      ...(alike && { alike }),
      ...(label !== undefined && { label }),
      ...(note !== undefined && { note }),
      both: namedInBothModes(of.plan, figure, hidesZero),
    }),
  )
  return <ModeRows sizing={of.sizing} title={title} rows={rows} />
}

type ModeRowsProps = Pick<TableProps, 'sizing' | 'title'> & { readonly rows: readonly ModeRow[] }

/**
 * Figures of a plan of Exchange 2013 to SE, one below the other. Where the other mode has another
 * figure, both stand there with the errata behind them. What does not apply is left out.
 */
export function ModeRows({ sizing, title, rows }: ModeRowsProps) {
  const { mode } = sizing.requirements
  const isPaper = useContext(ForPaper)
  const lines = inBothSites(rows.map((row) => lineOf(mode, row)).filter((line) => line !== null))
  if (lines.length === 0) return null
  return (
    <DataTable
      caption={title}
      hidden="heads"
      className="mode-figures"
      rows={lines}
      columns={[
        {
          head: 'Quantity',
          of: ({ label, note }) => {
            const isFirst = label === 'Megacycles of a server'
            const name = isFirst ? withTerm(label, 'Megacycles', 'megacycles') : label
            return note ? [name, { note }] : name
          },
        },
        { head: 'Figure', of: (line) => modeCell(line.both, mode, isPaper) },
      ]}
    >
      <ModeNotes mode={mode} figures={lines} />
    </DataTable>
  )
}

/** Lines of which those of site 2 that are like those of site 1 are said once, of both. */
export function inBothSites<Line extends ModeRow & { readonly label: string }>(
  lines: readonly Line[],
): readonly Line[] {
  const twinOf = ({ alike, note, both }: Line) =>
    lines.find(
      (one) =>
        alike !== undefined &&
        one.name === alike.as &&
        one.note === note &&
        one.both.corrected?.value === both.corrected?.value &&
        one.both.microsoft?.value === both.microsoft?.value,
    )
  const repeated = lines.filter((line) => twinOf(line) !== undefined)
  return lines
    .filter((line) => !repeated.includes(line))
    .map((line) => {
      const { alike } = repeated.find((one) => twinOf(one) === line) ?? {}
      if (!alike) return line
      const note = line.note === undefined ? 'in both sites' : `${line.note}, in both sites`
      return { ...line, label: alike.label, note }
    })
}

/** A row with the name that it has; null where no mode has a figure. */
function lineOf(mode: Plan['mode'], row: ModeRow) {
  const named = row.both[mode] ?? row.both[otherMode[mode]]
  return named && { ...row, label: row.label ?? named.label }
}

const otherMode = { corrected: 'microsoft', microsoft: 'corrected' } as const

const modeWords = { corrected: 'corrected ', microsoft: 'as Microsoft ' } as const

const noFigure = {
  corrected: 'corrected none',
  microsoft: 'Microsoft’s workbook gives no figure',
} as const

/**
 * A figure of a mode, and below it that of the other mode where it is another one; on paper only the
 * errata before it, as the notes below the table have the other figure.
 */
export function modeCell(both: InBothModes, mode: Plan['mode'], isPaper: boolean): Cell {
  const own: Cell = both[mode] ?? { hint: 'none' }
  if (!both.differs) return own
  if (isPaper) return [{ drawn: <Mark of={both.errata} />, text: markOf(both.errata) }, ' ', own]
  const other = otherMode[mode]
  const beside: Cell = both[other] ? [modeWords[other], both[other]] : noFigure[other]
  const why: Cell = both.errata.length > 0 ? [': ', erratumCell(both.errata)] : null
  return [own, { note: why === null ? beside : [beside, why] }]
}

/** What marks a figure on paper: the errata by which it differs, or a star. */
function Mark({ of }: { readonly of: readonly ErratumId[] }) {
  return <small>{of.length > 0 ? <ErratumLinks ids={of} /> : '*'}</small>
}

function markOf(errata: readonly ErratumId[]): string {
  return errata.length > 0 ? errata.join(', ') : '*'
}

type Figures = readonly { readonly label: string; readonly both: InBothModes }[]

type ModeNotesProps = { readonly mode: Plan['mode']; readonly figures: Figures }

/** Below a table on paper: the figures that the other mode has, said once for all with the same errata. */
export function ModeNotes({ mode, figures }: ModeNotesProps) {
  const format = useFormat()
  const isPaper = useContext(ForPaper)
  if (!isPaper) return null
  const other = otherMode[mode]
  const differing = figures.filter(({ both }) => both.differs)
  const marks = [...new Set(differing.map(({ both }) => markOf(both.errata)))]
  const ofMark = (mark: string) => differing.filter(({ both }) => markOf(both.errata) === mark)
  return marks.map((mark) => (
    <p key={mark} className="footnote">
      {mark}: {otherName[other]} {noteOf(ofMark(mark), other, format)}.
    </p>
  ))
}

function noteOf(lines: Figures, other: Plan['mode'], format: Format): ReactNode {
  if (lines.every(({ both }) => !both[other])) return 'no figure'
  return lines.map(({ label, both }, at) => (
    <Fragment key={label}>
      {at > 0 && ', '}
      {both[other] ? format.text(both[other]) : 'none'} for {inSentence(label)}
    </Fragment>
  ))
}

const otherName = {
  corrected: 'corrected, Spindle has',
  microsoft: 'Microsoft’s workbook has',
} as const
