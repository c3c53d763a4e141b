import type { Plan } from '../plan/plan.ts'
import type { NamedCounts, NameKey, Names, NamingProblem } from './names.ts'

/** The answers that say where files deploy to, beside the names. */
export type PlaceKey =
  | 'dagAddresses'
  | 'controllers1'
  | 'controllers2'
  | 'addressBook'
  | 'witnessServer'
  | 'witnessFolder'
  | 'alternateWitnessServer'
  | 'alternateWitnessFolder'

/** What of an answer cannot be used. */
export type PlaceProblem = { readonly key: PlaceKey; readonly texts: readonly string[] } & (
  | { readonly code: 'not a host' | 'not an address' | 'not a folder' | 'not plain' }
  /** A witness that is one of the servers it decides on. */
  | { readonly code: 'a member' }
  /** An address that several DAGs would have. */
  | { readonly code: 'of one DAG' }
  /** Neither one for all DAGs nor as many for each. */
  | { readonly code: 'not shared out'; readonly dags: number }
)

/** A witness and its folder; '' where none is given. */
export type Witness = { readonly server: string; readonly folder: string }

/** Where one DAG is deployed; '' and no addresses where none are given. */
export type DagPlaces = {
  readonly addresses: readonly string[]
  readonly witness: Witness
  readonly alternate: Witness
}

/** Where the files of a plan deploy to. Every text is of a form that was checked, or ''. */
export type DeployedPlaces = {
  readonly dags: readonly DagPlaces[]
  /** Domain controllers of the first and of the second site. */
  readonly controllers: readonly [readonly string[], readonly string[]]
  readonly addressBook: string
  readonly problems: readonly PlaceProblem[]
  /** Answers that the plan asks for and that give nothing. */
  readonly missing: readonly PlaceKey[]
}

/** What places are needed for. */
export type Deployed = {
  /** Names of all DAGs; none standalone. */
  readonly dags: readonly string[]
  /** Names of all servers. */
  readonly servers: readonly string[]
  readonly twoSites: boolean
}

