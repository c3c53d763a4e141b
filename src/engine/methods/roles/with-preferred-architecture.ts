import { versionOf } from '../../exchange/versions.ts'
import { withPinsOf } from '../../plan/pins.ts'
import { answer, type Plan } from '../../plan/plan.ts'
import { copies } from './copies.ts'
import { preferred } from './preferred-rules.ts'

/**
 * A plan in Microsoft’s preferred architecture: its users, mailboxes, drives and network stay. There
 * are never fewer servers than it had, and what is pinned stays.
 */
export function withPreferredArchitecture(plan: Plan): Plan {
  return withPinsOf(plan, {
    ...plan,
    ...preferredDag(plan),
    availability: 'dag',
    sites: 2,
    siteModel: 'AA1',
    blockActivation: false,
    recoveryServers: false,
    witnessSite: 'third site',
    copies: preferred.copies.value,
    secondSiteCopies: 1,
    laggedCopies: preferred.lagged.value,
    secondSiteLagged: 1,
    replayLag: preferred.lag.value,
    laggedServers: false,
    replayLagManager: true,
    backup: 'native',
    jbod: true,
    severalPerVolume: true,
    databasesLikeCopies: true,
    deployment: 'as calculated',
    forcedRaid: 'none',
    autoReseedVolumes: Math.max(plan.autoReseedVolumes, preferred.spares.value),
    virtualMachines: false,
    // Of a guest nothing is known of the server it stands on: that is to be answered anew.
    ...(plan.processorBy === 'virtual machine' && { processorBy: 'SPECrate 2006' }),
    clientAccess: true,
  })
}

/** As many servers as there were, half of them in either site; at least the fewest of a DAG. */
function preferredDag(plan: Plan): Pick<Plan, 'activeServers' | 'dags' | 'failureDomains'> {
  const { shape } = copies(plan, plan.mode)
  const sitesNow = shape.twoSites ? 2 : 1
  const pairs = shape.twoSites && plan.siteModel === 'AAN' ? 2 : 1
  const dagsNow = shape.hasDag ? answer(plan, 'dags').value * pairs : 1
  const servers = plan.activeServers * dagsNow * sitesNow
  const mostMembers = versionOf(plan).serversPerDag.value
  const dags = Math.max(dagsNow, Math.ceil(servers / mostMembers))
  const inSite = Math.ceil(servers / dags / 2)
  return {
    dags,
    activeServers: Math.min(mostMembers / 2, Math.max(inSite, preferred.startMembers.value / 2)),
    // Named server by server: of another number of servers they say nothing.
    failureDomains: '',
  }
}
