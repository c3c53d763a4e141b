import type { Condition, Expression } from '../../engine/index.ts'

/** The most that floating-point arithmetic leaves behind of a value: the rounding of the engine, in a cell. */
const noise = '1E-9'

/** Writes the number of a name of a formula: a reference to its cell, or the number itself. */
type Written = (name: string) => string

/** A formula of the engine as that of a cell, without the sign before it: the same operations, the same rounding. */
export function excelOf(tree: Expression, written: Written): string {
  switch (tree.kind) {
    case 'number':
      return numberText(tree.value)
    case 'name':
      return written(tree.name)
    case 'negate':
      return `-${within(tree.of, written)}`
    case 'binary': {
      const sign = signs[tree.sign]
      const left = isLoose(tree.left, sign, 'left')
        ? within(tree.left, written)
        : excelOf(tree.left, written)
      const right = isLoose(tree.right, sign, 'right')
        ? within(tree.right, written)
        : excelOf(tree.right, written)
      return `${left}${sign}${right}`
    }
    case 'call':
      return callOf(
        tree.call,
        tree.of.map((one) => excelOf(one, written)),
      )
    case 'if':
      return `IF(${testOf(tree.test, written)},${excelOf(tree.yes, written)},${excelOf(tree.no, written)})`
  }
}

const signs = { '+': '+', '−': '-', '×': '*', '÷': '/' } as const
const strength = { '+': 1, '-': 1, '*': 2, '/': 2 } as const

/** Whether an operand needs parentheses beside a sign. */
function isLoose(tree: Expression, beside: keyof typeof strength, side: 'left' | 'right'): boolean {
  if (tree.kind === 'negate') return true
  if (tree.kind !== 'binary') return false
  const own = strength[signs[tree.sign]]
  // Of equal signs the left one is worked out first; the engine adds and multiplies in that very order.
  return side === 'left' ? own < strength[beside] : own <= strength[beside]
}

function within(tree: Expression, written: Written): string {
  const text = excelOf(tree, written)
  return tree.kind === 'binary' || tree.kind === 'negate' ? `(${text})` : text
}

type Call = Extract<Expression, { kind: 'call' }>['call']

function callOf(call: Call, of: readonly string[]): string {
  const [one = '0', other = '0'] = of
  switch (call) {
    case 'min':
      return `MIN(${of.join(',')})`
    case 'max':
      return `MAX(${of.join(',')})`
    case 'ceil':
      return roundedUp(one)
    case 'floor':
      return roundedDown(one)
    case 'round':
      return unlessZero(
        other,
        one,
        `SIGN(${one})*INT(ABS((${one})/${other})+0.5+${noise}*MAX(1,ABS((${one})/${other})))*${other}`,
      )
    case 'up':
      return unlessZero(
        other,
        one,
        `IF(AND((${one})>${noise},(${one})<${other}),${other},${roundedUp(`(${one})/${other}`)}*${other})`,
      )
    case 'mod':
      return unlessZero(other, '0', `(${one})-${other}*${roundedDown(`(${one})/${other}`)}`)
    case 'permutations':
      return `IF(${other}<=0,1,IF(${other}>${one},0,COMBIN(${one},${other})*FACT(${other})))`
    case 'log2':
      return `LOG(${one},2)`
    case 'power':
      return `POWER(${one},${other})`
  }
}

/** What is left as it is where the step or the divisor is 0; a number is known not to be. */
function unlessZero(divisor: string, otherwise: string, then: string): string {
  return Number(divisor) > 0 ? `(${then})` : `IF(${divisor}=0,${otherwise},${then})`
}

function roundedUp(value: string): string {
  return `-INT(${noise}*MAX(1,ABS(${value}))-(${value}))`
}

function roundedDown(value: string): string {
  return `INT((${value})+${noise}*MAX(1,ABS(${value})))`
}

const comparisons = { '=': '=', '≠': '<>', '<': '<', '≤': '<=', '>': '>', '≥': '>=' } as const

function testOf(test: Condition, written: Written): string {
  switch (test.kind) {
    case 'compare':
      return `${excelOf(test.left, written)}${comparisons[test.comparison]}${excelOf(test.right, written)}`
    case 'and':
      return `AND(${test.of.map((one) => testOf(one, written)).join(',')})`
    case 'or':
      return `OR(${test.of.map((one) => testOf(one, written)).join(',')})`
    case 'not':
      return `NOT(${testOf(test.of, written)})`
  }
}

/** A number as a formula has it, to its last digit; one below 0 in parentheses. */
export function numberText(value: number): string {
  const text = String(value).replace('e', 'E').replace('E+', 'E')
  return value < 0 ? `(${text})` : text
}
