// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DataTable } from '../../src/ui/data-table.tsx'
import { drawn } from '../browser.tsx'

it('the rest of a long table is unfolded and folded by one button, which stays in sight', async () => {
  const scrolled = vi.fn()
  Reflect.set(Element.prototype, 'scrollIntoView', scrolled)
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  const box = await drawn(
    <DataTable
      caption="Designs"
      rows={['A', 'B', 'C']}
      columns={[{ head: 'Design', of: (row) => row }]}
      first={2}
    />,
  )
  const button = box.querySelector<HTMLElement>('.more button')
  const rows = () => box.querySelectorAll('tbody tr').length
  const shown = () => [rows(), button?.textContent, button?.getAttribute('aria-expanded')]
  button?.focus()
  expect(shown()).toEqual([2, 'Show 1 more, Designs', 'false'])
  await act(async () => button?.click())
  expect(shown()).toEqual([3, 'Show fewer, Designs', 'true'])
  expect(scrolled).not.toHaveBeenCalled()
  await act(async () => button?.click())
  expect(shown()).toEqual([2, 'Show 1 more, Designs', 'false'])
  expect(scrolled.mock.contexts).toEqual([button])
  expect(document.activeElement).toBe(button)
})
