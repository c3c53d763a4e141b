// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { newStateOfPlan, project } from '../../../src/app/store/project.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import { figureTableTitles } from '../../../src/engine/figures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { sectionIdOfFigureTable } from '../../../src/pages/find/figure-entries.ts'
import { allSearchableEntries } from '../../../src/pages/find/find-entries.ts'
import { FindPanel } from '../../../src/pages/find/find-panel.tsx'
import { shownAnswerViews } from '../../../src/pages/sections/sections.ts'
import { AllAnswersPage } from '../../../src/pages/steps.tsx'
import { IsForPaperContext } from '../../../src/ui/chart-frame.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { WorkingProvider } from '../../../src/ui/working.tsx'
import { change, comes, drawn } from '../../browser.tsx'
import { exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const start = project.getInitialState()

beforeEach(() => {
  // jsdom has dialogs that cannot be opened.
  window.scrollTo = () => {}
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
})

const show = (plan: Plan, page: 'all' | 'users' = 'users') =>
  project.setState({ ...start, ...newStateOfPlan(plan), page, aid: 'find' })

const panel = (
  <WorkingProvider>
    <FindPanel />
  </WorkingProvider>
)

async function press(box: HTMLElement, key: string): Promise<void> {
  const input = box.querySelector('input')
  await act(async () => {
    input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}

const optionsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role=option]')]
const activeOf = (box: HTMLElement) =>
  document.getElementById(box.querySelector('input')?.getAttribute('aria-activedescendant') ?? '')

it('says how many it finds, and leads the arrows round the list', async () => {
  show(withVersion(defaultPlan, 'SE'))
  const box = await drawn(panel)
  const input = box.querySelector('input')
  expect(input?.getAttribute('aria-expanded')).toBe('false')
  await change(box, 'input', () => 'lagged')
  const options = optionsOf(box)
  expect(options.length).toBeGreaterThan(2)
  expect(box.querySelector('[role=status]')?.textContent).toBe(`${options.length} found`)
  expect(input?.getAttribute('aria-controls')).toBe(box.querySelector('[role=listbox]')?.id)
  expect(activeOf(box)).toBe(options[0])
  await press(box, 'ArrowDown')
  expect(activeOf(box)).toBe(options[1])
  expect(options.map((one) => one.getAttribute('aria-selected')).indexOf('true')).toBe(1)
  await press(box, 'ArrowUp')
  await press(box, 'ArrowUp')
  expect(activeOf(box)).toBe(options.at(-1))
  await change(box, 'input', () => 'unheard-of')
  expect(optionsOf(box)).toEqual([])
  expect(box.querySelector('[role=status]')?.textContent).toMatch(/^Nothing has this name/)
})

it('goes with Enter to an answer, an erratum and a figure with its working, and closes', async () => {
  show(withVersion(defaultPlan, 'SE'))
  const box = await drawn(panel)
  const enter = async (text: string) => {
    await act(async () => project.setState({ aid: 'find' }))
    await change(box, 'input', () => text)
    await press(box, 'Enter')
    const { page, focus, aid } = project.getState()
    return { page, focus, aid }
  }
  expect(await enter('ReplayLagHours')).toEqual({
    page: 'availability',
    focus: 'replayLag-0',
    aid: null,
  })
  expect(await enter('MS12')).toEqual({ page: 'errata', focus: 'MS12', aid: null })
  document.documentElement.dataset.whole = ''
  expect(await enter('DBVolSize')).toEqual({ page: 'plan', focus: 'space', aid: null })
  await comes(() => expect(box.querySelector('.working-steps')).not.toBeNull())
})

const plans = { papers: defaultPlan, roles: withVersion(defaultPlan, 'SE') } as const
const format = formatFor('en-GB')

it.each(Object.entries(plans))(
  'leads to the control of every answer of %s that is asked',
  async (_method, plan) => {
    show(plan, 'all')
    const box = await drawn(
      <WorkingProvider>
        <AllAnswersPage />
      </WorkingProvider>,
    )
    const steps = ['users', 'availability', 'arrays']
    const asked = allSearchableEntries(plan, plan, format).filter(
      ({ kind, page, at }) => kind === 'Answer' && at && steps.includes(page),
    )
    expect(asked.length).toBeGreaterThan(40)
    const missing = () =>
      asked.filter(({ at }) => !document.getElementById(at?.(0) ?? '')).map(({ title }) => title)
    await comes(() => expect(missing()).toEqual([]))
    expect(box.textContent).not.toBe('')
  },
)

it('knows the section that each table of figures stands in', async () => {
  const plan = { ...planFromKeys(exampleB.design), virtualMachines: false }
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan can be computed')
  const { sizing } = results
  project.setState({ ...start, ...newStateOfPlan(plan) })
  const sections = shownAnswerViews(plan, sizing).flatMap((part) => part.sections)
  const captionsIn = async (id: string) => {
    const Section = sections.find((one) => one.id === id)?.Section
    const box = await drawn(
      <WorkingProvider>
        <IsForPaperContext value={true}>
          {Section && <Section plan={plan} sizing={sizing} />}
        </IsForPaperContext>
      </WorkingProvider>,
    )
    return [...box.querySelectorAll('caption')].map((one) => one.textContent)
  }
  // Some sections hold several tables: each is drawn once.
  for (const id of new Set(figureTableTitles.map((table) => sectionIdOfFigureTable[table]))) {
    const captions = await captionsIn(id)
    const tables = figureTableTitles.filter((table) => sectionIdOfFigureTable[table] === id)
    expect.soft(captions, id).toEqual(expect.arrayContaining(tables))
  }
})
