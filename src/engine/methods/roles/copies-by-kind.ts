import { formula } from '../../core/formula.ts'
import { byHand, calculator } from '../../core/source.ts'
import { assumed, type Worked } from '../../core/worked.ts'
import { type CopiesParts, copiesTogether } from './copies.ts'
import type { DatabasesParts } from './databases.ts'

/** The copies of a DAG by what they are and where they stand. */
export type CopiesByKind = {
  /** Activatable copies of site 1’s databases in site 1 and 2, of site 2’s in site 1 and 2. */
  readonly H11: Worked<'copies'>
  readonly H12: Worked<'copies'>
  readonly H21: Worked<'copies'>
  readonly H22: Worked<'copies'>
  /** Lagged copies in site 1, and in site 2. */
  readonly L1: Worked<'copies'>
  readonly L2: Worked<'copies'>
}

/** So many copies of so many databases. */
export const copiesOf = formula({
  label: 'Copies',
  unit: 'copies',
  takes: { databases: 'databases', each: 'copies' },
  text: 'databases × each',
  source: calculator('Role Requirements'),
  examples: [{ in: { databases: 78, each: 3 }, out: 234, source: byHand }],
})

const none = (label: string) => assumed(label, 0, 'copies', 'There are none of this kind.')

/** The copies of a DAG by what they are and where they stand. */
export function copiesByKind(
  { shape, h1, h2, l1, l2 }: CopiesParts,
  { a1, a2, dbs }: DatabasesParts,
): CopiesByKind {
  const isShared = shape.model === 'AA1'
  const of = (label: string, databases: Worked<'databases'>, each: Worked<'copies'>) =>
    databases.value === 0 || each.value === 0 ? none(label) : copiesOf({ databases, each }, label)
  const lagged = l1.value === 0 ? l2 : l2.value === 0 ? l1 : copiesTogether({ one: l1, other: l2 })
  return {
    H11: copiesOf({ databases: a1, each: h1 }, 'Copies of site 1’s databases there'),
    H12: of('Copies of site 1’s databases in site 2', a1, h2),
    H21: of('Copies of site 2’s databases in site 1', a2, h2),
    H22: isShared
      ? of('Copies of site 2’s databases there', a2, h1)
      : none('Copies of site 2’s databases there'),
    L1: isShared
      ? of('Lagged copies in site 1', a1, lagged)
      : of('Lagged copies in site 1', dbs, l1),
    L2: isShared
      ? of('Lagged copies in site 2', a2, lagged)
      : of('Lagged copies in site 2', a1, l2),
  }
}
