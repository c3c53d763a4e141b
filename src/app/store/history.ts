import type { OwnArray, Plan, Step, Tier } from '../../engine/index.ts'
import { isNew } from './start.ts'

/** Text a person typed that is no answer yet, by field and tier. Kept so that nothing is lost. */
export type Drafts = Readonly<Record<string, string>>

/** Origins of answers that are neither a default nor were typed. */
export const originKinds = [
  ...(['link', 'file', 'workbook', 'reference solution'] as const),
  ...(['statistics', 'suggestion', 'preset', 'choice'] as const),
]

/** Origin of an answer that is neither a default nor was typed. */
export type Origin = {
  readonly from: (typeof originKinds)[number]
  /** Name of a plan, a file or a solution, or the words of a suggestion or of a choice that brought it; or empty. */
  readonly name: string
  /** The loss that the plan outlived before, in words, where that was given up with it. */
  readonly gaveUp?: string
}

/** Origins by field and tier; none of a default or an answer that was typed. */
export type Origins = Readonly<Record<string, Origin>>

/** A plan with all that belongs to it, as it is at one moment. */
export type PlanState = {
  readonly plan: Plan
  /** Ids of its tiers, in their order, wherever they are moved. */
  readonly tierIds: readonly number[]
  /**
   * The last plan that could be computed: what stays on screen while the answers contradict each
   * other. Null when a plan came in that contradicts itself and has no results yet.
   */
  readonly computed: {
    readonly plan: Plan
    /** Null when it came in beside a plan that contradicts itself: nothing tells which tier was which. */
    readonly tierIds: readonly number[] | null
  } | null
  readonly drafts: Drafts
  readonly origins: Origins
}

/** One of a project's plans that is not open. */
export type Variant = {
  /** Its id, wherever it is moved. */
  readonly id: number
  readonly state: PlanState
}

/** All plans of a project at one moment: the open one, and the others around it in their order. */
export type Variants = PlanState & {
  /** The id of the open one. */
  readonly variant: number
  readonly before: readonly Variant[]
  readonly after: readonly Variant[]
}

/** A project at one moment: its plans, and its own name, apart from theirs; empty where it has none. */
export type DeskState = Variants & { readonly projectName: string }

/** The day that a link was made, as ISO 8601, and the version of Spindle that made it, where it says so. */
export type Made = { readonly on: string | null; readonly by: string | null }

type PlanEdited = { readonly kind: 'plan' } & (
  | {
      readonly done: 'opened'
      /** The address is that of the own tab, where the browser could not save its plan. */
      readonly from: 'link' | 'file' | 'workbook' | 'reference solution' | 'address'
      /** Own arrays that a link left out to stay short. */
      readonly leftOut: number
      readonly leftOutPlans: number
      readonly made: Made | null
    }
  /** A change that was found for the plan; in words, since it was made by a press on them. */
  | { readonly done: 'applied'; readonly change: string }
  /** Followed: the plan of another tab was taken. */
  | { readonly done: 'started over' | 'restored' | 'followed' }
)

type TiersEdited = {
  readonly kind: 'tiers'
  readonly tier: Tier
  readonly at: number
} & ({ readonly done: 'added' | 'moved' } | { readonly done: 'removed' | 'brought back' })

export type OwnArraysEdited = { readonly kind: 'own arrays' } & (
  | {
      readonly done: 'added' | 'changed' | 'copied' | 'removed' | 'brought back'
      readonly array: OwnArray
    }
  | { readonly done: 'imported'; readonly count: number; readonly file: string }
  | { readonly done: 'import undone'; readonly count: number }
)

/** Edits of the tests of one’s own that count. */
export type KeptTestsEdited = {
  readonly kind: 'kept tests'
  readonly done: 'kept' | 'taken back' | 'brought back'
  /** The name of the test. */
  readonly name: string
}

export type VariantsEdited = {
  readonly kind: 'variants'
  readonly done:
    | 'added'
    | 'copied'
    | 'made'
    | 'named'
    | 'moved'
    | 'removed'
    | 'brought back'
    | 'brought in'
  /** The id of the variant; of the first where several were brought in. */
  readonly variant: number
  readonly title: string
}

/** An answer, a text that is none yet, or a name that was typed into one box. */
type BoxEdited = {
  readonly kind: 'answer' | 'draft' | 'name'
  readonly field: string
  /** The id of the tier it belongs to; 0 for what the plan has once. */
  readonly tier: number
}

type ResetEdited = { readonly kind: 'reset' } & (
  | { readonly what: 'field'; readonly field: string; readonly tier: number }
  | { readonly what: 'step'; readonly step: Step }
  | { readonly what: 'plan' }
)

/** An answer that suggestions leave alone from now on, or no longer. */
type PinsEdited = {
  readonly kind: 'pins'
  readonly done: 'pinned' | 'unpinned'
  readonly field: string
}

/** The project got another name of its own, or none. */
type ProjectEdited = { readonly kind: 'project'; readonly name: string }

export type Edited =
  | BoxEdited
  | ProjectEdited
  | { readonly kind: 'advice' }
  | ResetEdited
  | PinsEdited
  | TiersEdited
  | OwnArraysEdited
  | KeptTestsEdited
  | VariantsEdited
  | PlanEdited

