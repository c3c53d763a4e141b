import type { Design } from '../../engine/designs/index.ts'
import type { RaidPolicy } from '../../engine/hardware/index.ts'
import type { Plan } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { resultsOf } from '../store/results.ts'

/**
 * RAID policy that keeps the reserve on no more arrays, where the proposed arrays do not keep it in
 * the policy that the plan asks for; null if they do, or if no other policy does.
 */
export function raidKeepingReserve(plan: Plan, proposed: Design | null): RaidPolicy | null {
  if (plan.raid === 'any' || proposed?.kind !== 'arrays') return null
  if (proposed.candidate.verdict === 'fits with reserve') return null
  const free: Plan = { ...plan, raid: 'any' }
  const results = resultsOf(free)
  const other = results && methodOf(free).designs(free, results.sizing).proposed
  if (other?.kind !== 'arrays' || other.candidate.verdict !== 'fits with reserve') return null
  const { raid, perServer } = other.candidate
  return raid !== plan.raid && perServer <= proposed.candidate.perServer ? raid : null
}

export function raidKeepingReserveWords({ raid }: Pick<Plan, 'raid'>, better: RaidPolicy): string {
  return `${raid} was asked for; ${better} would keep the reserve.`
}
