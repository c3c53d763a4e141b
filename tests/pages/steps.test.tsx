// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { answer, cameIn, keepDraft, project } from '../../src/app/store/project.ts'
import { defaultPlan, fieldOf, withVersion } from '../../src/engine/index.ts'
import { StepPage } from '../../src/pages/steps.tsx'
import { WorkingProvider } from '../../src/ui/working.tsx'
import { comes, drawn } from '../browser.tsx'

it('describes a number of servers by what it comes to, the last known while an answer is missing', async () => {
  const start = project.getInitialState()
  onTestFinished(() => project.setState(start, true))
  const plan = { ...withVersion(defaultPlan, 'SE'), sites: 2, activeServers: 4 }
  project.setState({ ...start, ...cameIn(plan), page: 'availability' })
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
  expect(described().at(-1)).toBe(last)
  const growth = fieldOf('growth')
  act(() => keepDraft(growth, 0, 'x'))
  expect(described().at(-1)).toBe(`${last} (not updated)`)
  act(() => answer(growth, 0, 0))
  expect(described().at(-1)).toBe(last)
})
