// @vitest-environment page
import { expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import {
  OwnedArraysSections,
  shareArraysOverServers,
} from '../../../src/features/own-hardware/owned-arrays-sections.tsx'
import { change, drawn } from '../../browser.tsx'
import { sizedAnyhow } from '../../engine/plans.ts'

it('gives every server as many arrays, and leaves over what does not divide', () => {
  expect(shareArraysOverServers(3, 4)).toEqual({ perServer: 0, leftOver: 3 })
  expect(shareArraysOverServers(4, 4)).toEqual({ perServer: 1, leftOver: 0 })
  expect(shareArraysOverServers(10, 4)).toEqual({ perServer: 2, leftOver: 2 })
  expect(shareArraysOverServers(36, 4)).toEqual({ perServer: 8, leftOver: 4 })
})

it('says of too few arrays that they are, and not what they carry', async () => {
  const sizing = sizedAnyhow(defaultPlan)
  const box = await drawn(<OwnedArraysSections plan={defaultPlan} sizing={sizing} stale={false} />)
  const said = () => box.querySelector('[role=status]')?.textContent?.replaceAll('\u00a0', ' ')
  expect(said()).toBe('4 arrays on 4 servers: one array per server. None is left over.')
  expect(box.querySelectorAll('h2').length).toBeGreaterThan(0)
  await change(box, 'input', () => '10')
  expect(said()).toBe('10 arrays on 4 servers: two arrays per server. 2 arrays are left over.')
  await change(box, 'input', () => '3')
  expect(said()).toBe(
    '3 arrays are too few for the 4 servers of this plan, each of which needs one at least.',
  )
  expect(box.querySelectorAll('h2')).toHaveLength(0)
})
