import { createStore } from 'zustand/vanilla'
import type { LinkProblem } from '../../codec/index.ts'
import { type Loss, nothingLost } from '../../engine/failures/index.ts'
import {
  defaultPlan,
  type Field,
  keepAnswersGiven,
  type Plan,
  type RawAnswer,
  type SizeUnitSystem,
} from '../../engine/index.ts'
import type { AnswerViewId, PageId } from '../routes/pages.ts'
import { isFailureFree, type LossInAddress } from './failure-in-address.ts'
import {
  type AnnouncedEdit,
  type AnswerOrigin,
  type AnswerOrigins,
  type DoneEdits,
  didLastEditReplacePlan,
  type Edit,
  type EditSubject,
  editToContinue,
  type OpenedProjectVisit,
  type PlanState,
  type ProjectState,
  type UndoneEdit,
} from './history.ts'
import { fallbackLocale } from './locale.ts'
import { changedAnswerKeys, draftOrOriginKey, recordWithoutKeys } from './origins.ts'
import {
  planAndLastSizedPlan,
  planStateOf,
  projectOfPlans,
  projectStateOf,
} from './project-state.ts'
import { carryOverResults, sizeResultOf } from './results.ts'

export type LinkRefusal = LinkProblem | { readonly code: 'not fetched' }

/** Something to tell the user on any page. */
export type Notice =
  | AnnouncedEdit
  | { readonly done: 'refused'; readonly problem: LinkRefusal }
  | { readonly done: 'no such page'; readonly name: string }
  /** Dropped files whose content is unknown. */
  | { readonly done: 'not opened'; readonly files: readonly string[] }
  /** The Exchange version was changed, and with it answers that have another default there. */
  | ExchangeVersionChangeNotice
  /** The saved plan is older than the method that sizes its version now. */
  | { readonly done: 'mapped' }
  /** An opened project is the user’s own from now on. */
  | { readonly done: 'taken' }

/** A change of Exchange version: the plan before, and after with all changed answers. */
export type ExchangeVersionChangeNotice = {
  readonly done: 'version changed'
  readonly before: Plan
  readonly after: Plan
  readonly tierIds: readonly number[]
}

/** Answers, drafts, edits and view of a person. Results are derived from this, never stored. */
export type Project = ProjectState & {
  readonly history: DoneEdits
  /** Undone edits that can be redone, the next one last. */
  readonly undone: readonly UndoneEdit[]
  /** Set while an opened project is shown; the own one stays saved. */
  readonly visit: OpenedProjectVisit
  readonly notice: Notice | null
  readonly page: PageId
  /** Pages opened since this project was opened. */
  readonly seen: readonly PageId[]
  /** Control or part of the page to focus when shown; null for the heading. */
  readonly focus: string | null
  /** Page of results to return to after an answer; null when going through the form. */
  readonly returnTo: PageId | null
  /** Part of `returnTo` from which the user came. */
  readonly returnAt: string | null
  readonly lost: Loss
  /** Words of the failure in the address that could not be read. */
  readonly unreadLost: readonly string[]
  readonly locale: string
  readonly sizes: SizeUnitSystem
  /** Panel that a key or button of any page opened: keyboard shortcuts or Find; null for none. */
  readonly aid: 'keys' | 'find' | null
  /** Open view of the answer page; null for its main view and on other pages. */
  readonly part: AnswerViewId | null
}

/** The one store of the wizard; it does not know React. */
export const project = createStore<Project>(() => ({
  ...projectOfPlans([newStateOfPlan(defaultPlan)]),
  history: [],
  undone: [],
  visit: null,
  notice: null,
  page: 'home',
  seen: [],
  focus: null,
  returnTo: null,
  returnAt: null,
  lost: nothingLost,
  unreadLost: [],
  locale: fallbackLocale,
  sizes: 'computed',
  aid: null,
  part: null,
}))

/** State of a plan opened as a whole, without drafts. */
export function newStateOfPlan(plan: Plan): PlanState {
  const tierIds = plan.tiers.map((_tier, at) => at)
  // A plan that cannot be computed must not appear with the results of another.
  return {
    plan,
    tierIds,
    computed: sizeResultOf(plan).ok ? { plan, tierIds } : null,
    drafts: {},
    origins: {},
  }
}

