import type { Worked } from '../core/worked.ts'
import { type CommonResult, commonResults, type ResultKind } from './common-results.ts'
import { databaseFigures } from './database-figures.ts'
import type {
  FigureRow,
  FigureTable,
  RoleFigureEntry,
  Situation,
  TierFigureEntry,
} from './figure.ts'
import { serverFigures } from './server-figures.ts'

/** The figures of one mailbox of each tier. */
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
 * The figures of a plan of 2013 to SE by their names here, each with the key that tests and callers
 * know it by, in the order of Microsoft’s workbook. Of site 1 unless the name ends in 2.
 */
export const roleFigures = { ...databaseFigures, ...serverFigures } as const

type Entries = typeof roleFigures
type Keyed<E> = E extends { readonly key: infer K extends string } ? K : never

/** What a figure of a plan is called here. */
export type RoleFigureName = keyof Entries
/** The key of a figure of the plan. */
export type PlanFigure = Keyed<Entries[RoleFigureName]>
/** What a figure of one mailbox is called here. */
export type TierFigureName = keyof typeof tierFigures
/** The key of a figure of one mailbox, without the index of its tier. */
export type TierFigure = Keyed<(typeof tierFigures)[keyof typeof tierFigures]>
/** The key of a figure; of one mailbox it ends in the index of its tier. */
export type RoleFigure = PlanFigure | `${TierFigure}${number}`

/** The figures of one stage by their names, as it has to return them. */
export type FiguresOf<Stage, Figure> = {
  readonly [Name in RoleFigureName as Entries[Name]['stage'] extends Stage ? Name : never]: Figure
}

type Compared = Extract<Entries[RoleFigureName], { readonly compared: unknown }>['compared']

/** What a result is known by, of whatever method. */
export type ResultKey = CommonResult | Exclude<Compared, string>['key']

/** The results of a plan by what they are; one that its method does not find, or its design has not, is left out. */
export type ResultFigures = Readonly<Partial<Record<ResultKey, Worked | null>>>

/** Figures by the stage that finds them, and their name there; null where one does not apply. */
export type StageFigures = Readonly<Record<string, Readonly<Record<string, Worked | null>>>>

/** A figure of the register with its name. */
export type NamedFigure = Omit<RoleFigureEntry, 'key' | 'compared'> & {
  readonly name: RoleFigureName
  readonly key?: PlanFigure
  readonly compared?: ResultKind<ResultKey> | CommonResult
}

/** All figures of the register, in its order. */
export const namedFigures: readonly NamedFigure[] = Object.keys(roleFigures)
  .filter(isRoleFigureName)
  .map((name) => ({ ...roleFigures[name], name }))

/** The keys of the figures of a plan, in the order of the register. */
export const planFigures: readonly PlanFigure[] = namedFigures.flatMap(({ key }) => key ?? [])

/** What the figures of one mailbox are called here, in the order of the register. */
export const tierFigureNames = Object.keys(tierFigures).filter(isTierFigureName)

/** The figures of a mailbox that have a key, each with its name here. */
export const keyedTierFigures: readonly (readonly [TierFigure, TierFigureName])[] =
  tierFigureNames.flatMap((name) => {
    const of = tierFigures[name]
    return 'key' in of ? [[of.key, name] as const] : []
  })

/** The columns of the table of tiers. */
export const tierColumns = tierFigureNames.flatMap((name) => {
  const of: TierFigureEntry = tierFigures[name]
  return of.column ? [{ ...of.column, name }] : []
})

function isTierFigureName(word: string): word is TierFigureName {
  return Object.hasOwn(tierFigures, word)
}

function isRoleFigureName(word: string): word is RoleFigureName {
  return Object.hasOwn(roleFigures, word)
}

/** The results that plans are compared by, in the order they are listed. */
export const resultKinds: readonly ResultKind<ResultKey>[] = [
  ...commonResults,
  ...namedFigures.flatMap(({ compared }) => (typeof compared === 'object' ? compared : [])),
]

/** The keys of all results, in the order they are listed. */
export const resultKeys: readonly ResultKey[] = resultKinds.map(({ key }) => key)

/** What stands of each figure somewhere, in the order there: each after the one that it names. */
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

/** A row of a table in the words of a plan. */
export type WordedRow = {
  readonly of: NamedFigure
  readonly label: string | undefined
  readonly note: string | undefined
  readonly hidesZero: boolean
  readonly alike: FigureRow['alike']
}

/** The rows of a table of figures. */
export function rowsOf(table: FigureTable, situation: Situation): readonly WordedRow[] {
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
