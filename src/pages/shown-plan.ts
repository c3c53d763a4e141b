import { latestVersion, type Plan, workbookDefaults } from '../engine/index.ts'

/**
 * The plan whose result the first page shows: the third worked example of the method, two sites with
 * users in both and one DAG, on the version of today, and asked to survive a site and a server.
 */
export function shownPlan(): Plan {
  const start = workbookDefaults(latestVersion)
  const [tier] = start.tiers
  return {
    ...start,
    tiers: [{ ...tier, mailboxes: 18_000, messages: 150, quota: 4096 }],
    sites: 2,
    siteModel: 'AA1',
    activeServers: 5,
    copies: 4,
    secondSiteCopies: 2,
    survive: 'site and server',
    cores: 24,
    specRate: 1200,
    secondCores: 24,
    secondSpecRate: 1200,
    databaseDrive: 6000,
    logDrive: 6000,
    restoreDrive: 6000,
    autoReseedVolumes: 2,
    restoreVolume: false,
    safetyNetDays: 2,
    replayLagManager: false,
    rpoHours: 1,
    linkLatency: 20,
    logHours: '1 1 1 1 1 2 3 5 8 10 9 8 6 7 8 8 7 5 3 2 1 1 1 1',
  }
}
