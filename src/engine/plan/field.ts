import type { Source } from '../core/source.ts'
import type { Plan } from './plan.ts'

/** The steps of the wizard that ask something, in their order. */
export const steps = ['users', 'profile', 'quota', 'availability', 'arrays'] as const
export type Step = (typeof steps)[number]

/** An answer as a plan holds it. */
export type Answer = number | string | boolean | null

/** The units a person may type into a number field; the first is the one the plan holds. */
export type TypedUnit = '' | '%' | 'KB' | 'MB' | 'GB' | 'TB' | 'days' | 'IOPS'

export type Common = {
  readonly key: string
  readonly step: Step
  /** Whether each tier of users has its own answer, or the plan has one. */
  readonly scope: 'tier' | 'plan'
  readonly label: string
  /** What the answer is and when to change it, in one or two sentences. */
  readonly help: string
  readonly source: Source
  /** Folded away unless it differs from the default. */
  readonly advanced: boolean
  /** Among the prices, which are asked together and listed only where one was entered. */
  readonly isPrice?: true
  readonly read: (plan: Plan, tier: number) => Answer
  readonly write: (plan: Plan, tier: number, answer: Answer) => Plan
  /** Whether the answer counts in this plan; when not, the reason. */
  readonly unused?: (plan: Plan, tier: number) => string | null
}

/** A field that takes a number. Ranges are inclusive and in `unit`. */
export type NumberField = Common & {
  readonly kind: 'number'
  readonly unit: TypedUnit
  /** The unit in words after the box, where it has no symbol. */
  readonly suffix: string
  readonly min: number
  readonly max: number
  readonly whole: boolean
  /** What an empty box means; null where an answer is needed. */
  readonly empty: string | null
}

/** A field that takes one of a few answers. */
export type ChoiceField = Common & {
  readonly kind: 'choice'
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

/** A field that is on or off. */
export type SwitchField = Common & { readonly kind: 'switch' }

export type Field = NumberField | ChoiceField | SwitchField
