import { exceeds } from '../core/compare.ts'
import { oncePerObject } from '../core/once.ts'
import { ownRule } from '../core/source.ts'
import { figureFoundByTrying, type Worked } from '../core/worked.ts'
import type { DagServer, Dags } from '../failures/dags.ts'
import { lossOutcome } from '../failures/loss-outcome.ts'
import {
  type EveryLossProof,
  type LossKind,
  type LossKindOutcomes,
  proveLosses,
  proveLossesOfKind,
} from '../failures/prove-losses.ts'
import type { NeedAndSupply, ServerLoad } from '../failures/server-load.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type MailOutage, mailOutage } from './mail-outage.ts'
import { methodOf, size } from './methods.ts'
import { dagsOf } from './plan-dags.ts'

/** What every loss leaves of a plan’s DAGs, and the load of the busiest server after each. */
export type EveryLossProofWithLoads = Pick<EveryLossProof, 'databases'> & {
  readonly dags: Dags
  readonly cases: readonly LossKindOutcomesWithLoad[]
}

/** What all losses of one kind leave, and the busiest server after the worst of them. */
export type LossKindOutcomesWithLoad = LossKindOutcomes & {
  /** Busiest server after the worst loss; null if no server is left. */
  readonly worst: {
    readonly at: DagServer
    readonly active: Worked<'databases'>
    /** What that server needs and has of processors, memory and IOPS; null if unknown. */
    readonly load: ServerLoad | null
  } | null
  /** Largest outage of a whole DAG that one of these losses causes; null if none does. */
  readonly outage: MailOutage | null
}

const provenBy = oncePerObject((_dags: Dags) => new WeakMap<Plan, EveryLossProofWithLoads>())

/** Proof of a plan, cached; null without a DAG. `given` are losses that a worker has tried. */
export function everyLossProofWithLoads(
  plan: Plan,
  sizing: Sizing,
  given?: EveryLossProof,
): EveryLossProofWithLoads | null {
  const dags = dagsOf(plan, sizing)
  if (!dags) return null
  const found = provenBy(dags).get(plan) ?? prove(plan, sizing, dags, given ?? proveLosses(dags))
  provenBy(dags).set(plan, found)
  return found
}

/** Outcomes of the loss of any one site; null without a DAG, or with one site. */
export function provenSiteLoss(plan: Plan, sizing: Sizing): LossKindOutcomesWithLoad | null {
  return provenLossesOfKind(plan, sizing, 'site')
}

/** Outcomes of all losses of one kind; null without a DAG, or if the kind cannot occur. */
export function provenLossesOfKind(
  plan: Plan,
  sizing: Sizing,
  kind: LossKind,
): LossKindOutcomesWithLoad | null {
  const dags = dagsOf(plan, sizing)
  const loss = dags && proveLossesOfKind(dags, kind)
  return loss && caseOf(plan, sizing, dags, loss)
}

/** True if no database loses its last copy, and the busiest server has enough IOPS and memory. */
export function isCarried({ losing, worst }: LossKindOutcomesWithLoad): boolean {
  const { iops, memory } = worst?.load ?? {}
  const isWithin = ({ needs, has }: NeedAndSupply<'IOPS' | 'GB' | 'GiB'>) =>
    has !== null && !exceeds(needs.value, has.value)
  return losing.count === 0 && [iops, memory].every((one) => !one || isWithin(one))
}

/** Every loss tried on the DAGs of a plan, for the worker; null without a DAG or a sizing. */
export function provePlan(plan: Plan): EveryLossProof | null {
  const result = size(plan)
  const dags = result.ok ? dagsOf(plan, result.sizing) : null
  return dags && proveLosses(dags)
}

function prove(
  plan: Plan,
  sizing: Sizing,
  dags: Dags,
  { databases, losses }: EveryLossProof,
): EveryLossProofWithLoads {
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

function caseOf(
  plan: Plan,
  sizing: Sizing,
  dags: Dags,
  loss: LossKindOutcomes,
): LossKindOutcomesWithLoad {
  const { busiest, kind } = loss
  const at = busiest && dags.servers[busiest.server - 1]
  const outage = outageOf(sizing, dags, loss)
  if (!at) return { ...loss, worst: null, outage }
  const active = figureFoundByTrying('Active on the busiest server', busiest.active, 'databases', {
    condition: `Most databases active on one server after the loss of ${lostWords[kind]}`,
    inputs: [sizing.databases.inAll],
    source: tries,
  })
  const worst = { at, active, load: methodOf(plan).serverLoad(plan, sizing, at.build, active) }
  return { ...loss, worst, outage }
}

/** Largest outage that the worst losses of a kind cause; null if none causes one. */
function outageOf(
  sizing: Sizing,
  dags: Dags,
  { withoutMajority, waiting, losing }: LossKindOutcomes,
): MailOutage | null {
  const found = [withoutMajority, waiting, losing].flatMap(({ worst }) => {
    const outage = worst && mailOutage(sizing, dags, worst.lost, lossOutcome(dags, worst.lost))
    return outage ? [outage] : []
  })
  const [worst = null] = found.toSorted(
    (one, other) =>
      other.mailboxes.value - one.mailboxes.value || other.withoutCopy - one.withoutCopy,
  )
  return worst
}
