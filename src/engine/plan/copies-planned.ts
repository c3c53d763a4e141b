import { multipleUp } from '../core/rounding.ts'
import { kindOf } from './features.ts'
import type { Plan } from './plan.ts'

/** Copies of a database by site: activatable ones in its own and the other, then lagged ones. */
export type CopyCounts = {
  readonly homeCopies: number
  readonly awayCopies: number
  readonly homeLagged: number
  readonly awayLagged: number
}

/** The copies of a database that a plan of 2013 to SE asks for; one alone outside a DAG. */
export function copiesPlanned(plan: Plan): CopyCounts {
  const { copies, laggedCopies } = plan
  if (kindOf(plan) !== 'dag') return { homeCopies: 1, awayCopies: 0, homeLagged: 0, awayLagged: 0 }
  const isSpread = plan.sites > 1
  const awayCopies = isSpread ? Math.min(plan.secondSiteCopies, Math.floor(copies / 2)) : 0
  const awayLagged = isSpread ? Math.min(plan.secondSiteLagged, laggedCopies) : 0
  return {
    homeCopies: copies - awayCopies,
    awayCopies,
    homeLagged: laggedCopies - awayLagged,
    awayLagged,
  }
}

/** Whether databases are grouped so that several could share a volume: their copies have to stand on it evenly. */
export function isGrouped(plan: Plan): boolean {
  const { homeCopies, awayCopies, homeLagged, awayLagged } = copiesPlanned(plan)
  const [one, two] = [homeCopies + homeLagged, awayCopies + awayLagged]
  if (kindOf(plan) !== 'dag' || one + two < 3 || !plan.jbod || !plan.severalPerVolume) return false
  if (plan.sites <= 1 || one === two) return true
  return plan.siteModel !== 'AA1' && multipleUp(plan.activeServers, one) === plan.activeServers
}

/** Whether several databases share a volume with their logs, which backup sets and VSS hardware part. */
export function sharesVolumes(plan: Plan): boolean {
  if (!isGrouped(plan) || plan.backup === 'hardware') return false
  return plan.copies >= 2 || plan.backupSchedule === 'daily full'
}

/** Whether lagged copies stand on servers of their own, which several databases on a volume rule out. */
export function hasLaggedServers(plan: Plan): boolean {
  const isAsked = kindOf(plan) === 'dag' && plan.laggedServers && plan.laggedCopies > 0
  return isAsked && !sharesVolumes(plan)
}

/** Whether the other site’s copies stand on servers of their own, likewise. */
export function hasRecoveryServers(plan: Plan): boolean {
  const isOneDag = kindOf(plan) === 'dag' && plan.sites > 1 && plan.siteModel === 'AA1'
  return isOneDag && plan.recoveryServers && !sharesVolumes(plan)
}

/** Copies that are not lagged from which on the replay lag manager plays a lagged one down. */
export const leastManaged = 3

/** Whether lagged copies can be activated: played down by the replay lag manager, where it is on. */
export function managesLag(plan: Plan): boolean {
  const { copies, replayLagManager } = plan
  if (kindOf(plan) !== 'dag' || !replayLagManager) return false
  return copies >= leastManaged && !hasLaggedServers(plan)
}
