import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, relabelledCount, sum, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'
import { type CopiesByKind, copiesByKind } from '../copies/copies-by-kind.ts'
import type { DatabasesResults } from '../databases/databases.ts'

/** Copies of a DAG by kind, and the servers that hold them. */
export type ServersResults = CopiesByKind & {
  /** Copies on a server (K in the workbook); corrected, those on the fullest. */
  readonly copiesServer: Worked<'copies'>
  /** All copies of a DAG; standalone: the databases of a server. */
  readonly copiesDag: Worked<'copies'>
  /** Servers of site 1 with active mailboxes (S in the workbook). */
  readonly servers1: Worked<'servers'>
  /** Servers in site 1 for the other site’s copies alone (p₁ in the workbook). */
  readonly recoveryServers1: Worked<'servers'>
  /** Servers of site 2 with active mailboxes (s₂ in the workbook). */
  readonly servers2: Worked<'servers'>
  /** Servers in site 2 for the other site’s copies alone (p₂ in the workbook). */
  readonly recoveryServers2: Worked<'servers'>
  /** Servers for lagged copies alone, by site. */
  readonly lagged1: Worked<'servers'>
  readonly lagged2: Worked<'servers'>
  /** Members of a DAG without its lagged servers; null standalone. */
  readonly members: Worked<'servers'> | null
  /** Servers of the environment, including those for disaster recovery and lagged copies. */
  readonly allServers: Worked<'servers'>
}

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))
const all = ownRule('All of them.')

/** Copies on a server, rounded as in the workbook: the fullest may hold one more (MS10). */
export const copiesOnServer = formula({
  label: 'Copies on a server',
  unit: 'copies',
  takes: { copies: 'copies', servers: 'servers' },
  text: 'round(copies ÷ servers, 1)',
  errata: ['MS10'],
})

export const copiesOnVolumes = formula({
  label: 'Copies on a server',
  unit: 'copies',
  takes: { copies: 'copies', volumes: 'volumes', onVolume: 'databases' },
  text: 'min(copies, volumes × onVolume)',
})

/** Servers for so many copies; each holds one at least, even if copies per server round to 0. */
export const serversForCopies = formula({
  label: 'Servers',
  unit: 'servers',
  takes: { copies: 'copies', onServer: 'copies' },
  text: 'ceil(copies ÷ max(onServer, 1))',
  constants: { 1: 'copies' },
})

export const serversOfSite2 = formula({
  label: 'Servers of site 2',
  unit: 'servers',
  takes: { copies: 'copies', onServer: 'copies', most: 'servers' },
  text: 'min(most, ceil(copies ÷ max(onServer, 1)))',
  constants: { 1: 'copies' },
})

export const serversOfAllDags = formula({
  label: 'Servers of the environment',
  unit: 'servers',
  takes: { each: 'servers', dags: 'dags' },
  text: 'each × dags',
})

const none = (label: string, why: string) => assumedFigure(label, 0, 'servers', why)
const noRecovery1 = none('Servers of site 1 for the other site', 'There are none of their own.')
const noActive2 = none('Active servers of site 2', 'Users of this DAG are in site 1.')
const noRecovery2 = none('Servers of site 2 for the other site', 'There are none of their own.')
const noLagged = none('Lagged servers', 'Lagged copies stand on the other servers.')

export function serversStage(
  plan: Plan,
  copies: CopiesResults,
  databases: DatabasesResults,
): ServersResults {
  const kinds = copiesByKind(copies, databases)
  const servers1 = answer(plan, 'activeServers')
  if (!copies.shape.hasDag) return standalone(kinds, databases, servers1)
  const copiesServer = onServer(plan, copies, databases, kinds, servers1)
  const counts = serverCounts(copies, kinds, servers1, copiesServer)
  const { recoveryServers1, servers2, recoveryServers2, lagged1, lagged2 } = counts
  const members = sum(
    'Members of a DAG',
    [servers1, recoveryServers1, servers2, recoveryServers2],
    all,
  )
  const each = sum('Servers of a DAG', [members, lagged1, lagged2], all)
  return {
    ...kinds,
    copiesServer,
    copiesDag: sum('Copies of a DAG', allOf(kinds), all),
    servers1,
    ...counts,
    members,
    allServers: serversOfAllDags({ each, dags: databases.dags }),
  }
}

