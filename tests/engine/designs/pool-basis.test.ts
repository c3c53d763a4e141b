import { expect, it } from 'vitest'
import { planWith, recommended } from '../plans.ts'

/** Models and policies whose latencies are said to be measured. */
const measured = (exchange: '2007' | '2010') =>
  [
    ...new Set(
      recommended(planWith({}, { exchange, raid: 'any' })).candidates.flatMap(
        ({ array, raid, basis }) => (basis === 'tested' ? [`${array.model} ${raid}`] : []),
      ),
    ),
  ].sort()

it('latencies are those of tests where EqualLogic tested the model in the policy with Exchange 2010', () => {
  // Tables 12, 22 and 23: every policy on PS6100XV, the others in RAID 50.
  expect(measured('2010')).toEqual([
    'PS4100E RAID 50',
    'PS4100XV RAID 50',
    'PS6100E RAID 50',
    'PS6100X RAID 50',
    'PS6100XV RAID 10',
    'PS6100XV RAID 5',
    'PS6100XV RAID 50',
    'PS6100XV RAID 6',
  ])
  expect(measured('2007')).toEqual([])
})
