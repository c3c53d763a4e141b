import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { roleVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { chosenDrivesOf } from '../../../sizing/chosen-drives.ts'
import type { CopiesResults } from '../copies/copies.ts'

/** Search index as a share of its database: as answered (corrected only), else the version’s. */
export function searchIndexShare(plan: Plan, mode: CalculationMode): Worked<'%'> {
  const own = mode === 'corrected' ? answer(plan, 'catalog') : null
  return own ?? roleVersionOf(plan).indexShare
}

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

const variables = citeCalculator('Variables')

/** Size limits of a database: with one copy, and with copies on RAID. */
export const largestDatabaseWithoutCopies = citedFigure(
  'Largest database without copies',
  200,
  'GiB',
  variables,
)
export const largestDatabaseOnRaid = citedFigure(
  'Largest database with copies',
  2000,
  'GiB',
  variables,
)

/** Databases on a volume: as many as a database has copies, or half as many. */
export const databasesOnVolumeByCopies = formula({
  label: 'Databases on a volume',
  unit: 'databases',
  takes: { copies: 'copies', parts: '×' },
  text: 'copies ÷ parts',
})

/** Databases on a volume for the size limit, as Microsoft: by both sites’ copies (MS32). */
export const databasesForLimitByMicrosoft = formula({
  ...databasesOnVolumeByCopies.definition,
  label: 'Databases on a volume for the largest database',
  errata: ['MS32'],
})

export const copyDivisor = formula({
  label: 'Copies for each database on a volume',
  unit: '×',
  takes: { copies: 'copies' },
  text: 'if mod(copies, 2) = 0 then 2 else 1',
})

export const databasesOnVolume = formula({
  label: 'Databases on a volume',
  unit: 'databases',
  takes: { site1: 'copies', site2: 'copies', parts: '×' },
  text: 'max(site1, site2) ÷ parts',
})

/** Databases on a volume for the size limit; the workbook counts both sites’ copies (MS32). */
export const databasesOnVolumeForLimit = formula({
  ...databasesOnVolume.definition,
  errata: ['MS32'],
})

/** Databases on a volume of an active/active DAG: what the drive holds, at most one per copy. */
export const databasesOnActiveActiveVolume = formula({
  label: 'Databases on a volume',
  unit: 'databases',
  takes: { drive: 'GiB', limit: 'GiB', copies: 'copies', parts: '×' },
  text: 'min(floor(drive ÷ limit), copies ÷ parts)',
})

/** Size limit of databases that share a drive: all have an index, and room to merge one. */
export const largestDatabaseOnSharedDrive = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { drive: 'GiB', databases: 'databases', free: '%', index: '%' },
  text: 'drive ÷ databases × (1 − free) ÷ (1 + index + index ÷ databases)',
})

export const driveSizeWithoutFreeSpace = formula({
  label: 'Drive without its free space',
  unit: 'GiB',
  takes: { drive: 'GiB', free: '%' },
  text: 'drive × (1 − free)',
})

/** Space of a database with its index and room to merge it, as a multiple of the database. */
export const spacePerDatabaseSizeWithIndex = formula({
  label: 'Database with its index and logs as a multiple of its size',
  unit: '×',
  takes: { index: '%' },
  text: '1 + 2 × index',
})

/** Size limit of a database that has a drive for itself. */
export const largestDatabaseOnDrive = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { usable: 'GiB', taken: '×' },
  text: 'up(usable ÷ taken, 1)',
  constants: { 1: 'GiB' },
})

/** Size limit of a database on a drive above 2,500 GB: at most that on RAID. */
export const largestDatabaseOnLargeDrive = formula({
  ...largestDatabaseOnDrive.definition,
  takes: { ...largestDatabaseOnDrive.definition.takes, most: 'GiB' },
  text: 'min(most, up(usable ÷ taken, 1))',
  errata: ['MS3'],
})

/** Size limit as Microsoft on drives above 2,500 GB: that on RAID, whether it fits or not (MS3). */
export const largestDatabaseByMicrosoft = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { most: 'GiB' },
  text: 'most',
  errata: ['MS3'],
})

export const largestDatabaseAsAnswered = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { usual: 'GiB', own: 'GiB' },
  text: 'min(usual, own)',
})

