import type { Plan, Tier } from '../engine/index.ts'
// These files must never change; otherwise links and files already sent would open other plans.
import first from './frozen-plan.json' with { type: 'json' }
import ofRoles from './frozen-roles-plan.json' with { type: 'json' }
import starts from './frozen-starts.json' with { type: 'json' }

/** Former default answers, which links omit. They never change, whatever new plans start from. */
export type FrozenBaselineAnswers = Partial<Omit<Plan, 'tiers'>> & {
  readonly tiers: readonly [Partial<Tier>]
}

/**
 * Baseline of codes of versions 1 and 2: an answer that a code omits has the value here. The
 * default plan of the first release, with the defaults of answers added in version 2. It must never
 * change; otherwise links already sent would open other plans.
 */
export const frozenPapersBaselineAnswers = {
  ...first,
  tiers: [first.tiers[0]],
} as FrozenBaselineAnswers

/**
 * Baseline of codes and files of version 3, which must never change either: the first defaults of
 * the role-requirements method.
 */
export const frozenRolesBaselineAnswers = {
  ...ofRoles,
  tiers: [ofRoles.tiers[0]],
} as FrozenBaselineAnswers & Pick<Plan, 'exchange'>

/** Arrays that every file of version 2 lists with a price or null; other arrays only if priced. */
export const arraysAlwaysListedWithPrice: readonly string[] = starts.pricedInVersion2

/**
 * Former default servers, and the automatic answers of former default plans: `automatic` of the
 * earlier ones, `recommended` of later ones, which also left bays, drive size and lagged copies to
 * the program.
 */
const { gold5118, gold6526Y, automatic, recommended } = starts

/**
 * Further start plans of codes of version 3, by number, as changes of the frozen plan: each has a
 * former default server. Add new ones at the end; existing ones must never change.
 */
export const frozenStartPlanChanges = [
  gold5118,
  gold6526Y,
  { ...gold5118, automatic },
  { ...gold6526Y, automatic },
  { ...gold5118, automatic, systemDrive: 1200 },
  { ...gold6526Y, automatic, systemDrive: 1200 },
  { ...gold5118, automatic: recommended, systemDrive: 1200 },
  { ...gold6526Y, automatic: recommended, systemDrive: 1200 },
] as readonly Omit<FrozenBaselineAnswers, 'tiers'>[]
