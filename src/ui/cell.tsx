import { createElement, Fragment, type ReactNode } from 'react'
import { shown } from '../engine/core/shown.ts'
import type { Unit } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'
import { extrapolations, publicFigures } from '../engine/core/worked-inputs.ts'
import type { Format, Quantity } from './format.ts'
import { inSizes } from './sizes.ts'
import { Figure } from './working.tsx'

/** A number that has no working: a share, a difference, a reading of a chart. */
type Amount = {
  readonly amount: number
  readonly unit?: Unit
  /** Exactly as many; without it as its unit is written. */
  readonly decimals?: number
  /** A difference: with its sign before it. */
  readonly signed?: true
  /** How a document writes it. */
  readonly as?: Quantity
}

/** The content of a cell of a table; null for none. */
export type Cell =
  | string
  | number
  | null
  | Worked
  | Amount
  /** Below the rest of the cell, and smaller. */
  | { readonly note: Cell; readonly fails?: boolean }
  /** Of less weight than a figure. */
  | { readonly hint: Cell }
  /** Content that is more than text, with its words. */
  | { readonly drawn: ReactNode; readonly text: string }
  /** One after the other. */
  | readonly Cell[]

/** A cell on a page; its figures without their unit where the head of the column has it. */
export function drawCell(cell: Cell, format: Format, bare = false): ReactNode {
  if (cell === null) return '–'
  if (typeof cell !== 'object') return textOf(cell, format)
  if ('drawn' in cell) return cell.drawn
  if ('amount' in cell) return drawAmount(quantityOf(cell, format))
  if ('how' in cell) return <Figure worked={cell} bare={bare} />
  if ('note' in cell)
    return (
      <span className={cell.fails ? 'note failed' : 'note'}>
        {drawCell(cell.note, format, bare)}
      </span>
    )
  if ('hint' in cell) return <span className="hint">{drawCell(cell.hint, format, bare)}</span>
  return createElement(Fragment, null, ...cell.map((part) => drawCell(part, format, bare)))
}

/** All of a cell in one text. */
export function textOf(cell: Cell, format: Format): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return format.number(cell)
  if ('drawn' in cell) return cell.text
  if ('how' in cell) return [format.text(cell), ...marksOf(cell)].join(', ')
  if ('note' in cell) return `, ${textOf(cell.note, format)}`
  if ('hint' in cell) return textOf(cell.hint, format)
  if ('amount' in cell) return Object.values(quantityOf(cell, format)).join('\u00a0').trim()
  return cell.map((part) => textOf(part, format)).join('')
}

/** A cell in a file: its number, the unit of it, and its note; or all of it as text. */
export type WrittenCell = {
  readonly value: string | number
  readonly unit: Unit | null
  readonly more: string
}

/** Writes a cell for a spreadsheet, whatever the locale. */
export function writeCell(cell: Cell, format: Format): WrittenCell {
  const number = numberOf(cell)
  if (number === null) return { value: textOf(cell, format), unit: null, more: '' }
  const rest = cell !== null && typeof cell === 'object' && 'length' in cell ? cell.slice(1) : []
  const more = textOf(rest, format).replace(/^[, ]+/, '')
  if (typeof number === 'number') return { value: number, unit: null, more }
  if ('amount' in number) {
    const sized = inSizesOf(format, number)
    return { value: plain(sized), unit: sized.unit ?? null, more }
  }
  const marks = [...marksOf(number), ...(more ? [more] : [])].join(', ')
  // A figure far beyond what it says anything of is shown as more than so much.
  const far = format.quantity(number).number.startsWith('>')
  const sized = format.sized(number)
  const value = far ? format.quantity(number).number : plain({ amount: shown(sized), ...sized })
  return { value, unit: sized.unit, more: marks }
}

/** The number that a cell begins with; its column is one of numbers. */
export function numberOf(cell: Cell): number | Worked | Amount | null {
  if (typeof cell === 'number') return cell
  if (cell === null || typeof cell === 'string') return null
  if ('amount' in cell || 'how' in cell) return cell
  return 0 in cell ? numberOf(cell[0]) : null
}

/** The figures of a cell, in their order. */
export function figuresOf(cell: Cell): readonly Worked[] {
  if (cell === null || typeof cell !== 'object') return []
  if ('how' in cell) return [cell]
  if ('note' in cell) return figuresOf(cell.note)
  if ('hint' in cell) return figuresOf(cell.hint)
  return 'drawn' in cell || 'amount' in cell ? [] : cell.flatMap(figuresOf)
}

/** Cautions about a figure before it is relied on. */
function marksOf(worked: Worked): string[] {
  return [
    ...(extrapolations(worked).length > 0 ? ['extrapolated'] : []),
    ...(publicFigures(worked).length > 0 ? ['with public figures'] : []),
  ]
}

/** A number in the unit of size that is shown. */
function inSizesOf({ sizes }: Format, number: Amount): Amount {
  if (number.unit === undefined) return number
  const [amount, unit] = inSizes(sizes, number.amount, number.unit)
  return { ...number, amount, unit }
}

function quantityOf(found: Amount, format: Format): Quantity {
  const { amount, unit, decimals, signed, as } = inSizesOf(format, found)
  if (as) return as
  const value = signed ? Math.abs(amount) : amount
  const sign = !signed || amount === 0 ? '' : amount < 0 ? '−' : '+'
  const quantity = format.asComputed.valueQuantity(value, unit ?? null)
  const number =
    decimals === undefined
      ? quantity.number
      : format.number(unit === '%' ? value * 100 : value, decimals, decimals)
  return { number: sign + number, unit: quantity.unit }
}

function drawAmount({ number, unit }: Quantity): ReactNode {
  return unit ? (
    <>
      {number}
      <span className="unit">{`\u00a0${unit}`}</span>
    </>
  ) : (
    number
  )
}

/** Without what floating-point arithmetic leaves; a share in per cent. */
function plain({ amount, unit, decimals = 6 }: Amount): number {
  return Number((unit === '%' ? amount * 100 : amount).toFixed(decimals))
}
