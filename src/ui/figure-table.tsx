import type { Worked } from '../engine/core/worked.ts'
import { DataTable } from './data-table.tsx'

type FigureTableProps = {
  readonly caption: string
  /** The page around the table says what it is of: its caption is for a screen reader only. */
  readonly quiet?: true
  readonly className?: string
  readonly rows: readonly FigureRow[]
}

/** A figure, its name here unless it has its own, and its note. */
export type FigureRow = {
  readonly worked: Worked
  readonly label?: string
  readonly note?: string
}

/** Figures one below the other. */
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
