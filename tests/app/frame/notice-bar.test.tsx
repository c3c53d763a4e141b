// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { fetchNotices, NoticeBar } from '../../../src/app/frame/notice-bar.tsx'
import { project } from '../../../src/app/store/project.ts'
import { addTier, nameTier, removeTier } from '../../../src/app/store/tiers.ts'
import { drawn } from '../../browser.tsx'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('the place of notices is there before the first of them, and stays', async () => {
  await fetchNotices()
  addTier()
  nameTier(1, 'B')
  const host = await drawn(<NoticeBar />)
  const place = host.querySelector('[role=status]')
  expect(place?.textContent).toBe('')
  await act(async () => removeTier(1))
  expect(place?.textContent).toMatch(/^B was removed\./)
  expect(host.querySelector('[role=status]')).toBe(place)
})
