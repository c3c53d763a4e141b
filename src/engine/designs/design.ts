import type { Requirement, ServerGroup } from '../core/requirement.ts'
import type { Worked } from '../core/worked.ts'
import type { ServerDriveType } from '../hardware/drives.ts'
import type { RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { Plan } from '../plan/plan.ts'
import type { JbodVerdict } from '../sizing/chosen-drives.ts'
import type { RaidType } from '../sizing/raid.ts'
import type { BlockDesign } from './block-design.ts'
import type { Candidate, Verdict, VerdictBasis } from './candidate.ts'
import {
  type DesignForm,
  type DesignFormWithServers,
  isStorageKindWithServers,
  type StorageKindOfForm,
} from './kinds.ts'

export type DrivePurpose =
  | 'system'
  | 'transport'
  | 'database'
  | 'log'
  | 'restore'
  | 'spare'
  | 'cache'

/** True if drives of a purpose take bays of the system, which the answer on bays leaves out. */
export function takesSystemBay({ purpose }: { readonly purpose: DrivePurpose }): boolean {
  return purpose === 'system' || purpose === 'transport' || purpose === 'cache'
}

/** Drives of one kind and purpose in every server of a group. */
export type DrivesForPurpose = {
  readonly purpose: DrivePurpose
  readonly group: ServerGroup
  readonly kind: ServerDriveType
  readonly drive: Worked<'GB/drive'>
  /** RAID type; null for single drives (JBOD). */
  readonly raid: RaidType | null
  readonly perServer: Worked<'drives'>
  readonly inAll: Worked<'drives'>
  /** Price of one drive, in the currency of the plan; null if none was entered. */
  readonly price: Worked<'money'> | null
}

/** Storage of the databases of a group of servers, and why. */
export type JbodOrRaidReason = {
  readonly group: ServerGroup
  readonly storage: 'JBOD' | 'RAID'
  /** RAID type of the databases; null for JBOD. */
  readonly raid: RaidType | null
  /** Whether JBOD would do and, if not, what prevents it. */
  readonly verdict: JbodVerdict
  /** True if a person chose the storage, whatever the verdict. */
  readonly isForced: boolean
}

/** Copies of one database on boxes (arrays or shelves) that serve several servers of a site. */
export type CopiesOnBox = {
  readonly boxesPerSite: Worked<'arrays'>
  /** Most servers that one box serves. */
  readonly serversPerBox: Worked<'servers'>
  /** Most copies of one database on one box. */
  readonly most: Worked<'copies'>
  /** Databases that lose every copy with the worst box. */
  readonly lost: Worked<'databases'>
}

/** Boxes (arrays or shelves of drives) that hold the databases of the servers, all alike. */
export type StorageBoxes = {
  /** Model of the boxes, or their owner’s name for them, cut to the length that is shown. */
  readonly name: string
  /** Drives in one box, with its spares. */
  readonly drives: number
  readonly driveGb: number
  /** RAID policy of the boxes; null for single drives. */
  readonly raid: RaidPolicy | null
  /** Price of one box; null if none was entered. */
  readonly price: Worked<'money'> | null
} & (
  | { readonly perServer: number; readonly perSite: null }
  /** Boxes that serve all servers of a site. */
  | { readonly perServer: null; readonly perSite: Worked<'arrays'> }
)

/** A shelf of drives beside each server of a group. */
export type ServerShelf = {
  readonly group: ServerGroup
  readonly bays: Worked<'bays'>
  readonly count: Worked<'enclosures'>
}

/** The metacache database (MCDB) of the servers of a group. */
export type ServerMetacache = {
  readonly group: ServerGroup
  readonly hardDrives: Worked<'drives'>
  readonly drives: Worked<'drives'>
  readonly drive: Worked<'GB/drive'>
  readonly space: Worked<'GB'>
  readonly used: Worked<'GB'>
  readonly share: Worked<'%'>
  /** True if `share` is within what Microsoft advises. */
  readonly isAdvised: boolean
  /** Needed share of a hard drive’s IOPS without the cache. */
  readonly without: Worked<'%'>
  readonly behindOne: Worked<'databases'>
}

/** Facts of every design, whatever its method and storage. */
type Common = {
  /** Id of the design in addresses: letters, digits, dots and -. */
  readonly id: string
  readonly verdict: Verdict
  readonly requirements: readonly Requirement[]
  /** Requirement that fails, or is used up most. */
  readonly binding: Requirement
  readonly servers: Worked<'servers'>
  /** Drives of servers and arrays: spares included, system drives not. */
  readonly drivesInAll: Worked<'drives'>
  /** Arrays of the design; null for drives in the servers. */
  readonly arrays: Worked<'arrays'> | null
  /** Price of storage and, if they have one, of servers; null if a price is missing. */
  readonly cost: Worked<'money'> | null
  readonly basis: VerdictBasis | 'public figures'
}

/** Power and rack space of the servers of a design with their drives; null if not known. */
export type DesignPowerAndRackSpace = {
  /** True if the design has arrays, whose power and rack space are not known. */
  readonly hasArrays: boolean
  /** True if the design has shelves, whose figures a person must give: none is assumed. */
  readonly hasShelves: boolean
  /** Assumed watts of one server or drive, of each kind. */
  readonly assumed: readonly Worked<'W'>[]
  readonly watts: Worked<'W'> | null
  readonly energy: Worked<'kWh/year'> | null
  /** Cost of the energy over some years; null without a price. */
  readonly costs: Readonly<Record<PowerPeriod, Worked<'money'>>> | null
  readonly rackUnits: Worked<'rack units'> | null
}

export type PowerPeriod = Exclude<Plan['rankedCost'], 'purchase'>

/** Facts of designs that include the servers, for Exchange 2013 to SE. */
type Servers = {
  /** Power and rack space of the design; null if the plan gives no figure for them. */
  readonly power: DesignPowerAndRackSpace | null
  /** Cost that designs are ranked by: purchase, or with years of power; null if not known. */
  readonly rankedCost: Worked<'money'> | null
  /** Advice on the design, shown with its figures; it decides nothing. */
  readonly advised: readonly Requirement[]
  readonly drives: readonly DrivesForPurpose[]
  /**
   * Database, log, restore and spare drives of one server, by site; null without servers there. On
   * arrays: their drives per server.
   */
  readonly drivesOnServer: readonly [Worked<'drives'>, Worked<'drives'> | null]
}

export type DriveDesign = Common &
  Servers & {
    readonly kind: StorageKindOfForm<'drives'>
    readonly arrays: null
    readonly boxes: null
    readonly why: readonly JbodOrRaidReason[]
    /** Metacache databases of servers with JBOD, by group; empty if there are none. */
    readonly caches: readonly ServerMetacache[]
    /** Shelves of servers with more drives than bays, by group; empty if there are none. */
    readonly shelves: readonly ServerShelf[]
  }

/** Design that uses a person’s own arrays as shelves of single drives. */
export type ShelfDesign = Common &
  Servers & {
    readonly kind: StorageKindOfForm<'shelf'>
    readonly arrays: Worked<'arrays'>
    readonly boxes: StorageBoxes
  }

/** Design of arrays for the number of servers that the plan gives. */
export type ArrayDesign = Common & {
  readonly kind: StorageKindOfForm<'arrays'>
  readonly candidate: Candidate
}

/** Design of servers that each have their own arrays. */
export type ServerArrayDesign = Common &
  Servers & {
    readonly kind: StorageKindOfForm<'arrays of servers'>
    readonly arrays: Worked<'arrays'>
    readonly boxes: StorageBoxes
    readonly candidate: Candidate
  }

/** Design of servers with arrays that serve all servers of a site. */
export type SharedArrayDesign = Common &
  Servers & {
    readonly kind: StorageKindOfForm<'shared arrays'>
    readonly arrays: Worked<'arrays'>
    readonly boxes: StorageBoxes
    readonly candidate: Candidate
    readonly copiesOnBox: CopiesOnBox
  }

export type TestedBlocksDesign = Common & {
  readonly kind: StorageKindOfForm<'blocks'>
  readonly blocks: BlockDesign
}

type EveryForm<Types extends Readonly<Record<DesignForm, unknown>>> = Types

/** Type of the designs of each form; a form without one does not compile. */
type DesignTypes = EveryForm<{
  readonly drives: DriveDesign
  readonly shelf: ShelfDesign
  readonly 'arrays of servers': ServerArrayDesign
  readonly 'shared arrays': SharedArrayDesign
  readonly arrays: ArrayDesign
  readonly blocks: TestedBlocksDesign
}>

/** One way to build the servers of a plan of Exchange 2013 to SE, judged. */
export type ServerDesign = DesignTypes[DesignFormWithServers & keyof DesignTypes]

export type Design = DesignTypes[DesignForm & keyof DesignTypes]

export function isServerDesign(design: Design): design is ServerDesign {
  return isStorageKindWithServers(design.kind)
}

/** Judged arrays of a design; null without arrays. */
export function arrayCandidateOf(design: Design): Candidate | null {
  return 'candidate' in design ? design.candidate : null
}

/** Metacache databases of a design, by group of servers; empty if it has none. */
export function serverMetacachesOf(design: ServerDesign): readonly ServerMetacache[] {
  return 'caches' in design ? design.caches : []
}
