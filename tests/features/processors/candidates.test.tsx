// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { project, setAnswer } from '../../../src/app/store/project.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, isAutomatic, withVersion } from '../../../src/engine/index.ts'
import { CandidateProcessors } from '../../../src/features/processors/processor-field.tsx'
import { drawn } from '../../browser.tsx'

const slow =
  '2 × Intel Xeon Gold 5118: 24 cores, 2300 MHz, 2016, SPECrate 2017 120 (115 to 133, 52 results)'
const fast =
  '2 × Intel Xeon Gold 6526Y: 32 cores, 2800 MHz, 2023, SPECrate 2017 339 (333 to 352, 39 results)'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('adds the processor in the box, leaves the choice to the program, and takes one out again', async () => {
  openPlan(withVersion(defaultPlan, 'SE'))
  const choose = (text: string) => act(async () => setAnswer(fieldOf('processor'), 0, text))
  await choose(slow)
  const host = await drawn(<CandidateProcessors />)
  const press = (words: RegExp) =>
    act(async () => {
      const button = [...host.querySelectorAll('button')].find(({ textContent }) =>
        words.test(textContent),
      )
      if (!button) throw new Error(`No button says ${words}`)
      button.click()
    })
  const left = () => isAutomatic(project.getState().plan, 'processor')
  await press(/^Compare processors/)
  expect([left(), host.textContent]).toEqual([false, expect.stringContaining('and add it')])
  await choose(fast)
  await press(/^Add$/)
  expect(left()).toBe(true)
  expect(host.textContent).toMatch(/^Automatic among: 2 × Intel Xeon Gold 5118 .*6526Y/)
  await choose(fast)
  expect([left(), host.textContent]).toEqual([false, expect.stringMatching(/^Candidates/)])
  await press(/^Automatic/)
  expect(left()).toBe(true)
  await press(/^Remove 2 × Intel Xeon Gold 5118/)
  expect([left(), project.getState().plan.processors]).toEqual([false, fast])
})
