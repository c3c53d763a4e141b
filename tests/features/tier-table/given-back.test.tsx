// @vitest-environment page

import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  draftOfAnswer,
  keepDraft,
  newStateOfPlan,
  project,
  setAnswer,
} from '../../../src/app/store/project.ts'
import { nameTier } from '../../../src/app/store/tiers.ts'
import { defaultPlan, fieldOf } from '../../../src/engine/index.ts'
import { TierTable } from '../../../src/features/tier-table/tier-table.tsx'
import { drawn } from '../../browser.tsx'

const field = fieldOf('mailboxes')
const [tier] = defaultPlan.tiers

it('Escape restores the answer, text or name of a cell', async () => {
  const start = project.getState()
  onTestFinished(() => project.setState(start, true))
  Object.assign(Element.prototype, { scrollIntoView: vi.fn() })
  project.setState(newStateOfPlan({ ...defaultPlan, tiers: [tier, tier] }))
  const nothing = () => null
  const box = await drawn(
    <TierTable
      draw={({ key }) => <input type="text" data-key={key} />}
      drawName={() => <input type="text" data-key="name" />}
      {...{ drawActions: nothing, drawHelp: nothing, onBlock: nothing }}
    />,
  )
  const held = () => {
    const now = project.getState()
    return [field.read(now.plan, 0), draftOfAnswer(now, field, 0), now.plan.tiers[0].name]
  }
  /** Goes to a cell of the first tier, types there, and presses Escape. */
  const typed = async (key: string, type: () => void) => {
    const cell = box.querySelector<HTMLElement>(`[data-row="0"] [data-key="${key}"]`)!
    await act(async () => {
      cell.blur()
      cell.focus()
    })
    await act(async () => {
      type()
      cell.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    await act(async () => cell.dispatchEvent(pressed))
    return held()
  }
  const before = held()
  expect(before).toEqual([tier.mailboxes, null, ''])
  expect(await typed('mailboxes', () => setAnswer(field, 0, 7))).toEqual(before)
  expect(await typed('mailboxes', () => keepDraft(field, 0, 'seven'))).toEqual(before)
  expect(await typed('name', () => nameTier(0, 'Seven'))).toEqual(before)
  await act(async () => keepDraft(field, 0, '1e'))
  expect(await typed('mailboxes', () => setAnswer(field, 0, 7))).toEqual([tier.mailboxes, '1e', ''])
  const { history } = project.getState()
  await typed('mailboxes', () => {})
  expect(project.getState().history).toHaveLength(history.length)
})
