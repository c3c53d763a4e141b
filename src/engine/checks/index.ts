export { adviceCodes } from './advice-codes.ts'
export { type Consequence, countChecks, type Risk } from './advise.ts'
export { aspectsNotModelledForPlan } from './not-modelled.ts'
export { adviceWithOutage, planRisks } from './plan-risks.ts'
