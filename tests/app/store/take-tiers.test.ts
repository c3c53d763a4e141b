import { beforeEach, expect, it } from 'vitest'
import { keepDraft, project } from '../../../src/app/store/project.ts'
import { takeTiers } from '../../../src/app/store/take-block.ts'
import { copyTier } from '../../../src/app/store/tiers.ts'
import { redo, undo } from '../../../src/app/store/undo.ts'
import { startOver } from '../../../src/app/store/whole-projects.ts'
import { fieldOf } from '../../../src/engine/index.ts'

beforeEach(() => startOver())

it('takes tiers in place of all others as one step, and says where their answers come from', () => {
  copyTier(0, 'One')
  keepDraft(fieldOf('quota'), 1, 'much')
  keepDraft(fieldOf('copies'), 0, 'many')
  const before = project.getState()
  const [first] = before.plan.tiers
  const origin = { from: 'statistics', name: 'sizes.csv' } as const
  const steps = before.history.length
  takeTiers(
    {
      tiers: [
        { ...first, name: 'Small', mailboxes: 5 },
        { ...first, name: 'Large', mailboxes: 2, quota: 900 },
      ],
      read: [['mailboxes'], ['mailboxes', 'quota']],
    },
    origin,
    '2 tiers from mailbox statistics',
  )
  const now = project.getState()
  expect(now.history).toHaveLength(steps + 1)
  expect(now.plan.tiers.map(({ name, mailboxes, quota }) => [name, mailboxes, quota])).toEqual([
    ['Small', 5, first.quota],
    ['Large', 2, 900],
  ])
  const [small, large] = now.tierIds
  expect(before.tierIds).not.toContain(small)
  expect(now.origins).toMatchObject({
    [`mailboxes/${small}`]: origin,
    [`mailboxes/${large}`]: origin,
    [`quota/${large}`]: origin,
  })
  expect(now.origins).not.toHaveProperty(`quota/${small}`)
  // What was typed for a tier that is gone goes with it; what the plan has once stays.
  expect(now.drafts).toEqual({ 'copies/0': 'many' })

  undo()
  const { plan, drafts, tierIds, origins } = project.getState()
  expect({ plan, drafts, tierIds, origins }).toEqual({
    plan: before.plan,
    drafts: before.drafts,
    tierIds: before.tierIds,
    origins: before.origins,
  })
  redo()
  expect(project.getState().plan).toEqual(now.plan)
})
