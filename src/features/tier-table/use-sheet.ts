import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { actionOfKey } from '../../app/follow-keys.ts'
import { performKeyAction } from '../../app/key-actions.ts'
import { type GridPlace, gridPlaceAfterKey } from '../../ui/use-grid.ts'

type SheetProps = {
  readonly rows: number
  readonly columns: number
  /** Returns a function that restores the present content of a cell. */
  readonly keep: (place: GridPlace) => () => void
  /** Moves a row of the table up or down. */
  readonly onMove: (row: number, by: 1 | -1) => void
  /** Called when the text of several cells is pasted into one. */
  readonly onBlock: (place: GridPlace, text: string) => void
  /** Opens the help on the column of the focused cell. */
  readonly onHelp: () => void
}

/**
 * Spreadsheet keyboard for a table of fields. Arrows, Home and End move between cells unless a
 * cell is being edited. Enter, F2 or typing begins an edit, Enter ends it and moves down, Escape
 * restores the cell. Outside an edit, undo and redo act on the project. F1 opens the help on the
 * column. `column` is the last focused one.
 */
export function useSpreadsheetKeys({ rows, columns, keep, onMove, onBlock, onHelp }: SheetProps) {
  const table = useRef<HTMLTableElement>(null)
  const [edited, setEdited] = useState<GridPlace | null>(null)
  const [column, setColumn] = useState(0)
  const giveBack = useRef<() => void>(() => {})
  const isPressed = useRef(false)
  const chosen = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // Restoring a cell redraws it, so its text is selected again.
    if (chosen.current === document.activeElement) chosen.current?.select()
    chosen.current = null
  })

  const goTo = (place: GridPlace) => {
    setEdited(null)
    const cell = table.current?.querySelector(
      `[data-row="${place.row}"][data-column="${place.column}"]`,
    )
    const control = cell?.querySelector<HTMLElement>('input, select, button')
    control?.focus()
    if (isText(control)) control.select()
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const edit = (place: GridPlace) => setEdited((now) => (isSame(now, place) ? now : place))
  /** Ends the editing of a cell, as leaving the cell would. */
  const settle = (place: GridPlace, control: HTMLInputElement) => {
    control.blur()
    goTo(place)
    chosen.current = control
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    const place = placeOf(target)
    if (!place || event.nativeEvent.isComposing) return
    if (event.altKey) {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return
      event.preventDefault()
      return onMove(place.row, key === 'ArrowUp' ? -1 : 1)
    }
    if (key === 'F1') {
      event.preventDefault()
      return onHelp()
    }
    const isEdited = isSame(edited, place)
    if (isText(target)) {
      if (isEdited && (key === 'Escape' || key === 'F2')) {
        event.preventDefault()
        if (key === 'Escape') giveBack.current()
        return settle(place, target)
      }
      if (!isEdited && (key === 'F2' || key === 'Enter')) {
        event.preventDefault()
        target.setSelectionRange(target.value.length, target.value.length)
        return edit(place)
      }
      const asked = actionOfKey(event.nativeEvent)
      if (!isEdited && (asked === 'undo' || asked === 'redo')) {
        event.preventDefault()
        performKeyAction(asked)
        giveBack.current = keep(place)
        chosen.current = target
        return
      }
    }
    // Enter on a button presses it and does not move.
    if (key === 'Enter' && target instanceof HTMLButtonElement) return
    const next = cellAfterKey(place, event, { rows, columns, isEdited })
    if (!next) return
    event.preventDefault()
    if (isSame(next, place) && isEdited && isText(target)) settle(place, target)
    else goTo(next)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const place = placeOf(target)
    if (!place) return
    giveBack.current = keep(place)
    setColumn(place.column)
    // Typing replaces the content of a focused cell.
    if (isText(target)) target.select()
    setEdited(null)
  }
  const onBlur = () => setEdited(null)
  const onInput = ({ target }: FormEvent) => {
    chosen.current = null
    const place = placeOf(target)
    if (place && isText(target)) edit(place)
  }
  // The first press selects the whole cell, the next one sets the cursor.
  const onPointerDown = ({ target }: PointerEvent) => {
    isPressed.current = target !== document.activeElement
  }
  const onClick = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (!place || !isText(target)) return
    if (isPressed.current) target.select()
    else edit(place)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const place = placeOf(event.target)
    if (!place || !/[\t\r\n]/.test(text.replace(/[\r\n]+$/, ''))) return
    event.preventDefault()
    onBlock(place, text)
  }
  const grid = {
    role: 'grid',
    onKeyDown,
    onFocus,
    onBlur,
    onInput,
    onPointerDown,
    onClick,
    onPaste,
  } as const
  return { table, edited, column, grid }
}

function isSame(one: GridPlace | null, other: GridPlace): boolean {
  return one?.row === other.row && one.column === other.column
}

function isText(target: EventTarget | null | undefined): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text'
}

/** Row and column of the cell around an element; null outside cells and in popovers. */
function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
  if (!cell || !(target instanceof HTMLElement) || target.closest('[popover]')) return null
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

type Sheet = Pick<SheetProps, 'rows' | 'columns'> & {
  /** True while the text of the cell is edited: cursor keys then stay in the text. */
  readonly isEdited: boolean
}

/** Cell that a key moves to; null for other keys. */
export function cellAfterKey(
  place: GridPlace,
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  { isEdited, ...sheet }: Sheet,
): GridPlace | null {
  const { key, shiftKey } = event
  const size = { ...sheet, page: 0, first: 0 } as const
  const enters = { key: shiftKey ? 'ArrowUp' : 'ArrowDown', ctrlKey: false, metaKey: false }
  if (key === 'Enter') return gridPlaceAfterKey(place, enters, size)
  const isInText = isEdited && key !== 'ArrowUp' && key !== 'ArrowDown'
  return shiftKey || isInText ? null : gridPlaceAfterKey(place, event, size)
}
