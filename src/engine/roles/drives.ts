import type { Worked } from '../core/worked.ts'

/** How drives are tied together. */
export type RaidType = 'RAID-1/0' | 'RAID-5' | 'RAID-6' | 'RAID-0'

/** How a server keeps its databases. */
export type StorageKind = 'JBOD' | 'RAID'

/** Whether single drives can hold a site's volumes; where they cannot, what is in the way. */
export type JbodVerdict =
  | { readonly code: 'fits' }
  | {
      readonly code: 'insufficient disk capacity'
      readonly volume: Worked<'GiB'>
      readonly drive: Worked<'GiB'>
    }
  | {
      readonly code: 'insufficient disk I/O'
      readonly needed: Worked<'IOPS'>
      readonly drive: Worked<'IOPS/drive'>
    }
  | { readonly code: 'insufficient database copies' }
  | { readonly code: 'RAID required' }
  | { readonly code: 'incorrect volume architecture' }

/** Drives of one server by what they are for. */
export type ServerDrives = {
  /** Null where the databases do not fit on drives of their own. */
  readonly database: Worked<'drives'> | null
  /** Null where logs lie with their databases. */
  readonly log: Worked<'drives'> | null
  /** Null without a restore volume. */
  readonly restore: Worked<'drives'> | null
  /** Null in RAID, which has none. */
  readonly spare: Worked<'drives'> | null
  readonly server: Worked<'drives'>
}

/** The servers of one site that are built alike. */
export type SiteDrives = {
  /** How they keep their databases, as calculated or as a person said. */
  readonly storage: StorageKind
  readonly verdict: JbodVerdict
  readonly raidType: RaidType
  readonly raid: ServerDrives
  readonly jbod: ServerDrives
  /** Drives of one server as `storage` has it. */
  readonly server: Worked<'drives'>
}

/** Drives of one DAG (of one stand-alone server) and of all. */
export type DriveTotal = {
  readonly raidSite1: Worked<'drives'>
  readonly raidSite2: Worked<'drives'> | null
  readonly jbodSite1: Worked<'drives'>
  readonly jbodSite2: Worked<'drives'> | null
  readonly dag: Worked<'drives'>
  readonly environment: Worked<'drives'>
}

/** The drives of every kind of server, and all of them. */
export type DrivesParts = {
  /** IOPS that the drives of a server must give in each type of RAID. */
  readonly need10: Worked<'IOPS'>
  readonly need5: Worked<'IOPS'>
  readonly need6: Worked<'IOPS'>
  readonly raidChoice: RaidType
  readonly raid1: Worked<'drives'>
  readonly raidServer1: Worked<'drives'>
  readonly raidServer2: Worked<'drives'> | null
  readonly jbod1: Worked<'drives'> | null
  readonly jbodServer1: Worked<'drives'>
  readonly jbodServer2: Worked<'drives'> | null
  readonly site1: SiteDrives
  readonly site2: SiteDrives | null
  /** Servers of lagged copies alone, in site 1 and 2; null where there are none. */
  readonly lagged1: SiteDrives | null
  readonly lagged2: SiteDrives | null
  readonly totals: {
    readonly asCalculated: DriveTotal
    readonly allRaid: DriveTotal
    readonly allJbod: DriveTotal
  }
}
