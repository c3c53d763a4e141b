export {
  adviceCodes,
  type Consequence,
  consequenceOfAdvice,
  consequences,
  countChecks,
  type Risk,
  risksOf,
} from './advise.ts'
export { notModelled } from './not-modelled.ts'
