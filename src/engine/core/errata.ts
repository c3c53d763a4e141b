import { equalLogicErrata } from './equallogic-errata.ts'
import type { Erratum } from './erratum.ts'
import { solutionErrata } from './solution-errata.ts'
import { workbookUseErrata } from './workbook-errata.ts'
import { workbookPlacementErrata } from './workbook-placement-errata.ts'

/** Records without any of the numbers taken: one number used twice does not compile. */
type NoneOf<Taken> = Readonly<Record<string, unknown>> &
  Readonly<Partial<Record<keyof Taken, never>>>

/** Errors of Microsoft’s workbook, and what *corrected* does instead. */
const workbookErrata = {
  ...workbookPlacementErrata,
  ...(workbookUseErrata satisfies NoneOf<typeof workbookPlacementErrata>),
} as const

/** Contradictions within and between the papers, and notes on how we read them. */
const paperErrata = {
  ...equalLogicErrata,
  ...(solutionErrata satisfies NoneOf<typeof equalLogicErrata>),
} as const

export const errata = { ...paperErrata, ...workbookErrata } as const

/** Number of an erratum: `E1` of a paper, `MS1` of the workbook. Numbers never change. */
export type ErratumId = keyof typeof errata

/** Numbers of the papers’ errata, ascending. */
export const paperErratumIds = inOrder(paperErrata)

export const workbookErratumIds = inOrder(workbookErrata)

export function erratumOf(id: ErratumId): Erratum {
  return errata[id]
}

function inOrder<T extends object>(records: T): readonly (keyof T & string)[] {
  const isOne = (id: string): id is keyof T & string => Object.hasOwn(records, id)
  const number = (id: string) => Number(id.replace(/\D+/, ''))
  return Object.keys(records)
    .filter(isOne)
    .sort((one, other) => number(one) - number(other))
}
