import { type TracedChoice, titleOf, type Worked } from '../../engine/index.ts'
import type { Cell, Sheet } from '../book.ts'
import type { Guard, LiveGraph } from './graph.ts'

/** Every choice that answers of the sheet can undo, and whether it would be made again. */
export function choicesSheet({ choices }: LiveGraph, prefix: string): Sheet {
  const rows: Cell[][] = [
    [{ value: 'Choices', look: 'title' }],
    [
      {
        value:
          'What the program decided by numbers, in the order it did. Where one would now be decided otherwise, it and all that comes after it turn to FALSE, and the figures behind them say so: open the file in Spindle.',
        look: 'about',
        spans: 3,
      },
    ],
    ['Choice', 'As planned', 'Still so'].map((value): Cell => ({ value, look: 'head' })),
    ...choices.map((line): Cell[] =>
      'section' in line ? [{ value: line.section, look: 'section', spans: 3 }] : choiceRow(line),
    ),
  ]
  return {
    name: `${prefix}Choices`,
    columns: [{ width: 64 }, { width: 30 }, { width: 12 }],
    rows,
    frozen: 3,
  }
}

function choiceRow({ choice, condition, before, isBeside }: Guard): Cell[] {
  const [what, planned] = choiceWords(choice)
  return [
    { value: what, look: 'label' },
    { value: planned, look: 'text' },
    {
      value: !isBeside,
      look: 'live',
      formula: before === null ? condition : `IF(${before},${condition},FALSE)`,
    },
  ]
}

/** A choice in words, and what it came to in the plan. */
function choiceWords(choice: TracedChoice): readonly [string, string | number | boolean] {
  switch (choice.kind) {
    case 'answer':
      return [`Answer: ${choice.path.join(' ')}`, String(choice.value ?? 'empty')]
    case 'read':
      return [titleOf(choice.of), choice.value]
    case 'compared': {
      const side = (one: Worked | number) => (typeof one === 'number' ? String(one) : titleOf(one))
      return [
        `${side(choice.left)} is more than ${side(choice.right)}`,
        choice.holds ? 'Yes' : 'No',
      ]
    }
  }
}