/** Project after an edit; its history gains the project before. */
export function withEdit(
  now: Project,
  of: EditSubject,
  { plan = now.plan, ...others }: Partial<ProjectState>,
): Project {
  const goesOn = of.kind === 'answer' || of.kind === 'draft' || of.kind === 'name'
  const last = editToContinue(now.history, of)
  const ended = last ? now : { ...now, ...endedEdit(now) }
  const edit = { of, before: projectStateOf(ended), goesOn, offered: true }
  const history = last ? continued(now.history, last, of) : [...ended.history, edit]
  return {
    ...now,
    ...planAndLastSizedPlan({ ...now, ...others }, plan),
    ...others,
    visit: null,
    history,
    undone: [],
    // Another plan has other servers, so nothing is down; its answer page counts as seen.
    ...(didLastEditReplacePlan(history) && {
      ...noSimulatedFailure,
      seen: of.kind === 'plan' && of.done === 'started over' ? [] : initiallySeenPages,
    }),
    ...(isNews(of) ? { notice: of } : onceRead.includes(now.notice?.done) && { notice: null }),
  }
}

/** If a draft became an answer, the last edit becomes an answer too. */
function continued(history: DoneEdits, last: Edit, of: EditSubject): DoneEdits {
  const isAnswered = last.of.kind === 'draft' && of.kind === 'answer'
  return isAnswered ? history.with(-1, { ...last, of }) : history
}

/** Pages that count as seen in an opened plan. */
export const initiallySeenPages: readonly PageId[] = ['plan']

/** Change of state that opens a page and marks it as seen. */
export function withOpenPage({ seen }: Pick<Project, 'seen'>, page: PageId) {
  return { page, seen: seen.includes(page) ? seen : [...seen, page] }
}

export const noSimulatedFailure = { lost: nothingLost, unreadLost: [] }

/** Sets the simulated failure and clears words of the address that could not be read. */
export function setSimulatedFailure(lost: Loss): void {
  project.setState({ ...noSimulatedFailure, lost: isFailureFree(lost) ? nothingLost : lost })
}

/** Sets the failure that an address names; null sets none. */
export function setFailureFromAddress(named: LossInAddress | null): void {
  project.setState(
    named === null ? noSimulatedFailure : { lost: named.lost, unreadLost: named.unread },
  )
}

function isNews(of: EditSubject): of is AnnouncedEdit {
  if (of.kind === 'tiers' || of.kind === 'variants') return told.includes(of.done)
  return of.kind === 'plan'
}

/** Edits of tiers and variants that are announced. */
const told: readonly string[] = ['made', 'removed', 'brought in']

/** Notices that the next edit removes: their only way back is Undo. */
const onceRead: readonly (Notice['done'] | undefined)[] = [
  'applied',
  'restored',
  'made',
  'brought in',
  'removed',
  'refused',
  'no such page',
  'not opened',
  'version changed',
]

/** Project after an edit that no figure depends on; its results are kept. */
export function editedKeepingResults(
  now: Project,
  of: EditSubject,
  change: Partial<Plan>,
): Project {
  const plan = { ...now.plan, ...change }
  carryOverResults(now.plan, plan)
  return withEdit(now, of, { plan })
}

/** Key of the draft of an array that is not in the plan yet, among those of fields. */
export const ownArrayDraftKey = 'own-array'

export function draftOfAnswer(
  now: Pick<PlanState, 'drafts' | 'tierIds'>,
  field: Field,
  at: number,
): string | null {
  return now.drafts[draftOrOriginKey(boxOf(now, field, at))] ?? null
}

/** Origin of an answer; undefined for a default or a typed answer. */
export function originOfAnswer(
  now: Pick<PlanState, 'origins' | 'tierIds'>,
  field: Field,
  at: number,
): AnswerOrigin | undefined {
  return now.origins[draftOrOriginKey(boxOf(now, field, at))]
}

