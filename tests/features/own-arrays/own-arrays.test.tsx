// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { cameIn, ownArrayDraft, project } from '../../../src/app/store/project.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { ArrayEditor } from '../../../src/features/own-arrays/array-editor.tsx'
import { newForm } from '../../../src/features/own-arrays/array-form.ts'
import { ArrayList } from '../../../src/features/own-arrays/array-list.tsx'
import { drawn } from '../../browser.tsx'
import { likePs6100xv } from '../../jetstress/tested-like-ps6100xv.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('lists ten arrays, and all of them once they are asked for', async () => {
  const ownArrays = Array.from({ length: 11 }, (_, at) => ({
    ...{ ...likePs6100xv, id: `own-${at}`, name: `Array ${at}` },
  }))
  project.setState(cameIn({ ...defaultPlan, ownArrays }))
  const nothing = () => {}
  const actions = { edit: nothing, remove: nothing, close: nothing }
  const box = await drawn(<ArrayList form={null} actions={actions} />)
  const listed = () => box.querySelectorAll('.own-list > li').length
  expect(listed()).toBe(10)
  const all = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show all 11 arrays',
  )
  await act(async () => all?.click())
  expect(listed()).toBe(11)
})

it('marks the boxes that need a number once an array is to be saved without', async () => {
  const box = await drawn(<ArrayEditor form={newForm(defaultPlan)} onClose={() => {}} />)
  await act(async () => box.querySelector<HTMLElement>('button.primary')?.click())
  const { drafts } = JSON.parse(project.getState().drafts[ownArrayDraft] ?? '{}')
  expect(Object.values(drafts)).toContain('')
})

it('says of an array that is not offered in the policy of the plan that it is not used', async () => {
  const [own, shelf] = [likePs6100xv, { ...likePs6100xv, id: 'shelf', raid: ['RAID 6'] as const }]
  project.setState(cameIn({ ...defaultPlan, raid: 'RAID 50', ownArrays: [own, shelf] }))
  const nothing = () => {}
  const actions = { edit: nothing, remove: nothing, close: nothing }
  const box = await drawn(<ArrayList form={null} actions={actions} />)
  const [used, unused] = [...box.querySelectorAll('.own-list > li')]
  expect(unused?.textContent).toContain('Not used: the plan asks for RAID 50')
  expect(used?.textContent).not.toContain('Not used')
})
