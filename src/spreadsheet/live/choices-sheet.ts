import {
  type Answer,
  inSentence,
  type TracedChoice,
  titleOf,
  type Worked,
} from '../../engine/index.ts'
import type { Cell, Sheet } from '../book.ts'
import { plannedBeside } from './conditions.ts'
import { foldedRows, rowsBefore } from './folded-rows.ts'
import { firstRow, type Guard, type LiveGraph } from './graph.ts'

/** How choices are written. */
export type ChoiceWords = {
  readonly prefix: string
  /** What an answer is called, with its tier where there are several, and what it says. */
  readonly answer: (
    key: string,
    tier: number | null,
    answer: Answer,
  ) => { readonly label: string; readonly said: string }
  /** A number with its unit. */
  readonly amount: (figure: Worked) => string
}

/** Every choice that answers of the sheet can undo, and whether it would be made again. */
export function choicesSheet({ choices }: LiveGraph, words: ChoiceWords): Sheet {
  const folded = foldedRows(choices, ({ isFolded }) => isFolded)
  // Those of the plan itself stand above all others.
  const last = rowsBefore(folded, firstRow + choices.length - 1)
  const rows: Cell[][] = [
    [{ value: 'Choices', look: 'title' }],
    [
      {
        value:
          'What the program decided by numbers, in the order it did. Where one would now be decided otherwise, it and all that comes after it turn to FALSE, and the figures behind them say so: open the file in Spindle. Folded away below are the choices where something else is decided, as the number of databases, and the answers as they were.',
        look: 'about',
        spans: 3,
      },
    ],
    ['Choice', 'As planned', 'Still so'].map((value): Cell => ({ value, look: 'head' })),
    ...choices.map((line, at): Cell[] =>
      'section' in line
        ? [{ value: line.section, look: 'section', spans: 3 }]
        : choiceRow(line, words, `$B${firstRow + at}`),
    ),
  ]
  const first = `C${firstRow}`
  return {
    name: `${words.prefix}Choices`,
    columns: [{ width: 62 }, { width: 40 }, { width: 11 }],
    rows,
    frozen: 3,
    folded,
    printed: { rows: last },
    ...(last >= firstRow && {
      red: { cells: `${first}:C${last}`, when: `AND(ISLOGICAL(${first}),NOT(${first}))` },
    }),
  }
}

function choiceRow(
  { choice, condition, before, isBeside }: Guard,
  words: ChoiceWords,
  planned: string,
): Cell[] {
  const { label, said } = choiceWords(choice, words)
  const formula = condition.formula.replace(plannedBeside, planned)
  return [
    { value: label, look: 'label' },
    { value: condition.planned ?? said, look: 'text' },
    {
      value: !isBeside,
      look: 'live',
      formula: before === null ? formula : `IF(${before},${formula},FALSE)`,
    },
  ]
}

/** A choice in words, and what it came to in the plan. */
function choiceWords(
  choice: TracedChoice,
  { answer, amount }: ChoiceWords,
): { readonly label: string; readonly said: string } {
  switch (choice.kind) {
    case 'answer': {
      const [first = '', tier, key] = choice.path
      return key === undefined
        ? answer(first, null, choice.value as Answer)
        : answer(key, Number(tier), choice.value as Answer)
    }
    case 'read':
      return { label: titleOf(choice.of), said: amount({ ...choice.of, value: choice.value }) }
    case 'compared': {
      const { left, right, holds } = choice
      // Of two sides at least one is a figure, whose unit the other has.
      const like = typeof left === 'number' ? right : left
      const side = (one: Worked | number): string =>
        typeof one === 'number' && typeof like !== 'number'
          ? amount({ ...like, value: one })
          : typeof one === 'number'
            ? String(one)
            : titleOf(one)
      const sizeOf = (one: Worked | number) => (typeof one === 'number' ? side(one) : amount(one))
      return {
        label: `${side(left)} is more than ${inSentence(side(right))}`,
        said: `${holds ? 'Yes' : 'No'}: ${sizeOf(left)} against ${sizeOf(right)}`,
      }
    }
  }
}
