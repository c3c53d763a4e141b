/** A cell of a grid: −1 for the row of heads, and for the column of them. */
export type GridPlace = { readonly row: number; readonly column: number }

type Grid = {
  readonly rows: number
  readonly columns: number
  /** Rows that are seen at a time. */
  readonly page: number
}

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean }

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function placeAfter(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey }: Key,
  { rows, columns, page }: Grid,
): GridPlace | null {
  const to = (toRow: number, toColumn: number) => ({
    row: Math.max(-1, Math.min(toRow, rows - 1)),
    column: Math.max(-1, Math.min(toColumn, columns - 1)),
  })
  const isFar = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? -1 : row - 1, column)
    case 'ArrowDown':
      return to(isFar ? rows : row + 1, column)
    case 'ArrowLeft':
      return to(row, isFar ? -1 : column - 1)
    case 'ArrowRight':
      return to(row, isFar ? columns : column + 1)
    case 'Home':
      return to(isFar ? -1 : row, -1)
    case 'End':
      return to(isFar ? rows : row, columns)
    case 'PageUp':
      return to(row - page, column)
    case 'PageDown':
      return to(row + page, column)
    default:
      return null
  }
}
