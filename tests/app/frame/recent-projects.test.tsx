// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { RecentProjects } from '../../../src/app/frame/recent-projects.tsx'
import { earlier, forgetEarlier, keepEarlier, readEarlier } from '../../../src/app/store/earlier.ts'
import { drawn } from '../../browser.tsx'

it('keeps the keyboard in the list while entries are deleted, the last one first', async () => {
  onTestFinished(() => forgetEarlier('#earlier', () => true))
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} })
  for (const name of ['first', 'second', 'third']) keepEarlier(JSON.stringify({ name }))
  readEarlier()
  expect(earlier.getState().plans).toHaveLength(3)
  const box = await drawn(<RecentProjects onClose={() => {}} />)
  const buttons = () => [...box.querySelectorAll<HTMLElement>('[data-delete]')]
  for (const left of [2, 1]) {
    await act(async () => buttons().at(-1)?.click())
    expect(buttons()).toHaveLength(left)
    expect(document.activeElement).toBe(buttons().at(-1))
  }
  await act(async () => buttons()[0]?.click())
  expect(document.activeElement?.textContent).toBe('Close')
})
