import { expect, it } from 'vitest'
import { countWords, groupsOf, isAccepted } from '../../../src/app/ui/advice-groups.ts'
import { formatOf } from '../../../src/app/ui/format.ts'
import { adviceCodes, defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { adviceOf, raising } from '../../engine/advice/raised.ts'
import { planWith } from '../../engine/plans.ts'

const counted = (plan: Plan) =>
  countWords(groupsOf(adviceOf(plan)), adviceCodes.length, plan, formatOf('en-US'))

it.each<[string, Plan]>([
  ['All 18 checks are met.', planWith({ iopsPerMailbox: 0.2 })],
  ['Of 18 checks 17 are met, 1 is open.', defaultPlan],
  ['Of 18 checks 17 are met, 1 is accepted.', { ...defaultPlan, acknowledged: ['dag-profile'] }],
  [
    'Of 18 checks 15 are met, 2 are open, 1 is accepted.',
    planWith({}, { maintenance: false, overheadPercent: 0, acknowledged: ['maintenance-off'] }),
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
  ])
})
