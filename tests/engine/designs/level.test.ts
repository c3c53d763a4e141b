import { describe, expect, it } from 'vitest'
import {
  levelOfArrays,
  levelOfBlocks,
  nearestCandidate,
} from '../../../src/engine/designs/index.ts'
import {
  type DesignFindings,
  type DesignLevel,
  designLevels,
  levelOfFindings,
} from '../../../src/engine/designs/level.ts'
import { defaultPlan, type Plan, recommend, size } from '../../../src/engine/index.ts'

const [first] = defaultPlan.tiers
const mailboxes = (count: number, more: Partial<Plan> = {}): Plan => ({
  ...defaultPlan,
  ...more,
  tiers: [{ ...first, mailboxes: count }],
})

/** The level of what is proposed for a plan; null where nothing is. */
function levelOfPlan(plan: Plan): DesignLevel | null {
  const result = size(plan)
  if (!result.ok) throw new Error('The plan contradicts itself')
  const { proposed, proposedBlocks } = recommend(plan, result.sizing)
  if (proposed) return levelOfArrays(result.sizing, proposed)
  return proposedBlocks && levelOfBlocks(plan, proposedBlocks)
}

describe('the level of a design', () => {
  const best: DesignFindings = {
    holds: true,
    holdsRebuilding: true,
    isUncertain: false,
    keepsReserve: true,
    leavesTenth: true,
    isWarned: false,
  }

  it('is the worst level that applies', () => {
    const worse: readonly (readonly [Partial<DesignFindings>, DesignLevel])[] = [
      [{}, 'holds with reserve'],
      [{ keepsReserve: null }, 'holds'],
      [{ keepsReserve: false }, 'holds, reserve not kept'],
      [{ keepsReserve: false, isWarned: true }, 'holds, with a warning'],
      [{ isWarned: true, isUncertain: true }, 'borderline'],
      [{ isUncertain: true, holdsRebuilding: false }, 'holds, but not while rebuilding'],
      [{ isUncertain: true, holdsRebuilding: false, holds: false }, 'does not hold'],
    ]
    expect(worse.map(([, level]) => level)).toEqual(designLevels)
    expect(levelOfFindings({ ...best, leavesTenth: false })).toBe('holds')
    for (const [found, level] of worse) expect(levelOfFindings({ ...best, ...found })).toBe(level)
  })

  it('is reached by real plans on arrays, each of them', () => {
    expect(levelOfPlan(mailboxes(2000))).toBe('holds with reserve')
    // The worked example: its arrays carry the expected load, and the reserve is beyond them.
    expect(levelOfPlan(defaultPlan)).toBe('holds, reserve not kept')
    expect(levelOfPlan({ ...defaultPlan, reserve: 'none' })).toBe('holds')
    expect(levelOfPlan(mailboxes(6500))).toBe('borderline')
    const alone = { availability: 'none', reserve: 'none' } as const
    expect(levelOfPlan(mailboxes(7000, alone))).toBe('holds, but not while rebuilding')
    expect(levelOfPlan(mailboxes(18_000))).toBeNull()
  })

  it('is never with reserve where a plan keeps none', () => {
    expect(levelOfPlan(mailboxes(500, { reserve: 'none' }))).toBe('holds')
    expect(levelOfPlan(mailboxes(500, { reserve: 'none', storage: 'tested' }))).toBe('holds')
    expect(levelOfPlan(mailboxes(500, { storage: 'tested' }))).toBe('holds with reserve')
  })
})

describe('what comes nearest where nothing fits', () => {
  it('is what fails by the smallest share', () => {
    const result = size(mailboxes(18_000))
    if (!result.ok) throw new Error('The plan contradicts itself')
    const { candidates } = recommend(mailboxes(18_000), result.sizing)
    expect(candidates.length).toBeGreaterThan(1)
    const nearest = nearestCandidate(candidates)
    const least = Math.min(...candidates.map(({ utilization }) => utilization.value))
    expect(nearest?.utilization.value).toBe(least)
    expect(least).toBeGreaterThan(1)
    expect(nearestCandidate([])).toBeNull()
  })
})
