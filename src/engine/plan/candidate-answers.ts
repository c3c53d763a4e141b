import { processorsPattern } from '../hardware/published-processor.ts'
import { line } from './answer.ts'
import { sizesPattern } from './named-sizes.ts'
import { ours, rolesOnly } from './roles-answer.ts'

/** Of what servers are bought with, what the program may choose among. */
export const candidateAnswers = {
  driveSizes: line({
    ...rolesOnly('arrays'),
    label: 'Drive sizes to choose among',
    help: 'Two to eight sizes, for example 4, 8, 12 TB. The best by the goal is taken, in both sites unless the second has its own. All count at the same price.',
    default: '',
    max: 80,
    pattern: sizesPattern,
    takes: 'two to eight sizes with their unit, for example 8, 10, 12 TB, or nothing',
    source: ours,
  }),
  processors: line({
    ...rolesOnly('arrays'),
    label: 'Processors to choose among',
    help: 'The first of two or three by the goal is taken. All count at the same price and watts.',
    default: '',
    max: 600,
    pattern: processorsPattern,
    takes: 'up to three processors of the list, or nothing',
    source: ours,
  }),
}
