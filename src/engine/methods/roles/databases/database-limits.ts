import { formulaFrom } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'
import { published } from '../../../core/worked.ts'

const formula = formulaFrom(calculator('Role Requirements'))

const variables = calculator('Variables')

/** Largest database: with one copy, and with copies on RAID. */
export const limitAlone = published('Largest database without copies', 200, 'GiB', variables)
export const limitOnRaid = published('Largest database with copies', 2000, 'GiB', variables)

/** Databases on a volume: as many as copies, or half as many. */
export const partOfCopies = formula({
  label: 'Databases on a volume',
  unit: 'databases',
  takes: { copies: 'copies', parts: '×' },
  text: 'copies ÷ parts',
})

/** As Microsoft, for the size limit alone: by the copies of both sites (MS32). */
export const partOfAllCopies = formula({
  ...partOfCopies.definition,
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

/** For the size limit, which the workbook takes from the copies of both sites (MS32). */
export const databasesForLimit = formula({ ...databasesOnVolume.definition, errata: ['MS32'] })

/** Active/active: databases on a volume that fit the drive, at most as many as copies. */
export const databasesOnSharedVolume = formula({
  label: 'Databases on a volume',
  unit: 'databases',
  takes: { drive: 'GiB', limit: 'GiB', copies: 'copies', parts: '×' },
  text: 'min(floor(drive ÷ limit), copies ÷ parts)',
})

/** Largest database if several share a drive: all with their index, and room to merge one index. */
export const limitOfShared = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { drive: 'GiB', databases: 'databases', free: '%', index: '%' },
  text: 'drive ÷ databases × (1 − free) ÷ (1 + index + index ÷ databases)',
})

export const usableDrive = formula({
  label: 'Drive without its free space',
  unit: 'GiB',
  takes: { drive: 'GiB', free: '%' },
  text: 'drive × (1 − free)',
})

/** A database with its index and room to merge it, as a multiple of its size. */
export const withIndex = formula({
  label: 'Database with its index and logs as a multiple of its size',
  unit: '×',
  takes: { index: '%' },
  text: '1 + 2 × index',
})

/** Largest database alone on a drive. */
export const limitOfDrive = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { usable: 'GiB', taken: '×' },
  text: 'up(usable ÷ taken, 1)',
  constants: { 1: 'GiB' },
})

/** On drives above 2,500 GB: at most as large as on RAID. */
export const limitOfLargeDrive = formula({
  ...limitOfDrive.definition,
  takes: { ...limitOfDrive.definition.takes, most: 'GiB' },
  text: 'min(most, up(usable ÷ taken, 1))',
  errata: ['MS3'],
})

/** As Microsoft on drives above 2,500 GB: as large as on RAID, whether it fits or not (MS3). */
export const limitWhateverFits = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { most: 'GiB' },
  text: 'most',
  errata: ['MS3'],
})

export const ownLimit = formula({
  label: 'Largest database allowed',
  unit: 'GiB',
  takes: { usual: 'GiB', own: 'GiB' },
  text: 'min(usual, own)',
})
