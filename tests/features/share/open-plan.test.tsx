// @vitest-environment page
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { newStateOfPlan, project } from '../../../src/app/store/project.ts'
import { allVariants, projectOfPlans } from '../../../src/app/store/project-state.ts'
import { projectToSavedText } from '../../../src/app/store/saved-text.ts'
import { encodeProjectFile } from '../../../src/codec/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { PlanFileButtons, ShareLinkButton } from '../../../src/features/share/share-link.tsx'
import { comes, drawn } from '../../browser.tsx'
import { eventually } from '../../eventually.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

/** The made-up browser reads no text of a file by itself. */
function text(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(this)
  })
}

/** The box to choose plan files with, and a person who chooses one with this content. */
async function openFiles() {
  Object.assign(Blob.prototype, { text })
  onTestFinished(() => void Reflect.deleteProperty(Blob.prototype, 'text'))
  const box = await drawn(<PlanFileButtons menu="more" />)
  const input = box.querySelector('input') ?? expect.unreachable()
  const take = async (content: string) => {
    const file = new File([content], 'plan.json')
    vi.spyOn(input, 'files', 'get').mockReturnValue(Object.assign([file], { item: () => file }))
    await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  return { box, take }
}

it('opens a saved plan, and says why it does not open another file', async () => {
  const { box, take } = await openFiles()
  await take('nothing of ours')
  await eventually(() => expect(box.textContent).toContain('was not opened'))
  await take(encodeProjectFile([{ ...defaultPlan, name: 'Saved' }], 0, ''))
  await eventually(() => expect(project.getState().plan.name).toBe('Saved'))
})

it('opens plans that a browser had stored and a version handed out because it could not read them', async () => {
  const { take } = await openFiles()
  const named = (name: string) => newStateOfPlan({ ...defaultPlan, name })
  await take(projectToSavedText({ ...start, ...named('Alone') }))
  await eventually(() => expect(project.getState().plan.name).toBe('Alone'))
  const stored = projectToSavedText({
    ...start,
    ...projectOfPlans(['First', 'Second'].map(named), 1),
  })
  await take(stored)
  await eventually(() => expect(project.getState().plan.name).toBe('Second'))
  expect(allVariants(project.getState()).map(({ state }) => state.plan.name)).toEqual([
    'First',
    'Second',
  ])
})

it('says of a link that leaves a variant out that it is copied, and not that it carries all', async () => {
  onTestFinished(() => project.setState(start, true))
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
  const many = (from: number) =>
    Array.from({ length: 500 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((from + at * 7919) % 20_000)),
    )
  const states = [1, 2].map((from) => newStateOfPlan({ ...defaultPlan, name: many(from).join('') }))
  project.setState(projectOfPlans(states, 0))
  const box = await drawn(<ShareLinkButton />)
  const button = box.querySelector('button') ?? expect.unreachable()
  await act(async () => button.click())
  await comes(() => expect(box.querySelector('label')?.textContent).toMatch(/^Copied/))
  expect(box.querySelector('label')?.textContent).toBe('Copied this link:')
  expect(box.textContent).toContain('The link carries this plan alone')
})
