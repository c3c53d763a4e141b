import type { ErratumId } from '../../../core/errata.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import {
  assumedFigure,
  figureFoundByTrying,
  relabelledCount,
  type Worked,
} from '../../../core/worked.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import type { ServersResults } from '../servers/servers.ts'
import {
  activeAfterOneLost,
  activeAfterTwoLost,
  activeAfterTwoLostWithFewCopies,
  activeAllUp,
  activeOnLast,
  activeOnServerOfSite2,
  crossingAfterOne,
  crossingAfterTwo,
  extraByUnevenPlacement,
} from './activation-formulas.ts'
import type {
  ActiveDatabases,
  ActiveDatabasesByCase,
  StagesBeforeActivation,
} from './active-figures.ts'
import { figureWithErrata, siteLossByWorkbook } from './site-loss-by-workbook.ts'
import { activeDatabaseLimits, activeDatabasesToSizeFor } from './worst-active-cases.ts'

const source = citeCalculator('Activation Scenarios')

/** Active databases by the workbook’s formulas, which ignore the placement. */
export function activationByWorkbook(stages: StagesBeforeActivation): ActiveDatabasesByCase {
  const { copies, databases, servers } = stages
  if (!copies.shape.hasDag) return standaloneActivation(databases)
  const S = servers.servers1
  const active = activeAllUp({ databases: databases.preferred1, servers: S })
  const extra = extraOf(stages)
  const oneServerLost = flaggedAs(
    firstFailure(copies, active, S, databases.preferred1),
    copies,
    false,
  )
  const twoServersLost = flaggedAs(
    secondFailure(stages, { active, of: databases.preferred1, extra }),
    copies,
    true,
  )
  const second = site2(stages, { active, oneServerLost, twoServersLost })
  const sites = siteLossByWorkbook(stages, oneServerLost, twoServersLost)
  const cases = { active, oneServerLost, twoServersLost, ...second, ...sites }
  const sized = activeDatabasesToSizeFor(copies, S.value, cases)
  return {
    ...cases,
    ...sized,
    ...activeDatabaseLimits('microsoft', copies, { ...cases, ...sized }),
  }
}

/** Adds the errata on formulas without placement (MS8, MS9), or on a second failure (MS7). */
function flaggedAs(
  active: ActiveDatabases,
  { shape }: CopiesResults,
  isSecond: boolean,
): ActiveDatabases {
  const errata: ErratumId[] = [shape.model === 'AA1' ? 'MS9' : 'MS8']
  if (isSecond && shape.twoSites && !shape.block) errata.push('MS7')
  return active && figureWithErrata(active, errata)
}

const none = assumedFigure(
  'Databases more where placement is uneven',
  0,
  'databases',
  'It is even.',
)

function extraOf({ copies, databases }: StagesBeforeActivation): Worked<'databases'> {
  const { symmetricDatabases: symmetric, preferred1 } = databases
  return symmetric
    ? extraByUnevenPlacement({ databases: preferred1, copies: copies.homeCopies, symmetric })
    : none
}

function firstFailure(
  { shape, homeCopies }: CopiesResults,
  active: Worked<'databases'>,
  servers: Worked<'servers'>,
  { value: databases }: Worked<'databases'>,
): ActiveDatabases {
  if (homeCopies.value === 1)
    return shape.block || servers.value === 1
      ? null
      : relabelledCount(active, activeAfterOneLost.definition.label, 'databases', source)
  if (databases === 1) return active
  if (servers.value === 1) return null
  const after = activeAfterOneLost({ active, servers })
  return after.value === active.value ? null : after
}

/** Databases of a site, those active on one server, and those that uneven copies add. */
type OfSite = {
  readonly active: Worked<'databases'>
  readonly of: Worked<'databases'>
  readonly extra: Worked<'databases'>
}

/** True if a second failure is considered; as Microsoft, by site 2’s servers alone (MS7). */
export function hasSecondFailure(
  mode: CalculationMode,
  { copies, servers }: StagesBeforeActivation,
  site: 1 | 2,
): boolean {
  const { shape, homeCopies, awayCopies } = copies
  const S = servers.servers1.value
  if (!shape.twoSites) return homeCopies.value >= 3 && S >= 4
  if (shape.block)
    return homeCopies.value >= 3 && S + (site === 1 ? servers.recoveryServers2.value : 0) >= 4
  if (homeCopies.value + awayCopies.value < 3) return false
  if (site === 2) return S + (shape.hasRecoveryServers ? servers.recoveryServers1.value : S) >= 4
  const x = crossingServers(copies, servers).value
  return (mode === 'microsoft' ? x : S + x) >= 4
}

