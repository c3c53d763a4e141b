// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { keepDraft, project } from '../../../src/app/store/project.ts'
import {
  defaultPlan,
  fieldOf,
  type Plan,
  smallServer,
  withVersion,
} from '../../../src/engine/index.ts'
import { ServerPresets } from '../../../src/features/answers/server-presets.tsx'
import { drawn, turn } from '../../browser.tsx'

const later = withVersion(defaultPlan, 'SE')
const start = project.getInitialState()
beforeEach(() => project.setState({ ...start, plan: later }, true))
afterAll(() => project.setState(start, true))

async function opened(plan: Plan) {
  project.setState({ plan })
  const host = await drawn(<ServerPresets />)
  const fold = host.querySelector('details')!
  const before = fold.querySelector('button')
  await turn(fold, true)
  return { before, button: fold.querySelector('button')! }
}

it('sizes a small server once its fold is open', async () => {
  const { before, button } = await opened(later)
  expect(before).toBeNull()
  expect(button.disabled).toBe(false)
})

it('takes a small server and keeps what is typed elsewhere', async () => {
  const { button } = await opened(later)
  keepDraft(fieldOf('growth'), 0, '1x')
  keepDraft(fieldOf('activeServers'), 0, '2x')
  await act(async () => button.click())
  expect(now().plan.availability).toBe('none')
  expect(now().drafts).toEqual({ 'growth/0': '1x' })
  expect(now().origins['activeServers/0']).toEqual({ from: 'preset', name: smallServer.name })
})

it('offers none that cannot be computed', async () => {
  const { button } = await opened({ ...later, tiers: [{ ...later.tiers[0], quota: -1 }] })
  expect(button.disabled).toBe(true)
})

const now = () => project.getState()
