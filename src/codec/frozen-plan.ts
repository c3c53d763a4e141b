import type { Plan, Tier } from '../engine/index.ts'
import first from './frozen-plan.json' with { type: 'json' }
import ofRoles from './frozen-roles-plan.json' with { type: 'json' }

/** Frozen answers: they never change, whatever new plans start from. */
export type FrozenPlan = Partial<Omit<Plan, 'tiers'>> & { readonly tiers: readonly [Partial<Tier>] }

/**
 * Baseline of codes of versions 1 and 2: an answer that a code omits has the value here. The
 * default plan of the first release, with the defaults of answers added in version 2. It must never
 * change; otherwise links already sent would open other plans.
 */
export const frozenPlan = { ...first, tiers: [first.tiers[0]] } as FrozenPlan

/**
 * Baseline of codes and files of version 3, likewise: the first defaults of the role-requirements
 * method.
 */
export const frozenRolesPlan = { ...ofRoles, tiers: [ofRoles.tiers[0]] } as FrozenPlan &
  Pick<Plan, 'exchange'>

/** Arrays whose price a file of version 2 always lists, or null; others only if entered. */
export const frozenPrices = [
  'PS6100XV 600',
  'PS6100X 300',
  'PS6100X 600',
  'PS6100X 900',
  'PS6100E 1000',
  'PS6100E 2000',
  'PS6100E 3000',
  'PS4100XV 600',
  'PS4100E 1000',
  'PS4100E 2000',
  'PS4100E 3000',
] as const
