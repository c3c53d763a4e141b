// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { AboutAnswer, OriginMark } from '../../src/app/answer-origin.tsx'
import type { Origins } from '../../src/app/store/history.ts'
import { answer, project } from '../../src/app/store/project.ts'
import { addTier, nameTier } from '../../src/app/store/tiers.ts'
import { defaultPlan, fieldOf, withVersion } from '../../src/engine/index.ts'
import { drawn } from '../browser.tsx'

const [quota, copies, bays] = [fieldOf('quota'), fieldOf('copies'), fieldOf('bays')]
const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

/** The names of the buttons that reset an answer, as they are read out. */
const resetsIn = (box: HTMLElement) =>
  [...box.querySelectorAll('button')]
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => name.startsWith('Reset'))

it('offers a reset where an answer departs from its default, by tier where there are several', async () => {
  const box = await drawn(<AboutAnswer field={quota} />)
  expect(resetsIn(box)).toEqual([])
  act(() => answer(quota, 0, 1234))
  expect(resetsIn(box)).toEqual([`Reset ${quota.label}`])
  act(() => {
    addTier()
    nameTier(0, 'Desk')
    nameTier(1, 'Field')
    answer(quota, 1, 567)
    answer(copies, 0, 2)
  })
  expect(resetsIn(box)).toEqual([`Reset ${quota.label} of Desk`, `Reset ${quota.label} of Field`])
  expect(resetsIn(await drawn(<AboutAnswer field={copies} />))).toEqual(['Reset Database copies'])
  const reset = [...box.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.endsWith('of Field'),
  )
  await act(async () => reset?.click())
  const { tiers } = project.getState().plan
  expect(tiers.map((tier) => tier.quota)).toEqual([1234, start.plan.tiers[0].quota])
})

it('says of an empty box only that a person emptied it', async () => {
  const plan = withVersion(defaultPlan, 'SE')
  const link = { from: 'link', name: '' } as const
  const marked = async (value: number | null, origins: Origins) => {
    project.setState({ plan: { ...plan, bays: value }, origins })
    return (await drawn(<OriginMark field={bays} tier={0} />)).textContent
  }
  expect(await marked(24, { 'bays/0': link })).toBe('from the link')
  expect(await marked(null, { 'bays/0': link })).toBe('')
  expect(await marked(null, {})).toBe('yours')
})
