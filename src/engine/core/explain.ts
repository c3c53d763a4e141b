import type { ErratumId } from './errata.ts'
import type { Expression } from './expression.ts'
import { inSentence, shown } from './shown.ts'
import type { Source } from './source.ts'
import type { Unit } from './units.ts'
import { ownerOf, type TablePosition, type TableRow, titleOf, type Worked } from './worked.ts'

/** Writes a number for a person: with its unit, or bare where the formula has none. */
export type Numerals = (value: number, unit: Unit | null) => string

/** How a number came about, for a person to read. `null` where a kind has none. */
export type Explanation = {
  readonly words: string
  readonly numbers: string | null
  readonly source: Source | null
  readonly errata: readonly ErratumId[]
}

/** The sentence and the numbers of a worked number. */
export function explain(worked: Worked, numerals: Numerals): Explanation {
  const { how } = worked
  const result = numerals(shown(worked), worked.unit)
  switch (how.kind) {
    case 'given':
      return { words: 'An answer of this plan', numbers: null, source: null, errata: [] }
    case 'published':
      return { words: 'A published figure', numbers: null, source: how.cite, errata: [] }
    case 'assumed':
      return {
        words: 'A figure of ours',
        numbers: null,
        source: { rule: how.reason },
        errata: [],
      }
    case 'formula': {
      const label = (name: string) => {
        const input = how.inputs[name]
        return input ? inSentence(titleIn(worked, input)) : name
      }
      const number = (name: string) => {
        const input = how.inputs[name]
        return input ? numerals(shown(input), input.unit) : name
      }
      const bare = (value: number) => numerals(value, null)
      return {
        words: write(how.tree, label, bare),
        numbers: `${write(how.tree, number, bare)} = ${result}`,
        source: how.source,
        errata: how.errata,
      }
    }
    case 'fitted':
      return { words: how.meaning, numbers: how.fit, source: how.source, errata: [] }
    case 'solved':
      return {
        words: how.condition,
        numbers: `${result}, found to within ${numerals(how.tolerance, worked.unit)}`,
        source: how.source,
        errata: [],
      }
    case 'sum':
      return {
        words: how.parts.map((part) => inSentence(titleIn(worked, part))).join(' + '),
        numbers: `${how.parts.map((part) => numerals(shown(part), part.unit)).join(' + ')} = ${result}`,
        source: how.source,
        errata: [],
      }
    case 'largest': {
      const { parts, binding } = how
      const list = (write: (part: Worked) => string) => parts.map(write).join(', ')
      return {
        words: `the largest of ${list(({ label }) => inSentence(label))}; ${inSentence(binding.label)} binds`,
        numbers: `the largest of ${list((part) => numerals(shown(part), part.unit))} is ${result}`,
        source: how.source,
        errata: [],
      }
    }
    case 'row': {
      const row = (at: TableRow) =>
        `${numerals(at.value, worked.unit)} at ${numerals(at.at, how.key.unit)}`
      return {
        words: `The table “${how.table}” read at ${inSentence(how.key.label)} ${numerals(shown(how.key), how.key.unit)}: ${placed(how.place)}`,
        numbers:
          how.from === how.to
            ? row(how.from)
            : `${row(how.from)} and ${row(how.to)} give ${result}`,
        source: how.source,
        errata: how.errata,
      }
    }
  }
}

function placed(place: TablePosition): string {
  switch (place) {
    case 'at':
      return 'a row of it'
    case 'between':
      return 'on the line between two rows'
    case 'held':
      return 'outside its rows, the end value is held (extrapolated)'
    case 'continued':
      return 'outside its rows, the last slope is continued (extrapolated)'
    case 'flat':
      return 'at its end value'
    case 'row above':
      return 'the next size up'
  }
}

/** An input as the working of a number names it: its owner only where it is another one. */
function titleIn(worked: Worked, input: Worked): string {
  return ownerOf(input) === ownerOf(worked) ? input.label : titleOf(input)
}

type Write = (name: string) => string

/** Writes a tree: names through `name`, bare numbers through `bare`. */
function write(tree: Expression, name: Write, bare: (value: number) => string): string {
  const inner = (one: Expression): string => write(one, name, bare)
  switch (tree.kind) {
    case 'number':
      return bare(tree.value)
    case 'name':
      return name(tree.name)
    case 'negate':
      return `−${bracketed(tree.of, 3, inner)}`
    case 'binary': {
      const strength = binding(tree)
      const right = bracketed(tree.right, strength + 1, inner)
      return `${bracketed(tree.left, strength, inner)} ${tree.sign} ${right}`
    }
    case 'call':
      return writeCall(tree.call, tree.of.map(inner))
    case 'if':
      return `${bracketed(tree.yes, 1, inner)} if ${inner(tree.left)} ${tree.comparison} ${inner(tree.right)}, otherwise ${inner(tree.no)}`
  }
}

function writeCall(call: Extract<Expression, { kind: 'call' }>['call'], of: string[]): string {
  const list = of.join(', ')
  switch (call) {
    case 'min':
      return `the smallest of (${list})`
    case 'max':
      return `the largest of (${list})`
    case 'ceil':
      return `(${list}) rounded up to a whole number`
    case 'floor':
      return `(${list}) rounded down to a whole number`
    case 'log2':
      return `log₂(${list})`
    case 'power':
      return `(${of.map((one) => `(${one})`).join(' to the power of ')})`
  }
}

function binding(tree: Expression): number {
  if (tree.kind === 'if') return 0
  if (tree.kind === 'binary') return tree.sign === '+' || tree.sign === '−' ? 1 : 2
  return 3
}

function bracketed(tree: Expression, atLeast: number, inner: (one: Expression) => string): string {
  return binding(tree) < atLeast ? `(${inner(tree)})` : inner(tree)
}
