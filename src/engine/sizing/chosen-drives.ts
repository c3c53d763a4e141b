import { labelInSentence } from '../core/as-shown.ts'
import { formula } from '../core/formula.ts'
import type { CalculationMode } from '../core/mode.ts'
import { oncePerObject } from '../core/once.ts'
import { citeCalculator, publicFigure } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import {
  type FlashType,
  isFlash,
  type ServerDriveType,
  speedAndIopsOfDrive,
} from '../hardware/drives.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { RaidType } from './raid.ts'
import { type DriveIopsByLayout, driveIopsShown } from './shown-drives.ts'

const sheet = citeCalculator('Storage Design')

/** Formatted capacity of a drive, in binary units; drives are sold by decimal ones. */
export const formattedDrive = formula({
  label: 'Formatted drive',
  unit: 'GiB',
  takes: { drive: 'GB/drive' },
  text: 'drive × 1000000000 ÷ 1073741824',
  constants: { 1000000000: 'bytes/GB', 1073741824: 'bytes/GiB' },
  source: sheet,
})

/** Assumed IOPS of flash if a person gives none: a floor, so that space decides. */
const flashIops: Readonly<Record<FlashType, number>> = { SSD: 5000, NVMe: 20_000 }

const flashFloor = publicFigure(
  'assumed',
  'No public figure. Chosen low on purpose, so that space decides before the load does: give a figure of your own.',
  { publication: 'calculator', place: 'Storage Design' },
)

/** IOPS of a drive that holds only logs, of any kind: logs are written sequentially. */
export const sequentialIopsPerDrive = citedFigure(
  'Sequential IOPS of a drive',
  300,
  'IOPS/drive',
  sheet,
)

const last = (rpm: string, size: number, drive: string) =>
  citedFigure(
    `Largest drive of ${rpm} rpm`,
    size,
    'GB/drive',
    publicFigure('C', `The last drives of ${rpm} rpm.`, {
      publication: 'driveManuals',
      place: drive,
    }),
  )

/** Largest drives of the speeds that are no longer made larger, by their rpm. */
const largest: Readonly<Record<number, Worked<'GB/drive'>>> = {
  10000: last('10K', 2400, 'Exos 10E2400'),
  15000: last('15K', 900, 'Exos 15E900'),
}

/** Largest drive of the speed of a kind; undefined if larger ones are still made. */
export function largestDriveOfSpeed(kind: ServerDriveType): Worked<'GB/drive'> | undefined {
  return largest[speedAndIopsOfDrive(kind)?.rpm ?? 0]
}

/** A drive that a person chose for a server. */
export type ChosenDrive = {
  readonly kind: ServerDriveType
  /** Size of the drive as sold. */
  readonly drive: Worked<'GB/drive'>
  /** Size of the drive when formatted. */
  readonly size: Worked<'GiB'>
  /** Random IOPS: of the kind, or a person’s own figure. */
  readonly iops: Worked<'IOPS/drive'>
  /** IOPS that kept tests showed of it, by the layout of drives; see `driveIopsInStorageLayout`. */
  readonly shown: DriveIopsByLayout
  /** True if too slow for parity: up to 7.2K rpm, unless a person gives its IOPS. */
  readonly isSlow: boolean
}

/** Drives of a site’s servers, by use. */
export type ChosenDrives = {
  readonly system: ChosenDrive
  readonly database: ChosenDrive
  readonly log: ChosenDrive
  readonly restore: ChosenDrive
}

export type DrivesOfSites = { readonly site1: ChosenDrives; readonly site2: ChosenDrives }

/**
 * The drives a person chose, formatted. Unless said otherwise, log and restore drives are like the
 * database drives of their site, and those of site 2 like those of site 1. *As Microsoft* knows
 * only their kinds. In *corrected*, a person’s own IOPS count for the database drives, in site 2
 * too unless its kind differs; without them, what kept tests showed of that kind.
 */
export function chosenDrivesOf(plan: Plan, mode: CalculationMode): DrivesOfSites {
  return inMode[mode](plan)
}

/** Chosen drives by mode, once for each plan: most stages of a sizing ask for them. */
const inMode: Readonly<Record<CalculationMode, (plan: Plan) => DrivesOfSites>> = {
  corrected: oncePerObject((plan) => chosenDrives(plan, 'corrected')),
  microsoft: oncePerObject((plan) => chosenDrives(plan, 'microsoft')),
}

