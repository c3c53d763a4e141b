import { beforeEach, describe, expect, it } from 'vitest'
import { replacedProject } from '../../../src/app/store/history.ts'
import { draftOrOriginKey } from '../../../src/app/store/origins.ts'
import { keepDraft, project, setAnswer } from '../../../src/app/store/project.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import {
  addTier,
  addTierWithAnswers,
  copyTier,
  moveTier,
  nameOfCopy,
  nameTier,
  recomputeAfterTierRename,
  removeTier,
  replaceTier,
} from '../../../src/app/store/tiers.ts'
import { undo } from '../../../src/app/store/undo.ts'
import {
  dismissNotice,
  openPlan,
  restoreOwnProject,
} from '../../../src/app/store/whole-projects.ts'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import {
  defaultPlan,
  defaultsOfVersion,
  fieldOf,
  projectLimits,
  withVersion,
} from '../../../src/engine/index.ts'

const mailboxes = fieldOf('mailboxes')
const quota = fieldOf('quota')
const copies = fieldOf('copies')

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const now = () => project.getState()
const names = () => now().plan.tiers.map(({ name }) => name)
const counts = () => now().plan.tiers.map((tier) => tier.mailboxes)

/** Tiers A, B and C with 100, 200 and 300 mailboxes, and text in B that is no answer. */
function makeThree(): void {
  addTier()
  addTier()
  for (const [at, name] of ['A', 'B', 'C'].entries()) {
    nameTier(at, name)
    setAnswer(mailboxes, at, 100 * (at + 1))
  }
  keepDraft(quota, 1, 'some')
  keepDraft(copies, 0, 'four')
}

const typedInB = (at: number) => ({ [placeOf('quota', at)]: 'some', [placeOf('copies')]: 'four' })

/** The key of the draft of a field, of the tier that is there now. */
function placeOf(field: string, at?: number): string {
  return draftOrOriginKey({ field, tier: at === undefined ? 0 : now().tierIds[at]! })
}

describe('a tier with the answers of a preset', () => {
  const [usual] = defaultPlan.tiers
  const preset = { ...usual, name: 'Rooms', mailboxes: 30, quota: 500 }
  const origin = { from: 'preset', name: 'Rooms' } as const

  it('stands after the others, up to as many as a plan carries', () => {
    makeThree()
    addTierWithAnswers(preset, origin)
    expect(names()).toEqual(['A', 'B', 'C', 'Rooms'])
    expect(new Set(now().tierIds).size).toBe(4)
    for (let at = 4; at < projectLimits.tiers + 2; at += 1) addTierWithAnswers(preset, origin)
    expect(names()).toHaveLength(projectLimits.tiers)
  })

  it('takes the place of another with what was typed there, and gives it back whole', () => {
    makeThree()
    const { plan, drafts } = now()
    replaceTier(1, preset, 'Rooms as the preset of B', origin)
    expect(names()).toEqual(['A', 'Rooms', 'C'])
    expect(now().drafts).toEqual({ [placeOf('copies')]: 'four' })
    expect(now().notice).toMatchObject({ done: 'applied', change: 'Rooms as the preset of B' })
    undo()
    expect(now().plan).toEqual(plan)
    expect(now().drafts).toEqual(drafts)
  })
})

