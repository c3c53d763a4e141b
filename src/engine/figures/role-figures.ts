import type { Worked } from '../core/worked.ts'
import { type CommonResult, commonResults, type ResultKind } from './common-results.ts'
import { databaseFigures } from './database-figures.ts'
import type {
  FigureContext,
  FigureRow,
  FigureTableId,
  RoleFigureEntry,
  TierFigureEntry,
} from './figure.ts'
import { serverFigures } from './server-figures.ts'

export const tierFigures = {
  mailboxes: {
    key: 'mailboxes',
    column: { head: 'Mailboxes to size for' },
  },
  messages: { column: { head: 'Messages a day' } },
  messageSize: { column: { head: 'Message size', unit: 'KiB' } },
  dumpster: { key: 'dumpster' },
  archiveDumpster: { key: 'archiveDumpster' },
  mailboxOnDisk: { key: 'mailboxOnDisk', column: { head: 'Size on disk', unit: 'MiB' } },
  iopsPerMailbox: { key: 'iopsPerMailbox', column: { head: 'IOPS' } },
  readShare: { key: 'readShare' },
  logsPerMailbox: { key: 'logsPerMailbox', column: { head: 'Logs a day' } },
  cachePerMailbox: { key: 'cachePerMailbox' },
  activeMegacycles: { key: 'megaActive', column: { head: 'Megacycles, active' } },
  passiveMegacycles: { key: 'megaPassive' },
  clientMegacycles: { key: 'megaClient' },
} as const satisfies Readonly<Record<string, TierFigureEntry>>

/**
 * Figures of a plan for Exchange 2013 to SE by name, in the order of Microsoft’s workbook; `key`
 * names a figure for callers and tests. Figures are of site 1 unless their name ends in 2.
 */
export const roleFigures = { ...databaseFigures, ...serverFigures } as const

type Entries = typeof roleFigures
type Keyed<E> = E extends { readonly key: infer K extends string } ? K : never

export type RoleFigureName = keyof Entries
export type PlanFigure = Keyed<Entries[RoleFigureName]>
export type TierFigureName = keyof typeof tierFigures
export type TierFigure = Keyed<(typeof tierFigures)[keyof typeof tierFigures]>
/** Key of any figure; the key of a mailbox’s figure ends in the index of its tier. */
export type RoleFigure = PlanFigure | `${TierFigure}${number}`

/** Figures that a stage must return, by name. */
export type StageFigureRecord<Stage, Figure> = {
  readonly [Name in RoleFigureName as Entries[Name]['stage'] extends Stage ? Name : never]: Figure
}

type Compared = Extract<Entries[RoleFigureName], { readonly compared: unknown }>['compared']

/** Key of a result of either method. */
export type ResultKey = CommonResult | Exclude<Compared, string>['key']

/** Results of a plan by key, without those that its method or design does not have. */
export type ResultFigures = Readonly<Partial<Record<ResultKey, Worked | null>>>

/** Figures by stage and name; null if a figure does not apply. */
export type StageFigures = Readonly<Record<string, Readonly<Record<string, Worked | null>>>>

export type NamedFigure = Omit<RoleFigureEntry, 'key' | 'compared'> & {
  readonly name: RoleFigureName
  readonly key?: PlanFigure
  readonly compared?: ResultKind<ResultKey> | CommonResult
}

/** All figures of the register, in its order. */
export const namedFigures: readonly NamedFigure[] = Object.keys(roleFigures)
  .filter(isRoleFigureName)
  .map((name) => ({ ...roleFigures[name], name }))

/** Keys of a plan’s figures, in the order of the register. */
export const planFigures: readonly PlanFigure[] = namedFigures.flatMap(({ key }) => key ?? [])

/** Names of a mailbox’s figures, in the order of the register. */
export const tierFigureNames = Object.keys(tierFigures).filter(isTierFigureName)

/** A mailbox’s figures that have a key, as pairs of key and name. */
export const keyedTierFigures: readonly (readonly [TierFigure, TierFigureName])[] =
  tierFigureNames.flatMap((name) => {
    const of = tierFigures[name]
    return 'key' in of ? [[of.key, name] as const] : []
  })

export const tierFigureColumns = tierFigureNames.flatMap((name) => {
  const of: TierFigureEntry = tierFigures[name]
  return of.column ? [{ ...of.column, name }] : []
})

export function isPlanFigure(key: string): key is PlanFigure {
  return planFigures.some((one) => one === key)
}

export function isTierFigure(key: string): key is TierFigure {
  return keyedTierFigures.some(([one]) => one === key)
}

function isTierFigureName(word: string): word is TierFigureName {
  return Object.hasOwn(tierFigures, word)
}

function isRoleFigureName(word: string): word is RoleFigureName {
  return Object.hasOwn(roleFigures, word)
}

/** Results that plans are compared by, in display order. */
export const resultKinds: readonly ResultKind<ResultKey>[] = [
  ...commonResults,
  ...namedFigures.flatMap(({ compared }) => (typeof compared === 'object' ? compared : [])),
]

/**
 * Entries that `find` returns, in register order; each follows the figure that its `after` names.
 */
function inPlace<T extends { readonly after?: string }>(
  find: (of: NamedFigure) => T | undefined,
): readonly (T & { readonly of: NamedFigure })[] {
  const found = namedFigures.flatMap((of) => {
    const one = find(of)
    return one ? [{ ...one, of }] : []
  })
  type Found = (typeof found)[number]
  const withFollowers = (one: Found): readonly Found[] => [
    one,
    ...found.filter(({ after }) => after === one.of.name).flatMap(withFollowers),
  ]
  return found
    .filter(({ after }) => !found.some(({ of }) => of.name === after))
    .flatMap(withFollowers)
}

/** A table row with its label and note worded for one plan. */
export type WordedRow = {
  readonly of: NamedFigure
  readonly label: string | undefined
  readonly note: string | undefined
  readonly hidesZero: boolean
  readonly alike: FigureRow['alike']
}

/** Rows of a table of figures, without those that do not apply to the plan. */
export function figureRows(table: FigureTableId, situation: FigureContext): readonly WordedRow[] {
  const worded = (words: FigureRow['note']) =>
    typeof words === 'function' ? words(situation) : words
  return inPlace(({ shown }) => shown?.[table])
    .filter(({ hidden }) => !hidden?.(situation))
    .map(({ of, label, note, hidesZero = false, alike }) => ({
      of,
      alike,
      label: worded(label),
      note: worded(note),
      hidesZero,
    }))
}
