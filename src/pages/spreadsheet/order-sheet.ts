import { shortCurrencyName } from '../../app/words/currency.ts'
import { designOrderRows } from '../../features/bill-of-materials/order-rows.ts'
import { cellAddress, columnLetters, type Sheet, type SheetCell } from '../../spreadsheet/index.ts'
import { columnsOfWidths, figureCell, type SizedVariant, tableSheet, textCell } from './cells.ts'

/** Columns of quantity, unit price and price, and the row of the first line, from 1. */
const [quantity, each, cost] = [2, 6, 7] as const
const firstRow = 4

/** The order list, with line prices and their total as formulas; null without a proposed design. */
export function orderSheet(found: SizedVariant): Sheet | null {
  const { plan, sizing, design, format, prefix, guard } = found
  if (!design) return null
  const rows = designOrderRows(plan, sizing, design, format.asComputed)
  const currency = shortCurrencyName(plan.currency)
  const money = currency ? `, ${currency}` : ''
  const last = firstRow + rows.length - 1
  const prices = `${columnLetters(cost)}${firstRow}:${columnLetters(cost)}${last}`
  const total = rows.reduce(
    (all, row) => all + (row.each ? row.each.value * row.count.value : 0),
    0,
  )
  const lines = rows.map((row, at): readonly SheetCell[] => {
    const [count, price] = [quantity, each].map((column) => cellAddress(firstRow + at, column))
    const value = row.each ? row.each.value * row.count.value : ''
    return [
      textCell(row.use ? `${row.item}\n${row.use}` : row.item, 'label'),
      { ...figureCell(row.count, found), format: '#,##0' },
      textCell(row.drives ?? ''),
      textCell(row.raid ?? ''),
      textCell(row.where ?? ''),
      { value: row.each?.value ?? null, look: 'input', format: '#,##0.00' },
      {
        value,
        formula: `IF(${price}="","",${count}*${price})`,
        look: 'live',
        format: '#,##0.00',
      },
    ]
  })
  return tableSheet(`${prefix}Order list`, {
    guard,
    about:
      'Enter or change the yellow prices: each line and the total follow. Network, licenses and support are not on the list.',
    columns: columnsOfWidths(56, 12, 26, 14, 30, 18, 18),
    head: [
      'Item',
      'Quantity',
      'Drives in each',
      'RAID',
      'Where',
      `Price of one${money}`,
      `Price${money}`,
    ],
    rows: [
      ...lines,
      [
        ...Array.from(
          { length: cost - 1 },
          (_, at): SheetCell => ({
            value: at === 0 ? 'Total' : null,
            look: at === 0 ? 'label' : 'text',
          }),
        ),
        {
          value: total,
          formula: `SUM(${prices})`,
          look: 'total',
          format: '#,##0.00',
        },
      ],
      [
        {
          value: rows.some((row) => row.each === null) ? unpriced : '',
          formula: `IF(COUNT(${columnLetters(each)}${firstRow}:${columnLetters(each)}${last})<${rows.length},"${unpriced}","")`,
          look: 'note',
          spans: cost,
        },
      ],
    ],
  })
}

const unpriced = 'Lines without a price are not in the total.'
