import { formula } from '../core/formula.ts'
import { citeAx45i, citePowerVault, citeStorageTek, derivedFrom } from '../core/source.ts'
import { citedFigure } from '../core/worked.ts'

/** Source of the runs with another RAID level. */
export const sourceOfOtherRaidRuns = citePowerVault(
  'Performance tests: I/O, backup and recovery, log reads, and RAID level',
)

export const blocksInArray = formula({
  label: 'Blocks in one array',
  unit: 'blocks',
  takes: { slots: 'drives', each: 'drives' },
  text: 'slots ÷ each',
  source: citeAx45i('Features'),
})

export const formattedBlockDrive = formula({
  label: 'Formatted space of one drive',
  unit: 'GB',
  takes: { all: 'GB', dataDrives: 'drives' },
  text: 'all ÷ dataDrives',
  source: sourceOfOtherRaidRuns,
})

export const spaceOfMirroredDrives = formula({
  label: 'Space of mirrored drives',
  unit: 'GB',
  takes: { drives: 'drives', each: 'GB' },
  text: 'drives ÷ 2 × each',
  source: sourceOfOtherRaidRuns,
})

/** Mirrored space of the log drives of a tray; the paper prints half of it. */
export const mirroredSpaceOfLogDrives = formula({
  ...spaceOfMirroredDrives.definition,
  label: 'Space of the log drives of one tray',
  source: derivedFrom(citeStorageTek('Tested Deployment'), 'RAID 10 mirrors every drive.'),
  errata: ['E33'],
})

export const iopsOfTray = formula({
  label: 'Database IOPS of one tray',
  unit: 'IOPS',
  takes: { all: 'IOPS', trays: 'blocks' },
  text: 'all ÷ trays',
  source: citeStorageTek('Tested Configuration'),
  errata: ['E34'],
})

/** Converts a capacity printed in GiB to decimal GB. */
export const formattedInDecimal = formula({
  label: 'Formatted space in decimal GB',
  unit: 'GB',
  takes: { printed: 'GB' },
  text: 'printed × power(1024 ÷ 1000, 3)',
  source: citeAx45i('Table 4'),
  errata: ['E31'],
})

export const shareFilledWhenTested = formula({
  label: 'Filled by databases when it was tested',
  unit: '%',
  takes: { tested: 'GB', formatted: 'GB' },
  text: 'tested ÷ formatted',
  source: citeAx45i('Table 4 and Appendix A'),
  errata: ['E31', 'E42'],
})

/** Size of both databases in the AX4-5i test. */
export const databaseSizeInAx4Test = citedFigure(
  'Databases in the 2-hour test',
  229.876989952,
  'GB',
  citeAx45i('Appendix A'),
  'E31',
)
