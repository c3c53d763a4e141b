import type { Condition, Expression } from '../../../src/engine/core/expression.ts'
import type { Formula } from '../../../src/engine/core/formula.ts'
import { type ConstantUnit, type Unit, units } from '../../../src/engine/core/units.ts'

/**
 * Kinds of unit, as powers of base units. Counts, shares and factors are plain numbers, and so are
 * messages and logs: IOPS per drive are IOPS.
 */
const kinds = {
  count: {},
  factor: {},
  share: {},
  size: { bytes: 1 },
  time: { seconds: 1 },
  rate: { seconds: -1 },
  load: { transfers: 1, seconds: -1 },
  throughput: { bytes: 1, seconds: -1 },
  'load per rate': { transfers: 1 },
  'size per rate': { bytes: 1, seconds: 1 },
  'time per load': { seconds: 2, transfers: -1 },
  cycles: { cycles: 1 },
  'cycles per rate': { cycles: 1, seconds: 1 },
  price: { money: 1 },
  power: { energy: 1, seconds: -1 },
  energy: { energy: 1 },
  'price of energy': { money: 1, energy: -1 },
} as const satisfies Record<(typeof units)[Unit]['kind'], Powers>

/** Powers of base units; a missing one is 0. */
type Powers = Partial<
  Readonly<Record<'bytes' | 'seconds' | 'transfers' | 'cycles' | 'money' | 'energy', number>>
>

/** What a part of a text measures: its powers, and how much of them one of its units is. */
type Quantity = { readonly powers: Powers; readonly per: number }

/** Calls whose arguments and result are of one kind. */
const joining: ReadonlySet<string> = new Set(['min', 'max', 'round', 'up', 'mod'])

const plain: Quantity = { powers: {}, per: 1 }

/** What is wrong with the units inside a formula’s text. Empty where nothing is. */
export function unitFaults(formula: Pick<Formula, 'definition' | 'tree'>): string[] {
  const { definition } = formula
  const tree = formula.tree()
  const { takes, unit, constants = {}, text } = definition
  const found: string[] = []
  const fault = (what: string) => {
    found.push(`${definition.label}, “${text}”: ${what}`)
  }
  const ofNumber = (value: number) => {
    const of = constants[value]
    return of === undefined ? plain : ofConstant(of)
  }
  /** The quantity of a part; null for 0, which is nothing of anything. */
  const walk = (node: Expression): Quantity | null => {
    switch (node.kind) {
      case 'number':
        return node.value === 0 ? null : ofNumber(node.value)
      case 'name':
        return ofUnit(takes[node.name])
      case 'negate':
        return walk(node.of)
      case 'binary': {
        const [left, right] = [walk(node.left), walk(node.right)]
        if (node.sign === '+' || node.sign === '−') return alike(node.sign, [left, right])
        return combined(left ?? plain, right ?? plain, node.sign === '×' ? 1 : -1)
      }
      case 'call': {
        const of = node.of.map(walk)
        if (joining.has(node.call)) return alike(node.call, of)
        return alike(`${node.call} of a plain number`, [...of, plain])
      }
      case 'if':
        compare(node.test)
        return alike('then and else', [walk(node.yes), walk(node.no)])
    }
  }
  const compare = (test: Condition): void => {
    if (test.kind === 'compare') alike(test.comparison, [walk(test.left), walk(test.right)])
    else [test.of].flat().forEach(compare)
  }
  const alike = (where: string, of: readonly (Quantity | null)[]): Quantity | null => {
    const [first, ...rest] = of.filter((one) => one !== null)
    for (const other of rest)
      if (first && !same(first, other)) fault(`${where} joins ${named(first)} and ${named(other)}`)
    return first ?? null
  }
  const result = walk(tree)
  if (result && !same(result, ofUnit(unit)))
    fault(`gives ${named(result)}, not ${named(ofUnit(unit))}, which is ${unit}`)
  const numbers = numbersOf(tree)
  for (const [value, of] of Object.entries(constants)) {
    if (!numbers.has(Number(value))) fault(`has no constant ${value}`)
    if (isUnit(of)) continue
    const [from, to] = of.split('/')
    if (from && to && !close(Number(value) * factor(from, to), 1)) fault(`${value} is not ${of}`)
  }
  return found
}

function ofUnit(unit: Unit | undefined): Quantity {
  if (unit === undefined) throw new Error('A name without a unit')
  const { kind, per } = units[unit]
  return { powers: kinds[kind], per }
}

/** A constant of a unit, or of a conversion: how many of one unit make another, by the day or not. */
function ofConstant(unit: ConstantUnit): Quantity {
  if (isUnit(unit)) return ofUnit(unit)
  const [from, to, by] = unit.split('/')
  if (!isUnit(from) || !isUnit(to)) throw new Error(`${unit} is no unit of a constant`)
  const conversion = combined(ofUnit(from), ofUnit(to), -1)
  return by === 'day' ? combined(conversion, ofUnit('days'), -1) : conversion
}

/** How many of one unit are one of another. */
function factor(from: string, to: string): number {
  return isUnit(from) && isUnit(to) ? units[from].per / units[to].per : Number.NaN
}

function isUnit(text: string | undefined): text is Unit {
  return text !== undefined && text in units
}

function combined(left: Quantity, right: Quantity, sign: 1 | -1): Quantity {
  const powers: Record<string, number> = { ...left.powers }
  for (const [of, power] of Object.entries(right.powers))
    powers[of] = (powers[of] ?? 0) + sign * power
  const kept = Object.entries(powers).filter(([, power]) => power !== 0)
  return { powers: Object.fromEntries(kept), per: left.per * right.per ** sign }
}

function same(one: Quantity, other: Quantity): boolean {
  return Object.keys(combined(one, other, -1).powers).length === 0 && close(one.per, other.per)
}

function close(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 1e-9
}

function named({ powers, per }: Quantity): string {
  const of = Object.entries(powers).map(([what, power]) =>
    power === 1 ? what : `${what}^${power}`,
  )
  return `${Number(per.toPrecision(6))} ${of.join(' × ') || 'plain'}`
}

function numbersOf(tree: Expression): Set<number> {
  const found = new Set<number>()
  JSON.stringify(tree, (_key, node) => {
    if (node?.kind === 'number') found.add(node.value)
    return node
  })
  return found
}
