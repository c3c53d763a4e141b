import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { permutations } from '../../../core/rounding.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import { type DatabaseNeeds, databaseCopiesOnActiveServers } from './database-needs.ts'

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

/** Databases rounded up so that every ordered choice of servers holds the same number. */
export const symmetricCount = formula({
  label: 'Symmetric databases',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', copies: 'copies' },
  text: 'up(databases, permutations(servers, copies))',
})

/** The symmetric number of databases less one cycle, as the workbook lowers it (MS6). */
export const symmetricCountLessOneCycle = formula({
  label: 'Databases with one symmetric cycle less',
  unit: 'databases',
  takes: { symmetric: 'databases', servers: 'servers', copies: 'copies' },
  text: 'symmetric − permutations(servers, copies)',
  errata: ['MS6'],
})

/** Databases rounded up so that every server holds the same number. */
export const databasesInMultipleOfServers = formula({
  label: 'Databases in a multiple of the servers',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', sites: 'sites' },
  text: 'up(databases, servers × sites)',
})

/** Databases in a multiple of the servers, as the symmetric number would be too many (MS6). */
export const serverMultipleInsteadOfSymmetricCount = formula({
  ...databasesInMultipleOfServers.definition,
  errata: ['MS6'],
})

export const serverMultipleToFitBays = formula({
  ...databasesInMultipleOfServers.definition,
  source: ownRule(
    'A symmetric number of databases would need more drives than a server has bays for, and this one does not.',
  ),
})

export const databasesAskedFor = formula({
  label: 'Databases asked for',
  unit: 'databases',
  takes: { asked: 'databases', most: 'databases' },
  text: 'min(asked, most)',
})

/** Number of databases before it is raised to a multiple of the placement group. */
export type CountBeforeGrouping = {
  /** Databases for which all ordered choices of servers hold equally many; null if none are. */
  readonly symmetricDatabases: Worked<'databases'> | null
  readonly databasesBeforeGrouping: Worked<'databases'>
}

const oneSite = assumedFigure('Sites with active mailboxes', 1, 'sites', 'Users are in one site.')
const bothSites = assumedFigure(
  'Sites with active mailboxes',
  2,
  'sites',
  'Users are in both sites.',
)

export function databaseCountBeforeGrouping(
  plan: Plan,
  mode: CalculationMode,
  copies: CopiesResults,
  needs: DatabaseNeeds,
): CountBeforeGrouping {
  const symmetricDatabases = symmetric(plan, copies, needs)
  const asked = answer(plan, 'databases')
  if (asked)
    return {
      symmetricDatabases,
      databasesBeforeGrouping: databasesAskedFor({
        asked,
        most: needs.mostDatabases ?? needs.perServer,
      }),
    }
  if (!needs.mostDatabases)
    return { symmetricDatabases, databasesBeforeGrouping: needs.databasesCalculated }
  const { value: most } = needs.mostDatabases
  const evenAs = (as: CalculationMode) =>
    plan.symmetricDatabases && symmetricDatabases
      ? evenCount(plan, as, copies, most, symmetricDatabases)
      : null
  const even = evenAs(mode)
  const isLowered = even === null && evenAs('microsoft') !== null
  const other = multiple(plan, mode, copies, needs, most, isLowered)
  const hasBays = (count: Worked<'databases'>) => hasBaysFor(plan, copies, needs, count.value)
  const isForBays = mode === 'corrected' && even !== null && !hasBays(even) && hasBays(other)
  return {
    symmetricDatabases,
    databasesBeforeGrouping: isForBays
      ? serverMultipleToFitBays(multipleOf(plan, copies, needs))
      : (even ?? other),
  }
}

/** True if a server has drive bays for the volumes of this many databases. */
function hasBaysFor(
  plan: Plan,
  copies: CopiesResults,
  { dbsPerVolume }: DatabaseNeeds,
  databases: number,
): boolean {
  const { bays, shelfBays, restoreVolume, autoReseedVolumes, activeServers } = plan
  if (bays === null || copies.storage1.kind !== 'JBOD') return true
  const onServer = Math.ceil(
    (databases * databaseCopiesOnActiveServers(copies).value) / activeServers,
  )
  const volumes = Math.ceil(onServer / dbsPerVolume.value)
  return volumes + Number(restoreVolume) + autoReseedVolumes <= bays + (shelfBays ?? 0)
}

function symmetric(
  plan: Plan,
  copies: CopiesResults,
  { mostDatabases, databasesCalculated }: DatabaseNeeds,
) {
  const servers = answer(plan, 'activeServers')
  const ofSite = databaseCopiesOnActiveServers(copies)
  if (!mostDatabases || permutations(servers.value, ofSite.value) === 0) return null
  return symmetricCount({ databases: databasesCalculated, servers, copies: ofSite })
}

/** Symmetric number of databases or, as Microsoft, one cycle less (MS6); null if too many. */
function evenCount(
  plan: Plan,
  mode: CalculationMode,
  { homeCopies }: CopiesResults,
  mostDatabases: number,
  symmetricDatabases: Worked<'databases'>,
): Worked<'databases'> | null {
  if (mode === 'corrected')
    return symmetricDatabases.value <= mostDatabases ? symmetricDatabases : null
  if (mostDatabases > symmetricDatabases.value) return symmetricDatabases
  const servers = answer(plan, 'activeServers')
  const cycle = permutations(servers.value, homeCopies.value)
  const isLowered =
    symmetricDatabases.value > mostDatabases &&
    symmetricDatabases.value - mostDatabases < cycle &&
    symmetricDatabases.value !== cycle
  return isLowered
    ? symmetricCountLessOneCycle({ symmetric: symmetricDatabases, servers, copies: homeCopies })
    : null
}

function multiple(
  plan: Plan,
  mode: CalculationMode,
  copies: CopiesResults,
  needs: DatabaseNeeds,
  mostDatabases: number,
  isLowered: boolean,
): Worked<'databases'> {
  const { databasesCalculated } = needs
  if (
    databasesCalculated.value <= 1 ||
    (mode === 'microsoft' && databasesCalculated.value === mostDatabases)
  )
    return databasesCalculated
  return (isLowered ? serverMultipleInsteadOfSymmetricCount : databasesInMultipleOfServers)(
    multipleOf(plan, copies, needs),
  )
}

function multipleOf(
  plan: Plan,
  { shape }: CopiesResults,
  { databasesCalculated: databases }: DatabaseNeeds,
) {
  const sites = shape.model === 'AA1' ? bothSites : oneSite
  return { databases, servers: answer(plan, 'activeServers'), sites }
}
