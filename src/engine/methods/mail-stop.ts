import { onceForBoth } from '../core/once.ts'
import type { Worked } from '../core/worked.ts'
import { hasMajority } from '../placement/failure-kinds.ts'
import { oneCarriesAll } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { dagsOf } from './plan-dags.ts'
import { provenLossOfKind } from './plan-proof.ts'

/** A loss that needs an administrator before the plan survives it; until then all mail stops. */
export type MailStop = {
  readonly lost: 'site' | 'site and one server' | 'servers'
  /**
   * The only site whose loss stops mail; null if the loss of either site does, or if only servers
   * are lost.
   */
  readonly site: number | null
  /** Servers lost at once, together with a site or, without one, by themselves. */
  readonly servers: number
  readonly mailboxes: Worked<'mailboxes'>
  /** True if the DAG keeps its majority, but the copies left may not activate by themselves. */
  readonly isBlocked: boolean
  /** True if the DAG would keep its majority with the vote of the witness, which is lost too. */
  readonly isByWitness: boolean
  /** True if mail stops at a loss that the plan is asked to survive, not only at a greater one. */
  readonly isAsked: boolean
}

type Stop = Omit<MailStop, 'isAsked'>

/**
 * Loss that stops mail for all until an administrator acts: of a site, or the one that the plan
 * must survive; null if neither does.
 */
export const mailStop = onceForBoth((plan: Plan, sizing: Sizing): MailStop | null => {
  const members = dagsOf(plan, sizing)?.dags[0]?.servers.length
  if (members === undefined) return null
  const byServers = stopByServers(plan, sizing, members)
  const stop = stopBySite(plan, sizing) ?? byServers
  return stop && { ...stop, isAsked: plan.survive !== 'servers' || byServers !== null }
})

function stopBySite(plan: Plan, sizing: Sizing): Stop | null {
  const isBoth = plan.survive === 'site and server'
  for (const lost of ['site', ...(isBoth ? (['site and one server'] as const) : [])] as const) {
    const found = provenLossOfKind(plan, sizing, lost)
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

/** Stop of mail by so many lost servers that the DAG has no majority, but copies; else null. */
function stopByServers(plan: Plan, sizing: Sizing, members: number): Stop | null {
  const asked = plan.survive === 'servers' ? plan.lostServers : 0
  const servers = oneCarriesAll(plan) ? plan.copies - 1 : asked
  if (servers >= members || hasMajority(members, members - servers, true)) return null
  const { mailboxes } = sizing
  return { lost: 'servers', site: null, servers, mailboxes, isBlocked: false, isByWitness: false }
}
