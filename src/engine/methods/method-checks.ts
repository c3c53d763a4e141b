import {
  copyChecks,
  lighterDagProfileCheck,
  logsBesideDatabaseCheck,
} from './papers/checks/layout-checks.ts'
import { sizeChecks } from './papers/checks/size-checks.ts'
import { memoryAboveAdvisedCheck } from './roles/checks/memory-check.ts'

/** Checks of one method that are run on every plan, by their place among all checks. */
export const checksOfEveryPlan = {
  ofSize: sizeChecks,
  ofCopies: copyChecks,
  ofLogs: logsBesideDatabaseCheck,
  ofProfile: lighterDagProfileCheck,
  ofMemory: memoryAboveAdvisedCheck,
} as const
