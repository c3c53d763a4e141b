import type { Mode } from '../../../core/mode.ts'
import { assumed, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { drivesOf } from '../../../sizing/chosen-drives.ts'
import type { CopiesParts } from '../copies/copies.ts'
import {
  databasesForLimit,
  databasesOnSharedVolume,
  databasesOnVolume,
  halves,
  limitAlone,
  limitOfDrive,
  limitOfLargeDrive,
  limitOfShared,
  limitOnRaid,
  limitWhateverFits,
  ownLimit,
  partOfAllCopies,
  partOfCopies,
  usableDrive,
  withIndex,
} from './database-limits.ts'
import { indexShareOf } from './index-share.ts'

/** How large a database may be, and how many share a volume. */
export type LargestDatabase = {
  /** The smaller of both sites’ database drives, formatted, D. */
  readonly drive: Worked<'GiB'>
  /** Largest database allowed. */
  readonly largestDatabase: Worked<'GiB'>
  /** Databases on a volume, k. */
  readonly dbsPerVolume: Worked<'databases'>
}

const whole = assumed(
  'Copies for each database on a volume',
  1,
  '×',
  'A volume holds a database of every copy.',
)
const alone = assumed('Databases on a volume', 1, 'databases', 'Each has a volume of its own.')
const atLeastOne = assumed(
  'Databases on a volume',
  1,
  'databases',
  'The drive is smaller than the largest database: one to a volume.',
)

/** How large a database of a plan may be, and how many share a volume. */
export function largestDatabase(plan: Plan, mode: Mode, copies: CopiesParts): LargestDatabase {
  const drive = smallerDrive(plan, mode, copies)
  const usual = usualLimit(plan, mode, copies, drive)
  const own = answer(plan, 'largestDatabase')
  const largestDatabase = own ? ownLimit({ usual, own }) : usual
  return { drive, largestDatabase, dbsPerVolume: onVolume(plan, copies, drive, largestDatabase) }
}

function smallerDrive(plan: Plan, mode: Mode, { shape }: CopiesParts): Worked<'GiB'> {
  const { site1, site2 } = drivesOf(plan, mode)
  const [one, two] = [site1.database.size, site2.database.size]
  return shape.twoSites && one.value > two.value ? two : one
}

/** A drive of site 1 that is sold with more decimal GB holds a database of any allowed size, as the workbook has it. */
const largeDrive = 2500

function usualLimit(
  plan: Plan,
  mode: Mode,
  copies: CopiesParts,
  drive: Worked<'GiB'>,
): Worked<'GiB'> {
  if (copies.copies.value < 2) return limitAlone
  if (copies.storage1.kind === 'RAID') return limitOnRaid
  const free = answer(plan, 'freeSpace')
  const index = indexShareOf(plan, mode)
  if (copies.multi) {
    const databases =
      mode === 'microsoft'
        ? partOfAllCopies({ copies: copies.copies, parts: partsForLimit(plan, copies) })
        : forLimit(plan, copies)
    return limitOfShared({ drive, databases, free, index })
  }
  const isLarge = plan.databaseDrive > largeDrive
  if (isLarge && mode === 'microsoft') return limitWhateverFits({ most: limitOnRaid })
  const usable = usableDrive({ drive, free })
  const taken = withIndex({ index })
  return isLarge
    ? limitOfLargeDrive({ usable, taken, most: limitOnRaid })
    : limitOfDrive({ usable, taken })
}

function partsForLimit(plan: Plan, { copies, shape }: CopiesParts): Worked<'×'> {
  const isHalved = !plan.databasesLikeCopies || (shape.twoSites && shape.model === 'AP')
  return isHalved ? halves({ copies }) : whole
}

function partsOf(plan: Plan, { copies, shape }: CopiesParts): Worked<'×'> {
  const isCut = !plan.databasesLikeCopies && (shape.model === 'AA1' || !shape.twoSites)
  return isCut ? halves({ copies }) : whole
}

/** Databases that will share a volume, for its limit; where both sites hold copies the workbook errs. */
function forLimit(plan: Plan, copies: CopiesParts): Worked<'databases'> {
  const { shape, site1, site2 } = copies
  if (!shape.twoSites || shape.model === 'AA1') return largerSite(plan, copies)
  return databasesForLimit({ site1, site2, parts: partsOf(plan, copies) })
}

/** Databases that will share a volume, whatever the drive has room for. */
function largerSite(plan: Plan, copies: CopiesParts): Worked<'databases'> {
  const parts = partsOf(plan, copies)
  if (copies.shape.model === 'AA1') return partOfCopies({ copies: copies.copies, parts })
  return databasesOnVolume({ site1: copies.site1, site2: copies.site2, parts })
}

function onVolume(
  plan: Plan,
  copies: CopiesParts,
  drive: Worked<'GiB'>,
  limit: Worked<'GiB'>,
): Worked<'databases'> {
  if (copies.layout !== 'Multiple DBs / Volume') return alone
  if (copies.shape.model !== 'AA1') return largerSite(plan, copies)
  const parts = partsOf(plan, copies)
  const shared = databasesOnSharedVolume({ drive, limit, copies: copies.copies, parts })
  return shared.value < 1 ? atLeastOne : shared
}
