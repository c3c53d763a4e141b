import { answerRows } from '../../features/compare/answer-rows.tsx'
import type { ComparedColumn, ComparisonRow } from '../../features/compare/compared-plans.ts'
import { resultRows } from '../../features/compare/result-rows.tsx'
import { quotedSheetName, type Sheet, type SheetCell } from '../../spreadsheet/index.ts'
import { fileCellOf, leadingNumber, textOfCell } from '../../ui/cell.tsx'
import type { Format } from '../../ui/format.ts'
import type { RowGroup } from '../../ui/table.ts'
import { columnsOfWidths, excelNumberFormat, sectionRow, tableSheet, textCell } from './cells.ts'

type ComparisonProps = {
  readonly title: string
  readonly compared: readonly ComparedColumn[]
  /** Name of the first sheet of each compared plan. */
  readonly first: readonly string[]
  readonly format: Format
  readonly guard: string
}

/** The sheet of all variants side by side: answers that differ, and all results. */
export function comparisonSheet({ title, compared, first, format, guard }: ComparisonProps): Sheet {
  const others = compared.slice(1)
  const columns = columnsOfWidths(44, 34, ...others.flatMap(() => [34, 34]))
  const answers = answerRows({ compared, isWhole: false, format })
  const results = resultRows(compared, format)
  const rowsOf = (groups: readonly RowGroup<ComparisonRow>[]) =>
    groups.flatMap(({ title: group = '', rows }) => [
      sectionRow(textOfCell(group, format), columns.length),
      ...rows.map(({ label, cells }) => [
        textCell(textOfCell(label, format), 'label'),
        ...cells.flatMap((cell, at) => {
          const plan = compared[at]?.plan
          const [value, more] = cellsOf(cell, plan, format)
          return at === 0 ? [value] : [value, more]
        }),
      ]),
    ])
  const sheet = tableSheet('Comparison', {
    title,
    about:
      'All plans of this project side by side, each held against the first. The sheets of each begin with its number.',
    columns,
    guard,
    head: [
      '',
      ...compared.flatMap((one, at) => (at === 0 ? [one.title] : [one.title, 'Against the first'])),
    ],
    rows: [
      [
        textCell('Its summary', 'label'),
        ...first.flatMap((name, at): readonly SheetCell[] => {
          const link: SheetCell = {
            value: name,
            look: 'link',
            leadsTo: `${quotedSheetName(name)}!A1`,
          }
          return at === 0 ? [link] : [link, textCell('')]
        }),
      ],
      sectionRow('Answers that differ', columns.length),
      ...(answers.length > 0 ? rowsOf(answers) : [[textCell('None.')]]),
      sectionRow('Results', columns.length),
      ...rowsOf(results),
    ],
  })
  return { ...sheet, tab: '12586B' }
}

/** Cells of a compared value, as a number if it has one, and of its note. */
function cellsOf(
  cell: ComparisonRow['cells'][number],
  plan: ComparedColumn['plan'] | undefined,
  format: Format,
): readonly [SheetCell, SheetCell] {
  const found = leadingNumber(cell)
  const { value, more } = fileCellOf(cell, format)
  if (!plan || found === null || typeof value !== 'number') return wordsOf(cell, format)
  const [number, unit] =
    typeof found === 'number'
      ? ([found, null] as const)
      : 'amount' in found
        ? ([found.amount, found.unit ?? null] as const)
        : ([found.value, found.unit] as const)
  return [
    { value: number, look: 'result', format: excelNumberFormat(number, unit, plan, format) },
    textCell(more, 'note'),
  ]
}

/** Cells of a compared text: its first words, and the rest as a note. */
function wordsOf(
  cell: ComparisonRow['cells'][number],
  format: Format,
): readonly [SheetCell, SheetCell] {
  const [first = null, ...beside] = Array.isArray(cell) ? cell : [cell]
  const note = beside.map((part) => textOfCell(part, format)).join('')
  return [
    { value: textOfCell(first, format), look: 'result' },
    textCell(note.replace(/^[, ]+/, ''), 'note'),
  ]
}
