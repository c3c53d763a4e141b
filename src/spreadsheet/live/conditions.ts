import { fields, type Plan, type TracedChoice, type Worked } from '../../engine/index.ts'
import { heldAs } from '../answer-cells.ts'
import type { Held } from '../book.ts'
import { type Place, referenceTo } from '../place.ts'
import { numberText } from './excel-formula.ts'

/** The answers that a trace is of, and their cells, which those of the plan itself have. */
export type Answers = {
  readonly plan: Plan
  readonly placeOf: (key: string, tier: number | null) => Place | null
}

/** The cell of the answer that a number is; null where it is none, or made of one by the program. */
export function answerCellOf({ plan, placeOf }: Answers, { how, value }: Worked): string | null {
  if (how.kind !== 'given') return null
  const { answer, tier } = how
  const place = placeOf(answer, tier)
  return place && heldOf(plan, answer, tier) === value ? referenceTo(place) : null
}

/** What the cell of an answer holds; undefined where the plan has no such answer. */
function heldOf(plan: Plan, key: string, tier: number | null): Held | undefined {
  const field = fields.find((one) => one.key === key)
  return field && heldAs(field, field.read(plan, tier ?? 0))
}

/** A number in a formula, and whether it follows an answer of the workbook. */
export type Side = { readonly text: string; readonly follows: boolean }

/** The condition under which a choice would be made again. */
export type Condition = {
  /** A formula, where `plannedBeside` stands for the cell that holds the text `planned`. */
  readonly formula: string
  /** The text that an answer had; null where the formula names all that it needs. */
  readonly planned: string | null
}

/**
 * Stands in a condition for the cell beside it. What a person wrote is in no formula: a text within one
 * has at most 255 characters, or the file is damaged.
 */
export const plannedBeside = '{planned}'

/** The condition of a choice; null where no answer of the workbook can undo it. */
export function conditionOf(
  answers: Answers,
  choice: TracedChoice,
  side: (of: Worked) => Side,
): Condition | null {
  switch (choice.kind) {
    case 'answer':
      return answerCondition(answers, choice.path)
    case 'read': {
      const { text, follows } = side(choice.of)
      return follows ? numeric(isStill(text, choice.value)) : null
    }
    case 'compared': {
      const formula = comparedCondition(choice, side)
      return formula === null ? null : numeric(formula)
    }
  }
}

function numeric(formula: string): Condition {
  return { formula, planned: null }
}

function isStill(text: string, value: number): string {
  if (!Number.isFinite(value)) return `NOT(ISNUMBER(${text}))`
  return `ABS(${text}-${numberText(value)})<=1E-9*MAX(1,ABS(${numberText(value)}))`
}

type Compared = Extract<TracedChoice, { readonly kind: 'compared' }>

function comparedCondition(
  { left, right, sign, holds }: Compared,
  side: (of: Worked) => Side,
): string | null {
  // Whatever is finite stays below what is not.
  const sideOf = (one: Worked | number): Side | null =>
    typeof one !== 'number'
      ? side(one)
      : Number.isFinite(one)
        ? { text: numberText(one), follows: false }
        : null
  const [one, other] = [sideOf(left), sideOf(right)]
  if (!one || !other || !(one.follows || other.follows)) return null
  const test =
    sign === '>' ? `${one.text}>${other.text}` : `${one.text}-${other.text}>1E-9*ABS(${one.text})`
  return holds ? test : `NOT(${test})`
}

function answerCondition({ plan, placeOf }: Answers, path: readonly string[]): Condition | null {
  const [first = '', at, key] = path
  const ofTier = first === 'tiers'
  if (path.length !== (ofTier ? 3 : 1)) return null
  const name = ofTier ? (key ?? '') : first
  const tier = ofTier ? Number(at) : null
  const place = placeOf(name, tier)
  const held = heldOf(plan, name, tier)
  if (!place || held === undefined) return null
  const cell = referenceTo(place)
  if (held === null || held === '') return numeric(`${cell}=""`)
  return typeof held === 'number'
    ? numeric(`${cell}=${numberText(held)}`)
    : { formula: `EXACT(${cell},${plannedBeside})`, planned: String(held) }
}
