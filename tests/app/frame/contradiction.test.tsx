// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Contradiction } from '../../../src/app/frame/contradiction.tsx'
import { project } from '../../../src/app/store/project.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { drawn } from '../../browser.tsx'

it('says why an opened plan has no results, and leads to the answer to change', async () => {
  const start = project.getInitialState()
  onTestFinished(() => project.setState(start, true))
  vi.stubGlobal('scrollTo', () => {})
  openPlan({ ...defaultPlan, copies: 5, servers: 4 }, 'file')
  const box = await drawn(<Contradiction title="Plan" />)
  expect(box.textContent).toContain('Answers of this plan contradict each other')
  const problem = box.querySelector('button') ?? expect.unreachable()
  expect(problem.textContent).toMatch(/^Database copies: 5 copies need as many servers/)
  await act(async () => problem.click())
  expect(project.getState()).toMatchObject({ page: 'availability', focus: 'copies-0' })
})
