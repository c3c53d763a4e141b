import type { RaidPolicy } from '../plan.ts'
import { type Cite, equalLogic } from '../sources/documents.ts'

/** One published Jetstress result: what an array performed, and its average latencies. */
export type Measurement = {
  readonly totalIops: number
  readonly dbReadMs: number
  readonly dbWriteMs: number
  readonly logWriteMs: number
}

/**
 * PS6100XV, RAID 50, 1,000 mailboxes per database and as many databases as the load needs:
 * the light row of Table 4, then Table 16.
 */
export const smallDatabases: readonly Measurement[] = [
  { totalIops: 575, dbReadMs: 6.4, dbWriteMs: 2.4, logWriteMs: 0.8 },
  { totalIops: 1530, dbReadMs: 7.7, dbWriteMs: 5.2, logWriteMs: 1.0 },
  { totalIops: 1891, dbReadMs: 10.8, dbWriteMs: 7.9, logWriteMs: 1.5 },
  { totalIops: 2564, dbReadMs: 16.9, dbWriteMs: 12.4, logWriteMs: 2.5 },
  { totalIops: 2783, dbReadMs: 19.5, dbWriteMs: 13.2, logWriteMs: 2.6 },
]

/** PS6100XV, RAID 50, 2,500 mailboxes per database: the light row of Table 4, then Table 15. */
export const largeDatabases: readonly Measurement[] = [
  { totalIops: 575, dbReadMs: 6.4, dbWriteMs: 2.4, logWriteMs: 0.8 },
  { totalIops: 1247, dbReadMs: 7.3, dbWriteMs: 3.1, logWriteMs: 1.0 },
  { totalIops: 1682, dbReadMs: 8.8, dbWriteMs: 4.4, logWriteMs: 1.3 },
  { totalIops: 2234, dbReadMs: 11.4, dbWriteMs: 5.6, logWriteMs: 1.8 },
  { totalIops: 2772, dbReadMs: 15.5, dbWriteMs: 7.3, logWriteMs: 2.5 },
]

/** What each model performed with RAID 50 and 1,000 mailboxes per database, one array. */
export const modelPoints = {
  PS6100XV: {
    cite: equalLogic('Table 22'),
    at: { totalIops: 1530, dbReadMs: 7.7, dbWriteMs: 5.2, logWriteMs: 1.0 },
  },
  PS6100X: {
    cite: equalLogic('Table 22'),
    at: { totalIops: 1328, dbReadMs: 9.0, dbWriteMs: 4.9, logWriteMs: 0.9 },
  },
  PS6100E: {
    cite: equalLogic('Table 22'),
    at: { totalIops: 1302, dbReadMs: 15.5, dbWriteMs: 4.7, logWriteMs: 1.1 },
  },
  PS4100XV: {
    cite: equalLogic('Table 22'),
    at: { totalIops: 1351, dbReadMs: 17.7, dbWriteMs: 8.3, logWriteMs: 2.5 },
  },
  PS4100E: {
    cite: equalLogic('Table 23'),
    at: { totalIops: 559, dbReadMs: 18.5, dbWriteMs: 3.5, logWriteMs: 1.3 },
  },
} as const satisfies Record<string, { cite: Cite; at: Measurement }>

/** What PS6100XV performed with each RAID policy: 5,000 users in 5 databases. Table 12. */
export const raidPoints: Record<RaidPolicy, Measurement> = {
  'RAID 10': { totalIops: 1638, dbReadMs: 7.3, dbWriteMs: 5.4, logWriteMs: 1.0 },
  'RAID 50': { totalIops: 1530, dbReadMs: 7.7, dbWriteMs: 5.2, logWriteMs: 1.0 },
  'RAID 5': { totalIops: 1574, dbReadMs: 7.6, dbWriteMs: 5.6, logWriteMs: 1.0 },
  'RAID 6': { totalIops: 1447, dbReadMs: 8.2, dbWriteMs: 5.3, logWriteMs: 1.0 },
}
