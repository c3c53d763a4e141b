import { ax45iSolution } from './ax4-5i.ts'
import { r510Solution, r720xdSolution } from './poweredge.ts'
import { md1000Solution, md3000Raid10Solution, md3000Solution } from './powervault.ts'
import type { ReferenceSolution } from './reference-solution.ts'
import {
  storageTek2003Solution,
  storageTekBlackBerrySolution,
  storageTekSolution,
} from './storagetek.ts'

/** Every published system beside the worked example, in the order of the documents. */
export const referenceSolutions: readonly ReferenceSolution[] = [
  ax45iSolution,
  md1000Solution,
  md3000Solution,
  md3000Raid10Solution,
  storageTekSolution,
  storageTek2003Solution,
  storageTekBlackBerrySolution,
  r510Solution,
  r720xdSolution,
]
