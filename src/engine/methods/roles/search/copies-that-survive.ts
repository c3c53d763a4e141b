import { kindOf } from '../../../plan/features.ts'
import type { AutomaticKey, Plan } from '../../../plan/plan.ts'

/** Copies of a database on drives without RAID: two are left while one of them is rebuilt. */
const fewest = 3

/** The copies in a site that is to carry what another one had, and then lose a server. */
const ofSite = 2

/**
 * The copies of a DAG that what must survive asks for, of those that are left to the program: one more
 * than the servers that may be lost at once, at least three; where a site may be lost, two in each.
 */
export function copiesThatSurvive(plan: Plan, open: readonly AutomaticKey[]): Partial<Plan> {
  const { survive, lostServers, sites } = plan
  if (kindOf(plan) !== 'dag') return {}
  const losesSite = survive !== 'servers' && sites > 1
  const needed = Math.max(fewest, lostServers + 1, losesSite ? 2 * ofSite : 0)
  const copies = open.includes('copies') ? needed : plan.copies
  const half = Math.floor(copies / 2)
  const secondSiteCopies = losesSite ? Math.min(ofSite, half) : half
  return { copies, ...(open.includes('secondSiteCopies') && { secondSiteCopies }) }
}
