import type { ErratumId } from '../../../core/errata.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { ownRule } from '../../../core/source.ts'
import { figureFoundByTrying, largestThatApplies, type Worked } from '../../../core/worked.ts'
import { type FailureKind, failureKinds, siteIndexLost } from '../../../placement/failure-kinds.ts'
import type { BusiestServer, LayoutFailures } from '../../../placement/failures.ts'
import { hasSecondFailure } from './activation-by-workbook.ts'
import type {
  ActiveDatabases,
  ActiveDatabasesByCase,
  StagesBeforeActivation,
} from './active-figures.ts'
import { activeDatabaseLimits } from './worst-active-cases.ts'

const source = ownRule('Every case is tried on the placement, and the busiest server counts.')
const mode: CalculationMode = 'corrected'

/** Active databases after every failure, tried on the placement; errata explain other numbers. */
export function activationByTriedFailures(
  stages: StagesBeforeActivation,
  failures: LayoutFailures,
  stated: ActiveDatabasesByCase,
): ActiveDatabasesByCase {
  const { copies, servers } = stages
  const { shape, homeCopies, awayCopies } = copies
  const isShared = shape.model === 'AA1'
  const inSite2 = servers.servers2.value + servers.recoveryServers2.value
  const look = lookAt(stages, failures)
  const isFirst = servers.servers1.value > 1 && (homeCopies.value > 1 || !shape.block)
  const isSecond = hasSecondFailure(mode, stages, 1)
  const hasSite2 = shape.twoSites && inSite2 > 0
  const crosses = awayCopies.value >= 1 && homeCopies.value < 3 && !shape.block
  const reaches2 = isShared || crosses
  const flags = errataOf(stages)
  // The workbook has no number for a second failure that it does not consider (MS7).
  const statedSecond = hasSecondFailure('microsoft', stages, 1) ? stated.twoServersLost : null
  const active = usually(stages, failures, 0)
  const oneServerLost = isFirst ? look('one server', 0, stated.oneServerLost, flags.first) : null
  const twoServersLost = isSecond ? look('two servers', 0, statedSecond, flags.second) : null
  const oneServerLost2 =
    isFirst && hasSite2 && reaches2
      ? look('one server', 1, stated.oneServerLost2, flags.first2)
      : null
  const isSecond2 = isShared ? hasSecondFailure(mode, stages, 2) : isSecond && reaches2
  const twoServersLost2 =
    isSecond2 && hasSite2 ? look('two servers', 1, stated.twoServersLost2, flags.second2) : null
  const { onSite1, onSite2, ...sites } = afterSites(stages, look, stated, inSite2)
  const domain1 = look('failure domain', 0, null, [])
  const cases = {
    ...{ active, oneServerLost, twoServersLost, oneServerLost2, twoServersLost2 },
    ...sites,
    active2: hasSite2 ? usually(stages, failures, 1, stated.active2) : null,
  }
  const worstCase = worst('1', [oneServerLost, twoServersLost, domain1, ...onSite1]) ?? active
  const worstCase2 = worst('2', [
    ...onSite2,
    oneServerLost2,
    twoServersLost2,
    look('failure domain', 1, null, []),
  ])
  const sized = {
    worstCase,
    worstCase2: hasSite2 ? (worstCase2 ?? (isShared ? cases.active2 : null)) : null,
  }
  const limits = activeDatabaseLimits(mode, copies, { ...cases, ...sized })
  return {
    ...cases,
    ...sized,
    ...limits,
    maxActive1: notBelow(limits.maxActive1, failures, (kind) => look(kind, 0, null, ['MS39'])),
    maxActive2: notBelow(limits.maxActive2, failures, (kind) => look(kind, 1, null, ['MS39'])),
  }
}

/** Raises a limit on active databases to cover every loss that leaves each database a copy. */
function notBelow(
  limit: ActiveDatabases,
  { worst: failures }: LayoutFailures,
  busiest: (kind: FailureKind) => ActiveDatabases,
): ActiveDatabases {
  if (!limit) return limit
  const survived = failureKinds.filter((kind) => failures[kind]?.lost.databases === 0)
  const beyond = survived.map(busiest).filter((one) => one !== null && one.value > limit.value)
  return beyond.length > 0
    ? largestThatApplies('Active on a server after every loss that is survived', beyond, source)
    : limit
}

/** Active databases of a site’s busiest server after any failure of a kind; null without one. */
type Look = (
  kind: FailureKind,
  site: 0 | 1,
  stated: ActiveDatabases,
  errata: readonly ErratumId[],
) => ActiveDatabases

