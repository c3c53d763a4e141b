import { expect, it } from 'vitest'
import { accepting, countWords, isAccepted } from '../../../src/app/words/advice-words.ts'
import { adviceCodes, defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { adviceOf, raising } from '../../engine/checks/raised.ts'
import { planWith } from '../../engine/plans.ts'

/** Another policy than the default one. */
const mirrored = { raid: 'RAID 10' } as const

it.each<[string, Plan]>([
  [
    'Of 33 checks 28 are met, 5 are open: the reserve is not kept; site 1 lost stops mail; one copy left after the loss that is asked for; 2 more.',
    planWith({ measuredIops: 0.2 }, mirrored),
  ],
  [
    'Of 33 checks 27 are met, 6 are open: the reserve is not kept; lighter profile in a DAG; site 1 lost stops mail; 3 more.',
    planWith({}, mirrored),
  ],
  [
    'Of 33 checks 27 are met, 1 is accepted, 5 are open: the reserve is not kept; site 1 lost stops mail; one copy left after the loss that is asked for; 2 more.',
    planWith({}, { ...mirrored, acknowledged: ['dag-profile'] }),
  ],
  [
    'Of 33 checks 26 are met, 1 is accepted, 6 are open: overhead below 20 %; the reserve is not kept; lighter profile in a DAG; 3 more.',
    planWith(
      {},
      { ...mirrored, maintenance: false, overhead: 0, acknowledged: ['maintenance-off'] },
    ),
  ],
])('%s', (words, plan) => {
  const said = countWords(adviceOf(plan), plan, formatOf('en-US'))
  expect(said.replaceAll('\u00a0', ' ')).toBe(words)
})

it('all are met where there is nothing to advise', () => {
  expect(countWords([], defaultPlan, formatOf('en-US'))).toMatch(/^All \d+ checks are met\.$/)
})

it('a limit is never accepted, whatever a link says', () => {
  const { plan } = raising['databases-above-edition']
  const accepted = { ...plan, acknowledged: adviceCodes }
  const states = adviceOf(plan).map((advice) => [advice.severity, isAccepted(advice, accepted)])
  expect(states).toEqual([
    ['limit', false],
    ['warning', true],
    ['note', true],
    ['note', true],
    ['note', true],
  ])
})

it('is accepted and taken back, each code once and in the order of the codes', () => {
  const accept = (plan: Plan, code: string, accepted = true): Plan => ({
    ...plan,
    acknowledged: accepting(code, accepted, plan),
  })
  const twice = accept(accept(defaultPlan, 'dag-profile'), 'overhead-below-20')
  const both = accept(twice, 'dag-profile')
  expect(both.acknowledged).toEqual(['overhead-below-20', 'dag-profile'])
  const one = accept(both, 'overhead-below-20', false)
  expect(accept(one, 'few-databases', false).acknowledged).toEqual(['dag-profile'])
})
