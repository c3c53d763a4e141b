import type { Mode } from '../../../core/mode.ts'
import { assumed, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { drivesOf } from '../../../sizing/chosen-drives.ts'
import type { CopiesParts } from '../copies/copies.ts'
import {
  copyDivisor,
  databasesForLimit,
  databasesOnSharedVolume,
  databasesOnVolume,
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

/** Largest size of a database, and databases per volume. */
export type LargestDatabase = {
  /** Smaller database drive of both sites, formatted: D. */
  readonly drive: Worked<'GiB'>
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

/** Decimal GB. As Microsoft, a larger drive in site 1 holds a database of any size (MS3). */
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
  return isHalved ? copyDivisor({ copies }) : whole
}

function partsOf(plan: Plan, { copies, shape }: CopiesParts): Worked<'×'> {
  const isCut = !plan.databasesLikeCopies && (shape.model === 'AA1' || !shape.twoSites)
  return isCut ? copyDivisor({ copies }) : whole
}

/** Databases per volume for the size limit; with copies in both sites the workbook errs (MS32). */
function forLimit(plan: Plan, copies: CopiesParts): Worked<'databases'> {
  const { shape, site1, site2 } = copies
  if (!shape.twoSites || shape.model === 'AA1') return largerSite(plan, copies)
  return databasesForLimit({ site1, site2, parts: partsOf(plan, copies) })
}

/** Databases per volume by copies alone, whatever the drive has room for. */
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
