// @vitest-environment page
import { expect, it } from 'vitest'
import { resultsOf } from '../../../src/app/store/results.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { AnswerMover } from '../../../src/features/what-if/answer-mover.tsx'
import { change, drawn } from '../../browser.tsx'

it('shows what becomes of the plan where the slider stands', async () => {
  const results = resultsOf(defaultPlan)
  if (!results) throw new Error('It can be computed')
  const live = { plan: defaultPlan, results, stale: false }
  const box = await drawn(
    <AnswerMover live={live} margins={null} verdict="fits">
      {({ changed }) => <output>{changed.tiers[0].mailboxes}</output>}
    </AnswerMover>,
  )
  const shown = () => Number(box.querySelector('output')?.textContent)
  expect(shown()).toBe(6000)
  await change(box, 'input[type="range"]', ({ max }) => max)
  expect(shown()).toBeGreaterThan(6000)
  await change(box, 'input[type="range"]', ({ min }) => min)
  expect(shown()).toBeLessThan(6000)
})