/** Where the files of a plan deploy to, what cannot be used of the answers, and what is missing. */
export function placesOf(plan: Plan, deployed: Deployed): DeployedPlaces {
  const { dags, servers, twoSites } = deployed
  const accounts = new Set([...servers, ...dags].map((name) => name.toLowerCase()))
  const hosts = (key: PlaceKey) => usable(key, listed(plan[key]), isHost, 'not a host')
  const witnesses = (key: PlaceKey) => sharedOut(notMembers(hosts(key), accounts), dags.length, 1)
  const folder = (key: PlaceKey) => usable(key, single(plan[key]), isFolder, 'not a folder')
  const addresses = usable('dagAddresses', listed(plan.dagAddresses), isAddress, 'not an address')
  const read = {
    dagAddresses: ofOneDag(
      sharedOut(addresses, dags.length, Number.POSITIVE_INFINITY),
      dags.length,
    ),
    controllers1: hosts('controllers1'),
    controllers2: hosts('controllers2'),
    addressBook: usable('addressBook', single(plan.addressBook), isPlain, 'not plain'),
    witnessServer: witnesses('witnessServer'),
    witnessFolder: folder('witnessFolder'),
    alternateWitnessServer: witnesses('alternateWitnessServer'),
    alternateWitnessFolder: folder('alternateWitnessFolder'),
  } as const satisfies Record<PlaceKey, Reading>
  const asked = askedOf(dags.length > 0, twoSites)
  const witness = (server: Reading, { texts: [inside = ''] }: Reading, at: number): Witness => ({
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

/** What an answer gives that can be used, and what is wrong with the rest. */
type Reading = {
  readonly key: PlaceKey
  readonly texts: readonly string[]
  readonly problems: readonly PlaceProblem[]
}

function usable(
  key: PlaceKey,
  texts: readonly string[],
  isUsable: (text: string) => boolean,
  code: 'not a host' | 'not an address' | 'not a folder' | 'not plain',
): Reading {
  const refused = texts.filter((text) => !isUsable(text))
  if (refused.length === 0) return { key, texts, problems: [] }
  return { key, texts: texts.filter(isUsable), problems: [{ code, key, texts: firstOf(refused) }] }
}

/** None where any is one of these accounts. */
function notMembers(read: Reading, accounts: ReadonlySet<string>): Reading {
  const { key, texts, problems } = read
  const members = texts.filter((host) => accounts.has(host.toLowerCase().replace(/\..*/, '')))
  if (members.length === 0) return read
  const problem = { code: 'a member', key, texts: firstOf(members) } as const
  return { key, texts: [], problems: [...problems, problem] }
}

/** None unless it is one for all DAGs, or as many for each and at most so many. */
function sharedOut(read: Reading, dags: number, most: number): Reading {
  const { key, texts, problems } = read
  const each = texts.length / dags
  const isShared = dags === 0 || texts.length <= 1 || (Number.isInteger(each) && each <= most)
  // Of a list that lacks some of its texts nobody knows which DAG each of the others is for.
  const isWhole = dags < 2 || texts.length === 0 || problems.length === 0
  if (isShared && isWhole) return read
  const problem = { code: 'not shared out', key, texts: firstOf(texts), dags } as const
  return { key, texts: [], problems: [...problems, problem] }
}

/** Addresses that say where an address comes from, or that there is none: any DAG may have them. */
const noAddresses: readonly string[] = ['0.0.0.0', '255.255.255.255']

/** None where several DAGs would have the same address. */
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

/** The answers that a plan asks for. */
function askedOf(hasDags: boolean, twoSites: boolean): readonly PlaceKey[] {
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

/** A DAG’s part of a list: all where there is one DAG, one alone for every DAG, else as many for each. */
function shareOf(texts: readonly string[], at: number, dags: number): readonly string[] {
  if (texts.length === 1) return texts
  const each = texts.length / dags
  return texts.slice(at * each, (at + 1) * each)
}

/** Each of several DAGs needs a folder of its own on a witness: one inside that is called like it. */
function folderFor(folder: string, dag: string | undefined, dags: number): string {
  return folder === '' || dags === 1 ? folder : `${folder}\\${dag}`
}

/** A name of a computer, alone or with its domain. */
export function isHost(text: string): boolean {
  const labels = text.split('.')
  return (
    text.length <= 255 &&
    labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** A static address of a DAG: IPv4, which is all that a DAG takes. */
export function isAddress(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(text)
}

/** A folder of a drive, such as C:\Witness, of printed characters without accents. */
export function isFolder(text: string): boolean {
  const [drive = '', ...folders] = text.split('\\')
  return (
    text.length <= 200 &&
    /^[A-Za-z]:$/.test(drive) &&
    folders.length > 0 &&
    !hasFormula(text) &&
    folders.every((folder) => /^(?!.*[. ]$)[ !#-)+-.0-9;=@-[\]-{}~]+$/.test(folder))
  )
}

/** Printed characters without accents that no program takes for a formula. */
export function isPlain(text: string): boolean {
  return /^[ -~]+$/.test(text) && !hasFormula(text)
}

/** Whether a program takes a text, or what follows a sign that parts cells in some languages, for a formula. */
function hasFormula(text: string): boolean {
  return /(?:^|[;|])["' ]*[=+\-@]/.test(text)
}

/** All that files call what they deploy: the names and places of a plan, and what is wrong or missing. */
export type DeployedNaming = {
  readonly counts: NamedCounts
  readonly names: Names
  readonly problems: readonly NamingProblem[]
  /** The kinds of names that nobody gave, so that the usual ones stand. */
  readonly usual: readonly NameKey[]
  readonly places: DeployedPlaces
  /** Places that nobody gave and the files cannot be run without. */
  readonly needed: readonly PlaceKey[]
}
