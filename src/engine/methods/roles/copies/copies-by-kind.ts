import { formula } from '../../../core/formula.ts'
import { citeCalculator } from '../../../core/source.ts'
import { assumedFigure, type Worked } from '../../../core/worked.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import { type CopiesResults, copiesOfBothKinds } from './copies.ts'

export type CopiesByKind = ReturnType<typeof copiesByKind>

export const copiesOfDatabases = formula({
  label: 'Copies',
  unit: 'copies',
  takes: { databases: 'databases', each: 'copies' },
  text: 'databases × each',
  source: citeCalculator('Role Requirements'),
})

const none = (label: string) => assumedFigure(label, 0, 'copies', 'There are none of this kind.')

/** Copies of a DAG by the site of their database and their own: those that activate, and lagged ones. */
export function copiesByKind(
  { shape, homeCopies, awayCopies, homeLagged, awayLagged }: CopiesResults,
  { preferred1, preferred2, databaseCount }: DatabasesResults,
) {
  const isShared = shape.model === 'AA1'
  const of = (label: string, databases: Worked<'databases'>, each: Worked<'copies'>) =>
    databases.value === 0 || each.value === 0
      ? none(label)
      : copiesOfDatabases({ databases, each }, label)
  const lagged =
    homeLagged.value === 0
      ? awayLagged
      : awayLagged.value === 0
        ? homeLagged
        : copiesOfBothKinds({ one: homeLagged, other: awayLagged })
  // In the order in which the copies of a DAG are added up, with `site1InSite1` even if it is 0.
  return {
    site1InSite1: copiesOfDatabases(
      { databases: preferred1, each: homeCopies },
      'Copies of site 1’s databases there',
    ),
    site1InSite2: of('Copies of site 1’s databases in site 2', preferred1, awayCopies),
    site2InSite1: of('Copies of site 2’s databases in site 1', preferred2, awayCopies),
    site2InSite2: isShared
      ? of('Copies of site 2’s databases there', preferred2, homeCopies)
      : none('Copies of site 2’s databases there'),
    laggedInSite1: isShared
      ? of('Lagged copies in site 1', preferred1, lagged)
      : of('Lagged copies in site 1', databaseCount, homeLagged),
    laggedInSite2: isShared
      ? of('Lagged copies in site 2', preferred2, lagged)
      : of('Lagged copies in site 2', preferred1, awayLagged),
  }
}
