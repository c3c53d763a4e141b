import type { OwnArray, Plan, QuestionStep, Tier } from '../../engine/index.ts'
import { isUntouchedPlan } from './start.ts'

/** Typed texts that are no answer yet, by field and tier; kept so that nothing is lost. */
export type Drafts = Readonly<Record<string, string>>

/** Sources of answers that are neither default nor typed. */
export const answerOriginKinds = [
  ...(['link', 'file', 'workbook', 'reference solution'] as const),
  ...(['statistics', 'suggestion', 'preset', 'choice'] as const),
]

/** Origin of an answer that is neither default nor typed. */
export type AnswerOrigin = {
  readonly from: (typeof answerOriginKinds)[number]
  /** Name of the plan, file or solution, or words of the suggestion or choice; may be empty. */
  readonly name: string
  /** Failure that the plan survived before this change gave it up, in words. */
  readonly gaveUp?: string
}

/** Origins by field and tier; none for defaults and typed answers. */
export type AnswerOrigins = Readonly<Record<string, AnswerOrigin>>

/** A plan with its drafts, origins and last results, at one moment. */
export type PlanState = {
  readonly plan: Plan
  /** Ids of the tiers in tier order; an id moves with its tier. */
  readonly tierIds: readonly number[]
  /**
   * Last plan that could be computed; it stays on screen while answers contradict each other. Null
   * if an opened plan contradicts itself and has no results yet.
   */
  readonly computed: {
    readonly plan: Plan
    /** Null if restored beside a plan that contradicts itself: tiers cannot be matched. */
    readonly tierIds: readonly number[] | null
  } | null
  readonly drafts: Drafts
  readonly origins: AnswerOrigins
}

/** A plan of the project that is not open. */
export type Variant = {
  /** Id that stays the same wherever the variant is moved. */
  readonly id: number
  readonly state: PlanState
}

/** All plans of a project at one moment: the open one, and those in the tabs before and after. */
export type ProjectVariants = PlanState & {
  /** Id of the open variant. */
  readonly variant: number
  readonly before: readonly Variant[]
  readonly after: readonly Variant[]
}

/** A project at one moment: its plans and its own name, empty for none. */
export type ProjectState = ProjectVariants & { readonly projectName: string }

/** Date (ISO 8601) when a link was made, and version of Spindle that made it; null if unknown. */
export type LinkStamp = { readonly on: string | null; readonly by: string | null }

type PlanEdited = { readonly kind: 'plan' } & (
  | {
      readonly done: 'opened'
      /** Source of the plan; `address`: this tab’s own, if the browser could not save the plan. */
      readonly from: 'link' | 'file' | 'workbook' | 'reference solution' | 'address'
      /** Number of own arrays and kept tests that the link left out. */
      readonly leftOut: number
      readonly leftOutPlans: number
      readonly made: LinkStamp | null
    }
  /** A suggested change was applied; `change` is its sentence. */
  | { readonly done: 'applied'; readonly change: string }
  /** `followed`: the plan of another tab was taken. */
  | { readonly done: 'started over' | 'restored' | 'followed' }
)

type TiersEdited = {
  readonly kind: 'tiers'
  readonly tier: Tier
  readonly at: number
  readonly done: 'added' | 'moved' | 'removed'
}

export type OwnArraysEdit = { readonly kind: 'own arrays' } & (
  | {
      readonly done: 'added' | 'changed' | 'copied' | 'removed'
      readonly array: OwnArray
    }
  | { readonly done: 'imported'; readonly count: number; readonly file: string }
)

export type KeptTestsEdit = {
  readonly kind: 'kept tests'
  readonly done: 'kept' | 'taken back'
  readonly name: string
}

export type VariantsEdit = {
  readonly kind: 'variants'
  readonly done: 'added' | 'copied' | 'made' | 'named' | 'moved' | 'removed' | 'brought in'
  /** Id of the variant; of the first one if several were brought in. */
  readonly variant: number
  readonly title: string
}

/** An answer, a draft or a name, typed into one box. */
type BoxEdited = {
  readonly kind: 'answer' | 'draft' | 'name'
  readonly field: string
  /** Id of the tier; 0 for answers of the whole plan. */
  readonly tier: number
}

type ResetEdited = { readonly kind: 'reset' } & (
  | { readonly what: 'field'; readonly field: string; readonly tier: number }
  | { readonly what: 'step'; readonly step: QuestionStep }
  | { readonly what: 'plan' }
)

type PinsEdited = {
  readonly kind: 'pins'
  readonly done: 'pinned' | 'unpinned'
  readonly field: string
}

/** The project was renamed; an empty name removes the former one. */
type ProjectEdited = { readonly kind: 'project'; readonly name: string }

export type EditSubject =
  | BoxEdited
  | ProjectEdited
  | { readonly kind: 'advice' }
  | ResetEdited
  | PinsEdited
  | TiersEdited
  | OwnArraysEdit
  | KeptTestsEdit
  | VariantsEdit
  | PlanEdited

