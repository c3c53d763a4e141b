import { beforeEach, describe, expect, it } from 'vitest'
import { draftOf, keepDraft, project } from '../../../src/app/store/project.ts'
import { mixTiers, takeBlock } from '../../../src/app/store/take-block.ts'
import { addTier, nameTier } from '../../../src/app/store/tiers.ts'
import { undo } from '../../../src/app/store/undo.ts'
import { defaultPlan, fieldOf, type Plan } from '../../../src/engine/index.ts'

const start = project.getInitialState()
beforeEach(() => {
  project.setState(start, true)
  addTier()
  nameTier(0, 'A')
  nameTier(1, 'B')
  keepDraft(fieldOf('mailboxes'), 1, 'many')
  keepDraft(fieldOf('quota'), 1, 'some')
  keepDraft(fieldOf('copies'), 0, 'four')
})

const now = () => project.getState()
const [usual] = defaultPlan.tiers
const tiers: Plan['tiers'] = [
  { ...usual, name: 'A', mailboxes: 10 },
  { ...usual, name: 'B', mailboxes: 20 },
  { ...usual, name: 'C', mailboxes: 30 },
]

describe('a block of answers of tiers', () => {
  it('leaves what it does not answer, and settles what it does, in one step back', () => {
    const before = now()
    takeBlock({ tiers, kept: 2, taken: [{ at: 1, key: 'mailboxes' }], typed: [] }, '2 tiers')
    expect(now().plan.tiers).toEqual(tiers)
    expect(now().tierIds.slice(0, 2)).toEqual(before.tierIds)
    expect(new Set(now().tierIds).size).toBe(3)
    expect(Object.values(now().drafts)).toEqual(['some', 'four'])
    expect(now().notice).toMatchObject({ done: 'applied', change: '2 tiers' })
    undo()
    expect(now().plan).toEqual(before.plan)
    expect(now().drafts).toEqual(before.drafts)
  })

  it('keeps in its box what is no answer', () => {
    const typed = [{ at: 2, key: 'mailboxes', text: '€ 4,000' }]
    takeBlock({ tiers, kept: 2, taken: [], typed }, '1 tier')
    expect(draftOf(now(), fieldOf('mailboxes'), 2)).toBe('€ 4,000')
    expect(draftOf(now(), fieldOf('mailboxes'), 1)).toBe('many')
    undo()
    expect(Object.values(now().drafts)).not.toContain('€ 4,000')
  })

  it('takes the place of all tiers with what was typed in them', () => {
    const before = now()
    takeBlock({ tiers, kept: 0, taken: [], typed: [] }, '3 tiers')
    expect(Object.values(now().drafts)).toEqual(['four'])
    expect(now().tierIds.filter((id) => before.tierIds.includes(id))).toEqual([])
  })
})

describe('a mix', () => {
  it('gives each tier its mailboxes and nothing else', () => {
    mixTiers([70, 30], 'Mix of 100 mailboxes')
    expect(now().plan.tiers.map(({ name, mailboxes }) => [name, mailboxes])).toEqual([
      ['A', 70],
      ['B', 30],
    ])
    expect(Object.values(now().drafts)).toEqual(['some', 'four'])
  })
})
