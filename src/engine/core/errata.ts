import { equalLogicErrata } from './equallogic-errata.ts'
import type { Erratum } from './erratum.ts'
import { solutionErrata } from './solution-errata.ts'
import type { WorkbookErratumId } from './workbook-errata.ts'

/** Where the documents contradict themselves or each other, and notes on how we read them. */
export const errata = { ...equalLogicErrata, ...solutionErrata } as const

/** The number of an erratum of the papers. */
export type PaperErratumId = keyof typeof errata

/** The number of an erratum. Numbers never change. */
export type ErratumId = PaperErratumId | WorkbookErratumId

/** The numbers of all errata, in their order. */
export const erratumIds = (Object.keys(errata) as PaperErratumId[]).sort(
  (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
)

/** The record of an erratum. */
export function erratumOf(id: ErratumId): Erratum {
  const known: Partial<Record<ErratumId, Erratum>> = errata
  const found = known[id]
  if (!found) throw new Error(`No erratum on record is ${id}`)
  return found
}
