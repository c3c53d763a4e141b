import type { Mode } from '../core/mode.ts'
import { once } from '../core/once.ts'
import { versionOf } from '../exchange/versions.ts'
import { digitsOf, numberedNames } from '../placement/names.ts'
import type { Plan } from '../plan/plan.ts'

/** What can be named: the answer that names all of it. */
export type NameKey = 'dagNames' | 'serverNames' | 'databaseNames'

/** What a kind of name is by default, and what names of it may be. */
type NameKind = {
  /** Before the number of a name that nobody gave. */
  readonly prefix: string
  /** The digits a number has at least. */
  readonly digits: number
  /** The most characters of a name. */
  readonly most: number
}

/** The three kinds; servers and DAGs are computer accounts, whose NetBIOS names have 15 characters. */
export const nameKinds = {
  dagNames: { prefix: 'DAG', digits: 1, most: 15 },
  serverNames: { prefix: 'MBX', digits: 2, most: 15 },
  databaseNames: { prefix: 'DB', digits: 3, most: 64 },
} as const satisfies Record<NameKey & keyof Plan, NameKind>

/** Why a name that was given is not used. */
type Refusal = 'characters' | 'too long' | 'reserved' | 'taken'

const allowed = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
/** Windows takes no computer name of digits alone, and no folder that is called like a device. */
const reserved = /^(?:\d+|con|prn|aux|nul|com\d|lpt\d)$/i

/** Why a name cannot be used whatever else is named; null where it can. */
function refusalOf(name: string, { most }: NameKind): Exclude<Refusal, 'taken'> | null {
  if (!allowed.test(name)) return 'characters'
  if (name.length > most) return 'too long'
  return reserved.test(name) ? 'reserved' : null
}

/** How many DAGs, servers and databases of all DAGs together are named. */
export type NamedCounts = {
  readonly dags: number
  readonly servers: number
  readonly databases: number
}

/**
 * Names of all DAGs, servers and databases, DAG by DAG. Whatever a plan holds, they are ASCII letters,
 * digits and hyphens, short enough, and unique whether letters are capital or not.
 */
export type Names = {
  readonly dags: readonly string[]
  readonly servers: readonly string[]
  readonly databases: readonly string[]
}

/** What is wrong with the names that a plan gives; the default names stand where none can be used. */
export type NamingProblem =
  /** Names that are not used, the first few of them, and how many there are. */
  | {
      readonly code: Refusal
      readonly key: NameKey
      readonly names: readonly string[]
      readonly count: number
      readonly most: number
    }
  /** A list with fewer names than are needed; `next` is the default name that goes on. */
  | {
      readonly code: 'list too short'
      readonly key: NameKey
      readonly given: number
      readonly needed: number
      readonly next: string
    }
  | {
      readonly code: 'list too long'
      readonly key: NameKey
      readonly given: number
      readonly needed: number
    }
  /** A pattern with two numbers, or one within a list of names. */
  | { readonly code: 'not one pattern'; readonly key: NameKey; readonly text: string }

/** Names of the DAGs, servers and databases of a plan: by its pattern, its list, or the usual ones. */
export function namesOf(plan: Plan, counts: NamedCounts): Names {
  return namingOf(plan, counts).names
}

/** What is wrong with the names that a plan gives, in the order of its answers. */
export function namingProblems(plan: Plan, counts: NamedCounts): readonly NamingProblem[] {
  return namingOf(plan, counts).problems
}

type Naming = { readonly names: Names; readonly problems: readonly NamingProblem[] }

const namings = once((_: Plan): Map<string, Naming> => new Map())

function namingOf(plan: Plan, counts: NamedCounts): Naming {
  const key = `${counts.dags} ${counts.servers} ${counts.databases}`
  const known = namings(plan)
  const naming = known.get(key) ?? nameAll(plan, counts)
  known.set(key, naming)
  return naming
}

