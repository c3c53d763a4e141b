import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { adviceOf } from '../../../src/app/store/recommendation.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { AdviceList } from '../../../src/features/advice/plan-advice.tsx'

/** Every piece of advice of a plan: its words, and whether it can be accepted. */
function advice(plan: Plan) {
  const results = resultsOf(plan)
  if (!results) throw new Error('It can be computed')
  const found = adviceOf(plan, results)
  const html = renderToStaticMarkup(<AdviceList plan={plan} advice={found} />)
  return html
    .split(/<li class="advice[^>]*>/)
    .slice(1)
    .map((one) => ({
      words: one.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
      canBeAccepted: one.includes('type="checkbox"'),
    }))
}

it('has a limit first, which can be fixed but not accepted', () => {
  const [limit, ...others] = advice({ ...defaultPlan, edition: 'Standard' })
  expect(limit?.words).toMatch(/Limit More databases than the edition can mount/)
  expect(limit?.words).toContain('Go to ')
  expect(limit?.canBeAccepted).toBe(false)
  expect(others.length).toBeGreaterThan(0)
  for (const { words, canBeAccepted } of others) expect(canBeAccepted, words).toBe(true)
})