/** Servers of site 2 that take over from site 1. */
function crossingServers({ shape }: CopiesResults, servers: ServersResults): Worked<'servers'> {
  return shape.model === 'AA1' && !shape.hasRecoveryServers
    ? servers.servers2
    : servers.recoveryServers2
}

function secondFailure(
  stages: StagesBeforeActivation,
  { active, of, extra }: OfSite,
  site: 1 | 2 = 1,
): ActiveDatabases {
  if (!hasSecondFailure('microsoft', stages, site)) return null
  const { copies, servers } = stages
  const { servers1, copiesServer: most } = servers
  const isOpen = copies.shape.twoSites && !copies.shape.block
  if (isOpen && copies.homeCopies.value < 3)
    return servers1.value > 2
      ? activeAfterTwoLostWithFewCopies({ databases: of, active, servers: servers1, extra, most })
      : nothing
  if (isOpen && servers1.value === 3) return activeOnLast({ most })
  return servers1.value > 2 ? activeAfterTwoLost({ active, servers: servers1, extra, most }) : null
}

const nothing = assumedFigure(
  'Active on a server with two lost',
  0,
  'databases',
  'Both servers of the site are lost.',
)
const nothingCrosses = assumedFigure(
  'Active on a server of site 2',
  0,
  'databases',
  'None of site 1’s databases go there.',
)

function site2(
  stages: StagesBeforeActivation,
  {
    active,
    oneServerLost,
    twoServersLost,
  }: Pick<ActiveDatabasesByCase, 'active' | 'oneServerLost' | 'twoServersLost'>,
): Pick<ActiveDatabasesByCase, 'active2' | 'oneServerLost2' | 'twoServersLost2'> {
  const { copies, databases, servers } = stages
  const { shape, homeCopies, awayCopies } = copies
  const S = servers.servers1
  if (shape.model === 'AA1') {
    const active = activeOnServerOfSite2({ databases: databases.preferred2, servers: S })
    const oneServerLost2 = firstFailure(copies, active, S, databases.preferred2)
    const own = { active, of: databases.preferred2, extra: none }
    return { active2: active, oneServerLost2, twoServersLost2: secondFailure(stages, own, 2) }
  }
  if (!shape.twoSites || servers.recoveryServers2.value === 0)
    return { active2: null, oneServerLost2: null, twoServersLost2: null }
  const x = crossingServers(copies, servers)
  const crosses = awayCopies.value >= 1 && homeCopies.value < 3 && !shape.block
  const crossing = (first: Worked<'databases'>) =>
    homeCopies.value === 1
      ? crossingAfterOne({ databases: databases.preferred1, active: first, servers: x })
      : nothingCrosses
  const isSecond = twoServersLost && oneServerLost && (homeCopies.value < 3 || S.value < 4)
  return {
    active2: nothingCrosses,
    oneServerLost2: crosses && oneServerLost ? crossing(oneServerLost) : null,
    twoServersLost2: isSecond
      ? crossingAfterTwo({ first: oneServerLost, active, servers: x })
      : null,
  }
}

/** Active databases of a standalone server: all of them, in every case. */
function standaloneActivation({ preferred1 }: DatabasesResults): ActiveDatabasesByCase {
  const worstCase = relabelledCount(preferred1, 'Active on a server', 'databases', source)
  const active = figureFoundByTrying(worstCase.label, worstCase.value, worstCase.unit, {
    condition: 'A standalone server has all of its databases active',
    inputs: [preferred1],
    source,
    errata: ['MS12'],
  })
  return {
    ...{ active, oneServerLost: null, twoServersLost: null },
    ...{ active2: null, oneServerLost2: null, twoServersLost2: null },
    ...{ siteLost: null, siteAndServerLost: null, siteAndTwoServersLost: null },
    ...{ worstCase, worstCase2: null },
    ...{ maxActive1: worstCase, maxPreferred1: null, maxActive2: null, maxPreferred2: null },
  }
}
