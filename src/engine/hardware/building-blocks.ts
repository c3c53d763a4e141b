import {
  type Cite,
  citeAx45i,
  citePowerEdge,
  citePowerVault,
  citeStorageTek,
  derivedFrom,
} from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import type { AvailabilityKind } from '../exchange/version.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'
import {
  blocksInArray,
  databaseSizeInAx4Test,
  formattedBlockDrive,
  formattedInDecimal,
  iopsOfTray,
  mirroredSpaceOfLogDrives,
  shareFilledWhenTested,
  sourceOfOtherRaidRuns,
  spaceOfMirroredDrives,
} from './block-formulas.ts'
import type { RaidPolicy } from './equallogic-arrays.ts'
import { type SolutionId, testedSolutionChoices } from './tested-choices.ts'
import { solutionTestInState } from './tested-solutions.ts'

export type BlockDrives = {
  readonly databases: number
  readonly logs: number
  readonly spares: number
  readonly free: number
  readonly kind: string
}

/** Separate volumes of a block, each a mirrored pair, with the databases tested on all of them. */
export type BlockVolumes = {
  readonly count: Worked<'volumes'>
  readonly size: Worked<'GB'>
  readonly databases: number
}

/** A system that was tested as a whole; plans are met by whole multiples of its block. */
type Block = {
  readonly name: string
  /** Names of one block and of several, to follow a number. */
  readonly block: readonly [one: string, many: string]
  readonly grows: string
  /** Exchange version and availability that the block was tested with. */
  readonly testedWith: ExchangeVersionId
  readonly testedAs: AvailabilityKind
  /** Number of blocks per server in the test. */
  readonly testedBlocks: number
  /** True if two servers can share its drives, as in a single copy cluster. */
  readonly shared: boolean
  readonly drives: BlockDrives
  readonly raid: RaidPolicy | 'RAID 1'
  /** Database transfers per second of one block, within the latency limits. */
  readonly iops: Worked<'IOPS'>
  /** True if `iops` was not measured on this very layout. */
  readonly estimated: boolean
  readonly space: Worked<'GB'>
  /** Share of the block that databases filled in its test; null if no document states it. */
  readonly testedFill: Worked<'%'> | null
  /** `space` in decimal GB, if the document prints GiB; else null. */
  readonly decimalSpace: Worked<'GB'> | null
  /** Space on separate log drives; null if logs share the database drives. */
  readonly logSpace: Worked<'GB'> | null
  /** Separate volumes of the block, which no database can span; null if it has none. */
  readonly volumes: BlockVolumes | null
  readonly mailboxes: Worked<'mailboxes'>
  readonly readMs: Worked<'ms'>
  /** True if a server can have one block only, because it is a server or a whole array. */
  readonly onePerServer: boolean
  readonly blocksPerArray: Worked<'blocks'>
  /** Drive slots of one array enclosure; null if a block has its own enclosure. */
  readonly enclosure: Worked<'drives'> | null
  /** Operating system drives per server, besides those of the block; null if unknown. */
  readonly systemDrives: Worked<'drives'> | null
  /** Maximum number of servers per array; null if each server has its own arrays. */
  readonly hosts: Worked<'servers'> | null
  readonly cite: Cite
  /** Source of the numbers of drives, which are counted and not printed. */
  readonly counted: Cite
}

const drives = (label: string, count: number, cite: Cite) =>
  citedFigure(label, count, 'drives', cite)
const gb = (label: string, value: number, cite: Cite) => citedFigure(label, value, 'GB', cite)
const mailboxes = (count: number, cite: Cite) =>
  citedFigure('Mailboxes tested on one block', count, 'mailboxes', cite)
const one = (cite: Cite) => citedFigure('Blocks in one array', 1, 'blocks', cite)

function measured(...run: Parameters<typeof solutionTestInState>) {
  const { dbTransfers, dbReadMs, cite } = solutionTestInState(...run)
  if (dbReadMs === null) throw new Error(`${run[0]} has no read latency`)
  return {
    iops: citedFigure('Database IOPS as measured', dbTransfers, 'IOPS', cite),
    readMs: citedFigure('Database read latency as measured', dbReadMs, 'ms', cite),
    estimated: false,
  } as const
}

const md3000At = citePowerVault('MD3000-based storage solution')
const md1000At = citePowerVault('MD1000-based storage solution')
const disksOfMd1000 = derivedFrom(
  md1000At,
  'disks 0 to 9 for databases, 10 and 11 for logs, 12 a spare, 13 and 14 free.',
)
const raid5Space = gb('Databases in RAID 5, formatted', 7344, sourceOfOtherRaidRuns)
const drive272 = formattedBlockDrive({
  all: raid5Space,
  dataDrives: drives(
    'Data drives of three sets of ten in RAID 5',
    27,
    derivedFrom(md3000At, 'three enclosures of ten drives, less one each.'),
  ),
})
const logPairs = (count: number, cite: Cite) =>
  spaceOfMirroredDrives({ drives: drives('Log drives in RAID 1', count, cite), each: drive272 })

