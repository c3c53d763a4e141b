export {
  adviceCodes,
  type Consequence,
  consequenceKinds,
  consequenceOfAdvice,
  countChecks,
  type Risk,
  risksFromAdvice,
} from './advise.ts'
export { aspectsNotModelled } from './not-modelled.ts'
