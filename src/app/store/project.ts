import { createStore } from 'zustand/vanilla'
import { type Answer, defaultPlan, type Field, type Plan } from '../../engine/index.ts'
import type { LinkProblem } from '../../plan/index.ts'
import type { Page } from './pages.ts'
import { sizeOf } from './results.ts'

/** Text a person typed that is no answer yet, by field and tier. Kept so that nothing is lost. */
export type Drafts = Readonly<Record<string, string>>

/** What happened to the link the wizard was opened with. */
export type Notice =
  | { readonly code: 'opened' }
  | { readonly code: 'refused'; readonly problem: LinkProblem }

/** What a person decided and typed. Results are derived from it, never kept. */
export type Project = {
  readonly plan: Plan
  /** The last plan that could be computed: what stays on screen while the answers contradict. */
  readonly computedPlan: Plan
  readonly drafts: Drafts
  readonly page: Page
  /** The control to focus when the page is shown, or null for its heading. */
  readonly focus: string | null
  readonly locale: string
  readonly notice: Notice | null
  /** The plan that a link replaced, to go back to. */
  readonly replacedPlan: Plan | null
}

const start: Project = {
  plan: defaultPlan,
  computedPlan: defaultPlan,
  drafts: {},
  page: 'users',
  focus: null,
  locale: 'en-US',
  notice: null,
  replacedPlan: null,
}

/** The one store of the wizard. It does not know React. */
export const project = createStore<Project>(() => start)

/** The key of a draft: a field and the tier it belongs to. */
export function draftKey(field: Field, tier: number): string {
  return `${field.key}/${tier}`
}

function withPlan(plan: Plan): Pick<Project, 'plan'> & Partial<Project> {
  return sizeOf(plan).ok ? { plan, computedPlan: plan } : { plan }
}

/** Takes an answer; a draft of the same field is settled by it. */
export function answer(field: Field, tier: number, value: Answer): void {
  project.setState(({ plan, drafts }) => {
    const { [draftKey(field, tier)]: _settled, ...others } = drafts
    return { ...withPlan(field.write(plan, tier, value)), drafts: others }
  })
}

/** Keeps text that is no answer yet. The plan stays as it was. */
export function keepDraft(field: Field, tier: number, text: string): void {
  project.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey(field, tier)]: text } }))
}

/** Names the plan, its author or the customer. */
export function rename(title: Partial<Pick<Plan, 'name' | 'author' | 'customer'>>): void {
  project.setState(({ plan }) => withPlan({ ...plan, ...title }))
}

/** Replaces the plan by another one and remembers the old. */
export function openPlan(plan: Plan): void {
  project.setState((now) => ({
    ...withPlan(plan),
    drafts: {},
    notice: { code: 'opened' },
    replacedPlan: now.plan,
  }))
}

/** Starts again from the worked example; the plan so far can be brought back. */
export function startOver(): void {
  project.setState((now) => ({
    ...withPlan(defaultPlan),
    drafts: {},
    notice: null,
    replacedPlan: now.plan,
  }))
}

/** Goes back to the plan that a link replaced. */
export function restorePlan(): void {
  project.setState(({ replacedPlan }) =>
    replacedPlan ? { ...withPlan(replacedPlan), drafts: {}, notice: null, replacedPlan: null } : {},
  )
}

/** Says that a link could not be opened. The plan stays as it was. */
export function refuseLink(problem: LinkProblem): void {
  project.setState({ notice: { code: 'refused', problem } })
}

export function dismissNotice(): void {
  project.setState({ notice: null, replacedPlan: null })
}
