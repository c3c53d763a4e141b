import fc from 'fast-check'
import { allAnswerFields, type Field, type Plan } from '../../src/engine/index.ts'

/** The answers at the ends of what a field takes: its least, its most, its empty box, each choice. */
function endsOf(field: Field): readonly (number | string | boolean | null)[] {
  if (field.kind === 'choice') return field.choices.map(({ value }) => value)
  if (field.kind === 'switch') return [true, false]
  return field.kind === 'number'
    ? [field.min, field.max, ...(field.empty === null ? [] : [null])]
    : []
}

const moved = allAnswerFields
  .filter(({ key }) => key !== 'exchange' && key !== 'mode')
  .flatMap((field) => endsOf(field).map((end) => (plan: Plan) => field.write(plan, 0, end)))

/** A plan with one answer at an end of its range: one plan each. */
export const atOneEnd = (base: Plan): readonly Plan[] => moved.map((move) => move(base))

/** So many plans with up to four answers at ends of their ranges, which chance seldom finds. */
export const atSomeEnds = (base: Plan, count: number): readonly Plan[] =>
  fc
    .sample(fc.array(fc.constantFrom(...moved), { minLength: 1, maxLength: 4 }), count)
    .map((all) => all.reduce((plan, move) => move(plan), base))
