/** A cell of a sheet, rows and columns counted from 0. */
export type SheetPlace = { readonly row: number; readonly column: number }

type Sheet = {
  readonly rows: number
  readonly columns: number
  /** Whether the text of the cell is being edited: then keys that move in a text stay there. */
  readonly isEdited: boolean
}

type Key = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** The cell that a key leads to from another; null for a key that leads nowhere. */
export function cellAfter(
  { row, column }: SheetPlace,
  { key, ctrlKey, metaKey, shiftKey }: Key,
  { rows, columns, isEdited }: Sheet,
): SheetPlace | null {
  const to = (toRow: number, toColumn: number) => ({
    row: Math.max(0, Math.min(toRow, rows - 1)),
    column: Math.max(0, Math.min(toColumn, columns - 1)),
  })
  const isFar = ctrlKey || metaKey
  if (key === 'Enter') return to(shiftKey ? row - 1 : row + 1, column)
  if (shiftKey) return null
  if (key === 'ArrowUp') return to(isFar ? 0 : row - 1, column)
  if (key === 'ArrowDown') return to(isFar ? rows : row + 1, column)
  if (isEdited) return null
  switch (key) {
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1)
    case 'ArrowRight':
      return to(row, isFar ? columns : column + 1)
    case 'Home':
      return to(isFar ? 0 : row, 0)
    case 'End':
      return to(isFar ? rows : row, columns)
    default:
      return null
  }
}
