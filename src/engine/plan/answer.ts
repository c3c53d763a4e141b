import type {
  ChoiceInputSpec,
  LabelAndHelp,
  NumberInputSpec,
  TextInputSpec,
} from '../core/input-specs.ts'
import { ownRule, publicFigure, type Source } from '../core/source.ts'
import { type Unit, units } from '../core/units.ts'
import type { MethodId } from '../exchange/version.ts'

/** Wizard steps that ask questions, in order. */
export const questionSteps = ['users', 'availability', 'arrays'] as const
export type QuestionStep = (typeof questionSteps)[number]

type Offered = {
  /** Version of the link and file format that added the choice, if later than the answer’s. */
  readonly since?: number
  /** Method whose plans are offered the choice; absent for both. */
  readonly method?: MethodId
}

type Common = LabelAndHelp & {
  readonly step: QuestionStep
  readonly source: Source
  /** True if the field is folded away while its answer is the default. */
  readonly advanced: boolean
  /** Place where the answer is asked instead of its step: the files, or the recovery times. */
  readonly beside?: 'files' | 'recovery'
  /** True if each tier of users has its own answer. */
  readonly perTier?: true
  /** Version of the link and file format that added the answer. */
  readonly since: number
  /** Path in project files, if it differs from the key. */
  readonly was?: string
  /** Method that asks for the answer; absent if both do. */
  readonly method?: MethodId
}

export type NumberAnswerDefinition<
  T extends number | null = number | null,
  U extends Unit = Unit,
> = Common &
  NumberInputSpec & {
    readonly default: T
    /** Default in the method of role requirements, if it differs. */
    readonly rolesDefault?: T
    /** Unit of the figure in calculations; a percentage becomes a share. */
    readonly figure: U
    /** Label of the figure, if it differs from `label`. */
    readonly figureLabel?: string
    /** Label in a DAG over two sites, where the number counts only what stands in site 1. */
    readonly labelOfTwoSites?: string
    /** Help for standalone servers, if that of a DAG does not apply to them. */
    readonly helpOfStandalone?: string
    /** Help for clusters (CCR, SCC), if that of a DAG does not apply to them. */
    readonly helpOfCluster?: string
    /** Smallest step of the what-if dial; null if no size depends on the answer. */
    readonly turn: number | null
    /** True for a percentage added to 100 %: changes are measured on the sum, and 0 is common. */
    readonly adds: boolean
  }

export type ChoiceAnswerDefinition<V extends string = string> = Common &
  ChoiceInputSpec<V, Offered> & {
    readonly default: V
    /** Help in versions that have DAGs; `help` serves the others. */
    readonly helpWithDag?: string
    /** Help by the choice made, in the papers’ method: leaves out what the choice itself says. */
    readonly helpOfMade?: Readonly<Partial<Record<V, string>>>
  }

export type SwitchAnswerDefinition = Common & { readonly kind: 'switch'; readonly default: boolean }

/** An answer that is a line of text in a format of its own, such as the shares of 24 hours. */
export type LineAnswerDefinition = Common & TextInputSpec & { readonly default: string }

export type AnswerDefinition =
  | NumberAnswerDefinition
  | ChoiceAnswerDefinition
  | SwitchAnswerDefinition
  | LineAnswerDefinition

export type NameAnswerDefinition = Pick<Common, 'label' | 'since'> & {
  readonly kind: 'text'
  readonly default: string
}

/** Type of the value that a plan or a tier stores for an answer. */
export type AnswerValue<A> = A extends { readonly kind: 'choice'; readonly default: infer V }
  ? V
  : A extends NumberAnswerDefinition<infer T>
    ? T
    : A extends SwitchAnswerDefinition
      ? boolean
      : string

