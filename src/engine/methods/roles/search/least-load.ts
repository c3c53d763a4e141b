import { roleVersionOf } from '../../../exchange/versions.ts'
import { copiesPlanned } from '../../../plan/copies-planned.ts'
import { kindOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { mailbox } from '../mailbox.ts'
import { hypervisorOf, processorsOf } from '../server-processors.ts'

/** The share of its processors that the busiest of so many servers with active mailboxes, in so many DAGs, needs at the least. */
export type LeastUse = (activeServers: number, dags: number) => number

const notKnown: LeastUse = () => 0

/**
 * What the processors of a plan must do at the least, whatever its layout: on average over the servers
 * that are left after one is lost, or a site, which the busiest of them never falls short of.
 */
export function leastLoad(plan: Plan): LeastUse {
  const { site1, site2 } = processorsOf(plan, 'corrected')
  const most = Math.max(site1.server?.value ?? 0, site2.server?.value ?? 0)
  if (most === 0) return notKnown
  const { mailboxes, meanActive, meanPassive, meanClient } = mailbox(plan, 'corrected')
  const isCounted = plan.clientAccess && !roleVersionOf(plan).clientAccessIncluded
  const active = meanActive.value + (isCounted ? meanClient.value : 0)
  const passive = meanPassive.value
  const allowed = most / (1 + hypervisorOf(plan).value)
  const isDag = kindOf(plan) === 'dag'
  const { homeCopies, awayCopies } = copiesPlanned(plan)
  const isShared = isDag && plan.sites > 1 && plan.siteModel === 'AA1'
  const pairs = isDag && plan.sites > 1 && plan.siteModel === 'AAN' ? 2 : 1
  // Where both sites are active, the other one’s servers are no more than this one’s.
  const inSites = isShared ? 2 : 1
  const takesSite = isDag && awayCopies > 0 && !plan.blockActivation
  return (servers, dags) => {
    const each = mailboxes.value / (isDag ? dags * pairs : 1)
    // A server that is lost with a second copy in its site leaves its mailboxes to the others of it.
    const left =
      isDag && homeCopies > 1 && servers > 1 && !isShared ? servers - 1 : servers * inSites
    const alone = each / left
    const afterSite = takesSite ? each / servers : 0
    const onServer = Math.max(alone, afterSite)
    const copiesOn = isDag ? Math.max((each * homeCopies) / servers / inSites, onServer) : onServer
    return (onServer * active + (copiesOn - onServer) * passive) / allowed
  }
}
