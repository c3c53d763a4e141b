import { describe, expect, it } from 'vitest'
import { cellAfterKey } from '../../../src/features/tier-table/use-sheet.ts'

describe('sheet keys', () => {
  const held = { ctrlKey: false, metaKey: false, shiftKey: false }
  const sheet = { rows: 3, columns: 5, isEdited: false }
  const led = (key: string, more = {}, edited = false) =>
    cellAfterKey({ row: 1, column: 2 }, { key, ...held, ...more }, { ...sheet, isEdited: edited })

  describe('a key in a cell', () => {
    it.each([
      ['ArrowLeft', {}, 1, 1],
      ['ArrowRight', {}, 1, 3],
      ['ArrowUp', {}, 0, 2],
      ['ArrowDown', {}, 2, 2],
      ['ArrowDown', { ctrlKey: true }, 2, 2],
      ['ArrowRight', { metaKey: true }, 1, 4],
      ['Home', {}, 1, 0],
      ['End', {}, 1, 4],
      ['Home', { ctrlKey: true }, 0, 0],
      ['End', { ctrlKey: true }, 2, 4],
      ['Enter', {}, 2, 2],
      ['Enter', { shiftKey: true }, 0, 2],
    ])('%s with %j leads to row %i, column %i', (key, more, row, column) => {
      expect(led(key, more)).toEqual({ row, column })
    })

    it('stays in the text that is edited where it moves there', () => {
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End'])
        expect(led(key, {}, true), key).toBeNull()
      expect(led('ArrowDown', {}, true)).toEqual({ row: 2, column: 2 })
      expect(led('Enter', {}, true)).toEqual({ row: 2, column: 2 })
    })

    it('leads nowhere beyond the sheet, with Shift, or as a letter', () => {
      expect(cellAfterKey({ row: 2, column: 4 }, { key: 'ArrowDown', ...held }, sheet)).toEqual({
        row: 2,
        column: 4,
      })
      expect(led('ArrowLeft', { shiftKey: true })).toBeNull()
      expect(led('a')).toBeNull()
      expect(led('Tab')).toBeNull()
    })
  })
})
