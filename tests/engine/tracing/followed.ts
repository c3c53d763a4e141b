import { isAbove, isMore } from '../../../src/engine/core/compare.ts'
import { compile } from '../../../src/engine/core/formula.ts'
import { fields, type Plan, type TracedChoice, type Worked } from '../../../src/engine/index.ts'

/** The number that a plan has for an answer, as calculations take it; null where it has none. */
function answerIn(plan: Plan, key: string, tier: number | null): number | null {
  const field = fields.find((one) => one.key === key)
  const held = field?.read(plan, tier ?? 0)
  if (typeof held !== 'number') return null
  return field?.kind === 'number' && field.figure === '%' ? held / 100 : held
}

/** What numbers of one plan come to by their own formulas with the answers of another. */
export function follow(from: Plan, to: Plan): (worked: Worked) => number {
  const known = new Map<Worked, number>()
  const numberOf = (worked: Worked): number => {
    const found = known.get(worked) ?? compute(worked)
    known.set(worked, found)
    return found
  }
  function compute({ how, value }: Worked): number {
    switch (how.kind) {
      case 'given': {
        const { answer, tier } = how
        return answerIn(from, answer, tier) === value
          ? (answerIn(to, answer, tier) ?? value)
          : value
      }
      case 'formula': {
        const inputs = Object.entries(how.inputs).map(
          ([name, input]) => [name, { value: numberOf(input) }] as const,
        )
        return compile(how.tree)(Object.fromEntries(inputs))
      }
      case 'sum':
        return how.parts.reduce((total, part) => total + numberOf(part), 0)
      case 'largest':
        return Math.max(...how.parts.map(numberOf))
      case 'row':
        return how.lookup ? lookedUp(how.lookup, numberOf(how.key)) : value
      default:
        return value
    }
  }
  return numberOf
}

type Lookup = NonNullable<Extract<Worked['how'], { readonly kind: 'row' }>['lookup']>

function lookedUp(lookup: Lookup, key: number): number {
  if ('sizes' in lookup) return lookup.sizes.find((size) => !isAbove(key, size)) ?? Number.NaN
  const { rows, below, above } = lookup
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) throw new Error('A table has rows')
  if (key <= first.at && below !== 'continued') return first.value
  if (key >= last.at && above !== 'continued') return last.value
  const found = rows.findIndex(({ at }) => at > key)
  const after = found === -1 ? rows.length - 1 : Math.max(1, found)
  const [from, to] = [rows[after - 1] ?? first, rows[after] ?? last]
  return from.value + ((to.value - from.value) * (key - from.at)) / (to.at - from.at)
}

/** Whether a choice would be made again with other answers. */
export function isMadeAgain(
  choice: TracedChoice,
  to: Plan,
  numberOf: (of: Worked) => number,
): boolean {
  switch (choice.kind) {
    case 'answer':
      return Object.is(at(to, choice.path), choice.value)
    case 'read':
      return near(numberOf(choice.of), choice.value, 1e-9)
    case 'compared': {
      const [left, right] = [choice.left, choice.right].map((one) =>
        typeof one === 'number' ? one : numberOf(one),
      )
      if (left === undefined || right === undefined) throw new Error('Two are compared')
      return (choice.sign === '>' ? isMore(left, right) : isAbove(left, right)) === choice.holds
    }
  }
}

function at(plan: Plan, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (of, key) => (typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined),
    plan,
  )
}

/** Whether two numbers are the same but for a part of the larger. */
export function near(one: number, other: number, within: number): boolean {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return true
  return Math.abs(one - other) <= within * Math.max(1e-9, Math.abs(one), Math.abs(other))
}
