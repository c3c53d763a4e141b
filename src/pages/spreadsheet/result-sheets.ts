import { type ListedFigure, listedFigures, titleOf } from '../../engine/index.ts'
import type { Cell, Place, Sheet } from '../../spreadsheet/index.ts'
import { figureCell, section, tableSheet, text, wide } from './cells.ts'
import type { Found } from './found.ts'

type Row = Pick<ListedFigure, 'label' | 'worked'> & { readonly note: string }
type Group = { readonly title: string; readonly rows: readonly Row[] }

/** Every figure of a plan by its group, then those that only the working is told of. */
function resultGroupsOf({ plan, sizing, design, roots }: Found): readonly Group[] {
  const listed = listedFigures(plan, sizing, design)
  const told = new Set(listed.map(({ worked }) => worked))
  const others = roots
    .filter((worked) => !told.has(worked))
    .map((worked): Row => ({ label: titleOf(worked), worked, note: '' }))
  const titles = [...new Set(listed.map(({ group }) => group))]
  return [
    ...titles.map((title) => ({
      title,
      rows: listed
        .filter(({ group }) => group === title)
        .map(({ label, worked, note = '' }): Row => ({ label, worked, note })),
    })),
    { title: 'Further figures', rows: others },
  ].filter(({ rows }) => rows.length > 0)
}

/** Where the figures of a plan stand on its sheet of results, by what they are called there. */
export function resultPlaces(
  found: Found,
): readonly (Row & { readonly group: string; readonly place: Place })[] {
  const sheet = `${found.prefix}Results`
  let row = firstRow - 1
  return resultGroupsOf(found).flatMap(({ title, rows }) => {
    row += 1
    return rows.map((one) => {
      row += 1
      return { ...one, group: title, place: { sheet, row, column: valueColumn } }
    })
  })
}

/** The first row below the heads, and the column of values. */
const [firstRow, valueColumn] = [4, 2] as const

/** The sheet of all figures. */
export function resultsSheet(found: Found): Sheet {
  const columns = wide(52, 34, 70)
  return tableSheet(`${found.prefix}Results`, {
    about: 'Every figure of this plan. How each comes about stands on the sheet Working.',
    columns,
    head: ['Figure', 'Value', 'Note'],
    rows: resultGroupsOf(found).flatMap(({ title, rows }) => [
      section(title, columns.length),
      ...rows.map(({ label, worked, note }): readonly Cell[] => [
        text(label, 'label'),
        figureCell(worked, found),
        text(note, 'note'),
      ]),
    ]),
  })
}
