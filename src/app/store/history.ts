import { defaultPlan, type OwnArray, type Plan, type Tier } from '../../engine/index.ts'

/** Text a person typed that is no answer yet, by field and tier. Kept so that nothing is lost. */
export type Drafts = Readonly<Record<string, string>>

/** A plan with all that belongs to it, as it is at one moment. */
export type PlanState = {
  readonly plan: Plan
  /** What tells its tiers apart, in their order, wherever they are moved. */
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
}

/** What was done to the plan as a whole. */
type PlanEdited = { readonly kind: 'plan' } & (
  | {
      readonly done: 'opened'
      /** The address is that of the own tab, where the browser could not save its plan. */
      readonly from: 'link' | 'file' | 'workbook' | 'reference solution' | 'address'
      /** Own arrays that a link left out to stay short. */
      readonly leftOut: number
    }
  /** A change that was found for the plan; in words, since it was made by a press on them. */
  | { readonly done: 'applied'; readonly change: string }
  /** Followed: the plan of another tab was taken. */
  | { readonly done: 'started over' | 'restored' | 'followed' }
)

/** What was done to the list of tiers. */
type TiersEdited = {
  readonly kind: 'tiers'
  readonly tier: Tier
  readonly at: number
} & ({ readonly done: 'added' | 'moved' } | { readonly done: 'removed' | 'brought back' })

/** What was done to the arrays of one’s own. */
export type OwnArraysEdited = { readonly kind: 'own arrays' } & (
  | {
      readonly done: 'added' | 'changed' | 'copied' | 'removed' | 'brought back'
      readonly array: OwnArray
    }
  | { readonly done: 'imported'; readonly count: number; readonly file: string }
  | { readonly done: 'import undone'; readonly count: number }
)

/** What was done to the tests of one’s own that count, and to what was fitted to them. */
export type KeptTestsEdited = {
  readonly kind: 'kept tests'
  readonly done: 'kept' | 'taken back' | 'brought back' | 'fitted' | 'fit removed'
  /** The name of the test, or of the array that a curve is of. */
  readonly name: string
}

/** What was typed into one box: an answer, or a name. */
type BoxEdited = {
  readonly kind: 'answer' | 'name'
  readonly field: string
  /** The id of the tier it belongs to; 0 for what the plan has once. */
  readonly tier: number
}

/** What an edit changes. */
export type Edited =
  | BoxEdited
  | { readonly kind: 'advice' }
  | TiersEdited
  | OwnArraysEdited
  | KeptTestsEdited
  | PlanEdited

/** Edits that are announced wherever a person is: what they change may be out of sight. */
export type News = PlanEdited | Extract<TiersEdited, { readonly done: 'removed' | 'brought back' }>

/** One change as a person makes it: all keystrokes in a box until it is left are one. */
export type Edit<T = Edited> = {
  readonly of: T
  readonly before: PlanState
  /** Whether what is typed next in the same box still belongs to it. */
  readonly goesOn: boolean
  /** Whether the way back from it is offered, where there is one. */
  readonly offered: boolean
}

/** Everything that was done to the project since its window was opened, the last edit at the end. */
export type History = readonly Edit[]

/** The last edit, where it is of this box and the box was not left. */
export function goingOn(history: History, of: Edited): Edit | null {
  const last = history.at(-1)
  return last?.goesOn && JSON.stringify(last.of) === JSON.stringify(of) ? last : null
}

/** The history without the ways back from the edits that are meant. */
export function withdraw(history: History, isMeant: (edit: Edit) => boolean): History {
  return history.map((edit) => (isMeant(edit) ? { ...edit, offered: false } : edit))
}

/** The last edit of a kind, of those that are meant. */
export function lastOf<K extends Edited['kind']>(
  history: History,
  kind: K,
  isMeant: (edit: Edit<Extract<Edited, { readonly kind: K }>>) => boolean = () => true,
) {
  type OfKind = Edit<Extract<Edited, { readonly kind: K }>>
  const isOfKind = (edit: Edit): edit is OfKind => edit.of.kind === kind
  return history.findLast((edit): edit is OfKind => isOfKind(edit) && isMeant(edit)) ?? null
}

/**
 * What a link, a file, a new start or an applied change replaced, while the way back is offered. None
 * leads back to the defaults that nobody touched.
 */
export function replacedState(history: History): PlanState | null {
  const last = lastOf(history, 'plan')
  if (!last?.offered) return null
  const { of, before } = last
  const isOwn = before.plan !== defaultPlan || Object.keys(before.drafts).length > 0
  return isOwn || of.done === 'applied' ? before : null
}

/** Whether the last edit put another plan in the place of the one there was; an undo is the same plan. */
export function isReplaced(history: History): boolean {
  const last = history.at(-1)?.of
  if (last?.kind !== 'plan' || last.done === 'applied') return false
  return last.done !== 'restored' || lastOf(history.slice(0, -1), 'plan')?.of.done !== 'applied'
}

/** The last edit of answers, tiers or arrays, with the plan and the tiers as last computed before it. */
export type LastEdit = Pick<Edit, 'of'> & {
  readonly before: Plan
  readonly tierIds: readonly number[]
}

/** What was changed last; null when the plan came in as a whole, or had no results to compare with. */
export function lastEdit(history: History): LastEdit | null {
  const last = history.findLast(({ of }) => of.kind !== 'name' && of.kind !== 'advice')
  const { plan, tierIds } = last?.before.computed ?? {}
  if (!last || last.of.kind === 'plan' || !plan || !tierIds) return null
  return { of: last.of, before: plan, tierIds }
}
