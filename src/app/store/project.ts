import { createStore } from 'zustand/vanilla'
import type { LinkProblem } from '../../codec/index.ts'
import { type Lost, nothingLost } from '../../engine/failures/index.ts'
import {
  type Answer,
  defaultPlan,
  type Field,
  keepGiven,
  type Plan,
  type Sizes,
} from '../../engine/index.ts'
import type { PageId, PlanPart } from '../pages.ts'
import { deskNow, deskOf, stateOf, withPlan } from './desk.ts'
import { isWhole, type NamedLost } from './failure-in-address.ts'
import {
  type DeskState,
  type Edit,
  type Edited,
  goingOn,
  type History,
  isReplaced,
  type News,
  type Origin,
  type Origins,
  type PlanState,
  type Undone,
  type Visit,
} from './history.ts'
import { usualLocale } from './locale.ts'
import { changedKeys, draftKey, without } from './origins.ts'
import { carryResults, sizeOf } from './results.ts'

/** Why a link was not opened. */
export type LinkRefusal = LinkProblem | { readonly code: 'not fetched' }

/** Something that a person is told wherever they are. */
export type Notice =
  | News
  | { readonly done: 'refused'; readonly problem: LinkRefusal }
  | { readonly done: 'no such page'; readonly name: string }
  /** Files that were dropped and hold nothing that is read. */
  | { readonly done: 'not opened'; readonly files: readonly string[] }
  /** The version of Exchange was changed, and the answers that have another default there with it. */
  | VersionNotice
  /** The saved plan was made before the method of its version changed. */
  | { readonly done: 'mapped' }
  /** A project that only came in is one’s own from now on. */
  | { readonly done: 'taken' }

/** A change of version: the plan before, and the plan with the answers that changed with it. */
export type VersionNotice = {
  readonly done: 'version changed'
  readonly before: Plan
  readonly after: Plan
  readonly tierIds: readonly number[]
}

/** Decisions, typed texts and edits of a person. Results are derived from it, never kept. */
export type Project = DeskState & {
  readonly history: History
  /** The edits that were taken back and can be made again, the next one at the end. */
  readonly undone: readonly Undone[]
  /** The own project stays saved meanwhile. */
  readonly visit: Visit
  readonly notice: Notice | null
  readonly page: PageId
  /** Pages that were opened since this project came. */
  readonly seen: readonly PageId[]
  /** The control or the erratum to focus when the page is shown, or null for its heading. */
  readonly focus: string | null
  /** The page of results that an answer is to be changed for; null where the form is gone through. */
  readonly returnTo: PageId | null
  /** The part of that page from which the answer was gone to. */
  readonly returnAt: string | null
  readonly lost: Lost
  /** Losses named by the address that could not be read. */
  readonly unreadLost: readonly string[]
  readonly locale: string
  readonly sizes: Sizes
  /** What a key or a button of any page has opened beside it: the keyboard’s manual, or what finds. */
  readonly aid: 'keys' | 'find' | null
  /** The part of the answer that is open; null for the answer itself, and for all other pages. */
  readonly part: PlanPart | null
}

/** The one store of the wizard. It does not know React. */
export const project = createStore<Project>(() => ({
  ...deskOf([cameIn(defaultPlan)]),
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
  locale: usualLocale,
  sizes: 'computed',
  aid: null,
  part: null,
}))

/** A plan that came in as a whole, with nothing typed in it yet. */
export function cameIn(plan: Plan): PlanState {
  const tierIds = plan.tiers.map((_tier, at) => at)
  // A plan that cannot be computed must not be beside the results of another one.
  return {
    plan,
    tierIds,
    computed: sizeOf(plan).ok ? { plan, tierIds } : null,
    drafts: {},
    origins: {},
  }
}

/** A project after an edit: its history has the project before. */
export function edited(
  now: Project,
  of: Edited,
  { plan = now.plan, ...others }: Partial<DeskState>,
): Project {
  const goesOn = of.kind === 'answer' || of.kind === 'draft' || of.kind === 'name'
  const last = goingOn(now.history, of)
  const ended = last ? now : { ...now, ...endedEdit(now) }
  const edit = { of, before: deskNow(ended), goesOn, offered: true }
  const history = last ? continued(now.history, last, of) : [...ended.history, edit]
  return {
    ...now,
    ...withPlan({ ...now, ...others }, plan),
    ...others,
    visit: null,
    history,
    undone: [],
    // The servers of another plan are others, and its answers were seen where it comes from.
    ...(isReplaced(history) && {
      ...allUp,
      seen: of.kind === 'plan' && of.done === 'started over' ? [] : allSeen,
    }),
    ...(isNews(of) ? { notice: of } : onceRead.includes(now.notice?.done) && { notice: null }),
  }
}

/** Text that was no answer yet became one. */
function continued(history: History, last: Edit, of: Edited): History {
  const isAnswered = last.of.kind === 'draft' && of.kind === 'answer'
  return isAnswered ? history.with(-1, { ...last, of }) : history
}

/** Whoever has seen a plan has seen what its answers come to. */
export const allSeen: readonly PageId[] = ['plan']

/** A page is opened. */
export function opening({ seen }: Pick<Project, 'seen'>, page: PageId) {
  return { page, seen: seen.includes(page) ? seen : [...seen, page] }
}

export const allUp = { lost: nothingLost, unreadLost: [] }

/** Takes what is down; with it goes what could not be read of it. */
export function lose(lost: Lost): void {
  project.setState({ ...allUp, lost: isWhole(lost) ? nothingLost : lost })
}