const whole = assumedFigure(
  'Copies for each database on a volume',
  1,
  '×',
  'A volume holds a database of every copy.',
)
const alone = assumedFigure(
  'Databases on a volume',
  1,
  'databases',
  'Each has a volume of its own.',
)
const atLeastOne = assumedFigure(
  'Databases on a volume',
  1,
  'databases',
  'The drive is smaller than the largest database: one to a volume.',
)

/** Size limit of a database, by the smaller drive of both sites; and databases per volume. */
export function largestDatabaseWithDrive(plan: Plan, mode: CalculationMode, copies: CopiesResults) {
  const drive = smallerDrive(plan, mode, copies)
  const usual = usualLimit(plan, mode, copies, drive)
  const own = answer(plan, 'largestDatabase')
  const largestDatabase = own ? largestDatabaseAsAnswered({ usual, own }) : usual
  return { drive, largestDatabase, dbsPerVolume: onVolume(plan, copies, drive, largestDatabase) }
}

function smallerDrive(plan: Plan, mode: CalculationMode, { shape }: CopiesResults): Worked<'GiB'> {
  const { site1, site2 } = chosenDrivesOf(plan, mode)
  const [one, two] = [site1.database.size, site2.database.size]
  return shape.twoSites && one.value > two.value ? two : one
}

/** Decimal GB above which, as Microsoft, a drive in site 1 holds a database of any size (MS3). */
const largeDrive = 2500

function usualLimit(
  plan: Plan,
  mode: CalculationMode,
  copies: CopiesResults,
  drive: Worked<'GiB'>,
): Worked<'GiB'> {
  if (copies.copies.value < 2) return largestDatabaseWithoutCopies
  if (copies.storage1.kind === 'RAID') return largestDatabaseOnRaid
  const free = answer(plan, 'freeSpace')
  const index = searchIndexShare(plan, mode)
  if (copies.multi) {
    const databases =
      mode === 'microsoft'
        ? databasesForLimitByMicrosoft({
            copies: copies.copies,
            parts: partsForLimit(plan, copies),
          })
        : forLimit(plan, copies)
    return largestDatabaseOnSharedDrive({ drive, databases, free, index })
  }
  const isLarge = plan.databaseDrive > largeDrive
  if (isLarge && mode === 'microsoft')
    return largestDatabaseByMicrosoft({ most: largestDatabaseOnRaid })
  const usable = driveSizeWithoutFreeSpace({ drive, free })
  const taken = spacePerDatabaseSizeWithIndex({ index })
  return isLarge
    ? largestDatabaseOnLargeDrive({ usable, taken, most: largestDatabaseOnRaid })
    : largestDatabaseOnDrive({ usable, taken })
}

function partsForLimit(plan: Plan, { copies, shape }: CopiesResults): Worked<'×'> {
  const isHalved = !plan.databasesLikeCopies || (shape.twoSites && shape.model === 'AP')
  return isHalved ? copyDivisor({ copies }) : whole
}

function partsOf(plan: Plan, { copies, shape }: CopiesResults): Worked<'×'> {
  const isCut = !plan.databasesLikeCopies && (shape.model === 'AA1' || !shape.twoSites)
  return isCut ? copyDivisor({ copies }) : whole
}

/** Databases per volume for the size limit; the workbook counts the copies of both sites (MS32). */
function forLimit(plan: Plan, copies: CopiesResults): Worked<'databases'> {
  const { shape, site1, site2 } = copies
  if (!shape.twoSites || shape.model === 'AA1') return largerSite(plan, copies)
  return databasesOnVolumeForLimit({ site1, site2, parts: partsOf(plan, copies) })
}

/** Databases per volume by number of copies, even if the drive has less room. */
function largerSite(plan: Plan, copies: CopiesResults): Worked<'databases'> {
  const parts = partsOf(plan, copies)
  if (copies.shape.model === 'AA1')
    return databasesOnVolumeByCopies({ copies: copies.copies, parts })
  return databasesOnVolume({ site1: copies.site1, site2: copies.site2, parts })
}

function onVolume(
  plan: Plan,
  copies: CopiesResults,
  drive: Worked<'GiB'>,
  limit: Worked<'GiB'>,
): Worked<'databases'> {
  if (copies.layout !== 'Multiple DBs / Volume') return alone
  if (copies.shape.model !== 'AA1') return largerSite(plan, copies)
  const parts = partsOf(plan, copies)
  const shared = databasesOnActiveActiveVolume({ drive, limit, copies: copies.copies, parts })
  return shared.value < 1 ? atLeastOne : shared
}
