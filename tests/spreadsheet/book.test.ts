import { describe, expect, it } from 'vitest'
import { placesOfNamedCells, type Sheet, type SheetCell } from '../../src/spreadsheet/book.ts'

describe('book', () => {
  it('a name leads to the cell that bears it', () => {
    const cells: readonly SheetCell[] = [{ value: 1 }, { value: 2, name: 'Second' }]
    const sheet = (name: string, rows: Sheet['rows']): Sheet => ({
      name,
      rows,
      columns: [],
      frozen: 0,
    })
    const names = placesOfNamedCells({
      sheets: [sheet('Empty', []), sheet('Full', [[], cells, [{ value: 3, name: 'Third' }]])],
    })
    expect([...names]).toEqual([
      ['Second', { sheet: 'Full', row: 2, column: 2 }],
      ['Third', { sheet: 'Full', row: 3, column: 1 }],
    ])
  })
})
