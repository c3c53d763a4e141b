export { type ComparedLine, comparedFigureLine } from './compare/compared-line.ts'
export {
  compareModelWithTests,
  comparePaperLoadsWithTests,
  fitQuality,
  latencyErrorAtPredictedLoad,
  modelBandByClass,
} from './compare/comparison.ts'
export { compareExample } from './compare/example.ts'
export {
  type ComparedSolution,
  compareReference,
  comparisonCaveats,
  type ReferenceRun,
  referenceSolutions,
} from './compare/reference-solutions.ts'
export { billOfBlocks } from './designs/bill-of-blocks.ts'
export { mailboxQuota, printedMailboxQuotas } from './documents/ax4-5i-mailboxes.ts'
export type {
  DifferenceReason as ExampleReason,
  PrintedValue,
} from './documents/equallogic-example.ts'
export { gainsPrintedAndComputed } from './documents/poweredge-users.ts'
export { hasCapacityFigures, type PaperSizing } from './sizing/size.ts'
