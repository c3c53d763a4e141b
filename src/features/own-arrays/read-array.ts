import { unusedIdFromName } from '../../app/store/own-arrays.ts'
import { invalidNameWords } from '../../app/words/name-words.ts'
import { parseOwnArray } from '../../codec/index.ts'
import { type OwnArray, ownArrayInputs } from '../../engine/index.ts'
import { controlId } from '../../ui/control.ts'
import type { AnswerError } from '../../ui/error-summary.tsx'
import type { Format } from '../../ui/format.ts'
import { numberErrorWords } from '../../ui/number-input.tsx'
import {
  type ArrayFormField,
  type ArrayFormState,
  fieldsOfArrayForm,
  raidSwitchesKey,
} from './array-form.ts'

/** An error of the array form; `box` is null for a field that does not show its own errors. */
type FormError = AnswerError & { readonly box: ArrayFormField | null }

/** Reads the own array of a form; null if there are errors, which are in the order of the form. */
export function readArrayForm(
  form: ArrayFormState,
  ownArrays: readonly OwnArray[],
  currency: string,
  format: Format,
): { readonly array: OwnArray | null; readonly errors: readonly FormError[] } {
  const { raid, measuredIops } = form.array
  const rest = ownArrays.filter(({ id }) => id !== form.editing)
  const name = form.array.name.trim()
  const id = form.array.id.trim() || unusedIdFromName(name, rest)
  const measured = Object.entries(measuredIops).filter(([one]) => raid.some((own) => own === one))
  const array = { ...form.array, id, name, measuredIops: Object.fromEntries(measured) }
  const parsed = parseOwnArray(array)
  const found = new Map(parsed.ok ? [] : parsed.problems.map((one) => [one.path, one.message]))
  const unseen = invalidNameWords(ownArrayInputs.name.label, name)
  if (unseen) found.set('name', unseen)
  if (rest.some((one) => one.id === id))
    found.set('id', `${ownArrayInputs.id.label}: another array has this one. Enter another.`)
  const at = (key: string): FormError[] => {
    const words = found.get(key.replace('own-', ''))
    return words === undefined ? [] : [{ control: controlId({ key }, 0), words, box: null }]
  }
  const inBox = (box: ArrayFormField): FormError[] => {
    const { [box.key]: text = box.read(form.array) === null ? '' : null } = form.drafts
    const words =
      text === null || box.kind !== 'number' ? null : numberErrorWords(box, text, format)
    return words === null ? at(box.key) : [{ control: controlId(box, 0), words, box }]
  }
  const fields = fieldsOfArrayForm(form, currency)
  const errors = [
    ...[fields.name, ...fields.hardware, fields.iops].flatMap(inBox),
    ...at(raidSwitchesKey),
    ...[...fields.measured, fields.price, fields.id].flatMap(inBox),
  ]
  return { array: parsed.ok && errors.length === 0 ? parsed.array : null, errors }
}
