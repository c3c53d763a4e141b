import { type ReactNode, useCallback } from 'react'
import type { Plan, Sizing } from '../engine/index.ts'
import type { Format } from '../ui/format.ts'
import { tellTakeaway } from './store/late-takeaways.ts'

/** A plan and its sizing, as far as a section reads it. */
export type SectionProps<S extends Sizing = Sizing> = { readonly plan: Plan; readonly sizing: S }

type Shown<S extends Sizing> = {
  /** Whether it has anything to say of a plan; without it, it always has. */
  readonly shows?: (plan: Plan, sizing: S) => boolean
  readonly Section: (props: SectionProps<S>) => ReactNode
}

/** The headings of the report’s pages for the customer that sections stand below. */
export type BriefHeading =
  | 'What we propose'
  | 'Load'
  | 'Capacity'
  | 'Failures tried'
  | 'Growth'
  | 'What comes nearest'
  | 'What to order'

type Brief<S extends Sizing> = Shown<S> & { readonly under: BriefHeading }

/** A section of a plan, on screen as on paper. */
export type PlanSection<S extends Sizing = Sizing> = Shown<S> & {
  /** For addresses, keys and what is open. */
  readonly id: string
  readonly title: string
  /** The sentence below its title; null for none. */
  readonly takeaway: (plan: Plan, sizing: S, format: Format) => string | null
  /** Whether it is unfolded when the plan is first opened: the first of its part, others where there is room. */
  readonly isOpen?: boolean
  /** Where it stands, if not on screen as on paper. */
  readonly only?: 'screen' | 'paper'
  /** What it says in short on the report’s pages for the customer. */
  readonly brief?: readonly Brief<S>[]
}

/** A section that reads more than every sizing has: it shows where a sizing has that. */
export function sectionOf<S extends Sizing>(
  has: (sizing: Sizing) => sizing is S,
  section: PlanSection<S>,
): PlanSection {
  const { shows, takeaway, Section, brief, ...named } = section
  return {
    ...named,
    ...shownWhere(has, { Section, ...(shows && { shows }) }),
    takeaway: (plan, sizing, format) => (has(sizing) ? takeaway(plan, sizing, format) : null),
    ...(brief && { brief: brief.map((one) => ({ under: one.under, ...shownWhere(has, one) })) }),
  }
}

function shownWhere<S extends Sizing>(
  has: (sizing: Sizing) => sizing is S,
  { shows, Section }: Shown<S>,
): Shown<Sizing> {
  return {
    shows: (plan, sizing) => has(sizing) && (shows?.(plan, sizing) ?? true),
    Section: drawnWhere(has, Section),
  }
}

function drawnWhere<S extends Sizing>(
  has: (sizing: Sizing) => sizing is S,
  Section: Shown<S>['Section'],
): Shown<Sizing>['Section'] {
  return ({ plan, sizing }) => has(sizing) && <Section plan={plan} sizing={sizing} />
}

/** The callback of a section that has found its takeaway; the same as long as its plan is. */
export function useTelling(id: string, plan: Plan): (words: string) => void {
  return useCallback((words) => tellTakeaway(id, plan, words), [id, plan])
}
