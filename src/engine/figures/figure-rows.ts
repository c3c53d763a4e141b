import { type FigureContext, type FigureTableTitle, volumeLayoutWords } from './figure.ts'
import { type NamedFigureEntry, namedFigureEntry, type RoleFigureName } from './role-figures.ts'

/** Label of the memory in a size that is sold; says so if the plan gives its own memory. */
const nextSize =
  (memory: string) =>
  ({ givesMemory }: FigureContext) =>
    givesMemory ? `${memory}, the next size that is sold` : memory

const isOne = ({ isOne }: FigureContext) => isOne

/** Other words for a total over all DAGs when the plan has one DAG. */
const inOne = (words: string) => (of: FigureContext) => (of.isOne ? words : undefined)

const whileWaiting = 'where logs may wait as long as the plan allows'

const inSite1 = ({ storage2 }: FigureContext) => (storage2 === null ? '' : ' in site 1')

/** Servers on arrays have no database drives, so figures of drives do not apply. */
const onArrays = ({ hasDrives }: FigureContext) => !hasDrives

/** Words that may depend on the plan; undefined if there is nothing to say. */
type Words = string | ((of: FigureContext) => string | undefined)

/** Row of a table of figures; without a label it shows the figure’s own. */
type FigureRowEntry = {
  readonly name: RoleFigureName
  readonly label?: Words
  readonly note?: Words
  /** True if a figure of 0 is left out. */
  readonly hidesZero?: true
  /** True if the row does not apply to the plan. */
  readonly hidden?: (of: FigureContext) => boolean
  /** For site 2: the row of site 1 that it merges with if both agree, and the merged label. */
  readonly alike?: { readonly as: RoleFigureName; readonly label: string }
}

/** Rows of each table of figures, from top to bottom; the tables in the order that files list them. */
export const figureRowEntriesByTable: Readonly<
  Record<FigureTableTitle, readonly FigureRowEntry[]>
