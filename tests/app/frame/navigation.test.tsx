// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { Masthead } from '../../../src/app/frame/masthead.tsx'
import { StepList } from '../../../src/app/frame/step-list.tsx'
import { pageIds, pages } from '../../../src/app/pages.ts'
import { project } from '../../../src/app/store/project.ts'
import { drawn } from '../../browser.tsx'

const frame = (
  <>
    <Masthead />
    <StepList />
  </>
)

/** The entries seen of it at 1,280 px: all but the menu of proofs, the button of the list that is shown, and what finds. */
const seenOf = (box: HTMLElement) =>
  [...box.querySelectorAll('a, button')].filter(
    (entry) => !entry.closest('.trust-menu, search') && !entry.matches('.of-pages'),
  )

it('has at most twelve entries to go on with on any page', async () => {
  const box = await drawn(frame)
  for (const page of pageIds) {
    await act(async () => project.setState({ page }))
    const entries = seenOf(box)
    expect(entries.length, page).toBeGreaterThan(8)
    expect(entries.length, page).toBeLessThanOrEqual(12)
  }
})

it('lists every page of a list once, and leads home', async () => {
  const box = await drawn(frame)
  const listed = pageIds.filter((id) => pages[id].list !== undefined)
  const led = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(led.toSorted()).toEqual(['#/', ...listed.map((id) => `#/${id}`)].toSorted())
})
