import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type IndexRange, scrollOffsetTo, visibleRange } from './cell-window.ts'
import { markIfMoreFollows } from './table-frame.tsx'

/** Height of a row and width of a column, in rem. */
export const gridCellSizeRem = { row: 1.75, column: 2.5 } as const

/** Number of head rows, which count as rows for a screen reader. */
export const gridHeadRows = 2

type Size = { readonly rows: number; readonly columns: number }

/** Rows and columns that count as visible until the grid is measured. */
const atFirst: IndexRange = { first: 0, last: 30 }

/** The visible part of a grid in its scroll frame, and the cell of the keyboard position. */
export function useGrid({ rows, columns }: Size) {
  const frame = useRef<HTMLDivElement>(null)
  const [down, setDown] = useState(atFirst)
  const [across, setAcross] = useState(atFirst)
  const [wanted, setPlace] = useState<GridPlace>({ row: -1, column: 0 })
  const isMoving = useRef(false)
  // If the last rows disappear, the keyboard position moves up with them.
  const place = {
    row: Math.min(wanted.row, rows - 1),
    column: Math.min(wanted.column, columns - 1),
  }

  useEffect(() => {
    const box = frame.current
    if (!box) return
    const look = () => {
      markIfMoreFollows(box)
      const { line, column } = linesOf(box)
      setDown((now) => same(now, visibleRange({ count: rows, ...line })))
      setAcross((now) => same(now, visibleRange({ count: columns, ...column })))
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [rows, columns])

  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !isMoving.current) return
    isMoving.current = false
    const cell = box.querySelector<HTMLElement>('[tabindex="0"]')
    cell?.focus({ preventScroll: true })
    const { line, column } = linesOf(box)
    // The browser does not know that the heads cover cells.
    if (place.row >= 0) box.scrollTop = scrollOffsetTo(place.row, line)
    if (place.column >= 0) box.scrollLeft = scrollOffsetTo(place.column, column)
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [place.row, place.column])

  const goTo = (next: GridPlace) => {
    isMoving.current = true
    setPlace(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { line } = frame.current ? linesOf(frame.current) : { line: null }
    const page = line ? Math.max(1, Math.floor(line.room / line.size) - 1) : 1
    const next = gridPlaceAfterKey(place, event, { rows, columns, page })
    if (!next || event.altKey || event.shiftKey) return
    event.preventDefault()
    goTo(next)
  }
  const onClick = ({ target }: MouseEvent) => {
    const clicked = placeOf(target)
    if (clicked) goTo(clicked)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const focused = placeOf(target)
    if (focused) setPlace(focused)
  }
  const grid = {
    role: 'grid',
    'aria-rowcount': rows + gridHeadRows,
    'aria-colcount': columns + 1,
    onKeyDown,
    onClick,
    onFocus,
  } as const
  return { frame, down, across, place, grid }
}

function same(now: IndexRange, next: IndexRange): IndexRange {
  return now.first === next.first && now.last === next.last ? now : next
}

/** Rows and columns of a grid in its frame, in pixels; the visible length excludes the heads. */
function linesOf(box: HTMLElement) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const head = box.querySelector('thead')?.offsetHeight ?? 0
  const names = box.querySelector<HTMLElement>('thead th')?.offsetWidth ?? 0
  return {
    line: {
      size: gridCellSizeRem.row * rem,
      offset: box.scrollTop,
      room: Math.max(0, box.clientHeight - head),
    },
    column: {
      size: gridCellSizeRem.column * rem,
      offset: box.scrollLeft,
      room: Math.max(0, box.clientWidth - names),
    },
  }
}

/** Position of a cell, read from its ARIA indexes; null outside the cells. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row) return null
  return {
    row: Math.max(-1, Number(row.getAttribute('aria-rowindex')) - gridHeadRows - 1),
    column: Number(cell.getAttribute('aria-colindex')) - 2,
  }
}

/** Position in a grid; row −1 is the heads, column −1 the names. */
export type GridPlace = { readonly row: number; readonly column: number }

type Grid = {
  readonly rows: number
  readonly columns: number
  /** Rows that Page Up and Page Down move by; 0 if they do not move. */
  readonly page: number
  /** Least row and column; −1, of heads and names, by default. */
  readonly first?: -1 | 0
}

type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean }

/** Position that a key moves to; null for a key that does not move. */
export function gridPlaceAfterKey(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey }: Key,
  { rows, columns, page, first = -1 }: Grid,
): GridPlace | null {
  const to = (toRow: number, toColumn: number) => ({
    row: Math.max(first, Math.min(toRow, rows - 1)),
    column: Math.max(first, Math.min(toColumn, columns - 1)),
  })
  const isFar = ctrlKey || metaKey
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? first : row - 1, column)
    case 'ArrowDown':
      return to(isFar ? rows : row + 1, column)
    case 'ArrowLeft':
      return to(row, isFar ? first : column - 1)
    case 'ArrowRight':
      return to(row, isFar ? columns : column + 1)
    case 'Home':
      return to(isFar ? first : row, first)
    case 'End':
      return to(isFar ? rows : row, columns)
    case 'PageUp':
    case 'PageDown':
      return page > 0 ? to(row + (key === 'PageUp' ? -page : page), column) : null
    default:
      return null
  }
}
