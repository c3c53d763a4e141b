import {
  type Field,
  oncePerObject,
  type Plan,
  type planTextDefinitions,
  type RawAnswer,
  versionOf,
} from '../engine/index.ts'
import {
  type CellConversion,
  workbookInputsWithAnswers,
  workbookTierNumbers,
} from '../workbook/index.ts'
import { answerCellValue } from './answer-cells.ts'

/** Input names of Microsoft’s workbook, by the key of the answer. */
const microsoftNames = new Map(workbookInputsWithAnswers.map((one) => [String(one.answer), one]))

/** Suffix of cell names in variants after the first of a project. */
function endingOf(variant: number): string {
  return variant === 0 ? '' : `_V${variant + 1}`
}

/** Name of an answer’s cell: Microsoft’s if its workbook reads the same answer, else our own. */
export function cellNameOfAnswer(field: Field, plan: Plan, tier: number, variant: number): string {
  const found = versionOf(plan).sizes === 'binary' ? microsoftNames.get(field.key) : undefined
  const number = tier + 1
  const theirs =
    found &&
    (field.scope === 'plan' || workbookTierNumbers.includes(number)) &&
    readAs(field)(found.takes)
      ? found.name.replace('#', String(number))
      : null
  const own = `Spindle_${field.key.replaceAll(/\W/g, '_')}`
  const ofTier = field.scope === 'tier' ? `_Tier${number}` : ''
  return `${theirs ?? `${own}${ofTier}`}${endingOf(variant)}`
}

export function cellNameOfTitle(key: keyof typeof planTextDefinitions, variant: number): string {
  return `Spindle_${key}${endingOf(variant)}`
}

export function cellNameOfTierName(tier: number, variant: number): string {
  return `Spindle_tierName_Tier${tier + 1}${endingOf(variant)}`
}

const readAs = oncePerObject((field: Field) =>
  oncePerObject((takes: CellConversion) =>
    samplesOf(field).every((answer) => {
      const held = answerCellValue(field, answer)
      if (held === null || typeof held === 'boolean') return held === null
      const value =
        typeof held === 'number'
          ? ({ kind: 'number', value: held } as const)
          : ({ kind: 'text', value: held } as const)
      const read = takes(value, field)
      return read.ok && isSame(read.answer, answer)
    }),
  ),
)

function isSame(one: RawAnswer, other: RawAnswer): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other))
}

function samplesOf(field: Field): readonly RawAnswer[] {
  switch (field.kind) {
    case 'choice':
      return field.choices.map(({ value }) => value)
    case 'switch':
      return [true, false]
    case 'number':
      return [field.min, field.max]
    case 'text':
      return [field.default]
  }
}