/** Edits that are announced wherever a person is: what they change may be out of sight. */
export type News =
  | PlanEdited
  | Extract<TiersEdited, { readonly done: 'removed' | 'brought back' }>
  | (VariantsEdited & { readonly done: 'made' | 'removed' | 'brought back' | 'brought in' })

/** One change as a person makes it: all keystrokes in a box until it is left are one. */
export type Edit<T = Edited> = {
  readonly of: T
  readonly before: DeskState
  /** Whether what is typed next in the same box still belongs to it. */
  readonly goesOn: boolean
  /** Whether the way back from it is offered, where there is one. */
  readonly offered: boolean
}

/** Everything that was done to the project since its window was opened, the last edit at the end. */
export type History = readonly Edit[]

/** An edit that was taken back, and what there was until then. */
export type Undone = {
  readonly edit: Edit
  readonly after: DeskState
}

/** The own project that one came upon which only came in and nobody edited. */
export type Visit = { readonly own: DeskState | null } | null

/** The edits of a project, and the variant that is open. */
export type Told = Pick<DeskState, 'variant'> & { readonly history: History }

/** The last edit, where it is of this box and the box was not left. */
export function goingOn(history: History, of: Edited): Edit | null {
  const last = history.at(-1)
  return last?.goesOn && boxWords(last.of) === boxWords(of) ? last : null
}

/** Text on its way to an answer is of the same box. */
function boxWords(of: Edited): string {
  return JSON.stringify(of.kind === 'draft' ? { ...of, kind: 'answer' } : of)
}

/** The history without the ways back from the edits that are meant. */
export function withdraw(history: History, isMeant: (edit: Edit) => boolean): History {
  return history.map((edit) => (isMeant(edit) ? { ...edit, offered: false } : edit))
}

/** Whether an edit put another project in the place of the one there was. */
function isOfWhole({ of }: Edit): boolean {
  return of.kind === 'plan' && of.done !== 'applied'
}

/** The last edit of a kind in the open variant or of the whole project, of those that are meant. */
export function lastOf<K extends Edited['kind']>(
  { history, variant }: Told,
  kind: K,
  isMeant: (edit: Edit<Extract<Edited, { readonly kind: K }>>) => boolean = () => true,
) {
  type OfKind = Edit<Extract<Edited, { readonly kind: K }>>
  const isOfKind = (edit: Edit): edit is OfKind =>
    edit.of.kind === kind && (edit.before.variant === variant || isOfWhole(edit))
  return history.findLast((edit): edit is OfKind => isOfKind(edit) && isMeant(edit)) ?? null
}

/** Whether a person has touched a project: all but the worked example or a new plan with nothing typed in it. */
export function isTouched({
  plan,
  drafts,
  before,
  after,
  projectName,
}: Pick<DeskState, 'plan' | 'drafts' | 'before' | 'after' | 'projectName'>): boolean {
  const parts = [drafts, before, after, projectName]
  return !isNew(plan) || parts.some((part) => Object.keys(part).length > 0)
}

/**
 * What a link, a file, a new start or an applied change replaced, while the way back is offered. None
 * leads back to the defaults that nobody touched.
 */
export function replacedState(now: Told): DeskState | null {
  const last = lastOf(now, 'plan')
  if (!last?.offered) return null
  return last.of.done === 'applied' || isTouched(last.before) ? last.before : null
}

/** Whether the last edit put another plan in the place of the one there was; an undo is the same plan. */
export function isReplaced(history: History): boolean {
  const last = history.at(-1)
  if (!last || !isOfWhole(last)) return false
  const isBack = last.of.kind === 'plan' && last.of.done === 'restored'
  const before = history.slice(0, -1).findLast(({ of }) => of.kind === 'plan')
  return !isBack || !before || isOfWhole(before)
}

/** Whether another project came in between two moments: by an edit, or one taken back or made again. */
export function isAnother(before: History, now: History): boolean {
  const [fewer, more] = before.length < now.length ? [before, now] : [now, before]
  if (fewer.length === more.length) return before !== now && isReplaced(now)
  return more.some((_edit, at) => at >= fewer.length && isReplaced(more.slice(0, at + 1)))
}

/** The last edit of answers, tiers or arrays, with the plan and the tiers as last computed before it. */
export type LastEdit = Pick<Edit, 'of'> & {
  readonly before: Plan
  readonly tierIds: readonly number[]
}

const wordsOnly: readonly Edited['kind'][] = [
  'name',
  'draft',
  'advice',
  'pins',
  'variants',
  'project',
]

/**
 * What was changed last in the open variant; null when the plan came in as a whole, or had no results
 * to compare with.
 */
export function lastEdit({ history, variant }: Told): LastEdit | null {
  const last = history.findLast(
    (edit) =>
      !wordsOnly.includes(edit.of.kind) && (edit.before.variant === variant || isOfWhole(edit)),
  )
  const { plan, tierIds } = last?.before.computed ?? {}
  if (!last || last.of.kind === 'plan' || !plan || !tierIds) return null
  return { of: last.of, before: plan, tierIds }
}
