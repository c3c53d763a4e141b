import type { CalculationMode } from '../../core/mode.ts'
import { oncePerObject } from '../../core/once.ts'
import { ownRule } from '../../core/source.ts'
import { figureFoundByTrying } from '../../core/worked.ts'
import type { LayoutFailures } from '../../placement/failures.ts'
import type { CopyServersOfDatabase } from '../../placement/layout.ts'
import type { Plan } from '../../plan/plan.ts'
import { activationByTriedFailures } from './activation/activation-by-tried-failures.ts'
import { activationByWorkbook } from './activation/activation-by-workbook.ts'
import type { ActivationResults, StagesBeforeActivation } from './activation/active-figures.ts'
import type { RoleStageResults } from './checks/checked-roles.ts'
import { runRoleChecks } from './checks/checks.ts'
import { copiesStage } from './copies/copies.ts'
import { type DagPlacement, dagFailures, dagPlacement } from './copies/dag-placement.ts'
import { countDatabasesAndServers, raiseDatabasesToFit } from './databases/counted-databases.ts'
import { databaseNeeds } from './databases/database-needs.ts'
import { drivesStage } from './drives/drives.ts'
import { ioStage } from './io/io.ts'
import { mailboxGrowth } from './mailbox/growth.ts'
import { mailboxStage } from './mailbox/mailbox.ts'
import { memoryStage } from './memory/memory.ts'
import { replicationStage } from './network/replication.ts'
import { processorsStage } from './processors/processors.ts'
import type { RoleResults } from './role-parts.ts'
import type { ServersResults } from './servers/servers.ts'
import { backupStage } from './space/backup.ts'
import { spaceStage } from './space/space.ts'
import { transportStage } from './transport/transport.ts'

/** Results of all stages, and the placement and failures that they follow from. */
type AllStages = {
  readonly parts: RoleResults
  /** Placement of the DAG’s copies; null standalone and as Microsoft, who ignores the placement. */
  readonly placement: DagPlacement | null
  readonly failures: LayoutFailures | null
}

const inMode: Readonly<Record<CalculationMode, (plan: Plan) => AllStages>> = {
  corrected: oncePerObject((plan) => run(plan, 'corrected')),
  microsoft: oncePerObject((plan) => run(plan, 'microsoft')),
}

/** Runs every stage of the method on a plan; cached by plan and mode. */
export function runAllStages(plan: Plan, mode: CalculationMode): AllStages {
  return inMode[mode](plan)
}

function run(plan: Plan, mode: CalculationMode): AllStages {
  const mailboxes = mailboxStage(plan, mode)
  const copiesOf = copiesStage(plan, mode)
  const before = { mailbox: mailboxes, copies: copiesOf }
  const needs = databaseNeeds(plan, mode, mailboxes, copiesOf)
  const first = countDatabasesAndServers(plan, mode, copiesOf, needs)
  const counted = mode === 'corrected' ? raiseDatabasesToFit(plan, before, first) : first
  const dag = placed(plan, mode, { copies: copiesOf, ...counted })
  const active = activationOf(mode, dag.stages, dag.failures)
  const stages = { mailbox: mailboxes, ...dag.stages, activation: active }
  const spaceOf = spaceStage(plan, stages, mode)
  const load = ioStage(stages, mode)
  const all: RoleStageResults = {
    ...stages,
    space: spaceOf,
    io: load,
    drives: drivesStage(plan, { ...stages, space: spaceOf, io: load }, mode),
    memory: memoryStage(plan, stages, mode),
    processors: processorsStage(plan, stages, mode),
    replication: replicationStage(plan, mode, { ...stages, space: spaceOf }),
    transport: transportStage(plan, mode, stages),
    backup: backupStage(plan, { copies: copiesOf, space: spaceOf }),
    growth: mailboxGrowth(plan, mode, mailboxes),
  }
  const parts = { ...all, checks: runRoleChecks({ plan, mode, ...all }) }
  return { parts, placement: dag.placement, failures: dag.failures }
}

/**
 * Active databases on one server, by case: as Microsoft by the workbook’s formulas, corrected from
 * every failure tried on the placement. Without tried failures, as standalone, by the formulas too.
 */
function activationOf(
  mode: CalculationMode,
  stages: StagesBeforeActivation,
  failures: LayoutFailures | null,
): ActivationResults {
  const stated = activationByWorkbook(stages)
  if (mode === 'microsoft' || !failures) return { ...stated, stated }
  return { ...activationByTriedFailures(stages, failures, stated), stated }
}

/** Adds the placement. Corrected, copies on a server are those of the fullest (MS10). */
function placed(plan: Plan, mode: CalculationMode, stages: StagesBeforeActivation) {
  const { databaseCount } = stages.databases
  if (!stages.copies.shape.hasDag || mode === 'microsoft')
    return { stages, placement: null, failures: null }
  const placement = dagPlacement(plan, mode, stages)
  const failures = dagFailures(plan, stages, placement)
  const { copiesServer } = stages.servers
  const most = placement.mostCopies
  const servers: ServersResults = {
    ...stages.servers,
    copiesServer: figureFoundByTrying(copiesServer.label, most, 'copies', {
      condition: 'The most copies that any server holds on the placement',
      inputs: [databaseCount],
      source: ownRule('The fullest server counts.'),
      ...(most !== copiesServer.value && { errata: ['MS10'] }),
    }),
  }
  return { stages: { ...stages, servers }, placement, failures }
}

/** Placement and failures, even where the sizing as Microsoft ignores them; null standalone. */
export function placementAndFailures(plan: Plan): Pick<AllStages, 'placement' | 'failures'> {
  const { parts, placement, failures } = runAllStages(plan, plan.mode)
  if (placement || !parts.copies.shape.hasDag) return { placement, failures }
  const asPlaced = dagPlacement(plan, plan.mode, parts)
  return { placement: asPlaced, failures: dagFailures(plan, parts, asPlaced) }
}

/** Every tried failure of a plan’s DAG, and the placement that it was tried on. */
export type PlanFailures = LayoutFailures & {
  /** Servers of each database’s copies, by activation preference; numbers go on in site 2. */
  readonly rows: readonly CopyServersOfDatabase[]
  /** Members of the DAG, by site. */
  readonly servers: readonly [number, number]
}

/**
 * Tries every failure on the placement of a plan’s DAG: one or two servers, a site, a site and one
 * or two servers, a failure domain. Null standalone, and with far more members than a DAG may have.
 */
export function failures(plan: Plan): PlanFailures | null {
  const { placement, failures: found } = placementAndFailures(plan)
  return placement && found && { ...found, rows: placement.rows, servers: placement.servers }
}
