// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { CellGrid } from '../../src/ui/cell-grid.tsx'
import { drawn } from '../browser.tsx'

const column = (name: string) => ({
  ...{ name, over: 'DAG1', figure: '1', says: 'one' },
  act: 'fail it',
  off: false,
})
const grid = (
  <CellGrid
    {...{ caption: 'Copies', corner: 'Database', count: 3, columns: ['A', 'B', 'C'].map(column) }}
    rowOf={(row) => ({ name: `DB${row}`, wrong: null })}
    cellOf={() => ({ figure: '1', says: 'first', drawnAs: 'active' })}
    onHead={() => {}}
  />
)

it('is one stop of the keyboard, which moves by arrows and scrolls the first column into sight', async () => {
  document.documentElement.style.fontSize = '16px'
  const box = await drawn(grid)
  Element.prototype.scrollIntoView = vi.fn()
  const stops = () => [...box.querySelectorAll('[tabindex="0"]')]
  const cells = box.querySelector('.cells')
  const press = (key: string) =>
    act(async () => {
      stops()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
  expect(
    stops().map((one) => one.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')),
  ).toEqual(['2'])
  await press('ArrowDown')
  await press('ArrowRight')
  expect(stops().map((one) => one.getAttribute('aria-colindex'))).toEqual(['3'])
  if (cells) cells.scrollLeft = 500
  await press('ArrowLeft')
  expect(stops().map((one) => one.getAttribute('aria-colindex'))).toEqual(['2'])
  expect(cells?.scrollLeft).toBe(0)
})