type Optional = 'advanced' | 'since'
type Given<A extends Common> = Omit<A, 'kind' | 'perTier' | Optional> & Partial<Pick<A, Optional>>
type Numbers = 'unit' | 'suffix' | 'whole' | 'empty' | 'turn' | 'adds'
type GivenNumber<T extends number | null, U extends Unit> = Partial<
  Pick<NumberAnswerDefinition<T, U>, Exclude<Numbers, 'empty'>>
> &
  Omit<Given<NumberAnswerDefinition<T, U>>, Numbers | 'min' | 'max'> & {
    /** Least and most number, both allowed. */
    readonly range: readonly [min: number, max: number]
  }

/** Figures whose unit no word follows: plain factors and prices. */
const wordless: readonly Unit[] = ['×', 'money']

/**
 * Declares an answer that is a number; with `empty` the number may be null. Without a `unit` the
 * name of its figure follows the box. Counts are whole.
 */
export function numberAnswer<U extends Unit>(
  given: GivenNumber<number, U>,
): NumberAnswerDefinition<number, U>
export function numberAnswer<U extends Unit>(
  given: GivenNumber<number | null, U> & { readonly empty: string },
): NumberAnswerDefinition<number | null, U>
export function numberAnswer<U extends Unit>(
  given: GivenNumber<number | null, U> & { readonly empty?: string },
): NumberAnswerDefinition<number | null, U> {
  const { range, ...others } = given
  const [min, max] = range
  const { figure, unit = '', empty = null } = others
  const suffix = unit === '' && !wordless.includes(figure) ? figure : ''
  const whole = units[figure].kind === 'count'
  const usual = { suffix, whole, turn: null, adds: false, advanced: false, since: 1 }
  return { kind: 'number', ...usual, ...others, min, max, unit, empty }
}

/** A number that is typed and computed in percent, or in days. */
export const percentUnits = { figure: '%', unit: '%' } as const
export const dayUnits = { figure: 'days', unit: 'days' } as const

export function choiceAnswer<const V extends string>(
  given: Omit<Given<ChoiceAnswerDefinition<V>>, 'default'> & { readonly default: NoInfer<V> },
): ChoiceAnswerDefinition<V> {
  return { kind: 'choice', advanced: false, since: 1, ...given }
}

export function switchAnswer(given: Given<SwitchAnswerDefinition>): SwitchAnswerDefinition {
  return { kind: 'switch', advanced: false, since: 1, ...given }
}

/** Declares an answer that is a line of text; an empty line leaves the decision to the program. */
export function lineAnswer(given: Given<LineAnswerDefinition>): LineAnswerDefinition {
  return { kind: 'text', advanced: false, since: 1, ...given }
}

/** Declares a name; empty until a person types one. */
export function textAnswer(label: string, since = 1): NameAnswerDefinition {
  return { kind: 'text', label, default: '', since }
}

/** Marks answers that each tier of users has for itself. */
export function markAskedPerTier<A extends Readonly<Record<string, AnswerDefinition>>>(
  answers: A,
): { readonly [K in keyof A]: A[K] & { readonly perTier: true } }
export function markAskedPerTier(answers: Readonly<Record<string, AnswerDefinition>>): object {
  const marked = Object.entries(answers).map(([key, one]) => [key, { ...one, perTier: true }])
  return Object.fromEntries(marked)
}

/** Source of the inputs of Microsoft’s workbook, with their defaults and ranges. */
export const sourceOfWorkbookInputs = publicFigure(
  'A',
  'An input of the workbook, with its default.',
  {
    publication: 'calculator',
    place: 'Input',
  },
)

/** Source of the inputs that Microsoft’s workbook does not have. */
export const sourceBeyondWorkbookInputs = ownRule(
  'Not in the workbook: without this answer figures are as without it.',
)

/** Common properties of a step’s answers that only the method of role requirements asks for. */
export function rolesOnlyPropertiesOfStep(step: QuestionStep) {
  return {
    step,
    method: 'roles',
    since: 3,
    advanced: true,
    source: sourceOfWorkbookInputs,
  } as const
}
