import { exchange2003 } from '../exchange/exchange-2003.ts'
import { exchange2007 } from '../exchange/exchange-2007.ts'
import { exchange2010 } from '../exchange/exchange-2010.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'

/** Choice of a tested system; its block is in `building-blocks.ts`. */
type TestedChoice = {
  readonly id: string
  /** Name with the tested Exchange version and availability. */
  readonly choice: string
  readonly versions: readonly ExchangeVersionId[]
}

const choices = [
  { id: 'AX4-5i', choice: 'EMC CLARiiON AX4-5i (Exchange 2007)', versions: [exchange2007.id] },
  {
    id: 'MD1000',
    choice: 'Dell PowerVault MD1000 (Exchange 2007, CCR)',
    versions: [exchange2007.id],
  },
  {
    id: 'MD3000',
    choice: 'Dell PowerVault MD3000, RAID 5 (Exchange 2007, SCC)',
    versions: [exchange2007.id],
  },
  {
    id: 'MD3000 RAID 10',
    choice: 'Dell PowerVault MD3000, RAID 10 (Exchange 2007, SCC)',
    versions: [exchange2007.id],
  },
  {
    id: 'StorageTek 2530',
    choice: 'Sun StorageTek 2530 (Exchange 2007, and 2003 by its method)',
    versions: [exchange2003.id, exchange2007.id],
  },
  { id: 'R510', choice: 'Dell PowerEdge R510 (Exchange 2007)', versions: [exchange2007.id] },
  {
    id: 'R720xd',
    choice: 'Dell PowerEdge R720xd (Exchange 2010, DAG)',
    versions: [exchange2010.id],
  },
] as const satisfies readonly TestedChoice[]

export type SolutionId = (typeof choices)[number]['id']

/** Systems tested by the papers other than EqualLogic, in the order of the documents. */
export const testedSolutionChoices: readonly (TestedChoice & { readonly id: SolutionId })[] =
  choices

export function versionsOfSolution(id: SolutionId): readonly ExchangeVersionId[] {
  return testedSolutionChoices.find((one) => one.id === id)?.versions ?? []
}