function boxOf({ tierIds }: Pick<PlanState, 'tierIds'>, { key, scope }: Field, at: number) {
  const tier = scope === 'tier' ? (tierIds[at] ?? at) : 0
  return { kind: 'answer', field: key, tier } as const
}

export function setAnswer(field: Field, at: number, value: RawAnswer): void {
  if (field.key === 'exchange') answerVersion(field, value)
  else setAnswersTogether(field, at, (plan) => field.write(plan, at, value))
}

/**
 * Sets the answers that one answer writes, in one step. Changed answers lose their drafts and
 * origins, as if typed; those that the choice only brings along get the origins of `brought`.
 */
export function setAnswersTogether(
  field: Field,
  at: number,
  write: (plan: Plan) => Plan,
  brought: AnswerOrigins = {},
): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const plan = write(now.plan)
    const settled = [draftOrOriginKey(box), ...changedAnswerKeys({ ...now, plan }, now.plan)]
    const drafts = recordWithoutKeys(now.drafts, settled)
    const along = Object.entries(brought).filter(([key]) => settled.includes(key))
    const origins = { ...recordWithoutKeys(now.origins, settled), ...Object.fromEntries(along) }
    return withEdit(now, box, { plan, drafts, origins })
  })
}

/**
 * Sets another Exchange version, starting from the plan before the box was entered: going through
 * the list by keys passes versions that are not meant.
 */
function answerVersion(field: Field, value: RawAnswer): void {
  project.setState((now) => {
    const box = boxOf(now, field, 0)
    const from = editToContinue(now.history, box)?.before ?? now
    const { plan: before, tierIds } = from
    const after = keepAnswersGiven(field.write(before, 0, value), before)
    const settled = [draftOrOriginKey(box), ...changedAnswerKeys({ plan: after, tierIds }, before)]
    const drafts = recordWithoutKeys(from.drafts, settled)
    const origins = recordWithoutKeys(from.origins, settled)
    const next = withEdit(now, box, { plan: after, drafts, origins })
    if (after.exchange === before.exchange) return next
    return { ...next, notice: { done: 'version changed', before, after, tierIds } }
  })
}

/** Ends the current edit when its box is left; drops it if nothing changed. */
export function endEdit(): void {
  const ended = endedEdit(project.getState())
  if (ended) project.setState(ended)
}

function endedEdit({ history, plan, drafts }: Project): Partial<Project> | null {
  const last = history.at(-1)
  if (!last?.goesOn) return null
  const others = history.slice(0, -1)
  if (textOf(last.before) !== textOf({ plan, drafts }))
    return { history: [...others, { ...last, goesOn: false }] }
  return {
    ...planStateOf(last.before),
    ...planAndLastSizedPlan(last.before, last.before.plan),
    history: others,
  }
}

function textOf({ plan, drafts }: Pick<PlanState, 'plan' | 'drafts'>): string {
  return JSON.stringify([plan, drafts])
}

/**
 * Stores text that is no answer yet. The plan returns to the answer from before the box was typed
 * into: the 6 on the way to a refused 6.900 was never meant.
 */
export function keepDraft(field: Field, at: number, text: string): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const drafts = { ...now.drafts, [draftOrOriginKey(box)]: text }
    const meant = field.read(editToContinue(now.history, box)?.before.plan ?? now.plan, at)
    const plan = field.read(now.plan, at) === meant ? now.plan : field.write(now.plan, at, meant)
    return withEdit(now, { ...box, kind: 'draft' }, { plan, drafts })
  })
}

export function setPlanNamesAndCurrency(
  title: Partial<Pick<Plan, 'name' | 'author' | 'customer' | 'currency'>>,
): void {
  const of = { kind: 'name', field: Object.keys(title).join(' '), tier: 0 } as const
  project.setState((now) => editedKeepingResults(now, of, title))
}

/** Sets the codes of accepted advice. */
export function setAcceptedAdvice(acknowledged: readonly string[]): void {
  project.setState((now) => editedKeepingResults(now, { kind: 'advice' }, { acknowledged }))
}
