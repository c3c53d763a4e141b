import { documents } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { ownReplayAndBackupRates, replayAndBackupTimes } from '../../../designs/recovery.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { PlanToCheck, ReportBasis } from '../../port/port.ts'
import { seedingTimes } from '../network/seeding.ts'
import { asSizedByRoles, type SizedByRoles } from '../sized-by-roles.ts'
import { recoveryDataAmountsByRoles } from '../space/recovery-demand.ts'
import { areDatabasesOnServerDrives } from './judge-servers.ts'
import { serverBuildChecklist } from './server-checklist.ts'
import { serverDesigns } from './server-designs.ts'

/** Figures, checklist and source that the report of a plan for Exchange 2013 to SE rests on. */
export function basisByRoles({ plan, ...of }: PlanToCheck): ReportBasis {
  const sizing = asSizedByRoles(of.sizing)
  return {
    roots: serverRoots(plan, sizing),
    checklist: serverBuildChecklist(plan, sizing.parts, serverDesigns(plan, sizing).proposed),
    basis: `the method of ${documents.calculator.title}, ${documents.calculator.date}`,
  }
}

function serverRoots(plan: Plan, sizing: SizedByRoles): readonly Worked[] {
  const { parts, requirements } = sizing
  const hasDrives = areDatabasesOnServerDrives(plan, sizing)
  const { replication, drives } = parts
  const { link, near } = seedingTimes(plan, parts)
  const demand = recoveryDataAmountsByRoles(plan, parts)
  const { replay, backup } = replayAndBackupTimes(ownReplayAndBackupRates(plan), demand)
  return (
    [
      ...Object.values(requirements.figures),
      replication.peak,
      replication.link?.advised?.carries,
      link?.database,
      link?.site,
      link?.copies,
      near?.volume,
      drives.totals.asCalculated.environment,
      demand.logs,
      demand.backup,
      replay,
      backup,
    ]
      .filter((figure) => figure !== null && figure !== undefined)
      // If databases are on arrays, the counted drives are a step of the calculation, no result.
      .filter(({ unit }) => hasDrives || unit !== 'drives')
  )
}
