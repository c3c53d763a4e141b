import { formula } from '../core/formula.ts'
import { byHand, equalLogic, ownRule } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { type ArrayModel, type RaidPolicy, workingDrives } from '../hardware/equallogic-arrays.ts'
import type { Constants } from './constants.ts'

export const accessTime = formula({
  label: 'Access time against 15,000 rpm',
  unit: '×',
  takes: { rotation: '%', speed: 'rpm' },
  text: '1 − rotation + rotation × 15000 ÷ speed',
  constants: { 15000: 'rpm' },
  source: ownRule('The part of an access that turns with the drive scales with its speed.'),
  examples: [
    { in: { rotation: 0.4, speed: 15_000 }, out: 1, source: byHand },
    { in: { rotation: 0.4, speed: 7500 }, out: 1.4, source: byHand },
  ],
})

/** The drives of one array, by what its latencies depend on. */
export type ArrayDrives = {
  /** All but the spares. */
  readonly drives: Worked<'drives'>
  /** Time of an access against 15,000 rpm. */
  readonly access: Worked<'×'>
  /** Whether they are small ones of EqualLogic, which differ from what their speed says. */
  readonly hasSmallDrives: boolean
}

export function drivesOfModel(array: ArrayModel, raid: RaidPolicy, held: Constants): ArrayDrives {
  const speed = published(
    `Speed of the drives of ${array.model}`,
    array.rpm,
    'rpm',
    equalLogic('5.8'),
  )
  return {
    drives: published(
      `Working drives in ${raid}`,
      workingDrives(array, raid),
      'drives',
      equalLogic('5.5'),
    ),
    access: accessTime({ rotation: held.rotation, speed }),
    hasSmallDrives: array.areSmall,
  }
}
