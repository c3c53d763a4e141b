// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { FailureSwitches } from '../../../src/app/failures/failure-switches.tsx'
import { newStateOfPlan, project } from '../../../src/app/store/project.ts'
import { nothingLost } from '../../../src/engine/failures/index.ts'
import { drawn } from '../../browser.tsx'
import { exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('says what an address takes down that the plan does not have, until all is restored', async () => {
  project.setState({
    ...newStateOfPlan(planFromKeys(exampleB.design)),
    lost: { ...nothingLost, servers: [3, 99], site: 7 },
    unreadLost: ['abc', 'x'.repeat(5000)],
  })
  const box = await drawn(<FailureSwitches mostDrawn={0} />)
  const leftOut = () => box.querySelector('.hint')?.textContent
  const press = async (name: string) => {
    const named = [...box.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === name,
    )
    expect(named, name).toHaveLength(1)
    await act(async () => named[0]?.click())
  }
  expect(leftOut()).toBe(
    `Not in this plan, and so left out: server 99, site 7, “abc” and “${'x'.repeat(20)}”.`,
  )
  // A person who goes on leaves behind what could not be read.
  await press('Fail MBX02')
  expect(leftOut()).toBe('Not in this plan, and so left out: server 99 and site 7.')
  expect(box.textContent).toContain('Restore MBX03')
  await press('Restore all')
  expect(leftOut()).toBeUndefined()
  expect(project.getState().lost).toEqual(nothingLost)
})
