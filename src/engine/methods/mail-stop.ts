import { onceForBoth } from '../core/once.ts'
import type { Worked } from '../core/worked.ts'
import { hasMajority } from '../placement/failure-kinds.ts'
import { oneCarriesAll } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { dagsOf } from './dags-of.ts'
import { lossOf } from './plan-proof.ts'

/** A loss that a plan outlives only once an administrator has acted: until then nobody has mail. */
export type MailStop = {
  readonly lost: 'site' | 'site and one server' | 'servers'
  /** The one site whose loss does so; null for either, and of servers alone. */
  readonly site: number | null
  /** Servers that are lost at once, beside a site or without one. */
  readonly servers: number
  readonly mailboxes: Worked<'mailboxes'>
  /** Whether copies are left that may not become active by themselves, and not the majority is missing. */
  readonly isBlocked: boolean
  /** Whether the vote of the witness, which is lost with it, would keep the majority. */
  readonly isByWitness: boolean
  /** Whether the loss that the plan is asked to outlive does so, and not merely one beyond it. */
  readonly isAsked: boolean
}

type Stop = Omit<MailStop, 'isAsked'>

/** What stops mail for all until an administrator acts: the loss of a site, or that which is asked for; null where neither does. */
export const mailStopOf = onceForBoth((plan: Plan, sizing: Sizing): MailStop | null => {
  const members = dagsOf(plan, sizing)?.dags[0]?.servers.length
  if (members === undefined) return null
  const byServers = stopByServers(plan, sizing, members)
  const stop = stopBySite(plan, sizing) ?? byServers
  return stop && { ...stop, isAsked: plan.survive !== 'servers' || byServers !== null }
})

function stopBySite(plan: Plan, sizing: Sizing): Stop | null {
  const isBoth = plan.survive === 'site and server'
  for (const lost of ['site', ...(isBoth ? (['site and one server'] as const) : [])] as const) {
    const found = lossOf(plan, sizing, lost)
    const outage = found?.outage
    if (!outage?.isTotal || outage.withoutCopy === outage.databases) continue
    const hit = Math.max(found?.waiting.count ?? 0, found?.withoutMajority.count ?? 0)
    const { quorum, mailboxes } = outage
    return {
      lost,
      site: lost === 'site' && hit === 1 ? outage.lost.site : null,
      servers: lost === 'site' ? 0 : 1,
      mailboxes,
      isBlocked: quorum.holds,
      isByWitness: quorum.witness === 'lost' && quorum.cast + 1 === quorum.needed,
    }
  }
  return null
}

/** So many servers at once take the majority, though the copies that are left would do. */
function stopByServers(plan: Plan, sizing: Sizing, members: number): Stop | null {
  const asked = plan.survive === 'servers' ? plan.lostServers : 0
  const servers = oneCarriesAll(plan) ? plan.copies - 1 : asked
  if (servers >= members || hasMajority(members, members - servers, true)) return null
  const { mailboxes } = sizing
  return { lost: 'servers', site: null, servers, mailboxes, isBlocked: false, isByWitness: false }
}