/** Takes what an address says is down. */
export function loseNamed(named: NamedLost | null): void {
  project.setState(named === null ? allUp : { lost: named.lost, unreadLost: named.unread })
}

function isNews(of: Edited): of is News {
  if (of.kind === 'tiers' || of.kind === 'variants') return told.includes(of.done)
  return of.kind === 'plan'
}

/** Edits of tiers and variants that are announced. */
const told: readonly string[] = ['made', 'removed', 'brought back', 'brought in']

/** Notices that have said all once a person goes on: they hold no way back but that of any edit. */
const onceRead: readonly (Notice['done'] | undefined)[] = [
  'applied',
  'restored',
  'made',
  'brought in',
  'brought back',
  'refused',
  'no such page',
  'not opened',
  'version changed',
]

/** A project after an edit that no figure depends on. */
export function reworded(now: Project, of: Edited, change: Partial<Plan>): Project {
  const plan = { ...now.plan, ...change }
  carryResults(now.plan, plan)
  return edited(now, of, { plan })
}

/** The key of the text of an array that is no part of the plan yet: beside those of the fields. */
export const ownArrayDraft = 'own-array'

/** The text in the box of an answer that is none yet, or null. */
export function draftOf(
  now: Pick<PlanState, 'drafts' | 'tierIds'>,
  field: Field,
  at: number,
): string | null {
  return now.drafts[draftKey(boxOf(now, field, at))] ?? null
}

/** Undefined of a default or an answer that was typed. */
export function originOf(
  now: Pick<PlanState, 'origins' | 'tierIds'>,
  field: Field,
  at: number,
): Origin | undefined {
  return now.origins[draftKey(boxOf(now, field, at))]
}

/** The box of an answer, known by its tier wherever that is listed. */
function boxOf({ tierIds }: Pick<PlanState, 'tierIds'>, { key, scope }: Field, at: number) {
  const tier = scope === 'tier' ? (tierIds[at] ?? at) : 0
  return { kind: 'answer', field: key, tier } as const
}

/** Takes an answer. */
export function answer(field: Field, at: number, value: Answer): void {
  if (field.key === 'exchange') answerVersion(field, value)
  else answerWith(field, at, (plan) => field.write(plan, at, value))
}

/**
 * Takes the answers that are written with one, in one step. Drafts of those that change are settled,
 * and wherever they came from, they are typed now; but for those that the choice only brings along.
 */
export function answerWith(
  field: Field,
  at: number,
  write: (plan: Plan) => Plan,
  brought: Origins = {},
): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const plan = write(now.plan)
    const settled = [draftKey(box), ...changedKeys({ ...now, plan }, now.plan)]
    const drafts = without(now.drafts, settled)
    const along = Object.entries(brought).filter(([key]) => settled.includes(key))
    const origins = { ...without(now.origins, settled), ...Object.fromEntries(along) }
    return edited(now, box, { plan, drafts, origins })
  })
}

/**
 * Takes another version, of the plan as it was before its box was entered: whoever goes through the list
 * by keys passes versions that are not meant.
 */
function answerVersion(field: Field, value: Answer): void {
  project.setState((now) => {
    const box = boxOf(now, field, 0)
    const from = goingOn(now.history, box)?.before ?? now
    const { plan: before, tierIds } = from
    const after = keepGiven(field.write(before, 0, value), before)
    const settled = [draftKey(box), ...changedKeys({ plan: after, tierIds }, before)]
    const drafts = without(from.drafts, settled)
    const origins = without(from.origins, settled)
    const next = edited(now, box, { plan: after, drafts, origins })
    if (after.exchange === before.exchange) return next
    return { ...next, notice: { done: 'version changed', before, after, tierIds } }
  })
}

/** Ends the edit that goes on: its box was left. It was none where all is as it was before. */
export function endEdit(): void {
  const ended = endedEdit(project.getState())
  if (ended) project.setState(ended)
}

/** Changes of a project as the edit ends that goes on; null where none does. */
function endedEdit({ history, plan, drafts }: Project): Partial<Project> | null {
  const last = history.at(-1)
  if (!last?.goesOn) return null
  const others = history.slice(0, -1)
  if (textOf(last.before) !== textOf({ plan, drafts }))
    return { history: [...others, { ...last, goesOn: false }] }
  return { ...stateOf(last.before), ...withPlan(last.before, last.before.plan), history: others }
}

function textOf({ plan, drafts }: Pick<PlanState, 'plan' | 'drafts'>): string {
  return JSON.stringify([plan, drafts])
}

/**
 * Keeps text that is no answer yet. The plan has the answer from before the box was typed into: the
 * 6 on the way to a refused 6.900 was never meant.
 */
export function keepDraft(field: Field, at: number, text: string): void {
  project.setState((now) => {
    const box = boxOf(now, field, at)
    const drafts = { ...now.drafts, [draftKey(box)]: text }
    const meant = field.read(goingOn(now.history, box)?.before.plan ?? now.plan, at)
    const plan = field.read(now.plan, at) === meant ? now.plan : field.write(now.plan, at, meant)
    return edited(now, { ...box, kind: 'draft' }, { plan, drafts })
  })
}

export function rename(
  title: Partial<Pick<Plan, 'name' | 'author' | 'customer' | 'currency'>>,
): void {
  const of = { kind: 'name', field: Object.keys(title).join(' '), tier: 0 } as const
  project.setState((now) => reworded(now, of, title))
}

/** Takes the codes of the advice that is accepted. */
export function acknowledge(acknowledged: readonly string[]): void {
  project.setState((now) => reworded(now, { kind: 'advice' }, { acknowledged }))
}
