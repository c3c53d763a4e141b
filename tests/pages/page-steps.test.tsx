// @vitest-environment page

import { act } from 'react'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { keepDraft, newStateOfPlan, project, setAnswer } from '../../src/app/store/project.ts'
import { resultsOf } from '../../src/app/store/results.ts'
import { defaultPlan, fieldOf, withVersion } from '../../src/engine/index.ts'
import { DesignPage } from '../../src/pages/design-page.tsx'
import { StepPage } from '../../src/pages/steps.tsx'
import { WorkingProvider } from '../../src/ui/working.tsx'
import { comes, drawn } from '../browser.tsx'

describe('design page', () => {
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
})

describe('steps', () => {
  it('describes a number of servers by what it comes to, the last known while an answer is missing', async () => {
    const start = project.getInitialState()
    onTestFinished(() => project.setState(start, true))
    const plan = { ...withVersion(defaultPlan, 'SE'), sites: 2, activeServers: 4 }
    project.setState({ ...start, ...newStateOfPlan(plan), page: 'availability' })
    const box = await drawn(
      <WorkingProvider>
        <StepPage step="availability" />
      </WorkingProvider>,
    )
    const described = () =>
      (box.querySelector('#activeServers-0')?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? `no ${id}`)
    await comes(() => expect(box.querySelector('.live-total')).not.toBeNull())
    const last = '4 in site 1, 2 in site 2: 6\u00a0servers'
    expect(described()).toContain(last)
    const growth = fieldOf('growth')
    act(() => keepDraft(growth, 0, 'x'))
    expect(described()).toContain(`${last} (not updated)`)
    act(() => setAnswer(growth, 0, 0))
    expect(described()).toContain(last)
  })
})
