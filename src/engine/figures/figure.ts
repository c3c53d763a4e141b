import type { CalculationMode } from '../core/mode.ts'
import type { Unit } from '../core/units.ts'
import type { ComparedResultKey } from './compared-result-kinds.ts'

export type SizingStage =
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

/** Properties of a plan that the words beside its figures depend on. */
export type FigureContext = {
  readonly mode: CalculationMode
  readonly isDag: boolean
  /** True if there is one DAG, or one standalone server: its figures are the totals. */
  readonly isOne: boolean
  readonly layout: keyof typeof volumeLayoutWords
  readonly holdsLogs: boolean
  /** True if the plan gives the rate of the processors. */
  readonly isRated: boolean
  /** Whole cores busy in the worst case; null if unknown, or if no further core is started. */
  readonly coresBelow: number | null
  readonly givesMemory: boolean
  /** True if servers have drives of their own; false on arrays and on virtual machines. */
  readonly hasDrives: boolean
  /** True for virtual machines, whose drives are those of the host. */
  readonly isVirtual: boolean
  /** Storage of the databases in each site; null without servers in site 2. */
  readonly storage1: string
  readonly storage2: string | null
  readonly raid: string
}

/** Layouts of databases and logs on volumes, in words. */
export const volumeLayoutWords = {
  '1 Volume / DB': 'one volume for each database, with its logs',
  'Multiple DBs / Volume': 'several databases on one volume, with their logs',
  '2 Volumes / DB': 'a volume for each database, and one for its logs',
  '2 Volumes / Backup Set': 'a volume for the databases of a backup set, and one for their logs',
} as const

/** In the order that Find lists their figures; files have the order of `figureRowEntriesByTable`. */
export const figureTableTitles = [
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
export type FigureTableTitle = (typeof figureTableTitles)[number]

/** A figure of a plan for Exchange 2013 to SE: the stage that returns it, and where it is used. */
export type RoleFigureEntry = {
  readonly stage: SizingStage
  /** Key for callers and tests; without one the figure is only shown. */
  readonly key?: string
  /** Key of the result that the figure provides, by which plans are compared. */
  readonly compared?: ComparedResultKey
}

export type TierFigureEntry = {
  /** Key without the index of the tier; without a key the figure is only shown. */
  readonly key?: string
  /** Column in the table of tiers. */
  readonly column?: { readonly head: string; readonly unit?: Unit }
}
