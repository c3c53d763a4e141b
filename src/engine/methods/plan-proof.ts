import { exceeds } from '../core/compare.ts'
import { once } from '../core/once.ts'
import { ownRule } from '../core/source.ts'
import { tried, type Worked } from '../core/worked.ts'
import type { DagServer, Dags } from '../failures/dags.ts'
import { outcomeOf } from '../failures/outcome-of.ts'
import {
  type LossKind,
  lossOfKind,
  type Proof,
  type ProvenLoss,
  proofOf,
} from '../failures/proof-of.ts'
import type { Beside, ServerLoad } from '../failures/server-load.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { dagsOf } from './dags-of.ts'
import { type MailOutage, mailOutage } from './mail-outage.ts'
import { serverLoad, size } from './method-of.ts'

/** What every loss leaves of the DAGs of a plan, and what its busiest server has to do then. */
export type PlanProof = Pick<Proof, 'databases'> & {
  readonly dags: Dags
  readonly cases: readonly ProvenCase[]
}

/** All losses of one kind, and the server that is busiest after the worst of them. */
export type ProvenCase = ProvenLoss & {
  /** Null where no server is left. */
  readonly worst: {
    readonly at: DagServer
    readonly active: Worked<'databases'>
    /** What it needs in that case beside what it has; null where nothing can be told. */
    readonly load: ServerLoad | null
  } | null
  /** The largest outage of a whole DAG that one of them brings about; null where none does. */
  readonly outage: MailOutage | null
}

const provenBy = once((_dags: Dags) => new WeakMap<Plan, PlanProof>())

/**
 * Proves a plan, once: null where it has no DAG. What `proofOf` found in a worker is taken where it is
 * given.
 */
export function planProof(plan: Plan, sizing: Sizing, given?: Proof): PlanProof | null {
  const dags = dagsOf(plan, sizing)
  if (!dags) return null
  const found = provenBy(dags).get(plan) ?? prove(plan, sizing, dags, given ?? proofOf(dags))
  provenBy(dags).set(plan, found)
  return found
}

/** What the loss of any one site leaves of a plan; null where it has no DAG, or one site. */
export function siteLossOf(plan: Plan, sizing: Sizing): ProvenCase | null {
  return lossOf(plan, sizing, 'site')
}

/** What losses of one kind leave of a plan; null where it has no DAG, or nothing of the kind to lose. */
export function lossOf(plan: Plan, sizing: Sizing, kind: LossKind): ProvenCase | null {
  const dags = dagsOf(plan, sizing)
  const loss = dags && lossOfKind(dags, kind)
  return loss && caseOf(plan, sizing, dags, loss)
}

/** Whether losses leave a copy of every database, on servers that carry them with what they have. */
export function isCarried({ losing, worst }: ProvenCase): boolean {
  const { iops, memory } = worst?.load ?? {}
  const isWithin = ({ needs, has }: Beside<'IOPS' | 'GB' | 'GiB'>) =>
    has !== null && !exceeds(needs.value, has.value)
  return losing.count === 0 && [iops, memory].every((one) => !one || isWithin(one))
}

/** What every loss leaves of a plan, for the worker; null where it has no DAG or cannot be sized. */
export function provePlan(plan: Plan): Proof | null {
  const result = size(plan)
  const dags = result.ok ? dagsOf(plan, result.sizing) : null
  return dags && proofOf(dags)
}

function prove(plan: Plan, sizing: Sizing, dags: Dags, { databases, losses }: Proof): PlanProof {
  return { dags, databases, cases: losses.map((loss) => caseOf(plan, sizing, dags, loss)) }
}

const lostWords = {
  'one server': 'any one server',
  'two servers': 'any two servers',
  site: 'any site',
  'site and one server': 'any site and one server of another',
  'site and two servers': 'any site and two servers of another',
  'failure domain': 'any failure domain',
} as const satisfies Record<LossKind, string>

const tries = ownRule(
  'Every loss of the kind is tried on the placement of all copies, and the busiest server counts. Where a site is lost, an administrator has switched over; where no majority is left, somebody has shrunk the DAG.',
)

function caseOf(plan: Plan, sizing: Sizing, dags: Dags, loss: ProvenLoss): ProvenCase {
  const { busiest, kind } = loss
  const at = busiest && dags.servers[busiest.server - 1]
  const outage = outageOf(sizing, dags, loss)
  if (!at) return { ...loss, worst: null, outage }
  const active = tried('Active on the busiest server', busiest.active, 'databases', {
    condition: `Most databases active on one server after the loss of ${lostWords[kind]}`,
    inputs: [sizing.databases.inAll],
    source: tries,
  })
  const worst = { at, active, load: serverLoad(plan, sizing, at.build, active) }
  return { ...loss, worst, outage }
}

/** The largest outage among the worst losses of a kind; of equal ones that which takes most databases. */
function outageOf(
  sizing: Sizing,
  dags: Dags,
  { withoutMajority, waiting, losing }: ProvenLoss,
): MailOutage | null {
  const found = [withoutMajority, waiting, losing].flatMap(({ worst }) => {
    const outage = worst && mailOutage(sizing, dags, worst.lost, outcomeOf(dags, worst.lost))
    return outage ? [outage] : []
  })
  const [worst = null] = found.toSorted(
    (one, other) =>
      other.mailboxes.value - one.mailboxes.value || other.withoutCopy - one.withoutCopy,
  )
  return worst
}
