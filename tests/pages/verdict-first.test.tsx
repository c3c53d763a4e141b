// @vitest-environment page
import { afterEach, expect, it, vi } from 'vitest'
import { project } from '../../src/app/store/project.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { newPlan } from '../../src/app/store/start.ts'
import { openPlan } from '../../src/app/store/whole-projects.ts'
import { PlanAt } from '../../src/pages/plan-page.tsx'
import { drawn } from '../browser.tsx'

const start = project.getInitialState()
afterEach(() => {
  project.setState(start, true)
  vi.unstubAllGlobals()
})

it.each([
  ['before the fields on a phone', true],
  ['after the fields elsewhere', false],
])('the verdict stands %s', async (_where, isNarrow) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query === '(width < 48rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  openPlan(newPlan)
  const { plan } = project.getState()
  const results = resultsOf(plan)
  if (!results) throw new Error('It can be computed')
  const host = await drawn(<PlanAt live={{ plan, results, stale: false }} place={null} />)
  const places = [...host.querySelectorAll('.plan-headline, .need')].map((one) => one.className)
  expect(places).toEqual(isNarrow ? ['plan-headline', 'need'] : ['need', 'plan-headline'])
})
