import type { Mode } from '../core/mode.ts'
import type { Unit } from '../core/units.ts'
import type { CommonResult, ResultKind } from './common-results.ts'

/** The stages of the method of 2013 to SE that return figures. */
export type Stage =
  | 'mailbox'
  | 'databases'
  | 'servers'
  | 'activation'
  | 'space'
  | 'io'
  | 'drives'
  | 'memory'
  | 'processors'
  | 'transport'
  | 'replication'

/** What a plan is, as far as the words beside its figures depend on it. */
export type Situation = {
  readonly mode: Mode
  readonly isDag: boolean
  /** Whether there is no other DAG, or no other server: what it has is all there is. */
  readonly isOne: boolean
  readonly layout: keyof typeof layoutWords
  readonly holdsLogs: boolean
  /** Whether the rate of the processors was given. */
  readonly isRated: boolean
  /** Whole cores below those that are busy in the worst case; null where none are known or none is begun. */
  readonly coresBelow: number | null
  /** Whether a person says how much memory a server has. */
  readonly givesMemory: boolean
  /** Whether servers have drives of their own; on arrays they have none. */
  readonly hasDrives: boolean
  /** What the databases of each site stand on; null without servers in site 2. */
  readonly storage1: string
  readonly storage2: string | null
  readonly raid: string
}

/** How databases and logs lie on volumes. */
export const layoutWords = {
  '1 Volume / DB': 'one volume for each database, with its logs',
  'Multiple DBs / Volume': 'several databases on one volume, with their logs',
  '2 Volumes / DB': 'a volume for each database, and one for its logs',
  '2 Volumes / Backup Set': 'a volume for the databases of a backup set, and one for their logs',
} as const

/** The tables of a plan that show figures one below the other, by their titles. */
export const figureTables = [
  'Databases and copies',
  'The number of databases',
  'A database and its volume',
  'Volumes of a server',
  'Logs that are kept',
  'I/O of a server',
  'I/O of a database',
  'IOPS that RAID must give',
  'Drives of one server',
  'Memory of one server',
  'Processors of one server',
  'Processors of a server in site 2',
  'Transport database of a server',
  'Logs over the link',
] as const
export type FigureTable = (typeof figureTables)[number]

/** Words that may depend on the plan; undefined where there are none to say. */
type Words = string | ((of: Situation) => string | undefined)

/** A row of a table of figures, with its name there unless the figure has its own. */
export type FigureRow = {
  /** The figure that it comes right after; without one it stands where the register has it. */
  readonly after?: string
  readonly label?: Words
  readonly note?: Words
  /** Whether it is left out where it is 0. */
  readonly hidesZero?: true
  /** Whether a plan leaves it out. */
  readonly hidden?: (of: Situation) => boolean
  /** Of a server in site 2: that of site 1, by its name, with which it is one row where both are alike, and what that is called. */
  readonly alike?: { readonly as: string; readonly label: string }
}

type FigureEntry = {
  readonly stage: Stage
  /** The key that callers and tests know it by; without one it is shown alone. */
  readonly key?: string
  /** The tables of a plan that show it, by their titles. */
  readonly shown?: Readonly<Partial<Record<FigureTable, FigureRow>>>
  /** The result that it is beside other plans: its own, or one that other methods have too. */
  readonly compared?: ResultKind | CommonResult
}

type Told = Required<FigureEntry>

/**
 * A figure of a plan of 2013 to SE: the stage that returns it by its name, and where it is shown. One
 * that is neither known by a key nor shown or compared is no entry.
 */
export type RoleFigureEntry = FigureEntry &
  (Pick<Told, 'key'> | Pick<Told, 'shown'> | Pick<Told, 'compared'>)

/** A figure of one mailbox of each tier. */
export type TierFigureEntry = {
  /** Its key without the index of its tier; without one it is shown alone. */
  readonly key?: string
  /** The column of the table of tiers. */
  readonly column?: { readonly head: string; readonly unit?: Unit }
}
