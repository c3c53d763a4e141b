import type { ErratumId } from './errata.ts'
import { compile } from './evaluate.ts'
import { type Expression, names, parse } from './expression.ts'
import type { Cite, OwnRule, Source } from './source.ts'
import type { ConstantUnit, Unit } from './units.ts'
import type { ShownAs, Worked } from './worked.ts'

type Takes = Readonly<Record<string, Unit>>

type InputsOf<T extends Takes> = { readonly [K in keyof T]: Worked<T[K]> }

type Definition<T extends Takes, U extends Unit> = {
  readonly label: string
  readonly unit: U
  /** The inputs the text names, each with its unit. */
  readonly takes: T
  /** The formula. It is parsed once; what it says is what runs and what is shown. */
  readonly text: string
  /** The units of constants in the text: of every conversion and figure. The rest are plain. */
  readonly constants?: Readonly<Record<number, ConstantUnit>>
  readonly source: Source
  readonly errata?: readonly ErratumId[]
  readonly shownAs?: ShownAs
  /** Results of this very formula, at least one, printed or `byHand`; a test runs every one. */
  readonly examples: readonly {
    readonly in: { readonly [K in keyof T]: number }
    readonly out: number
    /** Half of the last printed digit, when the document rounds. Exact otherwise. */
    readonly within?: number
    readonly source: Cite | OwnRule
  }[]
}

/**
 * A formula: called with worked numbers of the right units it gives a worked number, under its own
 * label or another.
 */
export type Formula<T extends Takes = Takes, U extends Unit = Unit> = ((
  inputs: InputsOf<T>,
  label?: string,
) => Worked<U>) & { readonly definition: Definition<T, U>; readonly tree: Expression }

/**
 * Defines a formula. Throws at load when the text cannot be read, or names what `takes` does not,
 * or `takes` what it does not name.
 */
export function formula<const T extends Takes, const U extends Unit>(
  definition: Definition<T, U>,
): Formula<T, U> {
  const tree = parse(definition.text)
  const named = names(tree).sort().join(', ')
  const taken = Object.keys(definition.takes).sort().join(', ')
  if (named !== taken)
    throw new Error(`Formula “${definition.label}” names ${named} but takes ${taken}`)
  const program = compile(tree)
  const { unit, source, shownAs, errata = [] } = definition
  const apply = (inputs: InputsOf<T>, label = definition.label): Worked<U> => ({
    label,
    value: program(inputs),
    unit,
    how: { kind: 'formula', tree, inputs, source, errata },
    ...(shownAs && { shownAs }),
  })
  return Object.assign(apply, { definition, tree })
}
