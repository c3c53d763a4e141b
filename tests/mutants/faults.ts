import { parseSync, Visitor } from 'oxc-parser'

/** The fixed kinds of faults that are planted. */
export const faultKinds = ['compare', 'constant', 'operand', 'branch', 'argument'] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault that can be planted in a file: what stands there, and what takes its place. */
export type Fault = {
  readonly path: string
  readonly kind: FaultKind
  /** Of the text of the file. */
  readonly start: number
  readonly end: number
  readonly instead: string
}

const compared: Readonly<Record<string, string>> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  ...{ '===': '!==', '!==': '===' },
}
const operated: Readonly<Record<string, string>> = {
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
  ...{ '&&': '||', '||': '&&', '??': '&&' },
}
/** Operators and functions in the text of a formula, which is what runs. */
const inFormula: Readonly<Record<string, string>> = {
  ...{ '+': '−', '−': '+', '×': '÷', '÷': '×', max: 'min', min: 'max' },
}

/** Every fault that can be planted in a file, in the order of its text. */
export function faultsIn(path: string, text: string): readonly Fault[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} is not parsed: ${errors[0]?.message}`)
  const faults: Fault[] = []
  const types = new Set<number>()
  const chained = new Set<number>()
  const add = (kind: FaultKind, start: number, end: number, instead: string) =>
    faults.push({ path, kind, start, end, instead })
  const textOf = ({ start, end }: Span) => text.slice(start, end)
  /** The operator between two parts, and what takes its place. */
  const between = (kind: FaultKind, left: Span, right: Span, operator: string, other?: string) => {
    const at = text.indexOf(operator, left.end)
    if (other !== undefined && at < right.start) add(kind, at, at + operator.length, other)
  }
  new Visitor({
    BinaryExpression({ left, right, operator }) {
      between('compare', left, right, operator, compared[operator])
      // Texts are put together with +, and words are no faults of reckoning.
      if (isText(left) || isText(right)) return
      between('operand', left, right, operator, operated[operator])
    },
    LogicalExpression({ left, right, operator, start, end }) {
      // Nothing else may stand in a chain of ?? without brackets.
      if (operator === '??' && left.type === 'LogicalExpression') chained.add(start).add(left.start)
      if (chained.has(start) && operator === '??')
        add('operand', start, end, `((${textOf(left)}) && (${textOf(right)}))`)
      else between('operand', left, right, operator, operated[operator])
    },
    // A type is gone before anything runs.
    TSLiteralType({ literal }) {
      types.add(literal.end)
    },
    Literal({ value, start, end }) {
      if (types.has(end)) return
      if (typeof value === 'number') add('constant', start, end, String(value + 1))
      if (typeof value === 'boolean') add('constant', start, end, String(!value))
    },
    UnaryExpression({ operator, argument, start, end }) {
      if (operator === '!') add('branch', start, end, textOf(argument))
    },
    IfStatement({ test }) {
      add('branch', test.start, test.end, `!(${textOf(test)})`)
    },
    ConditionalExpression({ consequent, alternate }) {
      const swapped = `${textOf(alternate)} : ${textOf(consequent)}`
      add('branch', consequent.start, alternate.end, swapped)
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'formula') {
        for (const [start, end, instead] of inFormulas(given[0], text)) {
          add('operand', start, end, instead)
        }
      }
      const [last, before] = [given.at(-1), given.at(-2)]
      if (last && before && last.type !== 'SpreadElement') add('argument', before.end, last.end, '')
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || object.name !== 'Math') return
      const other = property.type === 'Identifier' && roundings[property.name]
      if (other) add('operand', property.start, property.end, other)
    },
  }).visit(program)
  return faults.sort((one, other) => one.start - other.start || one.end - other.end)
}

type Span = { readonly start: number; readonly end: number }

const roundings: Readonly<Record<string, string>> = {
  ...{ max: 'min', min: 'max', ceil: 'floor', floor: 'ceil', round: 'floor' },
}

function isText(node: { readonly type: string }): boolean {
  return (
    node.type === 'TemplateLiteral' ||
    (node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
  )
}

/** The places in the text of a formula where another operator or function can stand. */
function inFormulas(
  given: Span | undefined,
  text: string,
): readonly (readonly [number, number, string])[] {
  if (!given) return []
  const found = /^ +text: '([^'\n]*)'/m.exec(text.slice(given.start, given.end))
  if (!found) return []
  const from = given.start + found.index + found[0].length - (found[1] ?? '').length - 1
  return [...(found[1] ?? '').matchAll(/[+−×÷]|\b(?:max|min)(?=\()/g)].flatMap(
    ({ 0: sign, index }) => {
      const instead = inFormula[sign]
      return instead ? [[from + index, from + index + sign.length, instead] as const] : []
    },
  )
}

/** A file with a fault planted. */
export function planted(text: string, { start, end, instead }: Fault): string {
  return text.slice(0, start) + instead + text.slice(end)
}

/** A fault does this to the text of its file. */
export function changeWords(text: string, { kind, start, end, instead }: Fault): string {
  const short = (part: string) => part.replace(/\s+/g, ' ').trim().slice(0, 60)
  return `${kind}: ${short(text.slice(start, end))} → ${short(instead) || 'nothing'}`
}

/** The line that a fault begins in, and its number. */
export function lineOf(text: string, { start }: Fault): { number: number; line: string } {
  const number = text.slice(0, start).split('\n').length
  return { number, line: text.split('\n')[number - 1]?.trim() ?? '' }
}

/** Where a fault is and what it does, for a list. */
export function faultWords(text: string, fault: Fault): string {
  return `${fault.path}:${lineOf(text, fault).number} ${changeWords(text, fault)}`
}
