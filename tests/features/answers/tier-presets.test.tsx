// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { cameIn, project } from '../../../src/app/store/project.ts'
import { defaultPlan, tierPresets, withPreset, withVersion } from '../../../src/engine/index.ts'
import { TierPresets } from '../../../src/features/answers/tier-presets.tsx'
import { change, drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState({ ...start, ...cameIn(withVersion(defaultPlan, '2019')) }, true))

it('a preset makes a new tier, or takes the place of the answers of the one that is chosen', async () => {
  const box = await drawn(<TierPresets />)
  const use = (name: string) =>
    act(async () =>
      [...box.querySelectorAll('button')]
        .find(({ textContent }) => textContent === `Use ${name}`)
        ?.click(),
    )
  const tiers = () => project.getState().plan.tiers
  const [first, second] = tierPresets
  if (!first || !second) throw new Error('There are presets')
  const [before] = tiers()
  await change(box, '#preset-for', () => '0')
  await use(second.name)
  expect(tiers()).toEqual([withPreset(second, before)])
  await change(box, '#preset-for', () => 'new')
  await use(first.name)
  expect(tiers()).toEqual([withPreset(second, before), withPreset(first, null)])
  expect(box.querySelector('[role=status]')?.textContent).toBe('Tier 2 added.')
})
