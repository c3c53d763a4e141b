import type { Requirement, ServerGroup } from '../../../core/requirement.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Basis, Candidate, Verdict } from '../../../designs/candidate.ts'
import type { DriveType } from '../../../plan/drive-answers.ts'
import type { OwnArray } from '../../../plan/own-array.ts'
import type { JbodVerdict } from '../jbod.ts'
import type { RaidType } from '../raid.ts'

/** What the servers of a design keep their databases on. */
export type ServerStorage =
  | 'jbod'
  | 'raid'
  | 'jbod and raid'
  | 'own shelf'
  | 'own array'
  | 'shared array'
  | 'equallogic'

/** What a drive in a server is for. */
export type DrivePurpose =
  | 'system'
  | 'transport'
  | 'database'
  | 'log'
  | 'restore'
  | 'spare'
  | 'cache'

/** Drives of one kind in every server of a group. */
export type DriveRow = {
  readonly purpose: DrivePurpose
  readonly group: ServerGroup
  readonly kind: DriveType
  readonly drive: Worked<'GB/drive'>
  /** Null for single drives. */
  readonly raid: RaidType | null
  readonly perServer: Worked<'drives'>
  readonly inAll: Worked<'drives'>
  /** Price of one drive, in the currency of the plan; null where none was entered. */
  readonly price: Worked<'money'> | null
}

/** How the servers of a group keep their databases, and why. */
export type StorageReason = {
  readonly group: ServerGroup
  readonly storage: 'JBOD' | 'RAID'
  /** The RAID of the databases; null for single drives. */
  readonly raid: RaidType | null
  /** Whether single drives would do, and if not what is in the way. */
  readonly verdict: JbodVerdict
  /** Whether a person said so, whatever the verdict. */
  readonly isForced: boolean
}

/** An array of a person’s own whose drives stand without RAID. */
export type Shelf = {
  readonly own: OwnArray
  readonly arrays: Worked<'arrays'>
  /** Price of one; null where none was entered. */
  readonly price: Worked<'money'> | null
}

/** What boxes that serve several servers of a site hold of one database. */
export type CopiesOnBox = {
  readonly boxesPerSite: Worked<'arrays'>
  /** The most servers that one box serves. */
  readonly serversPerBox: Worked<'servers'>
  /** The most copies of one database on one box. */
  readonly most: Worked<'copies'>
  /** Databases that lose every copy once the worst box is lost. */
  readonly lost: Worked<'databases'>
}

/** The metacache database (MCDB) of the servers of a group. */
export type ServerCache = {
  readonly group: ServerGroup
  readonly hardDrives: Worked<'drives'>
  readonly drives: Worked<'drives'>
  readonly drive: Worked<'GB/drive'>
  readonly space: Worked<'GB'>
  readonly used: Worked<'GB'>
  readonly share: Worked<'%'>
  /** Whether the share is within what Microsoft advises. */
  readonly isAdvised: boolean
  /** How much of a hard drive’s IOPS is asked of it without the cache. */
  readonly without: Worked<'%'>
  readonly behindOne: Worked<'databases'>
}

/** One way to build the servers of a plan of Exchange 2013 to SE, and how it does. */
export type ServerDesign = {
  /** In letters, digits and -: what an address calls it. */
  readonly id: string
  readonly storage: ServerStorage
  /** The drives that the servers themselves have; empty where databases stand on arrays. */
  readonly drives: readonly DriveRow[]
  /**
   * Drives of one server that hold databases, logs, restores and spares, by site; null without servers
   * there. On arrays how many of theirs there are to a server.
   */
  readonly drivesOnServer: readonly [Worked<'drives'>, Worked<'drives'> | null]
  readonly drivesInAll: Worked<'drives'>
  readonly servers: Worked<'servers'>
  /** Servers and their drives or arrays; null where a price is missing. */
  readonly cost: Worked<'money'> | null
  /** The arrays; null for drives of the servers’ own. */
  readonly candidate: Candidate | null
  /** A person’s array as a shelf of single drives; null for all else. */
  readonly shelf: Shelf | null
  /** Null where no box serves more than one server. */
  readonly copiesOnBox: CopiesOnBox | null
  /** Why single drives or RAID, group by group; empty for arrays. */
  readonly why: readonly StorageReason[]
  /** The metacache databases of servers with single drives, group by group; empty without. */
  readonly caches: readonly ServerCache[]
  readonly holds: readonly Requirement[]
  /** What does not hold, or is used up most. */
  readonly binding: Requirement
  readonly verdict: Verdict
  readonly basis: Basis | 'public figures'
}

/** Every design, the best first, and the one proposed; null when none holds. */
export type ServerRecommendation = {
  readonly designs: readonly ServerDesign[]
  readonly proposed: ServerDesign | null
}
