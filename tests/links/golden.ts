import { readFileSync } from 'node:fs'
import {
  answerDefinitions,
  type OwnArray,
  type Plan,
  type RawAnswer,
} from '../../src/engine/index.ts'

/** A link that someone may have, and the plan it must open to for ever. */
export type GoldenLink = Omit<GoldenFile, 'plan'> & {
  readonly saved: SavedPlan
  readonly plan: Plan
}

type GoldenFile = {
  readonly name: string
  readonly code: string
  readonly plan: SavedPlan
  /** Own arrays that the code counts instead of carrying them. */
  readonly leftOut?: number
}

/** An answer as the format carries it: its key in a link, its place in a plan or tier, its unit. */
export type FormatAnswer = {
  readonly key: string
  readonly path: string
  /** Only of numbers. */
  readonly unit?: string
  /** Every choice; of a number the ends of its range, a fraction if it takes them, and null if it may be empty. */
  readonly accepts: readonly RawAnswer[]
}

type Vocabulary = {
  readonly ofPlan: readonly FormatAnswer[]
  readonly ofTier: readonly FormatAnswer[]
  readonly advice: readonly string[]
  /** The most tiers, and the longest name. */
  readonly tiers: number
  readonly name: number
}

/** What an own array may say. */
type ArrayVocabulary = {
  /** The parts of one in a link, in their order. */
  readonly parts: readonly string[]
  /** What each part may be, the other parts being those of `example`. */
  readonly accepts: Readonly<Record<keyof OwnArray, readonly OwnArray[keyof OwnArray][]>>
  readonly example: OwnArray
}

/** What a link or a file of version 1 may say. */
export const vocabulary1: Vocabulary = read('vocabulary-1.json')

/** What one of version 2 may say besides. */
export const vocabulary2: Pick<Vocabulary, 'ofPlan'> & {
  readonly ownArray: ArrayVocabulary
  /** The most own arrays, and the longest id. */
  readonly ownArrays: number
  readonly id: number
} = read('vocabulary-2.json')

/** A plan as files have it, every answer at its path. */
type SavedPlan = { readonly tiers: readonly object[] } & Readonly<Record<string, unknown>>

/** What of a plan version 1 does not say: the defaults that version 2 brought. */
export const newInVersion2 = {
  growthYears: 3,
  ranking: 'arrays',
  currency: '',
  prices: Object.fromEntries(
    vocabulary2.ofPlan
      .filter(({ path }) => path.startsWith('prices.'))
      .map(({ path }) => [path.slice('prices.'.length), null]),
  ),
  ownArrays: [],
}

/** Versions that were sized by the papers' method when versions 1 and 2 were published. */
const laterSized = ['2013', '2016', '2019', 'SE']

/** Whether a plan of version 1 or 2 is sized by another method now. */
export const isMapped = ({ exchange }: Pick<Plan, 'exchange'>) => laterSized.includes(exchange)

/** What a code or a file that opens says beside its plan. */
export const opened = (plan: Plan) => ({ ok: true, plan, ...(isMapped(plan) && { mapped: true }) })

/**
 * What a plan of Exchange 2013 or later opens to: half of its servers stand in the first of two sites,
 * at most 16 make a DAG, half of the copies stand in the second site, its days of logs are kept, and
 * what all mailboxes keep for recovery each tier does.
 */
function mappedPlan(plan: Plan): Plan {
  const isDag = plan.availability === 'dag'
  const dags = isDag ? Math.ceil(plan.servers / 16) : 1
  const perSite = isDag && plan.sites > 1 ? 2 : 1
  const [first, ...others] = plan.tiers.map((tier) => ({
    ...tier,
    itemRecovery: plan.singleItemRecovery,
    calendarVersions: plan.calendarLogging,
  }))
  if (!first) throw new Error('A plan has a tier')
  return {
    ...plan,
    tiers: [first, ...others],
    activeServers: Math.ceil(plan.servers / dags / perSite),
    dags,
    secondSiteCopies: plan.sites > 1 ? Math.floor(plan.copies / 2) : 1,
    keptLogDays: plan.logDays,
    databases:
      isDag || plan.databases === null ? plan.databases : Math.ceil(plan.databases / plan.servers),
  }
}

/** What a plan of Exchange 2013 or later was before it was asked: no number of bays limits its drives, which are of one size and type. */
const unasked = {
  bays: null,
  logDrive: 8000,
  logDriveKind: '7.2K SAS 3.5',
  restoreDrive: 8000,
  restoreDriveKind: '7.2K SAS 3.5',
} as const

/** A saved plan as the program holds it: every answer under its key, prices where there are any. */
export function heldPlan(saved: SavedPlan): Plan {
  const { name, author, customer, tiers, prices, ownArrays, acknowledged } = saved
  const under = (of: readonly FormatAnswer[], held: object) =>
    Object.fromEntries(of.map(({ key, path }) => [key, answerAt(held, path)]))
  const [own, others] = [vocabulary1.ofPlan, vocabulary2.ofPlan].map((of) =>
    of.filter(({ path }) => !path.startsWith('prices.')),
  )
  const entered = Object.entries(prices ?? {}).filter(([, price]) => price !== null)
  // What no published version knows has its default.
  const later = Object.entries(answerDefinitions).filter(([, { since }]) => since > 2)
  const defaults = (ofTier: boolean) =>
    Object.fromEntries(
      later
        .filter(([, answer]) => 'perTier' in answer === ofTier)
        .map(([key, answer]) => [key, answer.default]),
    )
  const made: unknown = {
    ...defaults(false),
    ...{ name, author, customer },
    ...under(own ?? [], saved),
    ...under(others ?? [], saved),
    tiers: tiers.map((tier) => ({ ...defaults(true), ...under(vocabulary1.ofTier, tier) })),
    prices: Object.fromEntries(entered),
    ownArrays,
    // Kept tests and pins came later.
    keptTests: [],
    pinned: [],
    automatic: [],
    acknowledged,
  }
  const held = made as Plan
  return isMapped(held) ? { ...mappedPlan(held), ...unasked } : held
}

const published: readonly GoldenFile[] = read('version-1.json')
const publishedLater: readonly GoldenFile[] = read('version-2.json')

/** The links of version 1, with the whole plans that they open to in a program that knows more. */
export const linksOfVersion1: readonly GoldenLink[] = published.map(({ plan, ...link }) =>
  withHeld({ ...link, plan: { ...plan, ...newInVersion2 } }),
)

export const linksOfVersion2: readonly GoldenLink[] = publishedLater.map(withHeld)

function withHeld({ plan: saved, ...link }: GoldenFile): GoldenLink {
  return { ...link, saved, plan: heldPlan(saved) }
}

/** The answer of a plan or tier at a path. */
export function answerAt(held: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => Object.entries(part ?? {}).find(([one]) => one === key)?.[1],
      held,
    )
}

function read(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