const words: Readonly<Record<FailureKind, string>> = {
  none: 'none lost',
  'one server': 'one lost',
  'two servers': 'two lost',
  'site 1': 'a site lost',
  'site 2': 'a site lost',
  'site 1 and one server': 'a site and one more lost',
  'site 2 and one server': 'a site and one more lost',
  'site 1 and two servers': 'a site and two more lost',
  'site 2 and two servers': 'a site and two more lost',
  'failure domain': 'a failure domain lost',
}

function lookAt(
  { databases, servers }: StagesBeforeActivation,
  { worst: failures }: LayoutFailures,
): Look {
  const inSite1 = servers.servers1.value + servers.recoveryServers1.value
  return (kind, site, stated, errata) => {
    const busiest = failures[kind]?.busiest[site]
    if (!busiest) return null
    const isSame = stated?.value === busiest.active
    return figureFoundByTrying(
      `Active on a server${site === 1 ? ' of site 2' : ''} with ${words[kind]}`,
      busiest.active,
      'databases',
      {
        condition: `Most databases active on one server of the site: server ${busiest.server}, after the loss of ${lostOf(busiest, siteIndexLost(kind), inSite1)}`,
        inputs: [databases.databaseCount],
        source,
        ...(!isSame && errata.length > 0 && { errata }),
      },
    )
  }
}

/** Words for a lost site, the numbers of lost servers, or both. */
function lostOf({ down }: BusiestServer, site: 0 | 1 | null, inSite1: number): string {
  const others = down.filter((server) => site !== (server <= inSite1 ? 0 : 1))
  const told = [
    ...(site === null ? [] : [`site ${site + 1}`]),
    ...(others.length > 0 ? [`server${others.length > 1 ? 's' : ''} ${others.join(', ')}`] : []),
  ]
  return told.join(' and ')
}

function usually(
  { databases }: StagesBeforeActivation,
  { usual }: LayoutFailures,
  site: 0 | 1,
  stated: ActiveDatabases = null,
): Worked<'databases'> {
  const most = usual[site]?.most ?? 0
  const label = site === 1 ? 'Active on a server of site 2' : 'Active on a server'
  return figureFoundByTrying(label, most, 'databases', {
    condition: 'Most databases active on one server of the site while all are up',
    inputs: [databases.databaseCount],
    source,
    ...(stated && stated.value !== most && { errata: ['MS28'] }),
  })
}

function errataOf({ copies: { shape, homeCopies } }: StagesBeforeActivation) {
  const placed: ErratumId = shape.model === 'AA1' ? 'MS9' : 'MS8'
  const gated: readonly ErratumId[] = shape.twoSites && !shape.block ? ['MS7', placed] : [placed]
  return {
    first: [placed],
    second: gated,
    first2: shape.model !== 'AA1' && homeCopies.value === 1 ? (['MS36'] as const) : [placed],
    second2: gated,
  }
}

/** Active databases after one site is lost, on the servers of the other site. */
function afterSites(
  { copies, servers }: StagesBeforeActivation,
  look: Look,
  stated: ActiveDatabasesByCase,
  inSite2: number,
) {
  const { shape, awayCopies, activatable2 } = copies
  const isShared = shape.model === 'AA1'
  const more =
    isShared && !shape.hasRecoveryServers ? servers.servers2.value : servers.recoveryServers2.value
  const errata = siteErrata(awayCopies.value, isShared)
  const either = (one: FailureKind, other: FailureKind, figure: ActiveDatabases) => ({
    on2: look(one, 1, figure, errata),
    on1: isShared ? look(other, 0, figure, errata) : null,
  })
  const none = { on1: null, on2: null }
  const site =
    activatable2.value > 0 && inSite2 > 0 ? either('site 1', 'site 2', stated.siteLost) : none
  const first =
    activatable2.value >= 2 && more >= 2
      ? either('site 1 and one server', 'site 2 and one server', stated.siteAndServerLost)
      : none
  const second =
    awayCopies.value >= 3 && more >= 4
      ? either('site 1 and two servers', 'site 2 and two servers', stated.siteAndTwoServersLost)
      : none
  return {
    siteLost: larger(site),
    siteAndServerLost: larger(first),
    siteAndTwoServersLost: larger(second),
    /** Numbers of these cases by the site that is left. */
    onSite1: [site.on1, first.on1, second.on1],
    onSite2: [site.on2, first.on2, second.on2],
  }
}

function larger({ on1, on2 }: Record<'on1' | 'on2', ActiveDatabases>): ActiveDatabases {
  return on1 && on1.value > (on2?.value ?? 0) ? on1 : on2
}

function siteErrata(awayCopies: number, isShared: boolean): readonly ErratumId[] {
  if (awayCopies === 0) return ['MS37']
  return isShared ? ['MS9'] : ['MS8']
}

function worst(site: string, cases: readonly ActiveDatabases[]): ActiveDatabases {
  return largestThatApplies(`Active on a server of site ${site} in the worst case`, cases, source)
}
