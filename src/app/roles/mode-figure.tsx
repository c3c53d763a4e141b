import { useContext } from 'react'
import { type FigureTableTitle, figureRowsOfTable } from '../../engine/figures/index.ts'
import type { Plan } from '../../engine/index.ts'
import {
  type FigureInBothModes,
  figureWordFacts,
  namedFigureInBothModes,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { termLinkCell } from '../term-link.tsx'
import { ErratumLinks, erratumLinksCell } from './erratum-links.tsx'
import './mode-figure.css'

/** A figure as Microsoft computes it and as corrected; `label` replaces its own label. */
type ModeRow = {
  readonly label?: string
  readonly note?: string
  readonly both: FigureInBothModes
  /** Name in the register of figures, and the site 1 figure that it may equal. */
  readonly name?: string
  readonly alike?: { readonly as: string; readonly label: string }
}

type TableProps = { readonly plan: Plan; readonly sizing: SizedByRoles; readonly title: string }

/** Figures of one table of the register, for a plan of Exchange 2013 to SE. */
export function FigureTableInBothModes({
  title,
  ...of
}: TableProps & { readonly title: FigureTableTitle }) {
  const rows = figureRowsOfTable(title, figureWordFacts(of.plan, of.sizing)).map(
    ({ of: figure, label, note, hidesZero, alike }) => ({
      name: figure.name,
      ...(alike && { alike }),
      ...(label !== undefined && { label }),
      ...(note !== undefined && { note }),
      both: namedFigureInBothModes(of.plan, figure, hidesZero),
    }),
  )
  return <RowTableInBothModes sizing={of.sizing} title={title} rows={rows} />
}

type ModeRowsProps = Pick<TableProps, 'sizing' | 'title'> & { readonly rows: readonly ModeRow[] }

/**
 * Figures of a plan of Exchange 2013 to SE. If the modes differ, both figures are shown with the
 * errata that cause the difference. Figures that do not apply are omitted.
 */
export function RowTableInBothModes({ sizing, title, rows }: ModeRowsProps) {
  const { mode } = sizing.requirements
  const isPaper = useContext(IsForPaperContext)
  const lines = mergeEqualSiteRows(
    rows.map((row) => lineOf(mode, row)).filter((line) => line !== null),
  )
  if (lines.length === 0) return null
  return (
    <DataTable
      caption={title}
      hidden="heads"
      className="mode-figures notes-wrap"
      rows={lines}
      columns={[
        {
          head: 'Quantity',
          of: ({ label, note, name }) => {
            const isFirst = name === 'megacyclesOfServer'
            const said = isFirst ? termLinkCell(label, 'Megacycles', 'megacycles') : label
            return note ? [said, { note }] : said
          },
        },
        { head: 'Figure', of: (line) => bothModesCell(line.both, mode, isPaper) },
      ]}
    >
      <TableErrata of={lines.map(({ both }) => both)} />
    </DataTable>
  )
}

/** Links to the errata that figures of a table name, each once; on screen only. */
export function TableErrata({ of }: { readonly of: readonly FigureInBothModes[] }) {
  const isPaper = useContext(IsForPaperContext)
  const ids = [...new Set(of.flatMap(({ differs, errata }) => (differs ? errata : [])))]
  if (isPaper || ids.length === 0) return null
  return (
    <p className="small-print above-1">
      Errata: <ErratumLinks ids={ids} />
    </p>
  )
}

/** Lines with each site 2 figure that equals its site 1 figure merged into one for both sites. */
export function mergeEqualSiteRows<Line extends ModeRow & { readonly label: string }>(
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

/** A row with its label; null if neither mode has a figure. */
function lineOf(mode: Plan['mode'], row: ModeRow) {
  const named = row.both[mode] ?? row.both[otherMode[mode]]
  return named && { ...row, label: row.label ?? named.label }
}

const otherMode = { corrected: 'microsoft', microsoft: 'corrected' } as const

const modeWords = { corrected: 'corrected: ', microsoft: 'Microsoft: ' } as const

const noFigure = {
  corrected: 'corrected: none',
  microsoft: 'Microsoft’s workbook gives no figure',
} as const

/** Figure of one mode; if the other differs, that below it, with the errata that explain it. */
export function bothModesCell(
  both: FigureInBothModes,
  mode: Plan['mode'],
  isPaper: boolean,
): DataCell {
  const own: DataCell = both[mode] ?? { hint: 'none' }
  if (!both.differs) return own
  const other = otherMode[mode]
  const none = isPaper ? `${modeWords[other]}none` : noFigure[other]
  const beside: DataCell = both[other] ? [modeWords[other], both[other]] : none
  // On screen the table below links each erratum once, however many of its figures name it.
  const errata = isPaper ? erratumLinksCell(both.errata) : both.errata.join(', ')
  const why: DataCell = both.errata.length > 0 ? [' (', errata, ')'] : null
  return [own, { note: why === null ? beside : [beside, why] }]
}