const usual = {
  testedWith: '2007',
  testedAs: 'none',
  testedBlocks: 1,
  shared: false,
  volumes: null,
  testedFill: null,
  decimalSpace: null,
  onePerServer: false,
  enclosure: null,
  systemDrives: null,
  hosts: null,
} as const

const md3000 = {
  ...usual,
  name: 'Dell PowerVault MD3000 with two MD1000',
  block: ['array of 45 drives', 'arrays of 45 drives'],
  grows: 'whole server and storage blocks',
  testedAs: 'scc',
  shared: true,
  drives: { databases: 30, logs: 6, spares: 3, free: 6, kind: '300 GB SAS, 15,000 rpm' },
  logSpace: logPairs(6, derivedFrom(md3000At, 'two in each of three enclosures.')),
  mailboxes: mailboxes(3000, md3000At),
  onePerServer: true,
  blocksPerArray: one(
    derivedFrom(md3000At, 'it expands with up to two enclosures, which the block has.'),
  ),
  cite: md3000At,
  counted: derivedFrom(
    md3000At,
    'ten disks for databases, two for logs, a spare and two free in each of three enclosures.',
  ),
} as const

const setup = citeStorageTek('Tested Deployment')
const tray = citeStorageTek('Tested Configuration')
/** Source of the two trays of the tested 2530. */
export const trayPairSource = derivedFrom(
  citeStorageTek('Solution Description'),
  'a RAID unit and a JBOD unit of twelve drives each.',
)
const layout = citePowerEdge('Table 3')
/** Source of the operating system drives, which are not in the table. */
export const systemDrivesSource = citePowerEdge('Disk subsystem configuration')
const setup2007 = citePowerEdge('Exchange Server 2007 database setup')
const pairsOfR510 = derivedFrom(
  setup2007,
  'five of six mirrored pairs hold databases, one the logs.',
)
const sun = measured('StorageTek 2530', 'esrp')

const mirroredPairs = (
  count: number,
  sizeGb: number,
  databases: number,
  cite: Cite,
): BlockVolumes => ({
  count: citedFigure('Volumes for databases', count, 'volumes', cite),
  size: gb(
    'Size of a volume',
    sizeGb,
    derivedFrom(layout, 'a mirrored pair is as large as a drive.'),
  ),
  databases,
})

const mirroredDrives = (label: string, count: number, sizeGb: number, cite: Cite = layout) =>
  spaceOfMirroredDrives({
    drives: drives(label, count, cite),
    each: gb('Drive size', sizeGb, layout),
  })

const server = {
  ...usual,
  grows: 'servers',
  systemDrives: drives(
    'Drives of the operating system of a server, in RAID 1',
    2,
    systemDrivesSource,
  ),
  raid: 'RAID 1',
  onePerServer: true,
  blocksPerArray: one(derivedFrom(layout, 'the drives inside of a server are one set.')),
  cite: layout,
} as const

const formatted399 = gb('Databases in RAID 5, formatted', 399, citeAx45i('Table 4'))
const decimal399 = formattedInDecimal({ printed: formatted399 })

