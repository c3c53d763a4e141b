import {
  type Dags,
  type Loss,
  type LossOutcome,
  lossOutcome,
  nothingLost,
} from '../../engine/failures/index.ts'
import type { Plan } from '../../engine/index.ts'
import { isAskedLoss } from '../../engine/methods/index.ts'
import { isFailureFree } from '../store/failure-in-address.ts'

/** A failure in the DAGs of a plan, and its outcome. */
export type SimulatedFailure = {
  readonly dags: Dags
  /** What is lost, limited to servers, sites and links that the plan has. */
  readonly lost: Loss
  readonly outcome: LossOutcome
}

const known = new WeakMap<Dags, { readonly asked: Loss; readonly failure: SimulatedFailure }>()

/** Failure in the DAGs of a plan; the last one of each plan is cached. */
export function simulateFailure(dags: Dags, asked: Loss): SimulatedFailure {
  const last = known.get(dags)
  if (last?.asked === asked) return last.failure
  const lost = lostOf(dags, asked)
  const failure = withoutIdleHand({ dags, lost, outcome: lossOutcome(dags, lost) })
  known.set(dags, { asked, failure })
  return failure
}

/** Ignores a switchover that changes nothing; the address keeps it. */
function withoutIdleHand(failure: SimulatedFailure): SimulatedFailure {
  const { lost } = failure
  if (!lost.byHand || doesSwitchoverChangeOutcome(failure)) return failure
  return { ...failure, lost: { ...lost, byHand: false } }
}

/** True if a switchover by an administrator changes the outcome. */
export function doesSwitchoverChangeOutcome({ dags, lost, outcome }: SimulatedFailure): boolean {
  if (isFailureFree(lost)) return false
  const other = lossOutcome(dags, { ...lost, byHand: !lost.byHand })
  return outcome.dags.some(({ activeAt, quorum }, dag) => {
    const then = other.dags[dag]
    return (
      then?.quorum.isShrunk !== quorum.isShrunk ||
      activeAt.some((server, at) => then?.activeAt[at] !== server)
    )
  })
}

/** Leaves out of a loss what the DAGs of a plan do not have. */
function lostOf({ servers, sites }: Dags, asked: Loss): Loss {
  const had = asked.servers.filter((number) => number <= servers.length)
  const site = asked.site !== null && isSite(asked.site, sites) ? asked.site : null
  const lost = { ...asked, servers: had, site, link: asked.link && sites > 1 }
  return isFailureFree(lost) ? nothingLost : lost
}

/** True if a site exists and is not the only one; losing that would leave nothing. */
function isSite(site: number, sites: number): boolean {
  return sites > 1 && site <= sites
}

/** True if a plan was asked to survive a simulated failure; no plan is asked about its link. */
export function isFailureToSurvive(plan: Plan, { dags, lost }: SimulatedFailure): boolean {
  const besides = dags.dags.map(
    ({ servers }) =>
      servers.filter(({ number, site }) => site !== lost.site && lost.servers.includes(number))
        .length,
  )
  return !lost.link && isAskedLoss(plan, dags, { site: lost.site, besides: Math.max(...besides) })
}

/** Losses in the address that do not exist in the DAGs of a plan. */
export function namesOfLossesNotInPlan({ servers, sites }: Dags, asked: Loss): readonly string[] {
  const others = asked.servers.filter((number) => number > servers.length)
  const site = asked.site !== null && !isSite(asked.site, sites) ? [`site ${asked.site}`] : []
  const link = asked.link && sites < 2 ? ['a link between sites'] : []
  return [...others.map((number) => `server ${number}`), ...site, ...link]
}
