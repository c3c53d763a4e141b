import { storageTek } from '../core/documents.ts'
import { exceeds } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'
import { traySpace } from './storagetek-quotas.ts'

const cite = storageTek('Preparation and Installation')

/** The two bundles of server and array that StorageTek recommends. */
export const bundles = {
  1: { servers: 1, server: 'Sun Fire X4100 M2', driveMb: 73_000, cite },
  2: { servers: 2, server: 'Sun Fire X4200 M2', driveMb: 146_000, cite },
} as const

/** Why bundle 1 is not enough. */
export type BundleReason = 'mailboxes' | 'high availability' | 'capacity' | 'trays'

/** What a bundle is chosen by. */
export type BundleNeed = {
  readonly mailboxes: number
  readonly needsHighAvailability: boolean
  /** Space that the databases need, in MB. */
  readonly databaseMb: number
  /** Trays that its IOPS, space and logs take; a bundle has one. */
  readonly trays: number
  readonly raid: 'RAID 10' | 'RAID 5'
}

/** A chosen bundle: `because` is empty for bundle 1. */
export type BundleChoice = {
  readonly bundle: keyof typeof bundles
  readonly because: readonly BundleReason[]
  /** What eight of the twelve drives of bundle 1 give databases; the other four hold the logs. */
  readonly spaceOfBundle1: Worked<'MB'>
}

/**
 * Bundle 1 below 2,000 mailboxes without high availability whose databases its 73 GB drives hold;
 * else bundle 2. Whether bundle 2 holds them is not looked at. StorageTek, Preparation.
 */
export function bundleOf(need: BundleNeed): BundleChoice {
  const spaceOfBundle1 = traySpace('databases', need.raid, bundles[1].driveMb)
  const because: BundleReason[] = []
  if (need.mailboxes >= 2000) because.push('mailboxes')
  if (need.needsHighAvailability) because.push('high availability')
  if (exceeds(need.databaseMb, spaceOfBundle1.value)) because.push('capacity')
  if (need.trays > 1) because.push('trays')
  return { bundle: because.length > 0 ? 2 : 1, because, spaceOfBundle1 }
}
