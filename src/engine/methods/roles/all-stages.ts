import type { Mode } from '../../core/mode.ts'
import { once } from '../../core/once.ts'
import { ownRule } from '../../core/source.ts'
import { foundByTrying } from '../../core/worked.ts'
import type { Failures } from '../../placement/failures.ts'
import type { CopyPlacement } from '../../placement/layout.ts'
import type { Plan } from '../../plan/plan.ts'
import type { ActivationParts, ActivationStages } from './activation/active-figures.ts'
import { activationByWorkbook } from './activation/stated-activation.ts'
import { triedActivation } from './activation/tried-activation.ts'
import type { RoleStages } from './checks/checked-roles.ts'
import { roleChecks } from './checks/checks.ts'
import { copies } from './copies/copies.ts'
import { type DagPlacement, dagFailures, dagPlacement } from './copies/dag-placement.ts'
import { countedDatabases, raisedCount } from './databases/counted-databases.ts'
import { databaseNeeds } from './databases/database-needs.ts'
import { drives } from './drives/drives.ts'
import { io } from './io/io.ts'
import { mailboxGrowth } from './mailbox/growth.ts'
import { mailbox } from './mailbox/mailbox.ts'
import { memory } from './memory/memory.ts'
import { replication } from './network/replication.ts'
import { processors } from './processors/processors.ts'
import type { RoleParts } from './role-parts.ts'
import type { ServersParts } from './servers/servers.ts'
import { backup } from './space/backup.ts'
import { space } from './space/space.ts'
import { transport } from './transport/transport.ts'

/** Results of all stages, and the placement and failures that they follow from. */
type AllStages = {
  readonly parts: RoleParts
  /** Placement of the DAG’s copies; null standalone and as Microsoft, who ignores the placement. */
  readonly placement: DagPlacement | null
  readonly failures: Failures | null
}

const inMode: Readonly<Record<Mode, (plan: Plan) => AllStages>> = {
  corrected: once((plan) => run(plan, 'corrected')),
  microsoft: once((plan) => run(plan, 'microsoft')),
}

/** Runs every stage of the method on a plan; cached by plan and mode. */
export function allStages(plan: Plan, mode: Mode): AllStages {
  return inMode[mode](plan)
}

function run(plan: Plan, mode: Mode): AllStages {
  const mailboxes = mailbox(plan, mode)
  const copiesOf = copies(plan, mode)
  const before = { mailbox: mailboxes, copies: copiesOf }
  const needs = databaseNeeds(plan, mode, mailboxes, copiesOf)
  const first = countedDatabases(plan, mode, copiesOf, needs)
  const counted = mode === 'corrected' ? raisedCount(plan, before, first) : first
  const dag = placed(plan, mode, { copies: copiesOf, ...counted })
  const active = activationOf(mode, dag.stages, dag.failures)
  const stages = { mailbox: mailboxes, ...dag.stages, activation: active }
  const spaceOf = space(plan, stages, mode)
  const load = io(stages, mode)
  const all: RoleStages = {
    ...stages,
    space: spaceOf,
    io: load,
    drives: drives(plan, { ...stages, space: spaceOf, io: load }, mode),
    memory: memory(plan, stages, mode),
    processors: processors(plan, stages, mode),
    replication: replication(plan, mode, { ...stages, space: spaceOf }),
    transport: transport(plan, mode, stages),
    backup: backup(plan, { copies: copiesOf, space: spaceOf }),
    growth: mailboxGrowth(plan, mode, mailboxes),
  }
  const parts = { ...all, checks: roleChecks({ plan, mode, ...all }) }
  return { parts, placement: dag.placement, failures: dag.failures }
}

/**
 * Active databases on one server, by case: as Microsoft by the workbook’s formulas, corrected from
 * every failure tried on the placement. Without tried failures, as standalone, by the formulas too.
 */
function activationOf(
  mode: Mode,
  stages: ActivationStages,
  failures: Failures | null,
): ActivationParts {
  const stated = activationByWorkbook(stages)
  if (mode === 'microsoft' || !failures) return { ...stated, stated }
  return { ...triedActivation(stages, failures, stated), stated }
}

/** Adds the placement. Corrected, copies on a server are those of the fullest (MS10). */
function placed(plan: Plan, mode: Mode, stages: ActivationStages) {
  const { databaseCount } = stages.databases
  if (!stages.copies.shape.hasDag || mode === 'microsoft')
    return { stages, placement: null, failures: null }
  const placement = dagPlacement(plan, mode, stages)
  const failures = dagFailures(plan, stages, placement)
  const { copiesServer } = stages.servers
  const most = placement.mostCopies
  const servers: ServersParts = {
    ...stages.servers,
    copiesServer: foundByTrying(copiesServer.label, most, 'copies', {
      condition: 'The most copies that any server holds on the placement',
      inputs: [databaseCount],
      source: ownRule('The fullest server counts.'),
      ...(most !== copiesServer.value && { errata: ['MS10'] }),
    }),
  }
  return { stages: { ...stages, servers }, placement, failures }
}

/** Placement and failures, even where the sizing as Microsoft ignores them; null standalone. */
export function placedStages(plan: Plan): Pick<AllStages, 'placement' | 'failures'> {
  const { parts, placement, failures } = allStages(plan, plan.mode)
  if (placement || !parts.copies.shape.hasDag) return { placement, failures }
  const asPlaced = dagPlacement(plan, plan.mode, parts)
  return { placement: asPlaced, failures: dagFailures(plan, parts, asPlaced) }
}

/** Every tried failure of a plan’s DAG, and the placement that it was tried on. */
export type PlanFailures = Failures & {
  /** Servers of each database’s copies, by activation preference; numbers go on in site 2. */
  readonly rows: readonly CopyPlacement[]
  /** Members of the DAG, by site. */
  readonly servers: readonly [number, number]
}

/**
 * Tries every failure on the placement of a plan’s DAG: one or two servers, a site, a site and one
 * or two servers, a failure domain. Null standalone, and with far more members than a DAG may have.
 */
export function failures(plan: Plan): PlanFailures | null {
  const { placement, failures: found } = placedStages(plan)
  return placement && found && { ...found, rows: placement.rows, servers: placement.servers }
}
