// The door of the package: the engine as the wizard has it, and what reads its files and workbooks.
export * from '../codec/index.ts'
export * from '../engine/index.ts'
export * from '../workbook/index.ts'
export { type ReadPlans, readPlans } from './read-plans.ts'
export type { PlanResults, Results, ToldFigure, ToldRisk } from './results.ts'
export { planResults, resultsOf } from './results-of.ts'