/** Edits that are announced on every page: their effect may be out of sight. */
export type AnnouncedEdit =
  | PlanEdited
  | (TiersEdited & { readonly done: 'removed' })
  | (VariantsEdit & { readonly done: 'made' | 'removed' | 'brought in' })

/** One change as a person sees it, such as all keystrokes in a field until the focus leaves. */
export type Edit<T = EditSubject> = {
  readonly of: T
  readonly before: ProjectState
  /** True if further typing in the same box belongs to this edit. */
  readonly goesOn: boolean
  /** True while the page offers to go back to the project before this edit. */
  readonly offered: boolean
}

/** All edits since the window was opened, oldest first. */
export type DoneEdits = readonly Edit[]

export type UndoneEdit = {
  readonly edit: Edit
  readonly after: ProjectState
}

/** Own project behind an opened one that nobody has edited; null if the open project is the own. */
export type OpenedProjectVisit = { readonly own: ProjectState | null } | null

export type ProjectWithHistory = Pick<ProjectState, 'variant'> & { readonly history: DoneEdits }

/** Last edit if it was typed into the same box, which was not left since; else null. */
export function editToContinue(history: DoneEdits, of: EditSubject): Edit | null {
  const last = history.at(-1)
  return last?.goesOn && boxWords(last.of) === boxWords(of) ? last : null
}

/** Key of the box that an edit was typed into; a draft belongs to the box of its answer. */
function boxWords(of: EditSubject): string {
  return JSON.stringify(of.kind === 'draft' ? { ...of, kind: 'answer' } : of)
}

/** The history, with no edit offering to return to another project. */
export function historyWithoutWaysBack(history: DoneEdits): DoneEdits {
  return history.map((edit) => ({ ...edit, offered: false }))
}

function isOfWhole({ of }: Edit): boolean {
  return of.kind === 'plan' && of.done !== 'applied'
}

/** What the last edit did, if it is of this kind and was made in the open variant; else null. */
export function lastEditIfOfKind<K extends EditSubject['kind']>(
  { history, variant }: ProjectWithHistory,
  kind: K,
): Extract<EditSubject, { readonly kind: K }> | null {
  const last = history.at(-1)
  const isOfKind = (of: EditSubject): of is Extract<EditSubject, { readonly kind: K }> =>
    of.kind === kind
  return last && last.before.variant === variant && isOfKind(last.of) ? last.of : null
}

/** True if a person has changed the project: more than the worked example or a new plan. */
export function isProjectChangedByPerson({
  plan,
  drafts,
  before,
  after,
  projectName,
}: Pick<ProjectState, 'plan' | 'drafts' | 'before' | 'after' | 'projectName'>): boolean {
  const parts = [drafts, before, after, projectName]
  return !isUntouchedPlan(plan) || parts.some((part) => Object.keys(part).length > 0)
}

/**
 * Project that a link, file or new start replaced, while the way back is offered. Null if untouched
 * defaults were replaced, or a change was applied since.
 */
export function replacedProject({ history, variant }: ProjectWithHistory): ProjectState | null {
  const last = history.findLast(
    (edit) => edit.of.kind === 'plan' && (edit.before.variant === variant || isOfWhole(edit)),
  )
  return last?.offered && isOfWhole(last) && isProjectChangedByPerson(last.before)
    ? last.before
    : null
}

/** True if the last edit brought another plan. */
export function didLastEditReplacePlan(history: DoneEdits): boolean {
  const last = history.at(-1)
  return last !== undefined && isOfWhole(last)
}

/** True if another project came in between two moments, by an edit, undo or redo. */
export function wasOtherProjectOpenedBetween(before: DoneEdits, now: DoneEdits): boolean {
  const [fewer, more] = before.length < now.length ? [before, now] : [now, before]
  if (fewer.length === more.length) return before !== now && didLastEditReplacePlan(now)
  return more.some(
    (_edit, at) => at >= fewer.length && didLastEditReplacePlan(more.slice(0, at + 1)),
  )
}

/** Last edit of answers, tiers or arrays, with the last computed plan and tier ids before it. */
export type LastPlanEdit = Pick<Edit, 'of'> & {
  readonly before: Plan
  readonly tierIds: readonly number[]
}

const wordsOnly: readonly EditSubject['kind'][] = [
  'name',
  'draft',
  'advice',
  'pins',
  'variants',
  'project',
]

/** Last change in the open variant; null after a whole plan came, or without earlier results. */
export function lastPlanEdit({ history, variant }: ProjectWithHistory): LastPlanEdit | null {
  const last = history.findLast(
    (edit) =>
      !wordsOnly.includes(edit.of.kind) && (edit.before.variant === variant || isOfWhole(edit)),
  )
  const { plan, tierIds } = last?.before.computed ?? {}
  if (!last || last.of.kind === 'plan' || !plan || !tierIds) return null
  return { of: last.of, before: plan, tierIds }
}
