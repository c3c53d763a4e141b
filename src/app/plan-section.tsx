import { type ReactNode, useCallback } from 'react'
import type { Plan, Sizing } from '../engine/index.ts'
import type { Format } from '../ui/format.ts'
import { setLateTakeaway } from './store/late-takeaways.ts'

/** A plan and its sizing, of the type that a section needs. */
export type SectionProps<S extends Sizing = Sizing> = { readonly plan: Plan; readonly sizing: S }

type Shown<S extends Sizing> = {
  /** True if the section applies to a plan; absent if it always applies. */
  readonly shows?: (plan: Plan, sizing: S) => boolean
  readonly Section: (props: SectionProps<S>) => ReactNode
}

/** Headings in the customer pages of the report, with sections below them. */
export type CustomerPageHeadingText =
  | 'What we propose'
  | 'Load'
  | 'Capacity'
  | 'Failures tried'
  | 'Growth'
  | 'What comes nearest'
  | 'What to order'

type Brief<S extends Sizing> = Shown<S> & { readonly under: CustomerPageHeadingText }

/** A section of a plan, on screen and on paper. */
export type PlanSectionDefinition<S extends Sizing = Sizing> = Shown<S> & {
  /** Used in addresses, as a key, and for the open state. */
  readonly id: string
  readonly title: string
  /** Sentence below the title; null for none. */
  readonly takeaway: (plan: Plan, sizing: S, format: Format) => string | null
  /** True if the section is open at first: the first of its view, others if there is room. */
  readonly isOpen?: boolean
  /** Set if the section is only on screen or only on paper. */
  readonly only?: 'screen' | 'paper'
  /** Short forms on the customer pages of the report. */
  readonly brief?: readonly Brief<S>[]
}

/** Makes a section for one type of sizing usable for all; it shows only for that type. */
export function sectionOnlyForSizingType<S extends Sizing>(
  has: (sizing: Sizing) => sizing is S,
  section: PlanSectionDefinition<S>,
): PlanSectionDefinition {
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

/** Callback with which a section reports its takeaway once computed; stable for a plan. */
export function useTakeawaySetter(id: string, plan: Plan): (words: string) => void {
  return useCallback((words) => setLateTakeaway(id, plan, words), [id, plan])
}
