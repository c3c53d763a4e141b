export { adviceCodes } from './advice-codes.ts'
export {
  type Consequence,
  consequenceKinds,
  consequenceOfAdvice,
  countChecks,
  type Risk,
  risksFromAdvice,
} from './advise.ts'
export { aspectsNotModelled } from './not-modelled.ts'
