// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { Goal } from '../../../src/features/solved/goal.tsx'
import { drawn } from '../../browser.tsx'
import { ratedPlan } from '../../engine/explore/solve-plans.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('sets the goal and the years that a design must hold, each in one edit', async () => {
  openPlan({ ...ratedPlan, growthYears: 3, tiers: [{ ...ratedPlan.tiers[0], growth: 33.1 }] })
  const opened = project.getState().history.length
  const host = await drawn(<Goal />)
  const choose = (label: string, value: string) =>
    act(async () => {
      const control = [...host.querySelectorAll('label')].find((one) => one.textContent === label)
      const select = host.querySelector<HTMLSelectElement>(`#${control?.htmlFor ?? ''}`)
      if (!select) throw new Error(`Nothing is called ${label}`)
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await choose('Goal', 'power')
  expect(project.getState().plan.ranking).toBe('power')
  expect(host.textContent).toContain('as watts are neither given nor assumed')
  await choose('Years that it must hold', '1')
  const { plan, history } = project.getState()
  expect([plan.growthYears, plan.tiers[0].growth]).toEqual([1, 10])
  expect(history.slice(opened)).toHaveLength(2)
})
