import {
  type Dags,
  type Lost,
  nothingLost,
  type Outcome,
  outcomeOf,
} from '../../engine/failures/index.ts'
import { isWhole } from '../store/failure-in-address.ts'

/** A failure in the DAGs of a plan. */
export type Failure = {
  readonly dags: Dags
  /** Only of what the plan has. */
  readonly lost: Lost
  readonly outcome: Outcome
}

const known = new WeakMap<Dags, { readonly asked: Lost; readonly failure: Failure }>()

/** The failure in the DAGs of a plan; the last one of a plan is kept. */
export function failureOf(dags: Dags, asked: Lost): Failure {
  const last = known.get(dags)
  if (last?.asked === asked) return last.failure
  const lost = lostOf(dags, asked)
  const failure = withoutIdleHand({ dags, lost, outcome: outcomeOf(dags, lost) })
  known.set(dags, { asked, failure })
  return failure
}

/** A switchover that changes nothing is none; what the address says of it stays. */
function withoutIdleHand(failure: Failure): Failure {
  const { lost } = failure
  if (!lost.byHand || isChangedByHand(failure)) return failure
  return { ...failure, lost: { ...lost, byHand: false } }
}

/** Whether it makes a difference that somebody switches over, or has. */
export function isChangedByHand({ dags, lost, outcome }: Failure): boolean {
  if (isWhole(lost)) return false
  const other = outcomeOf(dags, { ...lost, byHand: !lost.byHand })
  return outcome.dags.some(({ activeAt, quorum }, dag) => {
    const then = other.dags[dag]
    return (
      then?.quorum.isShrunk !== quorum.isShrunk ||
      activeAt.some((server, at) => then?.activeAt[at] !== server)
    )
  })
}

/** The part of a loss that the DAGs of a plan have. */
function lostOf({ servers, sites }: Dags, asked: Lost): Lost {
  const had = asked.servers.filter((number) => number <= servers.length)
  const site = asked.site !== null && isSite(asked.site, sites) ? asked.site : null
  const lost = { ...asked, servers: had, site, link: asked.link && sites > 1 }
  return isWhole(lost) ? nothingLost : lost
}

/** With one site, what is left of its loss is nothing. */
function isSite(site: number, sites: number): boolean {
  return sites > 1 && site <= sites
}

/** The part of a loss that the DAGs of a plan do not have, as it stands in an address. */
export function notThere({ servers, sites }: Dags, asked: Lost): readonly string[] {
  const others = asked.servers.filter((number) => number > servers.length)
  const site = asked.site !== null && !isSite(asked.site, sites) ? [`site ${asked.site}`] : []
  const link = asked.link && sites < 2 ? ['a link between sites'] : []
  return [...others.map((number) => `server ${number}`), ...site, ...link]
}
