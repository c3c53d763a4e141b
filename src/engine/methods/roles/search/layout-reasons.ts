import type { ServerDesign } from '../../../designs/design.ts'
import { versionOf } from '../../../exchange/versions.ts'
import { copiesPlanned, hasLaggedServers } from '../../../plan/copies-planned.ts'
import { availabilityOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Problem } from '../../../sizing/problems.ts'
import { type ServerPruneReason, serverPruneReasons } from '../../port/layout-reasons.ts'

/** The requirement that a design which does not hold lacks most; `space` if none is known. */
export function reasonOfDesign(design: ServerDesign | undefined): ServerPruneReason {
  return serverPruneReasons.find((code) => code === design?.binding.code) ?? 'space'
}

/** Reason why a layout cannot be sized. */
export function unsizedLayoutReason(problems: readonly Problem[]): ServerPruneReason {
  const codes = problems.map(({ code }) => code)
  if (codes.includes('check members')) return 'members'
  return codes.includes('check copies') ? 'copies above site servers' : 'rules'
}

/** Reason why a layout is ruled out before it is sized; null if it is not. */
export function reasonBeforeSizing(plan: Plan): ServerPruneReason | null {
  if (availabilityOf(plan) !== 'dag') return null
  if (plan.activeServers > versionOf(plan).serversPerDag.value) return 'members'
  const { homeCopies, homeLagged } = copiesPlanned(plan)
  const here = homeCopies + (hasLaggedServers(plan) ? 0 : homeLagged)
  return here > plan.activeServers ? 'copies above site servers' : null
}
