import type { Plan } from '../plan/plan.ts'
import type { NameAnswerKey, NamedCounts, NamingProblem, PlanNames } from './names.ts'

/**
 * Folders where Exchange’s scripts and AutoReseed look for volumes and databases on every server.
 * Restore volumes have a root of their own: below the volumes’ root AutoReseed takes and formats
 * any volume without a database.
 */
export const deployedFolders = {
  volumes: 'C:\\ExchangeVolumes',
  databases: 'C:\\ExchangeDatabases',
  restores: 'C:\\ExchangeRestores',
} as const

export type DatabaseFolders = { readonly folder: string; readonly logFolder: string }

/** Folders of a database’s file and logs, below the folder named after the database. */
export function databaseFolders(name: string): DatabaseFolders {
  const own = `${deployedFolders.databases}\\${name}`
  return { folder: `${own}\\${name}.db`, logFolder: `${own}\\${name}.log` }
}

export type PlaceAnswerKey =
  | 'dagAddresses'
  | 'controllers1'
  | 'controllers2'
  | 'addressBook'
  | 'witnessServer'
  | 'witnessFolder'
  | 'alternateWitnessServer'
  | 'alternateWitnessFolder'

/** Unusable texts of an answer, the first five. */
export type PlaceProblem = { readonly key: PlaceAnswerKey; readonly texts: readonly string[] } & (
  | { readonly code: 'not a host' | 'not an address' | 'not a folder' | 'not plain' }
  /** A witness that is itself a server or DAG of the plan. */
  | { readonly code: 'a member' }
  /** An address that several DAGs would share. */
  | { readonly code: 'of one DAG' }
  /** A list that has neither one text for all DAGs nor an equal number for each. */
  | { readonly code: 'not shared out'; readonly dags: number }
)

/** Witness server and folder; '' if none is given. */
export type WitnessPlace = { readonly server: string; readonly folder: string }

/** Addresses and witnesses of one DAG; empty if none are given. */
export type DagPlaces = {
  readonly addresses: readonly string[]
  readonly witness: WitnessPlace
  readonly alternate: WitnessPlace
}

/** Where the files of a plan deploy to. Every text has a checked form, or is ''. */
export type DeployedPlaces = {
  readonly dags: readonly DagPlaces[]
  /** Domain controllers of the first and of the second site. */
  readonly controllers: readonly [readonly string[], readonly string[]]
  readonly addressBook: string
  readonly problems: readonly PlaceProblem[]
  /** Answers that the plan asks for and that give nothing usable. */
  readonly missing: readonly PlaceAnswerKey[]
}

export type DeploymentMemberNames = {
  /** Names of all DAGs; empty for standalone servers. */
  readonly dags: readonly string[]
  readonly servers: readonly string[]
  readonly twoSites: boolean
}

/** Where the files of a plan deploy to, with unusable and missing answers. */
export function deployedPlaces(plan: Plan, deployed: DeploymentMemberNames): DeployedPlaces {
  const { dags, servers, twoSites } = deployed
  const accounts = new Set([...servers, ...dags].map((name) => name.toLowerCase()))
  const hosts = (key: PlaceAnswerKey) => usable(key, listed(plan[key]), isHostName, 'not a host')
  const witnesses = (key: PlaceAnswerKey) =>
    sharedOut(notMembers(hosts(key), accounts), dags.length, 1)
  const folder = (key: PlaceAnswerKey) =>
    usable(key, single(plan[key]), isFolderPath, 'not a folder')
  const addresses = usable(
    'dagAddresses',
    listed(plan.dagAddresses),
    isIpv4Address,
    'not an address',
  )
  const read = {
    dagAddresses: ofOneDag(
      sharedOut(addresses, dags.length, Number.POSITIVE_INFINITY),
      dags.length,
    ),
    controllers1: hosts('controllers1'),
    controllers2: hosts('controllers2'),
    addressBook: usable('addressBook', single(plan.addressBook), isPlainText, 'not plain'),
    witnessServer: witnesses('witnessServer'),
    witnessFolder: folder('witnessFolder'),
    alternateWitnessServer: witnesses('alternateWitnessServer'),
    alternateWitnessFolder: folder('alternateWitnessFolder'),
  } as const satisfies Record<PlaceAnswerKey, Reading>
  const asked = askedOf(dags.length > 0, twoSites)
  const witness = (
    server: Reading,
    { texts: [inside = ''] }: Reading,
    at: number,
  ): WitnessPlace => ({
    server: server.texts[at] ?? server.texts[0] ?? '',
    folder: folderFor(inside, dags[at], dags.length),
  })
  return {
    dags: dags.map((_, at) => ({
      addresses: shareOf(read.dagAddresses.texts, at, dags.length),
      witness: witness(read.witnessServer, read.witnessFolder, at),
      alternate: witness(read.alternateWitnessServer, read.alternateWitnessFolder, at),
    })),
    controllers: [read.controllers1.texts, read.controllers2.texts],
    addressBook: read.addressBook.texts[0] ?? '',
    problems: Object.values(read).flatMap(({ problems }) => problems),
    missing: asked.filter((key) => read[key].texts.length === 0),
  }
}

