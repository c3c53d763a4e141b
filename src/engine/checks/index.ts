export {
  adviceCodes,
  type Consequence,
  checksOf,
  consequenceOfAdvice,
  consequences,
  type Risk,
  risksOf,
} from './advise.ts'
export { notModelled } from './not-modelled.ts'
