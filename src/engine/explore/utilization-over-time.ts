import { formula } from '../core/formula.ts'
import { mapNonEmpty } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { ArrayBuild, Candidate } from '../designs/candidate.ts'
import { capacityUse, iopsUse } from '../designs/design-formulas.ts'
import { iopsCarriedByArrays, judgeBuild } from '../designs/judge-build.ts'
import { size } from '../methods/methods.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

export type UtilizationAtTime = {
  readonly mailboxes: Worked<'mailboxes'>
  /** Space that the volumes of one server take; `capacity` is its share of the usable space. */
  readonly needed: Worked<'GB'>
  readonly capacity: Worked<'%'>
  /** Load that one server is judged by, and what its arrays carry within the latency limits. */
  readonly load: Worked<'IOPS'>
  readonly carried: Worked<'IOPS'>
  readonly iops: Worked<'%'>
}

export type UtilizationNowAndAtHorizon = {
  /** Null if the plan cannot be sized without its growth. */
  readonly now: UtilizationAtTime | null
  readonly horizon: UtilizationAtTime
}

const today =
  'Sized anew for the mailboxes of today: every growth at 0 %, in as many databases as at the growth horizon, with the same overhead and volume step.'

/** Share of its arrays’ space that a server takes with today’s mailboxes. */
export const capacityUseNow = formula({
  ...capacityUse.definition,
  label: 'Capacity used now',
  source: ownRule(today),
})

/** Share of its arrays’ IOPS that a server asks for with today’s mailboxes. */
export const iopsUseNow = formula({
  ...iopsUse.definition,
  label: 'IOPS used now',
  source: ownRule(
    `${today} What the arrays carry is found for the databases of today, which are smaller.`,
  ),
})

/**
 * Utilization now and at the growth horizon, which the plan is sized for. Now is the same plan with
 * every growth at 0 % and the horizon’s number of databases: databases are created once and fill
 * up. Space is what the volumes take, overhead included; IOPS are the judged load, without the
 * reserve. With shrinking tiers now is the fuller.
 */
export function utilizationNowAndAtHorizon(
  plan: Plan,
  sizing: Sizing,
  build: ArrayBuild,
): UtilizationNowAndAtHorizon {
  const before = planOfToday(plan, sizing)
  const found = size(before)
  return {
    now: found.ok
      ? usedAt(found.sizing, judgeBuild(before, found.sizing, build), {
          capacity: capacityUseNow,
          iops: iopsUseNow,
        })
      : null,
    horizon: usedAt(sizing, judgeBuild(plan, sizing, build), {
      capacity: capacityUse,
      iops: iopsUse,
    }),
  }
}

function planOfToday(plan: Plan, { databases }: Sizing): Plan {
  const tiers = mapNonEmpty(plan.tiers, (tier) => ({ ...tier, growth: 0 }))
  return { ...plan, tiers, databases: databases.perGroup.value }
}

type Formulas = { readonly capacity: typeof capacityUse; readonly iops: typeof iopsUse }

function usedAt(sizing: Sizing, candidate: Candidate, formulas: Formulas): UtilizationAtTime {
  const { usable } = candidate
  const { perServer: needed } = sizing.volumes
  const load = sizing.iops.judged
  const carried = iopsCarriedByArrays(candidate)
  return {
    mailboxes: sizing.mailboxes,
    needed,
    capacity: formulas.capacity({ needed, usable }),
    load,
    carried,
    iops: formulas.iops({ load, carries: carried }),
  }
}
