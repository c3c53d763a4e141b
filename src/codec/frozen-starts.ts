import type { FrozenPlan } from './frozen-plan.ts'

/** Answers of a server that new plans started from, with drives that follow each other. */
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

/** Answers that new plans left to the program. */
const automatic = ['activeServers', 'copies', 'dags', 'databases', 'secondSiteCopies'] as const

/** The same since copies, drives and their bays are searched too. */
const recommended = [
  ...(['activeServers', 'bays', 'copies', 'dags', 'databaseDrive', 'databases'] as const),
  ...(['laggedCopies', 'secondSiteCopies'] as const),
] as const

/**
 * What a code of version 3 may change in place of the frozen plan: that plan with a server that was
 * usual once, by its number. A new one is added at the end; those that are here never move.
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