const blocks = {
  'AX4-5i': {
    ...usual,
    name: 'EMC CLARiiON AX4-5i',
    block: ['block of 4 + 2 drives', 'blocks of 4 + 2 drives'],
    grows: 'blocks of four database drives in RAID 5, and log drives two at a time',
    shared: true,
    drives: { databases: 4, logs: 2, spares: 0, free: 0, kind: '146 GB SAS, 15,000 rpm' },
    raid: 'RAID 5',
    ...measured('AX4-5i', '2-hour performance'),
    space: formatted399,
    decimalSpace: decimal399,
    testedFill: shareFilledWhenTested({ tested: databaseSizeInAx4Test, formatted: decimal399 }),
    logSpace: gb('Logs in RAID 1/0, formatted', 50, citeAx45i('Table 5')),
    mailboxes: mailboxes(1400, citeAx45i('Table 1')),
    blocksPerArray: blocksInArray({
      slots: drives('Drives of one array, at most', 60, citeAx45i('Features')),
      each: drives('Drives of one block', 6, citeAx45i('Solution description')),
    }),
    enclosure: drives('Drives of one enclosure', 12, citeAx45i('Features')),
    hosts: citedFigure('Hosts of one array, at most', 64, 'servers', citeAx45i('Features')),
    cite: citeAx45i('Solution description'),
    counted: derivedFrom(
      citeAx45i('Solution description'),
      'four disks in RAID 5 for databases, two in RAID 1_0 for logs.',
    ),
  },
  MD1000: {
    ...usual,
    name: 'Dell PowerVault MD1000',
    block: ['enclosure of 15 drives', 'enclosures of 15 drives'],
    grows: 'enclosures, or server and storage blocks',
    testedAs: 'ccr',
    drives: { databases: 10, logs: 2, spares: 1, free: 2, kind: '300 GB SAS, 15,000 rpm' },
    raid: 'RAID 10',
    ...measured('MD1000', 'esrp'),
    space: spaceOfMirroredDrives({
      drives: drives('Database drives', 10, disksOfMd1000),
      each: drive272,
    }),
    logSpace: logPairs(2, disksOfMd1000),
    mailboxes: mailboxes(2000, md1000At),
    blocksPerArray: one(derivedFrom(md1000At, 'each server has an enclosure of its own.')),
    cite: md1000At,
    counted: disksOfMd1000,
  },
  MD3000: {
    ...md3000,
    raid: 'RAID 5',
    ...measured('MD3000', 'esrp'),
    space: raid5Space,
  },
  'MD3000 RAID 10': {
    ...md3000,
    name: `${md3000.name}, RAID 10`,
    raid: 'RAID 10',
    ...measured('MD3000', 'esrp'),
    estimated: true,
    space: gb('Databases in RAID 10, formatted', 4080, sourceOfOtherRaidRuns),
  },
  'StorageTek 2530': {
    ...usual,
    name: 'Sun StorageTek 2530',
    block: ['tray of 12 drives', 'trays of 12 drives'],
    grows: 'a third tray, then arrays',
    testedBlocks: 2,
    shared: true,
    drives: { databases: 8, logs: 4, spares: 0, free: 0, kind: '146 GB SAS, 15,000 rpm' },
    raid: 'RAID 10',
    ...sun,
    iops: iopsOfTray({
      all: sun.iops,
      trays: citedFigure('Trays tested', 2, 'blocks', trayPairSource),
    }),
    space: gb('Databases on one tray', 540, setup),
    testedFill: citedFigure('Filled by databases when it was tested', 0.99, '%', setup, 'E33'),
    logSpace: mirroredSpaceOfLogDrives({
      drives: drives('Log drives of one tray', 4, tray),
      each: gb('Raw space of one drive', 136.7, setup),
    }),
    mailboxes: mailboxes(2000, derivedFrom(setup, '4,000 mailboxes on two trays.')),
    blocksPerArray: blocksInArray({
      slots: citedFigure('Drives of one array, at most', 36, 'drives', setup, 'E48'),
      each: drives('Drives of one tray', 12, citeStorageTek('Solution Description')),
    }),
    cite: tray,
    counted: derivedFrom(tray, 'a volume of eight drives for databases, one of four for logs.'),
  },
  R510: {
    ...server,
    name: 'Dell PowerEdge R510',
    block: ['set of 12 internal drives', 'sets of 12 internal drives'],
    volumes: mirroredPairs(5, 2000, 15, setup2007),
    drives: { databases: 10, logs: 2, spares: 0, free: 0, kind: '2 TB NL-SAS, 7,200 rpm' },
    ...measured('R510', 'mailbox profile'),
    space: mirroredDrives('Database drives', 10, 2000, pairsOfR510),
    logSpace: mirroredDrives('Log drives', 2, 2000, pairsOfR510),
    mailboxes: mailboxes(1500, citePowerEdge('Table 4')),
    counted: pairsOfR510,
  },
  R720xd: {
    ...server,
    name: 'Dell PowerEdge R720xd',
    block: ['set of 24 internal drives', 'sets of 24 internal drives'],
    volumes: mirroredPairs(12, 1000, 12, layout),
    testedWith: '2010',
    testedAs: 'dag',
    drives: { databases: 24, logs: 0, spares: 0, free: 0, kind: '1 TB NL-SAS, 7,200 rpm' },
    ...measured('R720xd', 'mailbox profile'),
    space: mirroredDrives('Drives for databases and logs', 24, 1000),
    logSpace: null,
    mailboxes: mailboxes(5000, citePowerEdge('Table 4')),
    counted: derivedFrom(layout, 'all 24 drives hold databases and their logs.'),
  },
} as const satisfies Readonly<Record<SolutionId, Block>>

export type TestedSolution = Block & (typeof testedSolutionChoices)[number]

/** Systems tested by the papers other than EqualLogic, in the order of the documents. */
export const testedSolutions: readonly TestedSolution[] = testedSolutionChoices.map((choice) => ({
  ...choice,
  ...blocks[choice.id],
}))
