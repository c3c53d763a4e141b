import { freeId } from '../../app/store/own-arrays.ts'
import {
  limits,
  type NumberField,
  type OwnArray,
  type OwnArrayProblem,
  ownArrayProblems,
  type RaidPolicy,
} from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import type { AnswerError } from '../../ui/error-summary.tsx'
import type { Format } from '../../ui/format.ts'
import { draftWords } from '../../ui/number-input.tsx'
import { readNumber } from '../../ui/read-number.ts'
import { type ArrayForm, type NumberKey, withNumber } from './array-form.ts'
import { fieldsOf, hardwareFields, iopsField } from './number-fields.ts'

/** The controls of a form that are no boxes for numbers. */
export const formControls = {
  name: 'own-name',
  id: 'own-id',
  driveKind: 'own-drive-kind',
} as const

/** The box that offers an array in a RAID policy. */
export function policyId(raid: RaidPolicy): string {
  return `own-${raid.replace(' ', '-')}`
}

type ReadArray = {
  /** The array, or null while something is wrong. */
  readonly array: OwnArray | null
  /** Everything that is wrong, in the order of the form. */
  readonly errors: readonly AnswerError[]
  /** Those that the boxes for numbers do not say themselves. */
  readonly unsaid: readonly AnswerError[]
}

/** The array that a form describes, or what is wrong with it. */
export function readArray(
  form: ArrayForm,
  ownArrays: readonly OwnArray[],
  currency: string,
  format: Format,
): ReadArray {
  const rest = ownArrays.filter(({ id }) => id !== form.editing)
  const fields = fieldsOf(form, currency)
  const settled = fields.reduce((now, of) => withReadable(now, of, format), form)
  const typed = fields.flatMap(([key, field]): AnswerError[] => {
    const needed = field.empty === null && settled.numbers[key] == null ? '' : undefined
    const draft = settled.drafts[key] ?? needed
    const words = draft === undefined ? null : draftWords(field, draft, format)
    return words === null ? [] : [{ control: controlId(field, 0), words }]
  })
  const array = arrayOf(settled, rest)
  const contradictions = typed.length === 0 ? contradictionsOf(array) : []
  const [nameless, wrongId] = [namelessOf(form), wrongIdOf(form, array.id, rest)]
  const errors = [...nameless, ...typed, ...contradictions, ...wrongId]
  return {
    array: errors.length === 0 ? array : null,
    errors,
    unsaid: errors.filter((error) => !typed.includes(error)),
  }
}

/** A text of another locale may be a number in this one. */
function withReadable(
  form: ArrayForm,
  [key, field]: readonly [NumberKey, NumberField],
  { locale }: Format,
): ArrayForm {
  const draft = form.drafts[key]
  const read = draft === undefined ? null : readNumber(field, draft, locale)
  return read?.ok ? withNumber(form, key, read.value) : form
}

/** The array as far as it could be read; zero where a number is missing. */
export function arrayOf(form: ArrayForm, rest: readonly OwnArray[]): OwnArray {
  const { name, driveKind, raid, numbers } = form
  const number = (key: NumberKey) => numbers[key] ?? 0
  const measured = raid.flatMap((one) => {
    const figure = numbers[`measured ${one}`]
    return figure == null ? [] : [[one, figure] as const]
  })
  return {
    id: form.id.trim() || freeId(name, rest),
    name: name.trim(),
    driveKind,
    driveGb: number('driveGb'),
    drives: number('drives'),
    spares: number('spares'),
    raid,
    activePorts: number('activePorts'),
    iopsPerDrive: numbers.iopsPerDrive ?? null,
    measuredIops: Object.fromEntries(measured),
    price: numbers.price ?? null,
  }
}

function namelessOf({ name }: ArrayForm): readonly AnswerError[] {
  if (name.trim() !== '') return []
  const words = `Name: enter a name, 1 to ${limits.name.toString()} characters.`
  return [{ control: formControls.name, words }]
}

function wrongIdOf(form: ArrayForm, id: string, rest: readonly OwnArray[]): readonly AnswerError[] {
  const wrong = (words: string) => [{ control: formControls.id, words: `Id: ${words}` }]
  if (form.id.trim() === '') return []
  if (!/^[A-Za-z\d][\w.-]{0,39}$/.test(id))
    return wrong('enter 1 to 40 letters, digits, dots, - and _, the first a letter or a digit.')
  const other = rest.find((one) => one.id === id)
  return other ? wrong('another array has this one. Enter another.') : []
}

/** What numbers, each within its range, have against each other. */
function contradictionsOf(array: OwnArray): readonly AnswerError[] {
  const { drives, spares } = array
  const found = ownArrayProblems(array)
  if (drives <= spares) {
    const words = `Spares: ${spares.toString()} of ${drives.toString()} drives leave none to hold data. Enter fewer.`
    return [{ control: controlId(hardwareFields.spares, 0), words }]
  }
  return [...noPolicyOf(found), ...tooFewOf(found), ...noFigureOf(found)]
}

type Found = readonly OwnArrayProblem[]

function noPolicyOf(found: Found): readonly AnswerError[] {
  if (!found.some(({ code }) => code === 'no policy')) return []
  return [{ control: policyId('RAID 10'), words: 'RAID policies: choose at least one.' }]
}

function tooFewOf(found: Found): readonly AnswerError[] {
  const few = found.filter((one) => one.code === 'too few drives')
  const [first] = few
  if (!first) return []
  const needs = few.map(({ raid, fewest }) => `${raid} needs ${fewest.toString()}`).join(', ')
  const words = `Drives in one array: ${first.working.toString()} without the spares, and ${needs}. Enter more drives or fewer spares, or do not offer it.`
  return [{ control: controlId(hardwareFields.drives, 0), words }]
}

function noFigureOf(found: Found): readonly AnswerError[] {
  const without = found.filter((one) => one.code === 'no figure')
  if (without.length === 0) return []
  const policies = without.map(({ raid }) => raid).join(', ')
  const words = `Random IOPS of one drive: public guidance has no figure for SSD. Enter one here, or what you measured in ${policies}.`
  return [{ control: controlId(iopsField({ driveKind: 'SSD' }), 0), words }]
}
