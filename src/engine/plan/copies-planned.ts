import { roundedUpToStep } from '../core/rounding.ts'
import { availabilityOf } from './features.ts'
import type { Plan } from './plan.ts'

/** Copies of one database, activatable or lagged, in its home site and in the other site. */
export type CopyCounts = {
  readonly homeCopies: number
  readonly awayCopies: number
  readonly homeLagged: number
  readonly awayLagged: number
}

/** Database copies that a plan of Exchange 2013 to SE asks for; a single copy outside a DAG. */
export function copiesPlanned(plan: Plan): CopyCounts {
  const { copies, laggedCopies } = plan
  if (availabilityOf(plan) !== 'dag')
    return { homeCopies: 1, awayCopies: 0, homeLagged: 0, awayLagged: 0 }
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

/** True if databases are grouped so that several can share a volume, which takes an even spread. */
export function hasDatabaseGroups(plan: Plan): boolean {
  const { homeCopies, awayCopies, homeLagged, awayLagged } = copiesPlanned(plan)
  const [one, two] = [homeCopies + homeLagged, awayCopies + awayLagged]
  if (availabilityOf(plan) !== 'dag' || one + two < 3 || !plan.jbod || !plan.severalPerVolume)
    return false
  if (plan.sites <= 1 || one === two) return true
  return plan.siteModel !== 'AA1' && roundedUpToStep(plan.activeServers, one) === plan.activeServers
}

/** True if databases share a volume with their logs; VSS hardware and backup sets rule it out. */
export function sharesVolumes(plan: Plan): boolean {
  if (!hasDatabaseGroups(plan) || plan.backup === 'hardware') return false
  return plan.copies >= 2 || plan.backupSchedule === 'daily full'
}

/** True if lagged copies have dedicated servers, which several databases per volume rule out. */
export function hasLaggedServers(plan: Plan): boolean {
  const isAsked = availabilityOf(plan) === 'dag' && plan.laggedServers && plan.laggedCopies > 0
  return isAsked && !sharesVolumes(plan)
}

/** True if the other site’s copies have dedicated servers; a shared volume rules that out. */
export function hasRecoveryServers(plan: Plan): boolean {
  const isOneDag = availabilityOf(plan) === 'dag' && plan.sites > 1 && plan.siteModel === 'AA1'
  return isOneDag && plan.recoveryServers && !sharesVolumes(plan)
}

/** Fewest HA copies of a database for the replay lag manager to replay a lagged copy. */
export const fewestCopiesForLagManager = 3

/** True if lagged copies can be activated, because the replay lag manager plays them down. */
export function managesLag(plan: Plan): boolean {
  const { copies, replayLagManager } = plan
  if (availabilityOf(plan) !== 'dag' || !replayLagManager) return false
  return copies >= fewestCopiesForLagManager && !hasLaggedServers(plan)
}
