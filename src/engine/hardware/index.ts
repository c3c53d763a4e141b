export { arrayDriveKinds, flashTypes, hardDriveTypes, isFlash } from './drives.ts'
export { pricedArrays, type RaidPolicy, raidPolicies } from './equallogic-arrays.ts'
export type { EqualLogicTest } from './equallogic-tests.ts'
export {
  type PublishedProcessor,
  parseProcessor,
  parseProcessors,
  processorText,
  processorTitle,
} from './published-processor.ts'
export { publishedProcessors } from './published-processors.ts'
export { raidConversionCostText, raidConversions } from './raid-conversion.ts'
export {
  type BundleChoice,
  type QuotaCell,
  type QuotaColumn,
  quotaOfSpace,
  quotaTableCells,
  type ReasonForSecondBundle,
} from './storagetek.ts'
