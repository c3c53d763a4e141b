import type { Expression } from './expression.ts'
import { ceilWhole } from './units.ts'

type Inputs = Readonly<Record<string, { readonly value: number }>>

/** A tree as a function of its inputs: built once when a formula is defined, then only called. */
export type Program = (inputs: Inputs) => number

/** Turns a formula's tree into a function. Throws when an input the tree names is missing. */
export function compile(tree: Expression): Program {
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
      const of = compile(tree.of)
      return (inputs) => -of(inputs)
    }
    case 'binary': {
      const left = compile(tree.left)
      const right = compile(tree.right)
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

function compileCall(tree: Extract<Expression, { kind: 'call' }>): Program {
  const of = tree.of.map(compile)
  switch (tree.call) {
    // Two at a time: a list made for every call costs six times as much.
    case 'min':
      return of.reduce((one, other) => (inputs) => Math.min(one(inputs), other(inputs)))
    case 'max':
      return of.reduce((one, other) => (inputs) => Math.max(one(inputs), other(inputs)))
    case 'ceil': {
      const one = only(of)
      return (inputs) => ceilWhole(one(inputs))
    }
    case 'floor': {
      const one = only(of)
      return (inputs) => -ceilWhole(-one(inputs)) + 0
    }
    case 'log2': {
      const one = only(of)
      return (inputs) => Math.log2(one(inputs))
    }
    case 'power': {
      const [base, exponent] = pair(of)
      return (inputs) => base(inputs) ** exponent(inputs)
    }
  }
}

function only(of: readonly Program[]): Program {
  const [one, second] = of
  if (!one || second) throw new Error('This call takes one argument')
  return one
}

function pair(of: readonly Program[]): readonly [Program, Program] {
  const [one, second, third] = of
  if (!one || !second || third) throw new Error('This call takes two arguments')
  return [one, second]
}

function compileIf(tree: Extract<Expression, { kind: 'if' }>): Program {
  const [left, right, yes, no] = [tree.left, tree.right, tree.yes, tree.no].map(compile) as [
    Program,
    Program,
    Program,
    Program,
  ]
  const holds: Record<typeof tree.comparison, (a: number, b: number) => boolean> = {
    '=': (a, b) => a === b,
    '<': (a, b) => a < b,
    '≤': (a, b) => a <= b,
    '>': (a, b) => a > b,
    '≥': (a, b) => a >= b,
  }
  const test = holds[tree.comparison]
  return (inputs) => (test(left(inputs), right(inputs)) ? yes(inputs) : no(inputs))
}
