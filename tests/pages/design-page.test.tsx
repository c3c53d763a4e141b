// @vitest-environment jsdom
import { afterAll, expect, it } from 'vitest'
import { project } from '../../src/app/store/project.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { defaultPlan } from '../../src/engine/index.ts'
import { DesignPage } from '../../src/pages/design-page.tsx'
import { drawn } from '../browser.tsx'

const start = project.getInitialState()
afterAll(() => project.setState(start, true))

it('says of a design that the plan does not consider that there is none, and leads to the plan', async () => {
  const results = resultsOf(defaultPlan)
  if (!results) throw new Error('It can be computed')
  project.setState({ focus: 'ps9999-raid0-1' })
  const box = await drawn(<DesignPage live={{ plan: defaultPlan, results, stale: false }} />)
  expect(box.querySelector('h1')?.textContent).toBe('No such design')
  expect(box.textContent).toContain('considers no design called “ps9999-raid0-1”')
  const links = [...box.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links).toContain('The plan')
})