describe('a new tier', () => {
  it('has one mailbox and the usual answers, and leaves the others as they are', () => {
    setAnswer(mailboxes, 0, 101)
    setAnswer(quota, 0, 900)
    nameTier(0, 'A')
    keepDraft(quota, 0, 'some')
    const [first] = now().plan.tiers
    addTier()
    const [usual] = defaultPlan.tiers
    expect(now().plan.tiers).toEqual([first, { ...usual, name: '', mailboxes: 1 }])
    expect(now().drafts).toEqual({ [placeOf('quota', 0)]: 'some' })
    expect(now().computed?.plan).toBe(now().plan)
    expect(resultsOf(now().plan)?.sizing.tiers).toHaveLength(2)
  })

  it('grows as the worked example does only beside tiers that do', () => {
    addTier()
    expect(now().plan.tiers.map(({ growth }) => growth)).toEqual([15, 15])
    setAnswer(fieldOf('growth'), 0, 0)
    addTier()
    expect(now().plan.tiers.map(({ growth }) => growth)).toEqual([0, 15, 0])
  })

  it('has the usual answers of the version of the plan', () => {
    openPlan(withVersion(defaultPlan, 'SE'))
    setAnswer(quota, 0, 900)
    addTier()
    expect(now().plan.tiers[1]).toEqual({ ...defaultsOfVersion(now().plan).tiers[0], mailboxes: 1 })
  })

  it('is not made beyond as many as a plan carries, nor is a copy', () => {
    for (let made = 0; made < projectLimits.tiers + 3; made += 1) addTier()
    expect(counts()).toHaveLength(projectLimits.tiers)
    const before = now()
    copyTier(0, 'A')
    expect(now()).toEqual(before)
  })
})

describe('a copy', () => {
  it('follows its original with the same answers, the text typed there, and a name that says so', () => {
    makeThree()
    copyTier(1, 'B')
    expect(names()).toEqual(['A', 'B', 'B (copy)', 'C'])
    expect(counts()).toEqual([100, 200, 200, 300])
    expect(now().drafts).toEqual({ ...typedInB(1), [placeOf('quota', 2)]: 'some' })
    setAnswer(quota, 2, 900)
    expect(now().drafts).toEqual(typedInB(1))
    expect(now().plan.tiers.map(({ quota: quotaMb }) => quotaMb)).toEqual([700, 700, 900, 700])
  })

  it('of a copy is the next copy, called as no other is', () => {
    expect(nameOfCopy('A')).toBe('A (copy)')
    expect(nameOfCopy('A (copy)')).toBe('A (copy 2)')
    expect(nameOfCopy('A', ['A (copy)', 'A (copy 2)'])).toBe('A (copy 3)')
    const longest = nameOfCopy('n'.repeat(projectLimits.name))
    expect(nameOfCopy(longest)).toMatch(/^n+ \(copy 2\)$/)
    expect(nameOfCopy(longest)).toHaveLength(projectLimits.name)
  })

  it('of a long name has a name that a plan carries', () => {
    copyTier(0, 'n'.repeat(projectLimits.name))
    nameTier(0, `${'n'.repeat(projectLimits.name - 1)}😀`)
    expect(names()[0]).toBe('n'.repeat(projectLimits.name - 1))
    expect(names()[1]).toMatch(/^n+ \(copy\)$/)
    expect(names()[1]).toHaveLength(projectLimits.name)
    expect(decodePlan(encodePlan(now().plan).code)).toMatchObject({ ok: true, plan: now().plan })
  })
})

describe('a moved tier', () => {
  it('keeps its key and what was typed in it; the text of the plan’s own fields stays', () => {
    makeThree()
    const [a, b, c] = now().tierIds
    moveTier(1, 0)
    expect(names()).toEqual(['B', 'A', 'C'])
    expect(now().tierIds).toEqual([b, a, c])
    expect(now().drafts).toEqual(typedInB(0))
    moveTier(0, 2)
    expect(names()).toEqual(['A', 'C', 'B'])
    expect(counts()).toEqual([100, 300, 200])
    expect(now().tierIds).toEqual([a, c, b])
    expect(now().drafts).toEqual(typedInB(2))
  })

  it('is not given the answer of the tier that stood there, though a box is being typed into', () => {
    makeThree()
    setAnswer(mailboxes, 1, 250)
    moveTier(1, 0)
    keepDraft(mailboxes, 1, 'x')
    expect(counts()).toEqual([250, 100, 300])
  })

  it('does not leave the list', () => {
    makeThree()
    const before = now()
    moveTier(0, -1)
    moveTier(2, 3)
    moveTier(7, 0)
    expect(now()).toEqual(before)
  })
})

