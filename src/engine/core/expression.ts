import type { ConstantUnit } from './units.ts'

export type UnitsOfConstants = Readonly<Record<number, ConstantUnit>>

/** Tree of a formula’s text: it is evaluated, and printed in words and in numbers. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number; readonly unit?: ConstantUnit }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate'; readonly of: Expression }
  | {
      readonly kind: 'binary'
      readonly sign: Sign
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'call'; readonly call: Call; readonly of: readonly Expression[] }
  | {
      readonly kind: 'if'
      readonly test: Condition
      readonly yes: Expression
      readonly no: Expression
    }

export type Condition =
  | {
      readonly kind: 'compare'
      readonly comparison: Comparison
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'and' | 'or'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }

type Sign = '+' | '−' | '×' | '÷'
type Comparison = '=' | '≠' | '<' | '≤' | '>' | '≥'

/** Number of arguments of each function of a formula; null for one or more. */
const calls = {
  min: null,
  max: null,
  ceil: 1,
  floor: 1,
  round: 2,
  up: 2,
  mod: 2,
  permutations: 2,
  log2: 1,
  power: 2,
} as const satisfies Record<string, number | null>

type Call = keyof typeof calls

const comparisons: readonly string[] = ['=', '≠', '<', '≤', '>', '≥'] satisfies Comparison[]

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|([+−×÷(),=≠<≤>≥]))/uy

type Token = { readonly text: string; readonly kind: 'number' | 'word' | 'sign' }

function tokens(text: string): Token[] {
  const found: Token[] = []
  let at = 0
  while (text.slice(at).trim() !== '') {
    token.lastIndex = at
    const match = token.exec(text)
    if (!match) throw new Error(`Formula text “${text}” cannot be read at “${text.slice(at)}”`)
    const [, number, word, sign] = match
    if (number !== undefined) found.push({ text: number, kind: 'number' })
    else if (word !== undefined) found.push({ text: word, kind: 'word' })
    else if (sign !== undefined) found.push({ text: sign, kind: 'sign' })
    at = token.lastIndex
  }
  return found
}

/**
 * Parses a formula’s text: + − × ÷, parentheses, min, max, ceil, floor, round(value, step),
 * up(value, step), mod(value, divisor), permutations(of, chosen), log2, power(base, exponent) and
 * `if a ≤ b then c else d`. Conditions may be joined: `and` before `or`, `not (…)`. Throws on
 * anything else: a text is part of the program.
 */
export function parseFormula(text: string, constants: UnitsOfConstants = {}): Expression {
  const list = tokens(text)
  let at = 0
  const next = () => list[at]?.text
  const take = (expected?: string): Token => {
    const one = list[at]
    if (!one || (expected !== undefined && one.text !== expected))
      throw new Error(
        `Formula text “${text}”: expected ${expected ?? 'more'}, found ${one?.text ?? 'its end'}`,
      )
    at += 1
    return one
  }

  function whole(): Expression {
    if (next() !== 'if') return sum()
    take('if')
    const test = joined('or', () => joined('and', condition))
    take('then')
    const yes = whole()
    take('else')
    return { kind: 'if', test, yes, no: whole() }
  }
  function joined(kind: 'and' | 'or', part: () => Condition): Condition {
    const first = part()
    const of = [first]
    while (next() === kind) {
      take(kind)
      of.push(part())
    }
    return of.length > 1 ? { kind, of } : first
  }
  function condition(): Condition {
    if (next() === 'not') {
      take('not')
      take('(')
      const of = joined('or', () => joined('and', condition))
      take(')')
      return { kind: 'not', of }
    }
    const left = sum()
    const comparison = take().text
    if (!isComparison(comparison)) throw new Error(`Formula text “${text}”: no comparison after if`)
    return { kind: 'compare', comparison, left, right: sum() }
  }
  function sum(): Expression {
    let left = product()
    for (let sign = next(); sign === '+' || sign === '−'; sign = next()) {
      take()
      left = { kind: 'binary', sign, left, right: product() }
    }
    return left
  }
  function product(): Expression {
    let left = single()
    for (let sign = next(); sign === '×' || sign === '÷'; sign = next()) {
      take()
      left = { kind: 'binary', sign, left, right: single() }
    }
    return left
  }
  function single(): Expression {
    const one = take()
    if (one.kind === 'number') {
      const value = Number(one.text)
      const unit = constants[value]
      return unit ? { kind: 'number', value, unit } : { kind: 'number', value }
    }
    if (one.text === '−') return { kind: 'negate', of: single() }
    if (one.text === '(') {
      const inner = whole()
      take(')')
      return inner
    }
    if (one.kind !== 'word') throw new Error(`Formula text “${text}”: unexpected ${one.text}`)
    if (!isCall(one.text)) return { kind: 'name', name: one.text }
    take('(')
    const of = [whole()]
    while (next() === ',') {
      take(',')
      of.push(whole())
    }
    take(')')
    const takes = calls[one.text]
    if (takes !== null && takes !== of.length)
      throw new Error(`Formula text “${text}”: ${one.text} takes ${takes}, not ${of.length}`)
    return { kind: 'call', call: one.text, of }
  }

  const tree = whole()
  if (at < list.length) throw new Error(`Formula text “${text}”: left over from ${next()}`)
  return tree
}

function isCall(word: string): word is Call {
  return Object.hasOwn(calls, word)
}

function isComparison(word: string): word is Comparison {
  return comparisons.includes(word)
}

export function comparedExpressions(test: Condition): readonly Expression[] {
  switch (test.kind) {
    case 'compare':
      return [test.left, test.right]
    case 'and':
    case 'or':
      return test.of.flatMap(comparedExpressions)
    case 'not':
      return comparedExpressions(test.of)
  }
}

export function namesUsed(tree: Expression): string[] {
  const found = new Set<string>()
  const walk = (node: Expression): void => {
    if (node.kind === 'name') found.add(node.name)
    if (node.kind === 'negate') walk(node.of)
    if (node.kind === 'call') node.of.forEach(walk)
    if (node.kind === 'binary') [node.left, node.right].forEach(walk)
    if (node.kind === 'if') [...comparedExpressions(node.test), node.yes, node.no].forEach(walk)
  }
  walk(tree)
  return [...found]
}