function chosenDrives(plan: Plan, mode: CalculationMode): DrivesOfSites {
  const own = mode === 'corrected' ? answer(plan, 'driveIops') : null
  const shown = (kind: ServerDriveType) => (mode === 'corrected' ? driveIopsShown(plan, kind) : {})
  const { databaseDriveKind: kind, secondDatabaseDriveKind: kind2 } = plan
  const database: ChosenDrive = {
    ...chosen(answer(plan, 'databaseDrive'), kind),
    ...(own ? { iops: own, isSlow: false } : { shown: shown(kind) }),
  }
  const isOther = kind2 !== 'as site 1' && kind2 !== kind
  const database2: ChosenDrive = {
    ...like(database, answer(plan, 'secondDatabaseDrive'), isOther ? kind2 : 'as site 1'),
    ...(isOther && { shown: shown(kind2) }),
  }
  const system = chosen(answer(plan, 'systemDrive'), plan.systemDriveKind)
  const log = (of: ChosenDrive) => like(of, answer(plan, 'logDrive'), plan.logDriveKind)
  const restore = (of: ChosenDrive) => like(of, answer(plan, 'restoreDrive'), plan.restoreDriveKind)
  return {
    site1: { system, database, log: log(database), restore: restore(database) },
    site2: {
      system: like(system, answer(plan, 'secondSystemDrive'), plan.secondSystemDriveKind),
      database: database2,
      log: like(log(database2), answer(plan, 'secondLogDrive'), plan.secondLogDriveKind),
      restore: like(
        restore(database2),
        answer(plan, 'secondRestoreDrive'),
        plan.secondRestoreDriveKind,
      ),
    },
  }
}

function chosen(drive: Worked<'GB/drive'>, kind: ServerDriveType): ChosenDrive {
  return { ...sizeOf(drive), ...ofKind(kind), shown: {} }
}

/** A drive like another one, except for the size and kind that are given. */
function like(
  one: ChosenDrive,
  drive: Worked<'GB/drive'> | null,
  kind: ServerDriveType | 'as site 1' | 'as the database drive',
): ChosenDrive {
  const isLike = kind === 'as site 1' || kind === 'as the database drive'
  return { ...one, ...(drive && sizeOf(drive)), ...(!isLike && { ...ofKind(kind), shown: {} }) }
}

function sizeOf(drive: Worked<'GB/drive'>): Pick<ChosenDrive, 'drive' | 'size'> {
  return { drive, size: formattedDrive({ drive }, `Formatted ${labelInSentence(drive.label)}`) }
}

function ofKind(kind: ServerDriveType): Pick<ChosenDrive, 'kind' | 'iops' | 'isSlow'> {
  return { kind, iops: iopsOf(kind), isSlow: isSlow(kind) }
}

/**
 * Random IOPS of a drive in a layout: what a kept test showed if more than its figure, because a
 * test shows only the load it was run with.
 */
export function driveIopsInStorageLayout(
  { iops, shown }: ChosenDrive,
  storage: RaidType | 'JBOD',
): Worked<'IOPS/drive'> {
  const found = storage === 'RAID-0' ? undefined : shown[storage]
  return found && found.value > iops.value ? found : iops
}

function isSlow(kind: ServerDriveType): boolean {
  const drive = speedAndIopsOfDrive(kind)
  return drive !== null && drive.rpm <= 7200
}

function iopsOf(kind: ServerDriveType): Worked<'IOPS/drive'> {
  if (isFlash(kind))
    return citedFigure(`Random IOPS of an ${kind} drive`, flashIops[kind], 'IOPS/drive', flashFloor)
  const drive = speedAndIopsOfDrive(kind)
  if (!drive) throw new Error(`No drive is of the kind ${kind}`)
  return citedFigure(`Random IOPS of a ${kind}″ drive`, drive.iops, 'IOPS/drive', sheet)
}

/** Whether JBOD can hold a site’s volumes and, if not, what prevents it. */
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
  | { readonly code: 'insufficient database copies'; readonly reason: string }
  | { readonly code: 'RAID required' }
  | { readonly code: 'incorrect volume architecture' }
