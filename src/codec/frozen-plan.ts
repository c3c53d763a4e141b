import type { Plan, Tier } from '../engine/index.ts'
import first from './frozen-plan.json' with { type: 'json' }
import ofRoles from './frozen-roles-plan.json' with { type: 'json' }

/** Former default answers, which links omit. They never change, whatever new plans start from. */
export type FrozenPlan = Partial<Omit<Plan, 'tiers'>> & { readonly tiers: readonly [Partial<Tier>] }

/**
 * Baseline of codes of versions 1 and 2: an answer that a code omits has the value here. The
 * default plan of the first release, with the defaults of answers added in version 2. It must never
 * change; otherwise links already sent would open other plans.
 */
export const frozenPlan = { ...first, tiers: [first.tiers[0]] } as FrozenPlan

/**
 * Baseline of codes and files of version 3, which must never change either: the first defaults of
 * the role-requirements method.
 */
export const frozenRolesPlan = { ...ofRoles, tiers: [ofRoles.tiers[0]] } as FrozenPlan &
  Pick<Plan, 'exchange'>

/** Arrays that every file of version 2 lists with a price or null; other arrays only if priced. */
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

/** Server of a former default plan; its log and restore drives follow the database drive. */
function server(processor: string, cores: number, specRate2017: number, databaseDrive: number) {
  return {
    ...({ processorBy: 'SPECrate 2017', processor, cores, specRate2017 } as const),
    ...({ databaseDriveKind: '10K SAS 2.5', databaseDrive, bays: 12 } as const),
    ...({ logDrive: null, logDriveKind: 'as the database drive' } as const),
    ...({ restoreDrive: null, restoreDriveKind: 'as the database drive' } as const),
  } satisfies Omit<FrozenPlan, 'tiers'>
}

const ofGold5118 = server(
  '2 × Intel Xeon Gold 5118: 24 cores, 2300 MHz, 2016, SPECrate 2017 120 (115 to 133, 52 results)',
  ...([24, 120, 1800] as const),
)

const ofGold6526Y = server(
  '2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 339 (333 to 352, 39 results)',
  ...([32, 339, 2400] as const),
)

/** Answers that were automatic in former default plans. */
const automatic = ['activeServers', 'copies', 'dags', 'databases', 'secondSiteCopies'] as const

/** Answers that were automatic in default plans once copies, drives and bays were searched too. */
const recommended = [
  ...(['activeServers', 'bays', 'copies', 'dags', 'databaseDrive', 'databases'] as const),
  ...(['laggedCopies', 'secondSiteCopies'] as const),
] as const

/**
 * Further start plans of codes of version 3, by number, as changes of the frozen plan: each has a
 * former default server.
 * Add new ones at the end; existing ones must never change.
 */
export const frozenStarts = [
  ofGold5118,
  ofGold6526Y,
  { ...ofGold5118, automatic },
  { ...ofGold6526Y, automatic },
  { ...ofGold5118, automatic, systemDrive: 1200 },
  { ...ofGold6526Y, automatic, systemDrive: 1200 },
  { ...ofGold5118, automatic: recommended, systemDrive: 1200 },
  { ...ofGold6526Y, automatic: recommended, systemDrive: 1200 },
] as const
