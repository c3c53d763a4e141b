import {
  type Field,
  indexOfInvisibleCharacter,
  isAutomatic,
  mayBeAutomatic,
  type Plan,
  projectLimits,
  type RawAnswer,
} from '../engine/index.ts'
import {
  type CellValue,
  type ConversionProblem,
  percentOfFraction,
  readYesNo,
} from '../workbook/index.ts'

export type AnswerCellProblem =
  | Exclude<ConversionProblem, 'no unit'>
  | 'not as asked'
  /** The answer is valid but contradicts others. */
  | 'not with the others'

type AnswerCellRead =
  | { readonly ok: true; readonly answer: RawAnswer }
  | { readonly ok: false; readonly why: AnswerCellProblem }

const taken = (answer: RawAnswer): AnswerCellRead => ({ ok: true, answer })
const refused = (why: AnswerCellProblem): AnswerCellRead => ({ ok: false, why })

export function readAnswerCell(field: Field, held: CellValue, plan: Plan): AnswerCellRead {
  if (held.kind === 'error') return refused('error')
  if (held.kind === 'empty') return readEmpty(field, plan)
  switch (field.kind) {
    case 'switch': {
      const isOn = readYesNo(held)
      return isOn === null ? refused('not yes or no') : taken(isOn)
    }
    case 'choice': {
      const text = trimmedCellText(held).toLowerCase()
      const found = field.choices.find(
        ({ label, value }) => label.trim().toLowerCase() === text || value.toLowerCase() === text,
      )
      return found ? taken(found.value) : refused('no known choice')
    }
    case 'text': {
      const text = trimmedCellText(held)
      return field.pattern.test(text) && text.length <= field.max
        ? taken(text)
        : refused('not as asked')
    }
    case 'number':
      return readNumber(field, held)
  }
}

function readEmpty(field: Field, plan: Plan): AnswerCellRead {
  if (field.kind === 'text') return field.pattern.test('') ? taken('') : refused('empty')
  const mayBe = mayBeAutomatic(plan, field.key) || (field.kind === 'number' && field.empty !== null)
  return mayBe || isAutomatic(plan, field.key) ? taken(null) : refused('empty')
}

function readNumber(field: Extract<Field, { kind: 'number' }>, held: Filled): AnswerCellRead {
  const isShare = field.figure === '%'
  const number = numberIn(held, isShare)
  if (number === null) return refused('not a number')
  if (field.whole && !Number.isInteger(number)) return refused('not whole')
  return number < field.min || number > field.max ? refused('out of range') : taken(number)
}

type Filled = Exclude<CellValue, { readonly kind: 'empty' | 'error' }>

/** Number in a cell in the unit of the plan, also from `25 %` or `1,200`; null if there is none. */
function numberIn(held: Filled, isShare: boolean): number | null {
  if (held.kind === 'switch') return null
  if (held.kind === 'number') return isShare ? percentOfFraction(held.value) : held.value
  const [, digits, sign] =
    /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(%?)$/.exec(held.value) ?? []
  if (digits === undefined || (sign === '%' && !isShare)) return null
  const number = Number(digits.replaceAll(',', ''))
  return isShare && sign === '' ? percentOfFraction(number) : number
}

/** Cell value as the name of a plan or tier; null if it cannot be one. */
export function readNameCell(held: CellValue): string | null {
  if (held.kind === 'empty') return ''
  if (held.kind === 'error') return null
  const text = trimmedCellText(held)
  return text.length <= projectLimits.name && indexOfInvisibleCharacter(text) === -1 ? text : null
}

export function trimmedCellText(held: Filled): string {
  return String(held.value).trim()
}
