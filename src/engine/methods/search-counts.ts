import { fieldOf } from '../plan/fields.ts'

/** The least and the most that an answer in numbers may be. */
export function limitsOf(answer: string): { readonly min: number; readonly max: number } {
  const field = fieldOf(answer)
  if (field.kind !== 'number') throw new Error(`The answer ${answer} is no number`)
  const { min, max } = field
  return { min, max }
}

type Range = { readonly from: number; readonly to: number }

/** Every whole number of a range, ascending; none where it ends before it begins. */
export function wholeNumbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