> = {
  'Databases and copies': [
    { name: 'databaseCount', note: ({ isDag }) => (isDag ? 'of one DAG' : 'of one server') },
    { name: 'mailboxesOfDatabase' },
    { name: 'largestDatabase' },
    { name: 'perVolume', note: ({ layout }) => volumeLayoutWords[layout] },
    {
      name: 'copiesServer',
      note: ({ mode }) =>
        mode === 'corrected' ? 'active and passive, on the fullest server' : 'active and passive',
    },
    { name: 'copiesDag' },
  ],
  'I/O of a database': [
    {
      name: 'iopsDag',
      note: 'one copy of each database alone, with the reserve and what lies outside the profile',
    },
    { name: 'readShare' },
    { name: 'iopsPerDb' },
    { name: 'iopsPerLog' },
  ],
  'The number of databases': [
    { name: 'mailboxesBySize', label: 'Mailboxes of a database, by its size' },
    {
      name: 'mailboxesByIops',
      label: 'Mailboxes of a database, by the IOPS of its drive',
      hidden: ({ isVirtual }) => isVirtual,
    },
    { name: 'mailboxesAtMost', label: 'Mailboxes of a database, at most' },
    { name: 'databasesCalculated', label: 'Databases needed for the mailboxes' },
    { name: 'symmetricDatabases', label: 'Rounded up so that a failure spreads evenly' },
    { name: 'mostDatabases', label: 'Most databases' },
    { name: 'databasesBeforeGrouping', label: 'Databases before rounding up to whole groups' },
    { name: 'group', label: 'Placement group', note: 'their number is a multiple of it' },
  ],
  'A database and its volume': [
    { name: 'fullDatabase', note: 'with all its mailboxes full, and the overhead' },
    { name: 'logPerDb', note: 'of the days they are kept, and of a week’s moves' },
    { name: 'perVolume' },
    {
      name: 'volume',
      note: ({ holdsLogs }) => (holdsLogs ? 'with its logs' : 'without its logs'),
    },
    { name: 'lastVolume', note: 'with the databases left over' },
    { name: 'logVolume' },
    { name: 'lastLogVolume', note: 'of the databases left over' },
    { name: 'restoreVolume', hidesZero: true },
  ],
  'Logs that are kept': [
    { name: 'userLogs' },
    { name: 'moveLogs', note: 'a week’s moves spread over its days' },
    { name: 'logDays', note: 'by backup, failures of it, lagged copies and the network' },
    { name: 'logKeep' },
    { name: 'logMove', note: 'as if a week’s moves fell on one day' },
    { name: 'logPerDb' },
  ],
  'Volumes of a server': [
    { name: 'dbVolumes' },
    { name: 'logVolumes', hidesZero: true },
    { name: 'spares', note: 'for AutoReseed', hidesZero: true },
    { name: 'restoreVolumes', hidesZero: true },
    { name: 'volumesServer' },
    { name: 'volumeSpaceServer', note: 'without spares and restore volume' },
    { name: 'logVolumeSpaceServer' },
  ],
  'I/O of a server': [
    { name: 'iopsServer', note: 'of databases, in pages of 32 KiB, every copy as if active' },
    { name: 'readsServer' },
    { name: 'writesServer' },
    { name: 'logWrites', note: 'sequential' },
    { name: 'logReads', note: 'of the databases active in the worst case' },
    { name: 'logReads2' },
    { name: 'backgroundMaintenance', note: 'sequential, not counted with random I/O' },
  ],
  'IOPS that RAID must give': [
    { name: 'need10', label: 'In RAID-1/0' },
    { name: 'need5', label: 'In RAID-5' },
    { name: 'need6', label: 'In RAID-6' },
  ],
  'Drives of one server': [
    {
      name: 'drivesOfServer',
      label: (of) => `Drives of a server${inSite1(of)}`,
      note: ({ storage1 }) => storage1,
      hidden: onArrays,
    },
    {
      name: 'drivesOfServer2',
      label: 'Drives of a server in site 2',
      note: ({ storage2 }) => storage2 ?? undefined,
      hidden: onArrays,
      alike: { as: 'drivesOfServer', label: 'Drives of a server' },
    },
    {
      name: 'raidServer1',
      label: 'In RAID they would be',
      note: ({ raid }) => raid,
      hidden: ({ hasDrives, storage1, storage2 }) =>
        !hasDrives || (storage1 === 'JBOD' && (storage2 ?? 'JBOD') === 'JBOD'),
    },
    { name: 'drivesInAll', note: 'of all servers', hidden: onArrays },
  ],
  'Memory of one server': [
    { name: 'givenMemory', label: 'Memory' },
    { name: 'fittedMemory', label: nextSize('Memory') },
    {
      name: 'fittedMemory2',
      label: nextSize('Memory of a server in site 2'),
      alike: { as: 'fittedMemory', label: 'Memory' },
    },
    { name: 'fittedMemoryLagged', note: 'of a dedicated server for lagged copies' },
    {
      name: 'memoryNeeded',
      label: 'Memory needed',
      note: '4 times the cache plus client access, before rounding up to a size that is sold',
    },
    { name: 'cache', note: 'needed by the databases active in the worst case' },
    { name: 'clientAccessMemory' },
    {
      name: 'indexMemory',
      note: ({ mode }) => (mode === 'corrected' ? 'shown, not added' : undefined),
    },
    { name: 'leastAdvised', label: 'Recommended at least' },
    { name: 'mostAdvised', label: 'Recommended at most' },
    {
      name: 'cachePerMailbox',
      note: 'a quarter of the memory there is, by the mailboxes active in the worst case',
    },
    { name: 'pageFile' },
  ],
  'Processors of one server': [
    { name: 'coresOfServer' },
    {
      name: 'megacyclesOfCore',
      label: 'Rate of a core',
      note: ({ isRated }) => (isRated ? undefined : 'no rate given'),
    },
    { name: 'megacyclesOfServer' },
    { name: 'megacyclesWorst' },
    { name: 'cpuWorst', note: 'at most 80 % after failures' },
    {
      name: 'cores',
      label: 'Cores busy in the worst case',
      note: ({ coresBelow }) =>
        coresBelow === null ? 'rounded up' : `more than ${coresBelow}, rounded up`,
    },
    { name: 'directoryCores' },
    { name: 'clientAccessServers' },
  ],
  'Processors of a server in site 2': [
    { name: 'coresOfServer2' },
    { name: 'megacyclesOfServer2' },
    { name: 'megacyclesWorst2' },
    { name: 'cpuWorst2' },
  ],
  'Transport database of a server': [
    { name: 'left', note: 'that carry mail after the worst failure' },
    { name: 'messages', note: 'each with its shadow copy' },
    { name: 'hold', note: 'the replay lag where that is longer' },
    { name: 'transport', note: 'messages of a day, half of those in queues, and Safety Net' },
    {
      name: 'transportDrive',
      note: 'of the pair, where it has one of its own',
      hidden: ({ isVirtual }) => isVirtual,
    },
  ],
  'Logs over the link': [
    { name: 'logsDbDay', note: 'of 1 MiB, including those of moved mailboxes' },
    { name: 'streams', note: 'copies in the other site, of a DAG' },
    { name: 'peakDatabase' },
    { name: 'peakDag', hidden: isOne },
    { name: 'peak', label: inOne('Peak of the DAG') },
    { name: 'rpoDag', note: whileWaiting, hidden: isOne },
    { name: 'rpo', label: inOne('Rate of the DAG while logs wait'), note: inOne(whileWaiting) },
    { name: 'inFlight' },
  ],
}

/** A table row with its label and note worded for one plan. */
export type WordedFigureRow = {
  readonly of: NamedFigureEntry
  readonly label: string | undefined
  readonly note: string | undefined
  readonly hidesZero: boolean
  readonly alike: FigureRowEntry['alike']
}

/** Rows of a table of figures, without those that do not apply to the plan. */
export function figureRowsOfTable(
  table: FigureTableTitle,
  situation: FigureContext,
): readonly WordedFigureRow[] {
  const worded = (words: FigureRowEntry['note']) =>
    typeof words === 'function' ? words(situation) : words
  return figureRowEntriesByTable[table]
    .filter(({ hidden }) => !hidden?.(situation))
    .map(({ name, label, note, hidesZero = false, alike }) => ({
      of: namedFigureEntry(name),
      alike,
      label: worded(label),
      note: worded(note),
      hidesZero,
    }))
}
