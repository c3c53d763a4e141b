import type { Asked, ChoiceBox, NumberBox, TextBox } from '../core/box.ts'
import { ownRule, publicFigure, type Source } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import type { MethodId } from '../exchange/version.ts'

/** The steps of the wizard that ask something, in their order. */
export const steps = ['users', 'availability', 'arrays'] as const
export type Step = (typeof steps)[number]

/** When a value is offered. */
type Offered = {
  /** The version of link and file that it came with, where that is later than the answer’s. */
  readonly since?: number
  /** The method whose plans are offered it; those of both where it says none. */
  readonly method?: MethodId
}

type Common = Asked & {
  readonly step: Step
  readonly source: Source
  /** Folded away unless it differs from the default. */
  readonly advanced: boolean
  /** Asked beside the files of deployment that hold it, or beside recovery; not in its step. */
  readonly beside?: 'files' | 'recovery'
  /** Each tier of users has an answer of its own. */
  readonly perTier?: true
  /** The version of link and file that it came with. */
  readonly since: number
  /** Its path in files, where that is not its key. */
  readonly was?: string
  /** The method it belongs to; both where it says none. */
  readonly method?: MethodId
}

/** An answer that is a number. */
export type NumberAnswer<T extends number | null = number | null, U extends Unit = Unit> = Common &
  NumberBox & {
    readonly default: T
    /** The default in the method of role requirements, where it is another. */
    readonly rolesDefault?: T
    /** The unit a figure made of it has; a percentage becomes a share. */
    readonly figure: U
    /** What the figure is called, where that is not the label. */
    readonly figureLabel?: string
    /** Its label in the form of a DAG over two sites, where it counts what stands in the first. */
    readonly labelOfTwoSites?: string
    /** Its help where servers stand alone, if that of a DAG says what is none of theirs. */
    readonly helpOfStandalone?: string
    /** Its help where servers are clusters, if that of a DAG says what is none of theirs. */
    readonly helpOfCluster?: string
    /** The smallest change that is told apart when it is turned; null where no size depends on it. */
    readonly turn: number | null
    /** Adds to a whole, so that its changes are measured on that whole and 0 is a common answer. */
    readonly adds: boolean
  }

/** An answer that is one of a few values. */
export type ChoiceAnswer<V extends string = string> = Common &
  ChoiceBox<V, Offered> & {
    readonly default: V
    /** Its help in versions that have DAGs, where that of others says what is none of theirs. */
    readonly helpWithDag?: string
    /** Its help in the papers’ method while a choice is made, where that of others repeats what is chosen. */
    readonly helpOfMade?: Readonly<Partial<Record<V, string>>>
  }

/** An answer that is on or off. */
export type SwitchAnswer = Common & { readonly kind: 'switch'; readonly default: boolean }

/** An answer that is a line of text of a form of its own, such as the shares of 24 hours. */
export type LineAnswer = Common & TextBox & { readonly default: string }

/** Any answer that a step asks for. */
export type AskedAnswer = NumberAnswer | ChoiceAnswer | SwitchAnswer | LineAnswer

/** A name that a person gives. */
export type TextAnswer = Pick<Common, 'label' | 'since'> & {
  readonly kind: 'text'
  readonly default: string
}

/** What a plan or a tier holds for an answer. */
export type ValueOf<A> = A extends { readonly kind: 'choice'; readonly default: infer V }
  ? V
  : A extends NumberAnswer<infer T>
    ? T
    : A extends SwitchAnswer
      ? boolean
      : string

type Optional = 'advanced' | 'since'
type Given<A extends Common> = Omit<A, 'kind' | 'perTier' | Optional> & Partial<Pick<A, Optional>>
type Numbers = 'suffix' | 'whole' | 'empty' | 'turn' | 'adds'
type GivenNumber<T extends number | null, U extends Unit> = Omit<
  Given<NumberAnswer<T, U>>,
  Numbers
> &
  Partial<Pick<NumberAnswer<T, U>, Exclude<Numbers, 'empty'>>>

/** An answer that is a number, or may be left empty. */
export function number<U extends Unit>(given: GivenNumber<number, U>): NumberAnswer<number, U>
export function number<U extends Unit>(
  given: GivenNumber<number | null, U> & { readonly empty: string },
): NumberAnswer<number | null, U>
export function number<U extends Unit>(
  given: GivenNumber<number | null, U> & { readonly empty?: string },
): NumberAnswer<number | null, U> {
  const usual = { suffix: '', whole: false, turn: null, adds: false, advanced: false, since: 1 }
  return { kind: 'number', ...usual, ...given, empty: given.empty ?? null }
}

/** An answer that is one of a few values. */
export function choice<const V extends string>(
  given: Omit<Given<ChoiceAnswer<V>>, 'default'> & { readonly default: NoInfer<V> },
): ChoiceAnswer<V> {
  return { kind: 'choice', advanced: false, since: 1, ...given }
}

/** An answer that is on or off. */
export function toggle(given: Given<SwitchAnswer>): SwitchAnswer {
  return { kind: 'switch', advanced: false, since: 1, ...given }
}

/** An answer that is a line of text; empty where the program is to decide. */
export function line(given: Given<LineAnswer>): LineAnswer {
  return { kind: 'text', advanced: false, since: 1, ...given }
}

/** A name that a person gives; empty until then. */
export function text(label: string, since = 1): TextAnswer {
  return { kind: 'text', label, default: '', since }
}

/** An answer that each tier of users has for itself. */
export function perTier<A extends AskedAnswer>(answer: A): A & { readonly perTier: true } {
  return { ...answer, perTier: true }
}

/** Where an input of the method of role requirements comes from, with its default and its range. */
export const workbook = publicFigure('A', 'An input of the workbook, with its default.', {
  publication: 'calculator',
  place: 'Input',
})

/** An input that the workbook does not have. */
export const ours = ownRule('Not in the workbook: without this answer figures are as without it.')

/** What the answers of a step have in common that only the method of role requirements asks. */
export function rolesOnly(step: Step) {
  return { step, method: 'roles', since: 3, advanced: true, source: workbook } as const
}