describe('a removed tier', () => {
  it('takes its text with it and leaves that of the others in place', () => {
    makeThree()
    keepDraft(mailboxes, 2, 'few')
    removeTier(1)
    expect(names()).toEqual(['A', 'C'])
    expect(now().drafts).toEqual({ [placeOf('mailboxes', 1)]: 'few', [placeOf('copies')]: 'four' })
    expect(now().notice).toMatchObject({ done: 'removed', at: 1, tier: { name: 'B' } })
  })

  it('comes back to its place by Undo with all typed in it, the last one first', () => {
    makeThree()
    const { tierIds, drafts } = now()
    removeTier(1)
    removeTier(0)
    undo()
    expect(names()).toEqual(['A', 'C'])
    undo()
    expect(names()).toEqual(['A', 'B', 'C'])
    expect(now()).toMatchObject({ tierIds, drafts, notice: null })
  })

  it('is no longer offered back by its notice after another edit', () => {
    makeThree()
    removeTier(1)
    setAnswer(copies, 0, 3)
    expect(now().notice).toBeNull()
  })

  it('never shares a key with another', () => {
    makeThree()
    removeTier(2)
    addTier()
    expect(now().tierIds).not.toContain(now().history.at(-2)?.before.tierIds[2])
  })

  it('is never the only one', () => {
    const before = now()
    removeTier(0)
    expect(now()).toEqual(before)
  })

  it('leaves the way back to the own plan open, which goes with the notice', () => {
    makeThree()
    const mine = now()
    openPlan({ ...defaultPlan, tiers: [...mine.plan.tiers] })
    removeTier(0)
    restoreOwnProject()
    expect(now()).toMatchObject({ plan: mine.plan, drafts: mine.drafts })
    openPlan({ ...defaultPlan, tiers: [...mine.plan.tiers] })
    removeTier(0)
    expect(replacedProject(now())).not.toBeNull()
    dismissNotice()
    expect(now().notice).toBeNull()
    expect(replacedProject(now())).toBeNull()
  })
})

describe('tiers of answers that contradict each other', () => {
  it('are arranged as well, while the last plan that could be computed stays', () => {
    setAnswer(mailboxes, 0, 100)
    const computed = now().plan
    setAnswer(copies, 0, 5)
    addTier()
    nameTier(1, 'B')
    moveTier(1, 0)
    expect(names()).toEqual(['B', ''])
    expect(now().computed?.plan).toBe(computed)
  })
})

describe('a name', () => {
  const titles = () => resultsOf(now().plan)?.sizing.tiers.map(({ title }) => title)

  it('enters the figures of its tier once its box is left, and changes nothing before', () => {
    makeThree()
    const before = resultsOf(now().plan)
    for (const typed of ['B', 'Bo', 'Board']) {
      nameTier(0, typed)
      expect(resultsOf(now().plan)).toBe(before)
      expect(now().computed?.plan).toBe(now().plan)
    }
    expect(names()).toEqual(['Board', 'B', 'C'])
    recomputeAfterTierRename()
    expect(titles()).toEqual(['Board', 'B', 'C'])
    const after = resultsOf(now().plan)
    expect(after).not.toBe(before)
    // Made anew once: whoever leaves the box again finds nothing to make.
    const { plan } = now()
    recomputeAfterTierRename()
    expect(now().plan).toBe(plan)
    expect(resultsOf(now().plan)).toBe(after)
  })

  it('waits until the answers can be computed', () => {
    makeThree()
    setAnswer(copies, 0, 5)
    nameTier(0, 'Board')
    const contradicting = now()
    recomputeAfterTierRename()
    expect(now()).toEqual(contradicting)
    setAnswer(copies, 0, 4)
    expect(titles()).toEqual(['Board', 'B', 'C'])
  })

  it('of the only tier changes no results', () => {
    nameTier(0, 'Everyone')
    const { plan } = now()
    recomputeAfterTierRename()
    expect(now().plan).toBe(plan)
  })
})
