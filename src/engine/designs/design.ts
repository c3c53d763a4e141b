import type { Requirement, ServerGroup } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { DriveType } from '../hardware/drives.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { JbodVerdict } from '../sizing/jbod-verdict.ts'
import type { RaidType } from '../sizing/raid.ts'
import type { BlockDesign } from './block-design.ts'
import type { Basis, Candidate, Verdict } from './candidate.ts'
import type { KindOf } from './kinds.ts'

/** The storage that the servers of a design keep their databases on. */
export type ServerStorage = ServerDesign['kind']

/** The use of a drive in a server. */
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

/** The copies of one database on boxes that serve several servers of a site. */
export type CopiesOnBox = {
  readonly boxesPerSite: Worked<'arrays'>
  /** The most servers that one box serves. */
  readonly serversPerBox: Worked<'servers'>
  /** The most copies of one database on one box. */
  readonly most: Worked<'copies'>
  /** Databases that lose every copy once the worst box is lost. */
  readonly lost: Worked<'databases'>
}

/** A shelf of drives beside each server of a group. */
export type ServerShelf = {
  readonly group: ServerGroup
  readonly bays: Worked<'bays'>
  readonly count: Worked<'enclosures'>
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

/** The facts of every way to build a plan, whatever its method and its storage. */
type Common = {
  /** In letters, digits, dots and -: what an address calls it. */
  readonly id: string
  readonly verdict: Verdict
  readonly requirements: readonly Requirement[]
  /** The requirement that does not hold, or is used up most. */
  readonly binding: Requirement
  readonly servers: Worked<'servers'>
  /** Of servers and arrays, but for those that systems start from; of arrays spares included. */
  readonly drivesInAll: Worked<'drives'>
  /** Null for drives of the servers’ own. */
  readonly arrays: Worked<'arrays'> | null
  /** Of storage and, where they have a price, servers; null where a price is missing. */
  readonly cost: Worked<'money'> | null
  readonly basis: Basis | 'public figures'
}

/** What the servers of a design take to run, with the drives in them; null what is not known. */
export type DesignPower = {
  /** Whether there are arrays, of which none of it is known. */
  readonly hasArrays: boolean
  /** Whether servers take shelves, of which all that is told must be given. */
  readonly hasShelves: boolean
  /** Watts of one that are assumed, of all kinds. */
  readonly assumed: readonly Worked<'W'>[]
  readonly watts: Worked<'W'> | null
  readonly energy: Worked<'kWh/year'> | null
  /** Of the energy over some years; null without a price. */
  readonly costs: Readonly<Record<PowerPeriod, Worked<'money'>>> | null
  readonly rackUnits: Worked<'rack units'> | null
}

/** The years that power is reckoned for. */
export type PowerPeriod = Exclude<Plan['rankedCost'], 'purchase'>

/** The servers of a design of Exchange 2013 to SE. */
type Servers = {
  /** Null where a plan gives nothing to tell it by. */
  readonly power: DesignPower | null
  /** What designs are ranked by: the purchase, or with some years of power; null where it is not known. */
  readonly rankedCost: Worked<'money'> | null
  /** What is advised of every design besides: shown with its figures, and nothing is decided by it. */
  readonly advised: readonly Requirement[]
  /** The drives that the servers themselves have. */
  readonly drives: readonly DriveRow[]
  /**
   * Drives of one server that hold databases, logs, restores and spares, by site; null without servers
   * there. On arrays how many of theirs there are to a server.
   */
  readonly drivesOnServer: readonly [Worked<'drives'>, Worked<'drives'> | null]
}

/** Drives in the servers, single or in RAID. */
export type DriveDesign = Common &
  Servers & {
    readonly kind: KindOf<'drives'>
    readonly arrays: null
    /** Why single drives or RAID, group by group. */
    readonly why: readonly StorageReason[]
    /** The metacache databases of servers with single drives, group by group; empty without. */
    readonly caches: readonly ServerCache[]
    /** Of servers that have more drives than bays of their own, group by group; empty without. */
    readonly shelves: readonly ServerShelf[]
  }

/** A person’s array as a shelf of single drives. */
export type ShelfDesign = Common &
  Servers & {
    readonly kind: KindOf<'shelf'>
    /** Its price is that of one; null where none was entered. */
    readonly shelf: { readonly own: OwnArray; readonly price: Worked<'money'> | null }
    readonly arrays: Worked<'arrays'>
  }

/** Arrays beside servers that a plan says the number of. */
export type ArrayDesign = Common & {
  readonly kind: KindOf<'arrays'>
  readonly candidate: Candidate
}

/** Servers with arrays of their own. */
export type ServerArrayDesign = Common &
  Servers & {
    readonly kind: KindOf<'arrays of servers'>
    readonly candidate: Candidate
  }

/** Arrays that serve all of a site. */
export type SharedDesign = Common &
  Servers & {
    readonly kind: KindOf<'shared arrays'>
    readonly candidate: Candidate
    readonly copiesOnBox: CopiesOnBox
  }

/** Whole tested blocks. */
export type BlocksDesign = Common & {
  readonly kind: KindOf<'blocks'>
  readonly blocks: BlockDesign
}

/** One way to build the servers of a plan of Exchange 2013 to SE, and how it does. */
export type ServerDesign = DriveDesign | ShelfDesign | ServerArrayDesign | SharedDesign

/** One way to build a plan, and how it does. */
export type Design = ServerDesign | ArrayDesign | BlocksDesign

/** Whether a design says what the servers themselves are built of. */
export function hasServers(design: Design): design is ServerDesign {
  return design.kind !== 'arrays' && design.kind !== 'tested blocks'
}

/** The arrays of a design as they were judged; null where it has none. */
export function candidateOf(design: Design): Candidate | null {
  return 'candidate' in design ? design.candidate : null
}

/** Whether arrays that were judged serve the servers of a design; what else there is, its type then says. */
export function isOnArrays(design: ServerDesign): design is ServerArrayDesign | SharedDesign {
  return candidateOf(design) !== null
}

/** The metacache databases of a design, group by group. */
export function cachesOf(design: ServerDesign): readonly ServerCache[] {
  return 'caches' in design ? design.caches : []
}

/** Every design, the best first, and the one proposed; null when none holds. */
export type ServerRecommendation = {
  readonly designs: readonly ServerDesign[]
  readonly proposed: ServerDesign | null
}
