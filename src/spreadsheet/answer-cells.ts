import {
  allAnswerFields,
  type Field,
  fieldCountsInPlan,
  isAnswerGiven,
  isFieldOfPlan,
  oncePerObject,
  type Plan,
  type planTextDefinitions,
  type QuestionStep,
  questionSteps,
  type RawAnswer,
} from '../engine/index.ts'
import type { CellContent } from './book.ts'

/** A line of a sheet of answers: a section title, a name, or an answer. */
export type AnswerSheetLine =
  | { readonly kind: 'section'; readonly of: QuestionStep | 'names' | 'unused' }
  | { readonly kind: 'name'; readonly key: keyof typeof planTextDefinitions }
  | { readonly kind: 'tier name' }
  | { readonly kind: 'answer'; readonly field: Field }

/** Layout of a sheet of answers; `lines` begin at `firstRow`, below the header. */
export type AnswerSheetLayout = {
  readonly sheet: string
  readonly firstRow: number
  /** Column of the answers, or of the first tier’s; further tiers follow. Counted from 1. */
  readonly column: number
  readonly lines: readonly AnswerSheetLine[]
}

export type AnswerSheetLayouts = {
  readonly plan: AnswerSheetLayout
  readonly tiers: AnswerSheetLayout
}

/** First row with an answer: title, description and header are above it. */
const firstRow = 4

const sheetsByPrefix = new Map<string, (plan: Plan) => AnswerSheetLayouts>()

/** Layout of a plan’s answer sheets; the prefix of their names, as `2 `, tells variants apart. */
export function answerSheetLayouts(plan: Plan, prefix = ''): AnswerSheetLayouts {
  const known = sheetsByPrefix.get(prefix)
  if (known) return known(plan)
  const found = oncePerObject((of: Plan) => makeSheets(of, prefix))
  sheetsByPrefix.set(prefix, found)
  return found(plan)
}

function makeSheets(plan: Plan, prefix: string): AnswerSheetLayouts {
  const names: readonly AnswerSheetLine[] = [
    { kind: 'section', of: 'names' },
    ...(['name', 'customer', 'author', 'currency'] as const).map(
      (key): AnswerSheetLine => ({ kind: 'name', key }),
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

/** Answers that count in the plan, by step, then given or asked ones that do not count. */
function linesOf(plan: Plan, scope: Field['scope']): readonly AnswerSheetLine[] {
  const asked = allAnswerFields.filter((field) => field.scope === scope && isListed(field, plan))
  const counted = asked.filter((field) => fieldCountsInPlan(field, plan))
  const others = asked.filter((field) => !counted.includes(field))
  return [
    ...questionSteps.flatMap((step) =>
      titled(
        step,
        counted.filter((field) => field.step === step),
      ),
    ),
    ...titled('unused', others),
  ]
}

function titled(of: QuestionStep | 'unused', found: readonly Field[]): readonly AnswerSheetLine[] {
  if (found.length === 0) return []
  return [
    { kind: 'section', of },
    ...found.map((field): AnswerSheetLine => ({ kind: 'answer', field })),
  ]
}

/** True if an answer has a cell; a price that does not count has one only if it was given. */
function isListed(field: Field, plan: Plan): boolean {
  if (!isFieldOfPlan(field, plan)) return false
  return !field.isPrice || isAnswerGiven(field, plan) || fieldCountsInPlan(field, plan)
}

/**
 * Cell value of an answer: a percentage as its fraction, a choice as its label, a switch as Yes or
 * No; null if the program decides or an optional number is empty.
 */
export function answerCellValue(field: Field, answer: RawAnswer): CellContent {
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
