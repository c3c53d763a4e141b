import { describe, expect, it } from 'vitest'
import type { RequirementCode } from '../../../src/engine/core/requirement.ts'
import { assumed } from '../../../src/engine/core/worked.ts'
import { lackOf, nearestFirst } from '../../../src/engine/explore/missed.ts'
import { combinedChanges, type MissedLayout, type Plan, solve } from '../../../src/engine/index.ts'
import { some } from '../../cases.ts'
import { ratedPlan } from './solve-plans.ts'

type Lack = MissedLayout['lacks'][number]

/** Something of which a share of what there is would be needed. */
const short = (code: RequirementCode, share: number): Lack => ({
  ...{ code, at: null, group: null, holds: false },
  required: assumed('Needed', share, '%', 'An example'),
  available: assumed('There', 1, '%', 'An example'),
  used: assumed('Used', share, '%', 'An example'),
})

/** A failure that so many of ten databases outlive. */
const outlived = (databases: number): Lack => ({
  ...{ code: 'failures', at: null, group: null, holds: false, used: null },
  required: assumed('Databases', 10, 'databases', 'An example'),
  available: assumed('Outlive it', databases, 'databases', 'An example'),
})

const broken: Lack = {
  code: 'rules',
  problems: [{ code: 'odd clusters', answer: 'servers', servers: 3 }],
}

const missed = (reason: MissedLayout['reason'], ...lacks: readonly Lack[]): MissedLayout => ({
  gives: { activeServers: lacks.length },
  ...{ reason, lacks },
})

describe('of layouts that do not hold', () => {
  it('what lacks least is nearest: rules, then all that is short together, then how early it fails', () => {
    const order = [
      missed('bays', short('bays', 1.05)),
      missed('space', short('space', 1.1)),
      missed('bays', short('bays', 1.1), short('bays', 1.02)),
      // Each is less than that, and both together are more.
      missed('space', short('space', 1.08), short('bays', 1.08)),
      missed('failures', outlived(8)),
      missed('failures', outlived(2)),
      missed('space', short('space', 9)),
      missed('rules', broken),
      missed('rules', broken, short('bays', 1.01)),
      missed('rules', broken, broken),
    ]
    // Of the same share, what fails by a later reason has passed the others.
    const [first, space, bays, ...rest] = order
    const expected = [first, bays, space, ...rest]
    expect(order.toReversed().toSorted(nearestFirst)).toEqual(expected)
    expect(lackOf(missed('rules')).at(0)).toBe(1)
  })

  const withoutLayout = [
    [6000, 6, null, 20],
    [12_000, 12, 32, null],
    [12_000, 6, 64, null],
  ] as const

  it.each(some(withoutLayout, 2))(
    'the same is nearest for a solve and for changes that are combined: %d mailboxes, %d bays, %o GB, %o databases',
    (mailboxes, bays, serverMemory, databases) => {
      const tiers: Plan['tiers'] = [{ ...ratedPlan.tiers[0], mailboxes }]
      const given = { bays, serverMemory, databases, dags: 1, tiers } as const
      const plan: Plan = { ...ratedPlan, ...given, automatic: ['activeServers'] }
      const { nearest, choice, passed } = solve(plan, ['activeServers'], 'servers', 'the choice')
      expect(choice).toBeNull()
      expect(Object.keys(passed).length).toBeGreaterThan(1)
      const changed = combinedChanges(plan).nearest
      if (!changed) throw new Error('Nothing holds')
      expect(nearest).toMatchObject(changed)
    },
  )
})
