import type { ExchangeVersionId } from '../exchange/versions.ts'

/** A system where one is chosen; the rest of a block is in `building-blocks.ts`. */
type TestedChoice = {
  readonly id: string
  /** Its name, with what it was tested for. */
  readonly choice: string
  readonly versions: readonly ExchangeVersionId[]
}

const choices = [
  { id: 'AX4-5i', choice: 'EMC CLARiiON AX4-5i (Exchange 2007)', versions: ['2007'] },
  { id: 'MD1000', choice: 'Dell PowerVault MD1000 (Exchange 2007, CCR)', versions: ['2007'] },
  {
    id: 'MD3000',
    choice: 'Dell PowerVault MD3000, RAID 5 (Exchange 2007, SCC)',
    versions: ['2007'],
  },
  {
    id: 'MD3000 RAID 10',
    choice: 'Dell PowerVault MD3000, RAID 10 (Exchange 2007, SCC)',
    versions: ['2007'],
  },
  {
    id: 'StorageTek 2530',
    choice: 'Sun StorageTek 2530 (Exchange 2007, and 2003 by its method)',
    versions: ['2003', '2007'],
  },
  { id: 'R510', choice: 'Dell PowerEdge R510 (Exchange 2007)', versions: ['2007'] },
  { id: 'R720xd', choice: 'Dell PowerEdge R720xd (Exchange 2010, DAG)', versions: ['2010'] },
] as const satisfies readonly TestedChoice[]

export type SolutionId = (typeof choices)[number]['id']

/** The systems that the papers beside EqualLogic tested, in the order of the documents. */
export const testedChoices: readonly (TestedChoice & { readonly id: SolutionId })[] = choices

/** The versions of Exchange that a tested system is considered for. */
export function versionsOf(id: SolutionId): readonly ExchangeVersionId[] {
  return testedChoices.find((one) => one.id === id)?.versions ?? []
}
