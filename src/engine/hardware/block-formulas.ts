import { formula } from '../core/formula.ts'
import { ax45i, derivedFrom, powerVault, storageTek } from '../core/source.ts'
import { published } from '../core/worked.ts'

/** Source of the runs with another RAID level. */
export const raidLevel = powerVault(
  'Performance tests: I/O, backup and recovery, log reads, and RAID level',
)

export const blocksInArray = formula({
  label: 'Blocks in one array',
  unit: 'blocks',
  takes: { slots: 'drives', each: 'drives' },
  text: 'slots ÷ each',
  source: ax45i('Features'),
  examples: [{ in: { slots: 60, each: 6 }, out: 10 }],
})

export const formattedDrive = formula({
  label: 'Formatted space of one drive',
  unit: 'GB',
  takes: { all: 'GB', dataDrives: 'drives' },
  text: 'all ÷ dataDrives',
  source: raidLevel,
  examples: [{ in: { all: 7344, dataDrives: 27 }, out: 272 }],
})

export const mirroredSpace = formula({
  label: 'Space of mirrored drives',
  unit: 'GB',
  takes: { drives: 'drives', each: 'GB' },
  text: 'drives ÷ 2 × each',
  source: raidLevel,
  examples: [{ in: { drives: 30, each: 272 }, out: 4080, source: raidLevel }],
})

/** Mirrored space of the log drives of a tray; the paper prints half of it. */
export const mirroredLogs = formula({
  ...mirroredSpace.definition,
  label: 'Space of the log drives of one tray',
  source: derivedFrom(storageTek('Tested Deployment'), 'RAID 10 mirrors every drive.'),
  errata: ['E33'],
  examples: [{ in: { drives: 4, each: 135 }, out: 270 }],
})

export const iopsOfTray = formula({
  label: 'Database IOPS of one tray',
  unit: 'IOPS',
  takes: { all: 'IOPS', trays: 'blocks' },
  text: 'all ÷ trays',
  source: storageTek('Tested Configuration'),
  errata: ['E34'],
  examples: [{ in: { all: 2058.971, trays: 2 }, out: 1029.4855 }],
})

/** Converts a capacity printed in GiB to decimal GB. */
export const formattedInDecimal = formula({
  label: 'Formatted space in decimal GB',
  unit: 'GB',
  takes: { printed: 'GB' },
  text: 'printed × power(1024 ÷ 1000, 3)',
  source: ax45i('Table 4'),
  errata: ['E31'],
  examples: [{ in: { printed: 399 }, out: 428.422987776 }],
})

export const filledWhenTested = formula({
  label: 'Filled by databases when it was tested',
  unit: '%',
  takes: { tested: 'GB', formatted: 'GB' },
  text: 'tested ÷ formatted',
  source: ax45i('Table 4 and Appendix A'),
  errata: ['E31', 'E42'],
  examples: [{ in: { tested: 229.877, formatted: 428.42 }, out: 0.54, within: 0.01 }],
})

/** Size of both databases in the AX4-5i test. */
export const testedDatabases = published(
  'Databases in the 2-hour test',
  229.876989952,
  'GB',
  ax45i('Appendix A'),
  'E31',
)
