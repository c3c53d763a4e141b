import { binaryField } from '../../app/words/binary-field.ts'
import { type Dial, fieldOf, type NumberBox, type Plan, tidy } from '../../engine/index.ts'

/** The box that a position of a dial is typed into, and how its numbers and positions are each other. */
export type TurnedBox = {
  readonly field: NumberBox & { readonly key: string }
  readonly numberAt: (position: number) => number
  readonly positionOf: (number: number) => number
}

/** The box of an answer’s field; of what moves several tiers together, one of per cent. */
export function turnedBox(dial: Dial, plan: Plan): TurnedBox {
  const asked = binaryField(fieldOf(dial.answer), plan)
  if (asked.kind !== 'number') throw new Error('Only a number is turned')
  const { label } = dial.workedAt(dial.now)
  const { min, max } = dial
  const common = { kind: 'number', label, help: '', key: 'what-if-value', empty: null } as const
  if (dial.moves === 'answer') {
    const { unit, suffix, whole } = asked
    const field = { ...common, unit, suffix, whole, min, max }
    return { field, numberAt: (position) => position, positionOf: (number) => number }
  }
  // A factor of 1 is 100 %; points are typed as they are added.
  const per = dial.moves === 'factor' ? 100 : 1
  const field = { ...common, unit: '%', suffix: '', whole: false } as const
  return {
    field: { ...field, min: tidy(min * per), max: tidy(max * per) },
    numberAt: (position) => tidy(position * per),
    positionOf: (number) => Math.min(max, Math.max(min, tidy(number / per))),
  }
}
