import type { ReactNode } from 'react'
import type { Plan, Sizing } from '../engine/index.ts'
import type { Format } from '../ui/format.ts'

/** The parts of every section of a plan, by the method it is sized by. */
export type SectionProps<S extends Sizing> = { readonly plan: Plan; readonly sizing: S }

/** A section of a plan, on screen as on paper. */
export type PlanSection<S extends Sizing> = {
  /** For addresses, keys and what is open. */
  readonly id: string
  readonly title: string
  /** Whether it has anything to say of a plan; without it, it always has. */
  readonly shows?: (plan: Plan, sizing: S) => boolean
  /** The sentence below its title; null for none. */
  readonly takeaway: (plan: Plan, sizing: S, format: Format) => string | null
  /** Whether it is unfolded when the plan is first opened, where there is room. */
  readonly isOpen?: boolean
  readonly Section: (props: SectionProps<S>) => ReactNode
}

/** A section in its place on the page. */
export type PlacedSection<S extends Sizing> = PlanSection<S> & {
  /** The chapter it shares with those beside it. */
  readonly chapter: string
}

/** Sections that are about the same. */
export function chapter<S extends Sizing>(
  title: string,
  sections: readonly PlanSection<S>[],
): readonly PlacedSection<S>[] {
  return sections.map((section) => ({ ...section, chapter: title }))
}
