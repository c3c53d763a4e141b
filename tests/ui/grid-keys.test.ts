import { describe, expect, it } from 'vitest'
import { placeAfter } from '../../src/ui/use-grid.ts'

const grid = { rows: 40, columns: 8, page: 10 }

const press = (key: string, isFar = false) => ({ key, ctrlKey: isFar, metaKey: false })

describe('the keys of a grid', () => {
  it.each([
    ['ArrowRight', false, { row: 5, column: 4 }],
    ['ArrowLeft', false, { row: 5, column: 2 }],
    ['ArrowUp', false, { row: 4, column: 3 }],
    ['ArrowDown', false, { row: 6, column: 3 }],
    ['Home', false, { row: 5, column: -1 }],
    ['End', false, { row: 5, column: 7 }],
    ['Home', true, { row: -1, column: -1 }],
    ['End', true, { row: 39, column: 7 }],
    ['PageUp', false, { row: -1, column: 3 }],
    ['PageDown', false, { row: 15, column: 3 }],
    ['ArrowUp', true, { row: -1, column: 3 }],
    ['ArrowDown', true, { row: 39, column: 3 }],
  ] as const)('%s, far: %s', (key, isFar, place) => {
    expect(placeAfter({ row: 5, column: 3 }, press(key, isFar), grid)).toEqual(place)
  })

  it('stays within the grid, its heads included', () => {
    expect(placeAfter({ row: -1, column: -1 }, press('ArrowUp'), grid)).toEqual({
      row: -1,
      column: -1,
    })
    expect(placeAfter({ row: 39, column: 7 }, press('ArrowRight'), grid)).toEqual({
      row: 39,
      column: 7,
    })
  })

  it('leaves every other key alone', () => {
    expect(placeAfter({ row: 5, column: 3 }, press('Tab'), grid)).toBeNull()
    expect(placeAfter({ row: 5, column: 3 }, press('Enter'), grid)).toBeNull()
  })
})