function standalone(
  kinds: CopiesByKind,
  { databaseCount }: DatabasesResults,
  servers1: Worked<'servers'>,
): ServersResults {
  const each = ownRule('Every database stands once on its server.')
  const placed = relabelledCount(databaseCount, 'Databases on a server', 'copies', each)
  return {
    ...kinds,
    copiesServer: placed,
    copiesDag: placed,
    servers1,
    recoveryServers1: noRecovery1,
    servers2: noActive2,
    recoveryServers2: noRecovery2,
    lagged1: noLagged,
    lagged2: noLagged,
    members: null,
    allServers: servers1,
  }
}

/** In the order of `copiesByKind`, without kinds that have no copies; the first always stays. */
function allOf(kinds: CopiesByKind): readonly Worked<'copies'>[] {
  return Object.values(kinds).filter(({ value }, at) => value > 0 || at === 0)
}

function onServer(
  plan: Plan,
  { shape }: CopiesResults,
  { dbsPerVolume }: DatabasesResults,
  { site1InSite1, site2InSite1, laggedInSite1 }: CopiesByKind,
  servers1: Worked<'servers'>,
): Worked<'copies'> {
  const parts = [site1InSite1]
  if (shape.model === 'AA1' && !shape.hasRecoveryServers) parts.push(site2InSite1)
  if (!shape.hasLaggedServers && laggedInSite1.value > 0) parts.push(laggedInSite1)
  const copies = sum('Copies on the active servers of site 1', parts, all)
  const even = copiesOnServer({ copies, servers: servers1 })
  const volumes = answer(plan, 'volumesPerServer')
  return volumes ? copiesOnVolumes({ copies: even, volumes, onVolume: dbsPerVolume }) : even
}

function serverCounts(
  { shape, awayLagged }: CopiesResults,
  { site1InSite2, site2InSite1, site2InSite2, laggedInSite1, laggedInSite2 }: CopiesByKind,
  most: Worked<'servers'>,
  onServer: Worked<'copies'>,
) {
  const { model, hasRecoveryServers, hasLaggedServers } = shape
  const isApart = model === 'AA1' && hasRecoveryServers && most.value > 1
  const withLagged = (label: string, parts: readonly Worked<'copies'>[], isWith: boolean) =>
    sum(label, isWith ? [...parts, laggedInSite2] : parts, all)
  const recovery = (label: string, kind: Worked<'copies'>) =>
    withLagged(label, [kind], awayLagged.value > 0 && !hasLaggedServers)
  const lagged1 = hasLaggedServers
    ? serversForCopies({ copies: laggedInSite1, onServer }, 'Lagged servers of site 1')
    : noLagged
  return {
    recoveryServers1: isApart
      ? serversForCopies(
          { copies: recovery('Copies for the other site', site2InSite1), onServer },
          noRecovery1.label,
        )
      : noRecovery1,
    servers2:
      model === 'AA1'
        ? serversOfSite2(
            {
              copies: withLagged(
                'Copies on the active servers of site 2',
                hasRecoveryServers ? [site2InSite2] : [site2InSite2, site1InSite2],
                !hasLaggedServers,
              ),
              onServer,
              most,
            },
            noActive2.label,
          )
        : noActive2,
    recoveryServers2:
      model !== 'AA1' || isApart
        ? serversOfSite2(
            { copies: recovery('Copies in site 2', site1InSite2), onServer, most },
            noRecovery2.label,
          )
        : noRecovery2,
    lagged1,
    lagged2:
      hasLaggedServers && awayLagged.value > 0
        ? serversForCopies({ copies: laggedInSite2, onServer }, 'Lagged servers of site 2')
        : noLagged,
  }
}

/** All servers of a DAG, with those for lagged copies alone; null standalone. */
export function serversOfDag({
  members,
  lagged1,
  lagged2,
}: Pick<ServersResults, 'members' | 'lagged1' | 'lagged2'>): Worked<'servers'> | null {
  return members && sum('Servers of a DAG', [members, lagged1, lagged2], builtAlike)
}

const builtAlike = ownRule('Dedicated servers for lagged copies are built as the others.')
