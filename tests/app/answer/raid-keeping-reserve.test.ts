import { expect, it } from 'vitest'
import { answerPlan } from '../../../src/app/answer/answer-plan.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'

const answered = (change: Partial<Plan>) => {
  const plan = { ...defaultPlan, ...change }
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan contradicts itself')
  return answerPlan(plan, results, formatFor('en-US'))
}

const asksForRaid = (change: Partial<Plan>) =>
  answered(change).asks.filter(({ answer }) => answer === 'raid')

it('names the RAID policy that keeps the reserve, where the one asked for does not', () => {
  expect(asksForRaid({ raid: 'RAID 6' })).toEqual([
    {
      words: 'RAID 6 was asked for; RAID 5 would keep the reserve.',
      answer: 'raid',
      value: 'RAID 5',
    },
  ])
})

it('gives what it says: the plan in that policy keeps the reserve', () => {
  const [ask] = asksForRaid({ raid: 'RAID 6' })
  expect(ask?.value).toBe('RAID 5')
  expect(answered({ raid: 'RAID 5' }).level).toBe('holds with reserve')
})

it('is silent where the reserve is kept, or the policy is left to Spindle', () => {
  expect(asksForRaid({ raid: 'RAID 5' })).toEqual([])
  expect(asksForRaid({ raid: 'any' })).toEqual([])
})
