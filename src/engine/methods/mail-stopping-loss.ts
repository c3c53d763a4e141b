import { oncePerPair } from '../core/once.ts'
import type { Worked } from '../core/worked.ts'
import type { Dags } from '../failures/dags.ts'
import { lossOutcome } from '../failures/loss-outcome.ts'
import { proveLossesOfKind } from '../failures/prove-losses.ts'
import { hasMajority } from '../placement/failure-kinds.ts'
import { oneCarriesAll } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { mailOutage } from './mail-outage.ts'
import { dagsOf } from './plan-dags.ts'
import { provenLossesOfKind } from './plan-proof.ts'

/** A loss that needs an administrator before the plan survives it; until then all mail stops. */
export type MailStoppingLoss = {
  readonly lost: 'site' | 'site and one server' | 'servers'
  /** The only site whose loss stops mail; null if that of either does, or if no site is lost. */
  readonly site: number | null
  /** Servers lost at once, together with a site or, without one, by themselves. */
  readonly servers: number
  /** Servers lost at once that stop mail as well as the loss of the site; null if none do. */
  readonly orServers: number | null
  readonly mailboxes: Worked<'mailboxes'>
  /** True if the DAG keeps its majority, but the copies left may not activate by themselves. */
  readonly isBlocked: boolean
  /** True if the DAG would keep its majority with the vote of the witness, which is lost too. */
  readonly isByWitness: boolean
  /** True if mail stops at a loss that the plan is asked to survive, not only at a greater one. */
  readonly isAsked: boolean
}

type Stop = Omit<MailStoppingLoss, 'isAsked' | 'orServers'>

/** Loss of a site, or the one to survive, that needs an administrator; null if neither does. */
export const mailStoppingLoss = oncePerPair(
  (plan: Plan, sizing: Sizing): MailStoppingLoss | null => {
    const members = dagsOf(plan, sizing)?.dags[0]?.servers.length
    if (members === undefined) return null
    const byServers = stopByServers(plan, sizing, members)
    const isAsked = plan.survive !== 'servers' || byServers !== null
    const bySite = stopBySite(plan, sizing)
    if (bySite) return { ...bySite, orServers: byServers?.servers ?? null, isAsked }
    return byServers && { ...byServers, orServers: null, isAsked }
  },
)

function stopBySite(plan: Plan, sizing: Sizing): Stop | null {
  const isBoth = plan.survive === 'site and server'
  for (const lost of ['site', ...(isBoth ? (['site and one server'] as const) : [])] as const) {
    const found = provenLossesOfKind(plan, sizing, lost)
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

/** A loss after which mail waits for an administrator, of all users or of a part of them. */
export type LossAwaitingAdministrator = Pick<
  MailStoppingLoss,
  'lost' | 'site' | 'servers' | 'orServers' | 'isAsked'
> & {
  /** False if some databases stay active. */
  readonly isTotal: boolean
}

/**
 * Loss after which databases with copies left stay down until an administrator acts: one that the
 * plan must survive, else the loss of a site; null if mail goes on by itself after all of these.
 */
export const lossAwaitingAdministrator = oncePerPair(
  (plan: Plan, sizing: Sizing): LossAwaitingAdministrator | null => {
    const dags = dagsOf(plan, sizing)
    if (!dags) return null
    const stop = mailStoppingLoss(plan, sizing)
    const total = stop && { ...stop, isTotal: true }
    if (total?.isAsked) return total
    const waits = triedWaits(plan, sizing, dags)
    return waits.find(({ isAsked }) => isAsked) ?? total ?? waits[0] ?? null
  },
)

/** Losses tried for a wait: those of a site first, whether or not the plan must survive them. */
const triedKinds = [
  { kind: 'site', lost: 'site', site: 1, servers: 0 },
  { kind: 'site and one server', lost: 'site and one server', site: 1, servers: 1 },
  { kind: 'one server', lost: 'servers', site: null, servers: 1 },
  { kind: 'two servers', lost: 'servers', site: null, servers: 2 },
] as const

function triedWaits(plan: Plan, sizing: Sizing, dags: Dags): readonly LossAwaitingAdministrator[] {
  return triedKinds.flatMap(
    ({ kind, lost, site, servers }): readonly LossAwaitingAdministrator[] => {
      const isAsked = isAskedLoss(plan, dags, { site, besides: servers })
      if (!isAsked && kind !== 'site') return []
      const { count, worst } = proveLossesOfKind(dags, kind)?.waiting ?? { count: 0, worst: null }
      if (!worst) return []
      const outage = mailOutage(sizing, dags, worst.lost, lossOutcome(dags, worst.lost))
      const isTotal = outage?.isTotal === true
      const isOfOneSite = kind === 'site' && count === 1 && isTotal
      const of = isOfOneSite ? worst.lost.site : null
      return [{ lost, site: of, servers, orServers: null, isAsked, isTotal }]
    },
  )
}

/**
 * True if a plan was asked to survive a loss: that of a site, null for none, and of so many servers
 * of a DAG besides.
 */
export function isAskedLoss(
  plan: Plan,
  { servers }: Dags,
  { site, besides }: { readonly site: number | null; readonly besides: number },
): boolean {
  const isOfSite = site !== null
  if (plan.survive !== 'servers' && (isOfSite || besides <= 1))
    return besides <= (plan.survive === 'site' && isOfSite ? 0 : 1)
  const ofSite = servers.filter((one) => one.dag === 1 && one.site === site).length
  const asked = oneCarriesAll(plan) ? plan.copies - 1 : plan.lostServers
  return plan.survive === 'servers' && besides + ofSite <= asked
}
