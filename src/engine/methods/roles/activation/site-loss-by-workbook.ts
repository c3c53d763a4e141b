import type { ErratumId } from '../../../core/errata.ts'
import { citeCalculator } from '../../../core/source.ts'
import type { Unit } from '../../../core/units.ts'
import { assumedFigure, relabelledCount, type Worked } from '../../../core/worked.ts'
import {
  activeAfterSiteAndServersLost,
  activeAfterSiteLost,
  activeOfBothSites,
} from './activation-formulas.ts'
import type {
  ActiveDatabases,
  ActiveDatabasesByCase,
  StagesBeforeActivation,
} from './active-figures.ts'

const source = citeCalculator('Activation Scenarios')

/** Servers lost after a site, servers that must exist for it, and the result without that site. */
type More = {
  readonly lost: Worked<'servers'>
  readonly least: number
  readonly within: ActiveDatabases
}

const one = assumedFigure('Servers lost in the other site', 1, 'servers', 'One after the site.')
const two = assumedFigure('Servers lost in the other site', 2, 'servers', 'Two after the site.')

/** Active databases on a server of site 2 with site 1 lost, by the workbook’s formulas. */
export function siteLossByWorkbook(
  stages: StagesBeforeActivation,
  oneServerLost: ActiveDatabases,
  twoServersLost: ActiveDatabases,
): Pick<ActiveDatabasesByCase, 'siteLost' | 'siteAndServerLost' | 'siteAndTwoServersLost'> {
  const { awayCopies, activatable2 } = stages.copies
  const first = { lost: one, least: 2, within: oneServerLost }
  const second = { lost: two, least: 4, within: twoServersLost }
  const isFirst = activatable2.value >= 2
  const isSecond = awayCopies.value >= 3
  return {
    siteLost: awayCopies.value > 0 ? afterSite(stages) : null,
    siteAndServerLost: isFirst ? afterMore(stages, first) : null,
    siteAndTwoServersLost: isSecond ? afterMore(stages, second) : null,
  }
}

function afterSite({ copies, databases, servers }: StagesBeforeActivation): ActiveDatabases {
  const { shape, homeCopies, awayCopies } = copies
  const { servers1, servers2, recoveryServers2 } = servers
  // With one server per site, even a plan for separate recovery servers has none.
  const isAlone = servers1.value === 1 && homeCopies.value === 1
  if (shape.model === 'AA1' && (!shape.hasRecoveryServers || isAlone))
    return servers2.value > 0
      ? activeAfterSiteLost({ databases: databases.databaseCount, servers: servers2 })
      : null
  if (recoveryServers2.value === 0) return null
  const alone = shape.model === 'AA1' ? databases.preferred2 : databases.databaseCount
  const moved = awayCopies.value === 1 ? databases.preferred1 : alone
  return activeAfterSiteLost({ databases: moved, servers: recoveryServers2 })
}

function isShared({ copies, servers }: StagesBeforeActivation, { least }: More): boolean {
  const { shape } = copies
  return shape.model === 'AA1' && !shape.hasRecoveryServers && servers.servers2.value >= least
}

function afterMore(stages: StagesBeforeActivation, more: More): ActiveDatabases {
  const { copies, databases, servers } = stages
  const { lost, least, within } = more
  const { servers1, servers2, recoveryServers2 } = servers
  if (isShared(stages, more)) {
    if (!within) return null
    const isWhole = servers2.value === servers1.value
    const moved = { databases: databases.databaseCount, servers: servers2, lost }
    const other = isWhole ? within : activeAfterSiteAndServersLost(moved)
    return activeOfBothSites({ one: other, other: within })
  }
  if (recoveryServers2.value < least) return null
  if (recoveryServers2.value === servers1.value)
    return (
      within &&
      relabelledCount(within, activeAfterSiteAndServersLost.definition.label, 'databases', source)
    )
  const after = activeAfterSiteAndServersLost({
    databases: databases.databaseCount,
    servers: recoveryServers2,
    lost,
  })
  return copies.awayCopies.value === 0 ? figureWithErrata(after, ['MS37']) : after
}

/** Sets the errata of a figure that a formula made. */
export function figureWithErrata<U extends Unit>(
  worked: Worked<U>,
  errata: readonly ErratumId[],
): Worked<U> {
  const { how } = worked
  return how.kind === 'formula' ? { ...worked, how: { ...how, errata } } : worked
}
