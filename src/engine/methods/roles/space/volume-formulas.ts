import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'

const formula = formulaMakerOfSource(citeCalculator('Volume Requirements'))

export const databasesOfSet = formula({
  label: 'Databases of a backup set',
  unit: 'databases',
  takes: { copies: 'copies', sets: 'volumes' },
  text: 'round(copies ÷ sets, 1)',
})

export const databaseVolumes = formula({
  label: 'Volumes of databases on a server',
  unit: 'volumes',
  takes: { copies: 'copies', perVolume: 'databases' },
  text: 'ceil(copies ÷ perVolume)',
})

/** Databases on a server’s only volume, which may be fewer than it could hold. */
export const databasesOfOnlyVolume = formula({
  label: 'Databases of the only volume of a server',
  unit: 'databases',
  takes: { copies: 'copies', perVolume: 'databases' },
  text: 'min(copies, perVolume)',
})

export const spaceOfSeveralDatabases = formula({
  label: 'Space of a volume’s databases',
  unit: 'GiB',
  takes: { each: 'GiB', count: 'databases' },
  text: 'each × count',
})

export const fullVolumes = formula({
  label: 'Full volumes of databases on a server',
  unit: 'volumes',
  takes: { copies: 'copies', perVolume: 'databases' },
  text: 'floor(copies ÷ perVolume)',
})

/** Number of volumes after the 50th, for which the workbook reserves more room (MS22). */
export const fullVolumesAfter50th = formula({
  label: 'Full volumes after the 50th',
  unit: 'volumes',
  takes: { full: 'volumes' },
  text: 'max(full − 50, 0)',
  constants: { 50: 'volumes' },
  errata: ['MS22'],
})

export const fullVolumesUpTo50th = formula({
  ...fullVolumesAfter50th.definition,
  label: 'Full volumes up to the 50th',
  text: 'min(full, 50)',
})

export const databasesOfLastVolume = formula({
  label: 'Databases of the last volume',
  unit: 'databases',
  takes: { copies: 'copies', full: 'volumes', perVolume: 'databases' },
  text: 'copies − full × perVolume',
  source: ownRule('The last volume of a server has what the others leave.'),
})

/** Room on a volume for maintenance, without a restore volume: 1.1 databases. */
export const maintenanceRoom = formula({
  label: 'Room for restores and maintenance',
  unit: 'GiB',
  takes: { databases: 'GiB', perVolume: 'databases' },
  text: '1.1 × databases ÷ perVolume',
})

/** Room for maintenance after the 50th volume, as Microsoft: 1.1 of all its databases (MS22). */
export const maintenanceRoomAfter50thVolume = formula({
  label: 'Room for restores and maintenance after the 50th volume',
  unit: 'GiB',
  takes: { databases: 'GiB' },
  text: '1.1 × databases',
  errata: ['MS22'],
})

/** Space of the search indexes of a volume’s databases, and of merging one. */
export const indexRoom = formula({
  label: 'Space of the search indexes',
  unit: 'GiB',
  takes: { share: '%', databases: 'GiB', database: 'GiB' },
  text: 'share × (databases + database)',
})

export const databaseVolumeSize = formula({
  label: 'Volume size',
  unit: 'GiB',
  takes: { databases: 'GiB', room: 'GiB', index: 'GiB', logs: 'GiB', free: '%' },
  text: '(databases + room + index + logs) ÷ (1 − free)',
})

export const freeSpaceOfVolume = formula({
  label: 'Kept free on a volume',
  unit: 'GiB',
  takes: { volume: 'GiB', free: '%' },
  text: 'volume × free',
})

export const logVolumeSize = formula({
  label: 'Volume of logs',
  unit: 'GiB',
  takes: { logs: 'GiB', free: '%' },
  text: 'logs ÷ (1 − free)',
})

/** Size of the restore volume: what the first volume holds; standalone, several times that. */
export const restoreVolumeSize = formula({
  label: 'Restore volume size',
  unit: 'GiB',
  takes: { databases: 'GiB', logs: 'GiB', times: '×', free: '%' },
  text: '(databases + logs) × times ÷ (1 − free)',
})

export const databasesRestoredAtOnce = formula({
  label: 'Databases restored at once',
  unit: '×',
  takes: { databases: 'databases' },
  text: 'min(max(floor(databases ÷ 7), 1), 7)',
})

export const spaceOfEqualFullVolumes = formula({
  label: 'Space of the full volumes on a server',
  unit: 'GiB',
  takes: { each: 'GiB', count: 'volumes' },
  text: 'each × count',
  source: ownRule('A volume after the 50th keeps as much room as those before.'),
  errata: ['MS22'],
})

export const spaceOfFullVolumes = formula({
  label: 'Space of the full volumes on a server',
  unit: 'GiB',
  takes: { each: 'GiB', count: 'volumes' },
  text: 'each × count',
})
