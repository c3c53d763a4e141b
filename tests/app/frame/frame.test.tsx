// @vitest-environment page

import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ContradictionPage } from '../../../src/app/frame/contradiction-page.tsx'
import { Masthead } from '../../../src/app/frame/masthead.tsx'
import { fetchNoticeComponents, NoticeBar } from '../../../src/app/frame/notice-bar.tsx'
import { OpenedLinkDifferences } from '../../../src/app/frame/opened-link-differences.tsx'
import { PageNavigation } from '../../../src/app/frame/page-navigation.tsx'
import { RecentProjects } from '../../../src/app/frame/recent-projects.tsx'
import { answerViewIds, pageIds, pages } from '../../../src/app/routes/pages.ts'
import {
  earlierProjectsStore,
  forgetEarlierProject,
  keepEarlierProject,
  readEarlierProjects,
} from '../../../src/app/store/earlier-projects.ts'
import { newStateOfPlan, project } from '../../../src/app/store/project.ts'
import { projectOfPlans } from '../../../src/app/store/project-state.ts'
import { addTier, nameTier, removeTier } from '../../../src/app/store/tiers.ts'
import { openPlan, openProject } from '../../../src/app/store/whole-projects.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { drawn } from '../../browser.tsx'

describe('came in', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  it('says of lists that differ how long they are', async () => {
    project.setState(projectOfPlans([newStateOfPlan({ ...defaultPlan, name: 'mine' })], 0))
    openProject([{ ...defaultPlan, prices: { 'PS6100XV 600': 1 } }], 0, 'link', {})
    const box = await drawn(<OpenedLinkDifferences />)
    expect(box.querySelector('summary')?.textContent).toContain('Prices of arrays 1 (yours none)')
  })
})

describe('contradiction', () => {
  it('says why an opened plan has no results, and leads to the answer to change', async () => {
    const start = project.getInitialState()
    onTestFinished(() => project.setState(start, true))
    vi.stubGlobal('scrollTo', () => {})
    openPlan({ ...defaultPlan, copies: 5, servers: 4 }, 'file')
    const box = await drawn(<ContradictionPage title="Plan" />)
    expect(box.textContent).toContain('Answers of this plan contradict each other')
    const problem = box.querySelector('button') ?? expect.unreachable()
    expect(problem.textContent).toMatch(/^Database copies: 5 copies need as many servers/)
    await act(async () => problem.click())
    expect(project.getState()).toMatchObject({ page: 'availability', focus: 'copies-0' })
  })
})

describe('navigation', () => {
  const frame = (
    <>
      <Masthead />
      <PageNavigation />
    </>
  )

  /** The entries of the list that is seen beside a page at 1,280 px. */
  const seenOf = (box: HTMLElement) =>
    [...box.querySelectorAll('.step-menu a')].filter((entry) => !entry.closest('.on-narrow-only'))

  it('has at most ten entries beside any page', async () => {
    const box = await drawn(frame)
    for (const page of pageIds) {
      await act(async () => project.setState({ page }))
      const entries = seenOf(box)
      expect(entries.length, page).toBeGreaterThan(8)
      expect(entries.length, page).toBeLessThanOrEqual(10)
    }
  })

  it('lists every page of a list once, Compare if there are two variants, and leads home', async () => {
    const box = await drawn(frame)
    const led = () =>
      [...box.querySelectorAll('a')]
        // A narrow screen has a list of its own of what is handed over.
        .filter((link) => !link.closest('.on-narrow-only'))
        .map((link) => link.getAttribute('href'))
        .toSorted()
    const listed = pageIds.filter((id) => pages[id].list !== undefined)
    const parts = answerViewIds.map((part) => `#/plan/${part}`)
    const all = ['#/', ...listed.map((id) => `#/${id}`), ...parts].toSorted()
    expect(led()).toEqual(all.filter((link) => link !== '#/compare'))
    const state = newStateOfPlan(project.getState().plan)
    await act(async () => project.setState(projectOfPlans([state, state])))
    expect(led()).toEqual(all)
  })
})

describe('notice bar', () => {
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  it('the place of notices is there before the first of them, and stays', async () => {
    await fetchNoticeComponents()
    addTier()
    nameTier(1, 'B')
    const host = await drawn(<NoticeBar />)
    const place = host.querySelector('[role=status]')
    expect(place?.textContent).toBe('')
    await act(async () => removeTier(1))
    expect(place?.textContent).toMatch(/^B was removed\./)
    expect(host.querySelector('[role=status]')).toBe(place)
  })
})

describe('recent projects', () => {
  it('keeps the keyboard in the list while entries are deleted, the last one first', async () => {
    onTestFinished(() => forgetEarlierProject('#earlier', () => true))
    Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} })
    for (const name of ['first', 'second', 'third']) keepEarlierProject(JSON.stringify({ name }))
    readEarlierProjects()
    expect(earlierProjectsStore.getState().plans).toHaveLength(3)
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
})
