import { type ChoiceField, fieldOf, type NumberField } from '../../engine/index.ts'

/** A number field of the plan, to ask for a number like its answer: its range and unit hold too. */
export function numberLike(key: string): NumberField {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`The field ${key} takes no number`)
  return field
}

/** A field of the plan that takes one of a few answers, to ask the same elsewhere. */
export function choiceLike(key: string): ChoiceField {
  const field = fieldOf(key)
  if (field.kind !== 'choice') throw new Error(`The field ${key} offers no choice`)
  return field
}