function nameAll(plan: Plan, counts: NamedCounts): Naming {
  // DAGs and servers are accounts of one directory; a database may be called like a server.
  const accounts = new Set<string>()
  const mode = versionOf(plan).hasModes ? plan.mode : 'corrected'
  const named = (key: NameKey, needed: number, taken: Set<string>) =>
    namedBy(plan[key], key, { needed, mode }, taken)
  const dags = named('dagNames', counts.dags, accounts)
  const servers = named('serverNames', counts.servers, accounts)
  const databases = named('databaseNames', counts.databases, new Set())
  return {
    names: { dags: dags.names, servers: servers.names, databases: databases.names },
    problems: [...dags.problems, ...servers.problems, ...databases.problems],
  }
}

type Named = { readonly names: readonly string[]; readonly problems: readonly NamingProblem[] }

/** How many names are needed, and how the digits of their numbers are counted. */
type Need = { readonly needed: number; readonly mode: Mode }

/** As many names as are needed of a text; the names that it takes are added to those taken. */
function namedBy(text: string, key: NameKey, need: Need, taken: Set<string>): Named {
  const kind = nameKinds[key]
  const { needed } = need
  const given = text.split(/[\s,;]+/).filter(Boolean)
  const [pattern] = given
  if (pattern === undefined) {
    // The usual names differ from each other: only others can be in their way.
    const isFree = taken.size === 0 && key === 'databaseNames'
    const names = isFree ? usualNames(kind, need) : filled([], need, kind, taken)
    return { names, problems: [] }
  }
  if (text.includes('#')) {
    if (given.length > 1 || !/^[^#]*#+[^#]*$/.test(pattern)) {
      const problem = { code: 'not one pattern', key, text: given.join(', ') } as const
      return { names: filled([], need, kind, taken), problems: [problem] }
    }
    const { names, problems } = judged(patternNames(pattern, need), key, taken)
    return { names: filled(names, need, kind, taken), problems }
  }
  const { names, problems } = judged(given.slice(0, needed), key, taken)
  const all = filled(names, need, kind, taken)
  return { names: all, problems: [...problems, ...lengthProblems(key, given.length, all)] }
}

function lengthProblems(
  key: NameKey,
  given: number,
  names: readonly string[],
): readonly NamingProblem[] {
  const needed = names.length
  if (given > needed) return [{ code: 'list too long', key, given, needed }]
  const next = names[given]
  return next === undefined ? [] : [{ code: 'list too short', key, given, needed, next }]
}

/** Names of a pattern, `#` for the digits of the number; more digits where the last needs them. */
function patternNames(pattern: string, { needed, mode }: Need): readonly string[] {
  const [before = '', after = ''] = pattern.split(/#+/)
  const marks = pattern.length - before.length - after.length
  return numberedNames(before, needed, mode, marks).map((name) => `${name}${after}`)
}

/** The names that can be used, null in place of each other one, and why. */
function judged(given: readonly string[], key: NameKey, taken: Set<string>) {
  const kind = nameKinds[key]
  const refused = new Map<Refusal, string[]>()
  const names = given.map((name) => {
    const why = refusalOf(name, kind) ?? (taken.has(name.toLowerCase()) ? 'taken' : null)
    if (why === null) {
      taken.add(name.toLowerCase())
      return name
    }
    const others = refused.get(why)
    if (others) others.push(name)
    else refused.set(why, [name])
    return null
  })
  const problems = [...refused].map(([code, all]) => ({
    code,
    key,
    names: all.slice(0, 5),
    count: all.length,
    most: kind.most,
  }))
  return { names, problems }
}

function usualNames({ prefix, digits }: NameKind, { needed, mode }: Need): readonly string[] {
  return numberedNames(prefix, needed, mode, digits)
}

/** Names as given, and the default name of its place where none was; the next free number if that is taken. */
function filled(
  names: readonly (string | null)[],
  { needed, mode }: Need,
  kind: NameKind,
  taken: Set<string>,
): readonly string[] {
  const digits = Math.max(kind.digits, digitsOf(needed, mode))
  const called = (number: number) => `${kind.prefix}${String(number).padStart(digits, '0')}`
  let spare = needed
  return Array.from({ length: needed }, (_, at) => {
    const given = names[at]
    if (given) return given
    let own = called(at + 1)
    while (taken.has(own.toLowerCase())) {
      spare += 1
      own = called(spare)
    }
    taken.add(own.toLowerCase())
    return own
  })
}
