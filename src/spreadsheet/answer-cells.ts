import {
  type Answer,
  type Field,
  fields,
  isGiven,
  isOfPlan,
  once,
  type Plan,
  type Step,
  steps,
  type titles,
} from '../engine/index.ts'
import type { Held } from './book.ts'

/** A line of a sheet of answers: a title over what follows, a name, or an answer. */
export type AnswerLine =
  | { readonly kind: 'section'; readonly of: Step | 'names' | 'unused' }
  | { readonly kind: 'name'; readonly key: keyof typeof titles }
  | { readonly kind: 'tier name' }
  | { readonly kind: 'answer'; readonly field: Field }

/** The lines of a sheet of answers from its first row below the heads on. */
export type AnswerSheet = {
  readonly sheet: string
  readonly firstRow: number
  /** The column of the answer, or of that of the first tier; those of the others follow. */
  readonly column: number
  readonly lines: readonly AnswerLine[]
}

/** The sheets of the answers that a plan has once, and of those that each tier has. */
export type AnswerSheets = { readonly plan: AnswerSheet; readonly tiers: AnswerSheet }

/** Title, what the sheet is, and the heads stand before the first line. */
const firstRow = 4

const sheetsByPrefix = new Map<string, (plan: Plan) => AnswerSheets>()

/** Where the answers of a plan stand. The prefix tells the sheets of several variants apart, as `2 `. */
export function answerSheets(plan: Plan, prefix = ''): AnswerSheets {
  const known = sheetsByPrefix.get(prefix)
  if (known) return known(plan)
  const found = once((of: Plan) => makeSheets(of, prefix))
  sheetsByPrefix.set(prefix, found)
  return found(plan)
}

function makeSheets(plan: Plan, prefix: string): AnswerSheets {
  const names: readonly AnswerLine[] = [
    { kind: 'section', of: 'names' },
    ...(['name', 'customer', 'author', 'currency'] as const).map(
      (key): AnswerLine => ({ kind: 'name', key }),
    ),
  ]
  return {
    plan: {
      sheet: `${prefix}Answers`,
      firstRow,
      column: 2,
      lines: [...names, ...linesOf(plan, 'plan')],
    },
    tiers: {
      sheet: `${prefix}Tiers`,
      firstRow,
      column: 4,
      lines: [{ kind: 'tier name' }, ...linesOf(plan, 'tier')],
    },
  }
}

/** The answers that count, step by step; then those that were given or asked and do not count. */
function linesOf(plan: Plan, scope: Field['scope']): readonly AnswerLine[] {
  const asked = fields.filter((field) => field.scope === scope && isListed(field, plan))
  const counted = asked.filter((field) => isCounted(field, plan))
  const others = asked.filter((field) => !counted.includes(field))
  return [
    ...steps.flatMap((step) =>
      titled(
        step,
        counted.filter((field) => field.step === step),
      ),
    ),
    ...titled('unused', others),
  ]
}

function titled(of: Step | 'unused', found: readonly Field[]): readonly AnswerLine[] {
  if (found.length === 0) return []
  return [{ kind: 'section', of }, ...found.map((field): AnswerLine => ({ kind: 'answer', field }))]
}

/** Whether an answer has a cell: a price of an array that does not count, only where it was given. */
function isListed(field: Field, plan: Plan): boolean {
  if (!isOfPlan(field, plan)) return false
  return !field.isPrice || isGiven(field, plan) || isCounted(field, plan)
}

/** Whether an answer counts, in any tier. */
function isCounted(field: Field, plan: Plan): boolean {
  const tiers = field.scope === 'tier' ? plan.tiers : plan.tiers.slice(0, 1)
  return tiers.some((_tier, at) => !field.unused?.(plan, at))
}

/**
 * What the cell of an answer holds: a percentage as its share, a choice as its label, a switch as Yes or
 * No; empty where the program decides, or where a number may be left out.
 */
export function heldAs(field: Field, answer: Answer): Held {
  if (answer === null) return null
  switch (field.kind) {
    case 'switch':
      return answer === true ? 'Yes' : 'No'
    case 'choice':
      return field.choices.find(({ value }) => value === answer)?.label ?? String(answer)
    case 'text':
      return answer === '' ? null : String(answer)
    case 'number':
      return typeof answer === 'number' && field.figure === '%' ? answer / 100 : answer
  }
}
