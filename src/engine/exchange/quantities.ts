import type { Unit } from '../core/units.ts'
import { assumed, type Worked } from '../core/worked.ts'

/** Quantities that the versions of Exchange differ in, the rows of their comparison. */
export const quantities = [
  { key: 'iopsAlone100', group: 'Profile', label: 'IOPS per mailbox, standalone, 100 messages' },
  { key: 'iopsAlone200', group: 'Profile', label: 'IOPS per mailbox, standalone, 200 messages' },
  { key: 'iopsInDag100', group: 'Profile', label: 'IOPS per mailbox in a DAG, 100 messages' },
  { key: 'iopsInDag200', group: 'Profile', label: 'IOPS per mailbox in a DAG, 200 messages' },
  { key: 'cache', group: 'Profile', label: 'Database cache per mailbox, 200 messages' },
  { key: 'readsAlone', group: 'Profile', label: 'Share of reads, standalone, 100 messages' },
  { key: 'readsInDag', group: 'Profile', label: 'Share of reads in a DAG, 100 messages' },
  { key: 'logIoAlone', group: 'Logs and maintenance', label: 'Log I/O, standalone, 200 messages' },
  { key: 'logIoInDag', group: 'Logs and maintenance', label: 'Log I/O in a DAG, 200 messages' },
  { key: 'maintenance', group: 'Logs and maintenance', label: 'Background maintenance' },
  {
    key: 'logsPerDay',
    group: 'Logs and maintenance',
    label: 'Logs per mailbox per day, 200 messages of 75 KB',
  },
  { key: 'catalog', group: 'Space', label: 'Search catalog' },
  { key: 'mostQuota', group: 'Space', label: 'Mailbox, at most' },
  { key: 'databaseFile', group: 'Space', label: 'Database file, guideline' },
  { key: 'mostMemory', group: 'Server', label: 'Memory, at most' },
  { key: 'leastMemory', group: 'Server', label: 'Memory, at least' },
  { key: 'mostCores', group: 'Server', label: 'Cores, at most' },
  { key: 'page', group: 'Server', label: 'Database page' },
] as const

/** A figure of a version, and what it is a part of or holds for where its row does not say. */
export type QuantityPart = { readonly worked: Worked; readonly of: string | null }

/** What is taken for a version: its figures, of which there may be none, or words in their place. */
export type QuantityFound = readonly QuantityPart[] | string

/** What is taken for a version of each quantity. */
export type VersionQuantities = Readonly<Record<(typeof quantities)[number]['key'], QuantityFound>>

function point<U extends Unit>(label: string, value: number, unit: U): Worked<U> {
  return assumed(label, value, unit, 'What this table compares the versions at.')
}

const messages = 'Messages per mailbox per day'
/** What the quantities are read at. */
export const at100 = point(messages, 100, 'messages/day')
export const at200 = point(messages, 200, 'messages/day')
export const size75 = point('Average message size', 75, 'KB')
export const binary75 = point('Average message size', 75, 'KiB')
export const oneMailbox = point('Mailboxes', 1, 'mailboxes')
export const fiveDatabases = point('Databases', 5, 'databases')

/** All of them: figures that are no figures of a version. */
export const points: ReadonlySet<Worked> = new Set([
  at100,
  at200,
  size75,
  binary75,
  oneMailbox,
  fiveDatabases,
])

/** One figure, or none. */
export function onePart(
  worked: Worked | null | undefined,
  of: string | null = null,
): readonly QuantityPart[] {
  return worked ? [{ worked, of }] : []
}

type Side = readonly [worked: Worked | null, of: string]

/** Two figures of a kind, or one where they are equal. */
export function partsWhereUnequal(
  [one, ofOne]: Side,
  [other, ofOther]: Side,
): readonly QuantityPart[] {
  if (one?.value === other?.value) return onePart(one)
  return [...onePart(one, ofOne), ...onePart(other, ofOther)]
}
