import { createElement, Fragment, type ReactNode } from 'react'
import { asShown } from '../engine/core/as-shown.ts'
import type { Unit } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'
import { extrapolatedNumbersBehind, publicFiguresBehind } from '../engine/core/worked-inputs.ts'
import type { Format, FormattedQuantity } from './format.ts'
import { valueInShownUnit } from './sizes.ts'
import { Figure } from './working.tsx'

/** A number without a working: a share, a difference, a chart reading. */
type Amount = {
  readonly amount: number
  readonly unit?: Unit
  /** Exact number of decimals; by default, those of the unit. */
  readonly decimals?: number
  /** A difference, written with its sign. */
  readonly signed?: true
  /** Text shown instead of the number: what a document prints. */
  readonly as?: FormattedQuantity
}

/** Content of a table cell; null for none. */
export type DataCell =
  | string
  | number
  | null
  | Worked
  | Amount
  /** A smaller line below the rest of the cell. */
  | { readonly note: DataCell; readonly fails?: boolean }
  /** Content in lighter print than a figure. */
  | { readonly hint: DataCell }
  /** A React node, and the same content as text. */
  | { readonly drawn: ReactNode; readonly text: string }
  | readonly DataCell[]

/** Renders a cell on a page; `bare` omits the units because the column head has them. */
export function drawCell(cell: DataCell, format: Format, bare = false): ReactNode {
  if (cell === null) return '–'
  if (typeof cell !== 'object') return textOfCell(cell, format)
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

export function textOfCell(cell: DataCell, format: Format): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return format.number(cell)
  if ('drawn' in cell) return cell.text
  if ('how' in cell) return [format.text(cell), ...marksOf(cell)].join(', ')
  if ('note' in cell) return `, ${textOfCell(cell.note, format)}`
  if ('hint' in cell) return textOfCell(cell.hint, format)
  if ('amount' in cell) return Object.values(quantityOf(cell, format)).join('\u00a0').trim()
  return cell.map((part) => textOfCell(part, format)).join('')
}

/** A cell in a file: its number with unit and note, or the whole cell as text. */
export type FileCell = {
  readonly value: string | number
  readonly unit: Unit | null
  readonly more: string
}

/** Writes a cell for a file; a number stays a plain number, whatever the locale. */
export function fileCellOf(cell: DataCell, format: Format): FileCell {
  const number = leadingNumber(cell)
  if (number === null) return { value: textOfCell(cell, format), unit: null, more: '' }
  const rest = cell !== null && typeof cell === 'object' && 'length' in cell ? cell.slice(1) : []
  const more = textOfCell(rest, format).replace(/^[, ]+/, '')
  if (typeof number === 'number') return { value: number, unit: null, more }
  if ('amount' in number) {
    const sized = inSizesOf(format, number)
    return { value: plain(sized), unit: sized.unit ?? null, more }
  }
  const marks = [...marksOf(number), ...(more ? [more] : [])].join(', ')
  // A figure beyond the meaningful range is written as text, such as `> 200`.
  const far = format.quantity(number).number.startsWith('>')
  const sized = format.sized(number)
  const value = far ? format.quantity(number).number : plain({ amount: asShown(sized), ...sized })
  return { value, unit: sized.unit, more: marks }
}

/** The number that a cell begins with, which makes its column numeric; null for none. */
export function leadingNumber(cell: DataCell): number | Worked | Amount | null {
  if (typeof cell === 'number') return cell
  if (cell === null || typeof cell === 'string') return null
  if ('amount' in cell || 'how' in cell) return cell
  return 0 in cell ? leadingNumber(cell[0]) : null
}

export function figuresOfCell(cell: DataCell): readonly Worked[] {
  if (cell === null || typeof cell !== 'object') return []
  if ('how' in cell) return [cell]
  if ('note' in cell) return figuresOfCell(cell.note)
  if ('hint' in cell) return figuresOfCell(cell.hint)
  return 'drawn' in cell || 'amount' in cell ? [] : cell.flatMap(figuresOfCell)
}

/** Cautions about a figure: extrapolated, or based on public figures. */
function marksOf(worked: Worked): string[] {
  return [
    ...(extrapolatedNumbersBehind(worked).length > 0 ? ['extrapolated'] : []),
    ...(publicFiguresBehind(worked).length > 0 ? ['with public figures'] : []),
  ]
}

function inSizesOf({ sizes }: Format, number: Amount): Amount {
  if (number.unit === undefined) return number
  const [amount, unit] = valueInShownUnit(sizes, number.amount, number.unit)
  return { ...number, amount, unit }
}

function quantityOf(found: Amount, format: Format): FormattedQuantity {
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

function drawAmount({ number, unit }: FormattedQuantity): ReactNode {
  return unit ? (
    <>
      {number}
      <span className="unit">{`\u00a0${unit}`}</span>
    </>
  ) : (
    number
  )
}

/** The number without floating-point residue; a share in percent. */
function plain({ amount, unit, decimals = 6 }: Amount): number {
  return Number((unit === '%' ? amount * 100 : amount).toFixed(decimals))
}
