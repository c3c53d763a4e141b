import type { Worked } from '../engine/core/worked.ts'
import { DataTable } from './data-table.tsx'

type FigureTableProps = {
  readonly caption: string
  /** The page says what the table is about: its caption is for screen readers only. */
  readonly quiet?: true
  readonly className?: string
  readonly rows: readonly FigureTableRow[]
}

/** A figure and its note; `label` replaces the figure's own name. */
export type FigureTableRow = {
  readonly worked: Worked
  readonly label?: string
  readonly note?: string
}

/** A table with one figure per row. */
export function FigureTable({ caption, quiet, className, rows }: FigureTableProps) {
  return (
    <DataTable
      caption={caption}
      {...(className && { className })}
      hidden={quiet ? 'caption and heads' : 'heads'}
      rows={rows}
      columns={[
        {
          head: 'Quantity',
          of: ({ worked, label = worked.label, note }) => (note ? [label, { note }] : label),
        },
        { head: 'Figure', of: ({ worked }) => worked },
      ]}
    />
  )
}
