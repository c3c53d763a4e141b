import { asShown, labelInSentence } from './as-shown.ts'
import type { ErratumId } from './errata.ts'
import type { Condition, Expression } from './expression.ts'
import type { Source } from './source.ts'
import type { ConstantUnit, Unit } from './units.ts'
import type { TablePosition, TableRow, Worked } from './worked.ts'
import { labelWithTier, owningTierName } from './worked-inputs.ts'

/** Formats a number for a person: with its unit, or bare if `unit` is null. */
export type NumberFormatter = (value: number, unit: Unit | null) => string

/** Formats a constant of a formula’s text for a person, with its unit or conversion. */
export type ConstantFormatter = (value: number, unit: ConstantUnit) => string

/** Texts on how a number came about; null where a number of its kind has none. */
export type Explanation = {
  readonly words: string
  readonly numbers: string | null
  readonly source: Source | null
  readonly errata: readonly ErratumId[]
}

/** Explains a worked number in words, in numbers and by its source. */
export function explain(
  worked: Worked,
  numerals: NumberFormatter,
  constant: ConstantFormatter = (value, unit) => `${numerals(value, null)} ${unit}`,
): Explanation {
  const { how } = worked
  const number = (one: Worked) => numerals(asShown(one), one.unit)
  const result = number(worked)
  switch (how.kind) {
    case 'given':
      return told('An answer of this plan', null, null)
    case 'published':
      return told(
        'derived' in how.cite ? 'A figure derived from published ones' : 'A published figure',
        null,
        how.cite,
        how.errata,
      )
    case 'assumed':
      return told('A figure of ours', null, { rule: how.reason })
    case 'measured': {
      const { report, machine, line } = how
      const of = machine === null ? '' : ` of machine ${machine}`
      return told(`As the report “${report}”${of} has it: “${line}”`, null, null)
    }
    case 'formula': {
      const { tree, inputs, source, errata } = how
      const written = (of: (input: Worked) => string) =>
        write(
          tree,
          (name) => (inputs[name] ? of(inputs[name]) : name),
          (value, unit) => (unit ? constant(value, unit) : numerals(value, null)),
        )
      const words = written((input) => labelInSentence(titleIn(worked, input)))
      return told(words, `${written(number)} = ${result}`, source, errata)
    }
    case 'fitted':
      return told(how.meaning, how.fit, how.source)
    case 'solved': {
      const found =
        how.tolerance === 0
          ? 'found by trying'
          : `found to within ${numerals(how.tolerance, worked.unit)}`
      return told(how.condition, `${result}, ${found}`, how.source, how.errata)
    }
    case 'sum': {
      const words = how.parts.map((part) => labelInSentence(titleIn(worked, part))).join(' + ')
      return told(words, `${how.parts.map(number).join(' + ')} = ${result}`, how.source)
    }
    case 'largest': {
      if (how.parts.length === 1)
        return told(
          `${labelInSentence(titleIn(worked, how.binding))}, the only one that applies`,
          result,
          how.source,
        )
      const list = (of: (part: Worked) => string) => how.parts.map(of).join(', ')
      const label = (part: Worked) => labelInSentence(part.label)
      const words = `the largest of ${list(label)}; ${label(how.binding)} binds`
      return told(words, `the largest of ${list(number)} is ${result}`, how.source)
    }
    case 'row': {
      const { key, from, to } = how
      const row = ({ at, value }: TableRow) =>
        `${numerals(value, worked.unit)} at ${numerals(at, key.unit)}`
      const words = `The table “${how.table}” read at ${labelInSentence(key.label)} ${number(key)}: ${placed(how.place)}`
      const numbers = from === to ? row(from) : `${row(from)} and ${row(to)} give ${result}`
      return told(words, numbers, how.source, how.errata)
    }
  }
}

function told(
  words: string,
  numbers: string | null,
  source: Source | null,
  errata: readonly ErratumId[] = [],
): Explanation {
  return { words, numbers, source, errata }
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
    case 'row below':
      return 'the row that holds from there on'
  }
}

/** Label of an input of a number, with its tier only if the number has another tier. */
function titleIn(worked: Worked, input: Worked): string {
  return owningTierName(input) === owningTierName(worked) ? input.label : labelWithTier(input)
}

type WriteName = (name: string) => string
type WriteNumber = (value: number, unit: ConstantUnit | undefined) => string

/** Writes a tree as text: its names by `name`, its numbers by `number`. */
function write(tree: Expression, name: WriteName, number: WriteNumber): string {
  const inner = (one: Expression): string => write(one, name, number)
  switch (tree.kind) {
    case 'number':
      return number(tree.value, tree.unit)
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
      return writeCall(tree, inner)
    case 'if':
      return `${bracketed(tree.yes, 1, inner)} if ${writeTest(tree.test, inner)}, otherwise ${inner(tree.no)}`
  }
}

function writeTest(test: Condition, inner: (one: Expression) => string): string {
  switch (test.kind) {
    case 'compare':
      return `${inner(test.left)} ${test.comparison} ${inner(test.right)}`
    case 'and':
    case 'or':
      return test.of.map((one) => writeTest(one, inner)).join(` ${test.kind} `)
    case 'not':
      return `not (${writeTest(test.of, inner)})`
  }
}

function writeCall(
  { call, of }: Extract<Expression, { kind: 'call' }>,
  inner: (one: Expression) => string,
): string {
  const written = of.map(inner)
  const list = written.join(', ')
  const [whole = ''] = written
  const [first = '', second = ''] = of.map((one) => bracketed(one, 3, inner))
  switch (call) {
    case 'min':
      return `the smallest of (${list})`
    case 'max':
      return `the largest of (${list})`
    case 'ceil':
      return `(${list}) rounded up to a whole number`
    case 'floor':
      return `(${list}) rounded down to a whole number`
    case 'round':
      return second === '1'
        ? `(${whole}) rounded to a whole number`
        : `(${whole}) rounded to steps of ${second}`
    case 'up':
      return `(${whole}) rounded up to the next multiple of ${second}`
    case 'mod':
      return `the remainder of ${first} ÷ ${second}`
    case 'permutations':
      return `the ordered choices of ${second} out of ${first}`
    case 'log2':
      return `log₂(${list})`
    case 'power':
      return `(${written.map((one) => `(${one})`).join(' to the power of ')})`
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
