import { exceeds } from '../core/compare.ts'
import { formulaMakerOfSource } from '../core/formula.ts'
import { citeStorageTek } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'

const cite = citeStorageTek('2530 Configuration')
const formula = formulaMakerOfSource(cite)

/** Drive sizes of the quota table, in MB. */
export const quotaTableDriveSizes = [73_000, 146_000] as const
type DriveMb = (typeof quotaTableDriveSizes)[number]

type Layout = 'raw' | 'RAID 10' | 'RAID 5'

/** Cell of the quota table: printed and computed value, in MB. */
export type QuotaCell = {
  readonly driveMb: DriveMb
  readonly column: QuotaColumn
  readonly printed: number
  readonly computed: Worked<'MB'>
  /** `same` if both values are equal, else the erratum that explains the difference. */
  readonly why: 'same' | 'E13'
}

export const rawSpace = formula({
  label: 'Raw space',
  unit: 'MB',
  takes: { drives: 'drives', driveSize: 'MB' },
  text: 'drives × driveSize',
})

export const raid10Space = formula({
  label: 'Space in RAID 10',
  unit: 'MB',
  takes: { drives: 'drives', driveSize: 'MB' },
  text: 'drives ÷ 2 × driveSize',
})

export const raid5Space = formula({
  label: 'Space in RAID 5',
  unit: 'MB',
  takes: { drives: 'drives', driveSize: 'MB' },
  text: '(drives − 1) × driveSize',
})

export const quotaOfSpace = formula({
  label: 'Mailbox quota',
  unit: 'MB',
  takes: { space: 'MB', users: 'mailboxes' },
  text: 'space ÷ users',
})

const spaces = { raw: rawSpace, 'RAID 10': raid10Space, 'RAID 5': raid5Space } as const
const users = citedFigure('Users', 2000, 'mailboxes', cite)

/** Drives of the tray: all, or split into four for logs and eight for databases. */
export const trayDriveCounts = { whole: 12, logs: 4, databases: 8 } as const
type Part = keyof typeof trayDriveCounts

export function spaceOfTrayPart(part: Part, layout: Layout, driveMb: number): Worked<'MB'> {
  return spaces[layout]({
    drives: citedFigure('Drives', trayDriveCounts[part], 'drives', cite),
    driveSize: citedFigure('Drive size', driveMb, 'MB', cite),
  })
}

type Column = readonly [
  column: string,
  part: Part,
  layout: Layout,
  /** What a cell of the printed table gives: drive space, or the quota per user. */
  of: 'space' | 'quota',
  printedSmall: number,
  printedLarge: number,
  why: QuotaCell['why'],
]

const columns = [
  ['raw', 'whole', 'raw', 'space', 876_000, 1_752_000, 'same'],
  ['RAID 10', 'whole', 'RAID 10', 'space', 438_000, 876_000, 'same'],
  ['RAID 10 quota', 'whole', 'RAID 10', 'quota', 219, 438, 'same'],
  ['RAID 5', 'whole', 'RAID 5', 'space', 727_080, 1_454_160, 'E13'],
  ['RAID 5 quota', 'whole', 'RAID 5', 'quota', 363.54, 7272.08, 'E13'],
  ['RAID 10 logs', 'logs', 'RAID 10', 'space', 14_450, 289_080, 'E13'],
  ['RAID 10 databases', 'databases', 'RAID 10', 'space', 293_460, 586_920, 'E13'],
  ['RAID 10 split quota', 'databases', 'RAID 10', 'quota', 146.73, 293.46, 'E13'],
  ['RAID 5 logs', 'logs', 'RAID 5', 'space', 219_000, 438_000, 'same'],
  ['RAID 5 databases', 'databases', 'RAID 5', 'space', 511_000, 1_022_000, 'same'],
  ['RAID 5 split quota', 'databases', 'RAID 5', 'quota', 255.5, 511, 'same'],
] as const satisfies readonly Column[]

export type QuotaColumn = (typeof columns)[number][0]

/** Quota table of StorageTek for 2,000 users and one tray of twelve drives, row by row. */
export const quotaTableCells: readonly QuotaCell[] = quotaTableDriveSizes.flatMap((driveMb) =>
  columns.map(([column, part, layout, of, small, large, why]) => {
    const space = spaceOfTrayPart(part, layout, driveMb)
    const computed = of === 'quota' ? quotaOfSpace({ space, users }) : space
    return { driveMb, column, printed: driveMb === 73_000 ? small : large, computed, why }
  }),
)

const preparation = citeStorageTek('Preparation and Installation')

export const storageTekBundles = {
  1: { servers: 1, server: 'Sun Fire X4100 M2', driveMb: 73_000, cite: preparation },
  2: { servers: 2, server: 'Sun Fire X4200 M2', driveMb: 146_000, cite: preparation },
} as const

/** Why bundle 1 is not enough. */
export type ReasonForSecondBundle = 'mailboxes' | 'high availability' | 'capacity' | 'trays'

export type BundleNeed = {
  readonly mailboxes: number
  readonly needsHighAvailability: boolean
  readonly databaseMb: number
  /** Trays needed for IOPS, space and logs; a bundle has one. */
  readonly trays: number
  readonly raid: 'RAID 10' | 'RAID 5'
}

/** A chosen bundle: `because` is empty for bundle 1. */
export type BundleChoice = {
  readonly bundle: keyof typeof storageTekBundles
  readonly because: readonly ReasonForSecondBundle[]
  /** Space of the eight database drives of bundle 1; the other four hold the logs. */
  readonly spaceOfBundle1: Worked<'MB'>
}

/**
 * Bundle 1 for fewer than 2,000 mailboxes without high availability that need one tray and whose
 * databases its 73 GB drives hold; else bundle 2, without checking its space. StorageTek,
 * Preparation.
 */
export function recommendedBundle(need: BundleNeed): BundleChoice {
  const spaceOfBundle1 = spaceOfTrayPart('databases', need.raid, storageTekBundles[1].driveMb)
  const because: ReasonForSecondBundle[] = []
  if (need.mailboxes >= 2000) because.push('mailboxes')
  if (need.needsHighAvailability) because.push('high availability')
  if (exceeds(need.databaseMb, spaceOfBundle1.value)) because.push('capacity')
  if (need.trays > 1) because.push('trays')
  return { bundle: because.length > 0 ? 2 : 1, because, spaceOfBundle1 }
}
