// @vitest-environment page
import { afterEach, expect, it, vi } from 'vitest'
import { project } from '../../src/app/store/project.ts'
import { initialPlan } from '../../src/app/store/start.ts'
import { openPlan } from '../../src/app/store/whole-projects.ts'
import { AnswerPage } from '../../src/pages/answer-page.tsx'
import { comes, drawn } from '../browser.tsx'

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
    matches: isNarrow && query === 'screen and (width < 48rem)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  openPlan(initialPlan)
  const host = await drawn(<AnswerPage />)
  const places = () =>
    [...host.querySelectorAll('.plan-headline, .need')].map((one) => one.classList[0])
  await comes(() =>
    expect(places()).toEqual(isNarrow ? ['plan-headline', 'need'] : ['need', 'plan-headline']),
  )
  const fold = host.querySelector('.need details')
  expect(fold?.querySelector('summary')?.textContent ?? null).toBe(
    isNarrow ? 'What it is built of: 2 × Intel Xeon Gold 6526Y, 10K SAS 2.5″' : null,
  )
  expect(host.querySelectorAll('.need :is(input, select)')).toHaveLength(10)
})
