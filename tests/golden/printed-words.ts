import type { Unit } from '../../src/engine/core/units.ts'

/**
 * A few printed words around each figure whose number a section can hold by chance: counts, and space. By
 * place and label; the words hold the figure. A figure without them is not printed where it says.
 */
const words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ax45i Features': {
    'Drives of one array, at most': ['up to 60 drives'],
    'Drives of one enclosure': ['12 drives per enclosure'],
    'Hosts of one array, at most': ['up to 64 hosts'],
  },
  'ax45i Solution description': { 'Drives of one block': ['total of six drives'] },
  'ax45i Table 1': { 'Storage groups of the test': ['Number of storage groups/host	2'] },
  'ax45i Table 4': {
    'Databases in RAID 5, formatted': ['399 GB'],
    'Formatted capacity of four drives': ['399 GB'],
  },
  'ax45i Table 5': { 'Logs in RAID 1/0, formatted': ['formatted capacity	50 GB'] },
  'ax45i Appendix A': { 'Databases in the 2-hour test': ['size	229876989952'] },
  'equalLogic Table 1': { Arrays: ['1x PS6100XV'], Databases: ['5 databases (active)'] },
  'equalLogic 3': {
    'Database file, at most': ['is 16 TB'],
    'Guideline for a database with one copy': ['maximum 200 GB database file'],
    'Guideline for a database with copies in a DAG': ['2 TB if the database'],
  },
  'equalLogic 3.2': { 'Servers in a DAG, at most': ['up to 16 networked servers'] },
  'equalLogic 5.3': {
    'Databases a server mounts, Standard edition': ['maximum of 5 databases'],
    'Databases a server mounts, Enterprise edition': ['maximum of 100 databases'],
    'Databases that did not pass': ['test with 40 databases'],
  },
  'equalLogic 5.5': {
    'Working drives': [
      '22 available drives on PS6100',
      '10 available drives on PS4100',
      '23 available drives on PS6100',
      '11 available drives on PS4100',
    ],
    Spares: ['two spare drives', 'one spare drive'],
  },
  'equalLogic 5.5 and Table 25': {
    'Drive size': ['300 GB, X', '600 GB, XV', '900 GB, X', '1 TB, E', '2 TB, E', '3 TB, E'],
  },
  'equalLogic 6.3': { 'Memory for 1 to 10 databases': ['2 \\text{ GB}'] },
  'equalLogic Table 25': { 'Drives of one': ['24 disk drives', '12 disk drives'] },
  'equalLogic Table 26': { 'Groups at each site': ['one per each site'] },
  'equalLogic Table 27': { 'Ports of the active controller': ['Dual 4-port', 'Dual 2-port'] },
  'equalLogic Tables 2 and 4': { 'Databases of the test': ['5 databases (active)'] },
  'equalLogic Tables 5 and 6': { 'Arrays in the pool': ['1x PS6100XV'] },
  'powerEdge Exchange Server 2007 database setup': {
    'Volumes for databases': ['5 of them hosted'],
    'Guideline for a database': ['100 GB per file'],
  },
  'powerEdge Disk subsystem configuration': {
    'Drives of the operating system': ['separate 2 X'],
  },
  'powerEdge Table 3': {
    'Drives for databases and logs': ['24 x 1 TB'],
    'Volumes for databases': ['12 x RAID 1'],
    'Drive size': ['12 x 2 TB', '24 x 1 TB'],
    'Size of a volume': ['12 x 2 TB', '24 x 1 TB'],
  },
  'powerVault Performance tests: I/O, backup and recovery, log reads, and RAID level': {
    'Database space with RAID 5': ['from 7,344 GB'],
    'Database space with RAID 10': ['approximately 4,080 GB'],
    'Databases in RAID 5, formatted': ['from 7,344 GB'],
    'Databases in RAID 10, formatted': ['approximately 4,080 GB'],
  },
  'storageTek 2530 Configuration': { Drives: ['2000	12	73000', '4 disk log', '8 disk db'] },
  'storageTek Define and Assess': {
    'Databases a server mounts': ['Databases	20	50'],
    'Memory for each processor, at most': ['16 GB/CPU'],
    'Memory, at most': ['memory	4 GB'],
  },
  'storageTek Solution Description': { 'Drives of one tray': ['(12) 146 GB'] },
  'storageTek Tested Configuration': { 'Log drives of one tray': ['4 drive RAID 10'] },
  'storageTek Tested Deployment': {
    'Drives of one array, at most': ['Maximum configuration: 36'],
    'Log drives of one tray': ['Spindles in test	4'],
    'Databases on one tray': ['Database LUN size	540 GB'],
    'Raw space of one drive': ['136.7 GB'],
    'Drive size': ['146 GB 15,000 rpm'],
  },
}

/** Constants in the text of a formula that its place must print, as those words. */
const constants: Readonly<Record<string, readonly string[]>> = {
  'equalLogic 6.3: Memory for the databases': ['1 to 10 DBs'],
  'equalLogic Table 24: Message size factor': ['75 KB', '150 KB', '300 KB', '3.8', '1.9'],
  'equalLogic summary and 6.3: DAG points on logs': ['2% overhead of the first copy'],
  'powerVault MD1000- and MD3000-based storage solutions: Clusters': ['two PowerEdge 2950 servers'],
  'powerVault Performance tests: I/O, backup and recovery, log reads, and RAID level: Space of mirrored drives':
    ['leaves half'],
  'storageTek 2530 Configuration: Space in RAID 10': ['allocate twice'],
}

const counted: readonly Unit[] = [
  'drives',
  'blocks',
  'volumes',
  'groups',
  'arrays',
  'databases',
  'servers',
  'ports',
  'storage groups',
  'GB',
]

/** Whether a figure of this unit can stand in a section by chance. */
export function isCounted(unit: Unit): boolean {
  return counted.includes(unit)
}

const spelled: Readonly<Record<string, number>> = { one: 1, two: 2, half: 2, twice: 2, six: 6 }

function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g)].map(([one]) =>
    Number(one.replaceAll(',', '')),
  )
  return [...digits, ...text.split(/\W+/).flatMap((one) => spelled[one.toLowerCase()] ?? [])]
}

/** Whether words that the place prints around a figure of this label hold it. */
export function isWorded(at: string, label: string, value: number, unit: Unit): boolean {
  const found = Object.entries(words[at] ?? {})
    .filter(([start]) => label.startsWith(start))
    .flatMap(([, texts]) => texts)
  const scales = unit === 'GB' ? [1, 0.001, 1e9] : [1]
  return found.some((text) =>
    numbersIn(text).some((one) => scales.some((by) => Math.abs(one - value * by) <= 1e-9 * one)),
  )
}

/** The numbers that the place of a formula prints for its constants. */
export function printedConstants(at: string): readonly number[] {
  return (constants[at] ?? []).flatMap(numbersIn)
}
