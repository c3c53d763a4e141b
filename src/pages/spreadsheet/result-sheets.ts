import { labelWithTier } from '../../engine/index.ts'
import { type ListedFigure, listedFigures } from '../../engine/variants/index.ts'
import type { Sheet, SheetCell } from '../../spreadsheet/index.ts'
import {
  columnsOfWidths,
  figureCell,
  type SizedVariant,
  sectionRow,
  tableSheet,
  textCell,
} from './cells.ts'

type Row = Pick<ListedFigure, 'label' | 'worked'> & { readonly note: string }
type Group = { readonly title: string; readonly rows: readonly Row[] }

/** All figures of a plan by group; then figures that only workings mention. */
export function resultFigureGroups({
  plan,
  sizing,
  design,
  roots,
}: Pick<SizedVariant, 'plan' | 'sizing' | 'design' | 'roots'>): readonly Group[] {
  const listed = listedFigures(plan, sizing, design)
  const told = new Set(listed.map(({ worked }) => worked))
  const others = roots
    .filter((worked) => !told.has(worked))
    .map((worked): Row => ({ label: labelWithTier(worked), worked, note: '' }))
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

export function resultsSheet(found: SizedVariant): Sheet {
  const columns = columnsOfWidths(52, 34, 70)
  return tableSheet(`${found.prefix}Results`, {
    about: 'Every figure of this plan. How each comes about stands on the sheet Working.',
    columns,
    guard: found.guard,
    head: ['Figure', 'Value', 'Note'],
    rows: resultFigureGroups(found).flatMap(({ title, rows }) => [
      sectionRow(title, columns.length),
      ...rows.map(({ label, worked, note }): readonly SheetCell[] => [
        textCell(label, 'label'),
        figureCell(worked, found),
        textCell(note, 'note'),
      ]),
    ]),
  })
}
