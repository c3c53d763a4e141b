import { printedExample } from '../papers/equallogic-example.ts'
import { exampleReasons } from '../papers/example-reasons.ts'
import { type ComparedLine, differenceOf } from './compared-line.ts'
import { exampleFigures } from './example-figures.ts'

/** Every printed line of the sizing example beside what is computed, in the order of the paper. */
export function compareExample(): readonly ComparedLine[] {
  const figures = exampleFigures()
  return printedExample.map((line) => {
    const computed = figures[line.id]
    const reason = exampleReasons[line.id] ?? { why: 'same' }
    return { ...line, computed, reason, ...differenceOf(line.printed, computed) }
  })
}
