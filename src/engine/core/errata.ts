import { equalLogicErrata } from './errata/equallogic.ts'
import type { Erratum } from './errata/erratum.ts'
import {
  ax45iErrata,
  powerEdgeErrata,
  powerVaultErrata,
  storageTekErrata,
} from './errata/tested-systems.ts'

const ofDocuments = {
  ...equalLogicErrata,
  ...powerEdgeErrata,
  ...ax45iErrata,
  ...powerVaultErrata,
  ...storageTekErrata,
}

/** The number of an erratum. */
export type ErratumId = keyof typeof ofDocuments

const inOrder = (Object.keys(ofDocuments) as ErratumId[]).sort(
  (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
)

/** Where the documents contradict themselves or each other, in the order of the numbers. */
export const errata = Object.fromEntries(inOrder.map((id) => [id, ofDocuments[id]])) as Readonly<
  Record<ErratumId, Erratum>
>