/** Usable texts of an answer, and problems with the others. */
type Reading = {
  readonly key: PlaceAnswerKey
  readonly texts: readonly string[]
  readonly problems: readonly PlaceProblem[]
}

function usable(
  key: PlaceAnswerKey,
  texts: readonly string[],
  isUsable: (text: string) => boolean,
  code: 'not a host' | 'not an address' | 'not a folder' | 'not plain',
): Reading {
  const refused = texts.filter((text) => !isUsable(text))
  if (refused.length === 0) return { key, texts, problems: [] }
  return { key, texts: texts.filter(isUsable), problems: [{ code, key, texts: firstOf(refused) }] }
}

/** Refuses all hosts of an answer if one of them is itself a server or DAG of the plan. */
function notMembers(read: Reading, accounts: ReadonlySet<string>): Reading {
  const { key, texts, problems } = read
  const members = texts.filter((host) => accounts.has(host.toLowerCase().replace(/\..*/, '')))
  if (members.length === 0) return read
  const problem = { code: 'a member', key, texts: firstOf(members) } as const
  return { key, texts: [], problems: [...problems, problem] }
}

/** Drops all texts unless one is for all DAGs, or each DAG has equally many, at most `most`. */
function sharedOut(read: Reading, dags: number, most: number): Reading {
  const { key, texts, problems } = read
  const each = texts.length / dags
  const isShared = dags === 0 || texts.length <= 1 || (Number.isInteger(each) && each <= most)
  // Once texts are refused, nobody knows which DAG each remaining text is for.
  const isWhole = dags < 2 || texts.length === 0 || problems.length === 0
  if (isShared && isWhole) return read
  const problem = { code: 'not shared out', key, texts: firstOf(texts), dags } as const
  return { key, texts: [], problems: [...problems, problem] }
}

/** 0.0.0.0 asks for DHCP, 255.255.255.255 for no address: any number of DAGs may have them. */
const noAddresses: readonly string[] = ['0.0.0.0', '255.255.255.255']

/** Drops all addresses if several DAGs would share one. */
function ofOneDag(read: Reading, dags: number): Reading {
  const { key, texts, problems } = read
  const own = texts.filter((text) => !noAddresses.includes(text))
  const shared = own.filter((text, at) => texts.length === 1 || own.indexOf(text) !== at)
  if (dags < 2 || shared.length === 0) return read
  const problem = { code: 'of one DAG', key, texts: firstOf(shared) } as const
  return { key, texts: [], problems: [...problems, problem] }
}

function firstOf(texts: readonly string[]): readonly string[] {
  return texts.slice(0, 5)
}

function askedOf(hasDags: boolean, twoSites: boolean): readonly PlaceAnswerKey[] {
  return [
    ...(hasDags ? (['dagAddresses'] as const) : []),
    'controllers1',
    ...(twoSites ? (['controllers2'] as const) : []),
    'addressBook',
    ...(hasDags ? (['witnessServer', 'witnessFolder'] as const) : []),
    ...(hasDags && twoSites ? (['alternateWitnessServer', 'alternateWitnessFolder'] as const) : []),
  ]
}

function listed(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

function single(text: string): readonly string[] {
  return [text.trim()].filter(Boolean)
}

/** One DAG’s part of a list: a single text is for every DAG, more are shared out evenly. */
function shareOf(texts: readonly string[], at: number, dags: number): readonly string[] {
  if (texts.length === 1) return texts
  const each = texts.length / dags
  return texts.slice(at * each, (at + 1) * each)
}

/** Witness folder of a DAG; several DAGs each get a subfolder named after the DAG. */
function folderFor(folder: string, dag: string | undefined, dags: number): string {
  return folder === '' || dags === 1 ? folder : `${folder}\\${dag}`
}

/** True for a computer name, alone or with its domain. */
export function isHostName(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 255 &&
    labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** True for an IPv4 address, the only static address that a DAG takes. */
export function isIpv4Address(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text)
}

/** True for a folder of a drive, such as C:\Witness, in printable ASCII. */
export function isFolderPath(text: string): boolean {
  const [drive = '', ...folders] = text.split('\\')
  return (
    text.length <= 200 &&
    /^[A-Za-z]:$/.test(drive) &&
    folders.length > 0 &&
    !hasFormula(text) &&
    folders.every((folder) => /^(?!.*[. ]$)[ !#-)+-.0-9;=@-[\]-{}~]+$/.test(folder))
  )
}

/** True for printable ASCII that no program takes for a formula. */
export function isPlainText(text: string): boolean {
  return /^[ -~]+$/.test(text) && !hasFormula(text)
}

/** True if a program takes the text, or a part after a cell separator, for a formula. */
function hasFormula(text: string): boolean {
  return /(?:^|[;|])["' ]*[=+\-@]/.test(text)
}

export type DeploymentNamesAndPlaces = {
  readonly counts: NamedCounts
  readonly names: PlanNames
  readonly problems: readonly NamingProblem[]
  /** Kinds of names that nobody gave; default names stand. */
  readonly usual: readonly NameAnswerKey[]
  readonly places: DeployedPlaces
  /** Missing places without which the files cannot be run. */
  readonly needed: readonly PlaceAnswerKey[]
}
