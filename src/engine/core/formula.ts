import type { ErratumId } from './errata.ts'
import {
  type Condition,
  type Expression,
  namesUsed,
  parseFormula,
  type UnitsOfConstants,
} from './expression.ts'
import {
  permutations,
  remainder,
  roundedDown,
  roundedToStep,
  roundedUp,
  roundedUpToStep,
} from './rounding.ts'
import type { Source } from './source.ts'
import type { Unit } from './units.ts'
import type { RoundingRule, Worked } from './worked.ts'

type Takes = Readonly<Record<string, Unit>>

type InputsOf<T extends Takes> = { readonly [K in keyof T]: Worked<T[K]> }

/** A formula without its source. */
type Unsourced<T extends Takes, U extends Unit> = {
  readonly label: string
  readonly unit: U
  /** Inputs that the text names, with their units. */
  readonly takes: T
  /** The formula. It is parsed at first use; the same text is run and shown. */
  readonly text: string
  /** Units of constants in the text that are conversions or figures; other constants are plain. */
  readonly constants?: UnitsOfConstants
  readonly errata?: readonly ErratumId[]
  readonly shownAs?: RoundingRule
  readonly asSold?: true
}

type Definition<T extends Takes, U extends Unit> = Unsourced<T, U> & { readonly source: Source }

/** A formula: called with worked numbers, it returns one, under its own label or another. */
export type Formula<T extends Takes = Takes, U extends Unit = Unit> = ((
  inputs: InputsOf<T>,
  label?: string,
) => Worked<U>) & { readonly definition: Definition<T, U>; readonly tree: () => Expression }

/**
 * Defines a formula. Its text is parsed at first use, not at start-up. That throws if the text
 * cannot be read, or its names differ from those of `takes`. A sweep tests every formula.
 */
export function formula<const T extends Takes, const U extends Unit>(
  definition: Definition<T, U>,
): Formula<T, U> {
  const { unit, source, shownAs, asSold, errata = [] } = definition
  let known: ReturnType<typeof read> | null = null
  const apply = (inputs: InputsOf<T>, label = definition.label): Worked<U> => {
    known ??= read(definition)
    const { tree, program } = known
    const how = { kind: 'formula', tree, inputs, source, errata } as const
    // Written without spreads: formulas are called some hundred times for one keystroke.
    const value = program(inputs)
    if (asSold) return { label, value, unit, how, asSold, ...(shownAs && { shownAs }) }
    return shownAs ? { label, value, unit, how, shownAs } : { label, value, unit, how }
  }
  const tree = () => {
    known ??= read(definition)
    return known.tree
  }
  return Object.assign(apply, { definition, tree })
}

/** Returns a function that defines formulas of one source; each may name its own instead. */
export function formulaMakerOfSource(source: Source) {
  return <const T extends Takes, const U extends Unit>(
    definition: Unsourced<T, U> & { readonly source?: Source },
  ): Formula<T, U> => formula({ source, ...definition })
}

type Read = Pick<Definition<Takes, Unit>, 'label' | 'text' | 'takes' | 'constants'>

function read({ label, text, takes, constants }: Read) {
  const tree = parseFormula(text, constants)
  const named = namesUsed(tree).sort().join(', ')
  const taken = Object.keys(takes).sort().join(', ')
  if (named !== taken) throw new Error(`Formula “${label}” names ${named} but takes ${taken}`)
  return { tree, program: compileFormula(tree) }
}

type Inputs = Readonly<Record<string, { readonly value: number }>>

/** A formula compiled to a function of its inputs. */
export type CompiledFormula = (inputs: Inputs) => number

/** Compiles a formula’s tree. The program throws if an input is missing. */
export function compileFormula(tree: Expression): CompiledFormula {
  switch (tree.kind) {
    case 'number': {
      const { value } = tree
      return () => value
    }
    case 'name': {
      const { name } = tree
      return (inputs) => {
        const input = inputs[name]
        if (!input) throw new Error(`A formula was called without ${name}`)
        return input.value
      }
    }
    case 'negate': {
      const of = compileFormula(tree.of)
      return (inputs) => -of(inputs)
    }
    case 'binary': {
      const left = compileFormula(tree.left)
      const right = compileFormula(tree.right)
      if (tree.sign === '+') return (inputs) => left(inputs) + right(inputs)
      if (tree.sign === '−') return (inputs) => left(inputs) - right(inputs)
      if (tree.sign === '×') return (inputs) => left(inputs) * right(inputs)
      return (inputs) => left(inputs) / right(inputs)
    }
    case 'call':
      return compileCall(tree)
    case 'if':
      return compileIf(tree)
  }
}

function compileCall(tree: Extract<Expression, { kind: 'call' }>): CompiledFormula {
  const of = tree.of.map(compileFormula)
  switch (tree.call) {
    // Compared in pairs: a list of values made for every call costs six times as much.
    case 'min':
      return of.reduce((one, other) => (inputs) => Math.min(one(inputs), other(inputs)))
    case 'max':
      return of.reduce((one, other) => (inputs) => Math.max(one(inputs), other(inputs)))
    case 'ceil':
      return ofOne(of, roundedUp)
    case 'floor':
      return ofOne(of, roundedDown)
    case 'round':
      return ofTwo(of, roundedToStep)
    case 'up':
      return ofTwo(of, roundedUpToStep)
    case 'mod':
      return ofTwo(of, remainder)
    case 'permutations':
      return ofTwo(of, permutations)
    case 'log2':
      return ofOne(of, Math.log2)
    case 'power':
      return ofTwo(of, Math.pow)
  }
}

function ofOne(of: readonly CompiledFormula[], does: (value: number) => number): CompiledFormula {
  const [one] = of
  if (!one) throw new Error('This call takes one argument')
  return (inputs) => does(one(inputs))
}

function ofTwo(
  of: readonly CompiledFormula[],
  does: (one: number, other: number) => number,
): CompiledFormula {
  const [one, other] = of
  if (!one || !other) throw new Error('This call takes two arguments')
  return (inputs) => does(one(inputs), other(inputs))
}

function compileIf(tree: Extract<Expression, { kind: 'if' }>): CompiledFormula {
  const [test, yes, no] = [
    compileTest(tree.test),
    compileFormula(tree.yes),
    compileFormula(tree.no),
  ]
  return (inputs) => (test(inputs) ? yes(inputs) : no(inputs))
}

type Test = (inputs: Inputs) => boolean

function compileTest(tree: Condition): Test {
  switch (tree.kind) {
    case 'compare':
      return compileComparison(tree)
    case 'and':
      return tree.of
        .map(compileTest)
        .reduce((one, other) => (inputs) => one(inputs) && other(inputs))
    case 'or':
      return tree.of
        .map(compileTest)
        .reduce((one, other) => (inputs) => one(inputs) || other(inputs))
    case 'not': {
      const of = compileTest(tree.of)
      return (inputs) => !of(inputs)
    }
  }
}

function compileComparison(tree: Extract<Condition, { kind: 'compare' }>): Test {
  const [left, right] = [compileFormula(tree.left), compileFormula(tree.right)]
  const holds: Record<typeof tree.comparison, (a: number, b: number) => boolean> = {
    '=': (a, b) => a === b,
    '≠': (a, b) => a !== b,
    '<': (a, b) => a < b,
    '≤': (a, b) => a <= b,
    '>': (a, b) => a > b,
    '≥': (a, b) => a >= b,
  }
  const test = holds[tree.comparison]
  return (inputs) => test(left(inputs), right(inputs))
}
