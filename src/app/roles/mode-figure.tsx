import type { Plan, SizedByRoles, Worked } from '../../engine/index.ts'
import {
  figureInBothModes,
  type InBothModes,
  partInBothModes,
  type RoleFigure,
} from '../../engine/roles-index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { erratumCell } from './erratum-links.tsx'
import './mode-figure.css'

type Parts = SizedByRoles['parts']

/** A figure by its key, or one that a stage finds; with its name here unless it has its own. */
export type ModeRow = { readonly label?: string; readonly note?: string } & (
  | { readonly figure: RoleFigure }
  | { readonly of: (parts: Parts) => Worked | null }
)

type ModeFiguresProps = {
  readonly plan: Plan
  readonly sizing: SizedByRoles
  readonly title: string
  readonly rows: readonly ModeRow[]
}

/**
 * Figures of a plan of Exchange 2013 to SE, one below the other. Where the other mode has another
 * figure, both stand there with the errata behind them. What does not apply is left out.
 */
export function ModeFigures({ plan, sizing, title, rows }: ModeFiguresProps) {
  const { mode } = sizing.requirements
  const lines = rows.map((row) => lineOf(plan, mode, row)).filter((line) => line !== null)
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
          of: ({ label, note }) => (note ? [label, { note }] : label),
        },
        { head: 'Figure', of: (line) => modeCell(line.both, mode) },
      ]}
    />
  )
}

type Line = { readonly label: string; readonly note?: string; readonly both: InBothModes }

function lineOf(plan: Plan, mode: Plan['mode'], row: ModeRow): Line | null {
  const both = 'figure' in row ? figureInBothModes(plan, row.figure) : partInBothModes(plan, row.of)
  const named = both[mode] ?? both[otherMode[mode]]
  if (!named) return null
  const { label = named.label, note } = row
  return { label, ...(note !== undefined && { note }), both }
}

const otherMode = { corrected: 'microsoft', microsoft: 'corrected' } as const

const modeWords = { corrected: 'corrected ', microsoft: 'as Microsoft ' } as const

/** A figure of a mode, and below it that of the other mode where it is another one. */
export function modeCell(both: InBothModes, mode: Plan['mode']): Cell {
  const own: Cell = both[mode] ?? { hint: 'none' }
  if (!both.differs) return own
  const other = otherMode[mode]
  const beside: Cell = [modeWords[other], both[other] ?? 'none']
  const why: Cell = both.errata.length > 0 ? [': ', erratumCell(both.errata)] : null
  return [own, { note: why === null ? beside : [beside, why] }]
}
