// @vitest-environment page

import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import {
  forgetEarlierProject,
  keepEarlierProject,
} from '../../../src/app/store/earlier-projects.ts'
import { RecentList } from '../../../src/features/home/recent-list.tsx'
import { drawn } from '../../browser.tsx'

it('lists the last three projects that were put away, and is not there before the first', async () => {
  onTestFinished(() => forgetEarlierProject('#earlier', () => true))
  const box = await drawn(<RecentList />)
  expect(box.textContent).toBe('')
  await act(async () => {
    for (const name of ['one', 'two', 'three', 'four']) keepEarlierProject(JSON.stringify({ name }))
  })
  const names = [...box.querySelectorAll('li button')].map(({ textContent }) => textContent)
  expect(names).toEqual(['“four”', '“three”', '“two”'])
})
