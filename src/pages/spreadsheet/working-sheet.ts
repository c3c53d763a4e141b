import { behind, explain, listedFigures, titleOf } from '../../engine/index.ts'
import type { Cell, Sheet } from '../../spreadsheet/index.ts'
import { sourceWords } from '../../ui/source-note.tsx'
import { figureCell, tableSheet, text, wide } from './cells.ts'
import type { Found } from './found.ts'

/** The sheet of every figure with its working in words, each after the figures it is made of. */
export function workingSheet(found: Found): Sheet {
  const { plan, sizing, design, roots, prefix, format } = found
  const listed = listedFigures(plan, sizing, design).map(({ worked }) => worked)
  const { value, constant } = format.asComputed
  return tableSheet(`${prefix}Working`, {
    about: 'How each figure comes about, after the figures that it is made of.',
    guard: found.guard,
    columns: wide(38, 26, 60, 40, 9),
    head: ['Figure', 'Value', 'In words', 'Source', 'Errata'],
    rows: behind([...listed, ...roots]).map((worked): readonly Cell[] => {
      const { words, source, errata } = explain(worked, value, constant)
      return [
        text(titleOf(worked), 'label'),
        figureCell(worked, found),
        text(words),
        text(source ? sourceWords(source) : ''),
        text(errata.join(', ')),
      ]
    }),
  })
}
