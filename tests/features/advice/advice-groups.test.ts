import { expect, it } from 'vitest'
import { adviceCodes, type Plan } from '../../../src/engine/index.ts'
import { countWords, groupsOf, isAccepted } from '../../../src/features/advice/advice-groups.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { adviceOf, raising } from '../../engine/checks/raised.ts'
import { planWith } from '../../engine/plans.ts'

const counted = (plan: Plan) =>
  countWords(groupsOf(adviceOf(plan)), adviceCodes.length, plan, formatOf('en-US'))

/** Holds a rebuild, which RAID 6 does not. */
const mirrored = { storage: { raid: 'RAID 10' } } as const

it.each<[string, Plan]>([
  ['All 23 checks are met.', planWith({ iopsPerMailbox: 0.2 }, mirrored)],
  ['Of 23 checks 22 are met, 1 is open.', planWith({}, mirrored)],
  [
    'Of 23 checks 22 are met, 1 is accepted.',
    planWith({}, { ...mirrored, acknowledged: ['dag-profile'] }),
  ],
  [
    'Of 23 checks 20 are met, 2 are open, 1 is accepted.',
    planWith(
      {},
      { ...mirrored, maintenance: false, overheadPercent: 0, acknowledged: ['maintenance-off'] },
    ),
  ],
])('%s', (words, plan) => {
  expect(counted(plan)).toBe(words)
})

it('a limit is never accepted, whatever a link says', () => {
  const { plan } = raising['databases-above-edition']
  const accepting = { ...plan, acknowledged: adviceCodes }
  const states = groupsOf(adviceOf(plan)).map((group) => [
    group.severity,
    isAccepted(group, accepting),
  ])
  expect(states).toEqual([
    ['limit', false],
    ['note', true],
    ['warning', true],
  ])
})
