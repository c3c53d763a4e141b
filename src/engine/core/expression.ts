/** The tree of a formula's text. What is evaluated, printed in words and printed in numbers is this. */
export type Expression =
  | { readonly kind: 'number'; readonly value: number }
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
      readonly comparison: Comparison
      readonly left: Expression
      readonly right: Expression
      readonly yes: Expression
      readonly no: Expression
    }

type Sign = '+' | '−' | '×' | '÷'
type Comparison = '=' | '<' | '≤' | '>' | '≥'
type Call = 'min' | 'max' | 'ceil' | 'floor' | 'log2' | 'power'

const calls: readonly string[] = ['min', 'max', 'ceil', 'floor', 'log2', 'power'] satisfies Call[]
const comparisons: readonly string[] = ['=', '<', '≤', '>', '≥'] satisfies Comparison[]

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|([+−×÷(),=<≤>≥]))/uy

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
 * Reads a formula's text: + − × ÷, parentheses, min, max, ceil, floor, log2, power(base, exponent)
 * and `if a ≤ b then c else d`. Throws on anything else: a text is part of the program.
 */
export function parse(text: string): Expression {
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
    const left = sum()
    const comparison = take().text
    if (!isComparison(comparison)) throw new Error(`Formula text “${text}”: no comparison after if`)
    const right = sum()
    take('then')
    const yes = whole()
    take('else')
    return { kind: 'if', comparison, left, right, yes, no: whole() }
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
    if (one.kind === 'number') return { kind: 'number', value: Number(one.text) }
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
    return { kind: 'call', call: one.text, of }
  }

  const tree = whole()
  if (at < list.length) throw new Error(`Formula text “${text}”: left over from ${next()}`)
  return tree
}

function isCall(word: string): word is Call {
  return calls.includes(word)
}

function isComparison(word: string): word is Comparison {
  return comparisons.includes(word)
}

/** The names a tree uses, each once. */
export function names(tree: Expression): string[] {
  const found = new Set<string>()
  const walk = (node: Expression): void => {
    if (node.kind === 'name') found.add(node.name)
    if (node.kind === 'negate') walk(node.of)
    if (node.kind === 'call') node.of.forEach(walk)
    if (node.kind === 'binary') [node.left, node.right].forEach(walk)
    if (node.kind === 'if') [node.left, node.right, node.yes, node.no].forEach(walk)
  }
  walk(tree)
  return [...found]
}
