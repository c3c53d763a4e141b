import type { Plan } from '../plan/plan.ts'

/** What can be named: the answer that names all of it. */
export type NameKey = 'dagNames' | 'serverNames' | 'databaseNames'

/** What a kind of name is by default, and what names of it may be. */
export type NameKind = {
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
export type Refusal = 'characters' | 'too long' | 'reserved' | 'taken'

const allowed = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/
/** Windows takes no computer name of digits alone, and no folder that is called like a device. */
const reserved = /^(?:\d+|con|prn|aux|nul|com\d|lpt\d)$/i

/** Why a name cannot be used whatever else is named; null where it can. */
export function refusalOf(name: string, { most }: NameKind): Exclude<Refusal, 'taken'> | null {
  if (!allowed.test(name)) return 'characters'
  if (name.length > most) return 'too long'
  return reserved.test(name) ? 'reserved' : null
}
