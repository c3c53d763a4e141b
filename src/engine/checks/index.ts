export { adviceCodes, checksOf } from './advise.ts'
export { notModelled } from './not-modelled.ts'
export { type Consequence, consequenceOfAdvice, consequences, type Risk, risksOf } from './risks.ts'
