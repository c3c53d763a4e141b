import type { CalculationMode } from '../core/mode.ts'
import { oncePerObject } from '../core/once.ts'
import { versionOf } from '../exchange/versions.ts'
import { nameDigits, numberedNames } from '../placement/names.ts'
import type { Plan } from '../plan/plan.ts'

type NameKind = {
  /** Prefix of default names, before the number. */
  readonly prefix: string
  /** Least digits of the number. */
  readonly digits: number
  /** Most characters of a name. */
  readonly most: number
}

/** Servers and DAGs are computer accounts, whose NetBIOS names have at most 15 characters. */
export const namingRulesByAnswer = {
  dagNames: { prefix: 'DAG', digits: 1, most: 15 },
  serverNames: { prefix: 'MBX', digits: 2, most: 15 },
  databaseNames: { prefix: 'DB', digits: 3, most: 64 },
} as const satisfies Partial<Record<keyof Plan, NameKind>>

export type NameAnswerKey = keyof typeof namingRulesByAnswer

type Refusal = 'characters' | 'too long' | 'reserved' | 'taken'

const allowed = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
/** Windows refuses computer names of digits alone, and folders named like a device. */
const reserved = /^(?:\d+|con|prn|aux|nul|com\d|lpt\d)$/i

/** Why a name is refused, duplicates aside; null if the name is usable. */
function refusalOf(name: string, { most }: NameKind): Exclude<Refusal, 'taken'> | null {
  if (!allowed.test(name)) return 'characters'
  if (name.length > most) return 'too long'
  return reserved.test(name) ? 'reserved' : null
}

/** Numbers of DAGs, servers and databases to name, over all DAGs. */
export type NamedCounts = Readonly<Record<'dags' | 'servers' | 'databases', number>>

/**
 * Names of all DAGs, servers and databases, DAG by DAG. Every name consists of ASCII letters,
 * digits and hyphens, keeps its length limit, and is unique ignoring case.
 */
export type PlanNames = Readonly<Record<keyof NamedCounts, readonly string[]>>

/** A problem with the names that a plan gives. Default names stand in for unusable ones. */
export type NamingProblem =
  /** Refused names: the first five, and how many there are. */
  | {
      readonly code: Refusal
      readonly key: NameAnswerKey
      readonly names: readonly string[]
      readonly count: number
      readonly most: number
    }
  /** A list with too few names; `next` is the first default name after its end. */
  | {
      readonly code: 'list too short'
      readonly key: NameAnswerKey
      readonly given: number
      readonly needed: number
      readonly next: string
    }
  | {
      readonly code: 'list too long'
      readonly key: NameAnswerKey
      readonly given: number
      readonly needed: number
    }
  /** A pattern with two numbers, or a pattern within a list. */
  | { readonly code: 'not one pattern'; readonly key: NameAnswerKey; readonly text: string }

/** Names of a plan’s DAGs, servers and databases, by its pattern, its list, or the defaults. */
export function planNames(plan: Plan, counts: NamedCounts): PlanNames {
  return namingOf(plan, counts).names
}

export function namingProblems(plan: Plan, counts: NamedCounts): readonly NamingProblem[] {
  return namingOf(plan, counts).problems
}

type Naming = { readonly names: PlanNames; readonly problems: readonly NamingProblem[] }

const namings = oncePerObject((_: Plan): Map<string, Naming> => new Map())

function namingOf(plan: Plan, counts: NamedCounts): Naming {
  const key = `${counts.dags} ${counts.servers} ${counts.databases}`
  const known = namings(plan)
  const naming = known.get(key) ?? nameAll(plan, counts)
  known.set(key, naming)
  return naming
}

function nameAll(plan: Plan, counts: NamedCounts): Naming {
  // DAGs and servers are accounts of one directory; a database may be named like a server.
  const accounts = new Set<string>()
  const mode = versionOf(plan).hasModes ? plan.mode : 'corrected'
  const named = (key: NameAnswerKey, needed: number, taken: Set<string>) =>
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

/** Number of names needed; `mode` decides how the digits of their numbers are counted. */
type Need = { readonly needed: number; readonly mode: CalculationMode }

/** The needed names, from the text of an answer; adds them to `taken`. */
function namedBy(text: string, key: NameAnswerKey, need: Need, taken: Set<string>): Named {
  const kind = namingRulesByAnswer[key]
  const { needed } = need
  const given = text.split(/[\s,;]+/).filter(Boolean)
  const [pattern] = given
  if (pattern === undefined) {
    // Default names never clash with each other, only with names taken before.
    const isFree = taken.size === 0 && key === 'databaseNames'
    if (!isFree) return { names: filled([], need, kind, taken), problems: [] }
    return { names: numberedNames(kind.prefix, needed, need.mode, kind.digits), problems: [] }
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
  key: NameAnswerKey,
  given: number,
  names: readonly string[],
): readonly NamingProblem[] {
  const needed = names.length
  if (given > needed) return [{ code: 'list too long', key, given, needed }]
  const next = names[given]
  return next === undefined ? [] : [{ code: 'list too short', key, given, needed, next }]
}

/** Names of a pattern, `#` for digits; all numbers get as many digits as the last needs. */
function patternNames(pattern: string, { needed, mode }: Need): readonly string[] {
  const [before = '', after = ''] = pattern.split(/#+/)
  const marks = pattern.length - before.length - after.length
  return numberedNames(before, needed, mode, marks).map((name) => `${name}${after}`)
}

/** Usable names, null in place of each refused one, and the problems; adds the names to `taken`. */
function judged(given: readonly string[], key: NameAnswerKey, taken: Set<string>) {
  const kind = namingRulesByAnswer[key]
  const refused = new Map<Refusal, string[]>()
  const names = given.map((name) => {
    const why = refusalOf(name, kind) ?? (taken.has(name.toLowerCase()) ? 'taken' : null)
    if (why === null) {
      taken.add(name.toLowerCase())
      return name
    }
    refused.set(why, [...(refused.get(why) ?? []), name])
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

/** Given names, and in each gap the default name; the next free number if that name is taken. */
function filled(
  names: readonly (string | null)[],
  { needed, mode }: Need,
  kind: NameKind,
  taken: Set<string>,
): readonly string[] {
  const digits = Math.max(kind.digits, nameDigits(needed, mode))
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
