import { describe, expect, it } from 'vitest'
import {
  designId,
  growthTimeline,
  mostCarried,
  type Plan,
  proposeArrays,
  recommend,
  sensitivity,
  suggestions,
  utilizationOverTime,
  withVersion,
} from '../../../src/engine/index.ts'
import { withFoundArrays } from '../../../src/engine/methods/papers/search/searching-arrays.ts'
import { defaultPlan } from '../../../src/engine/plan/plan.ts'
import { sizedAnyhow } from '../plans.ts'
import { boundsOfArrays, searchArrays } from './searches.ts'

const later: Plan = { ...withVersion(defaultPlan, '2019'), storageKind: 'EqualLogic' }
const [tier] = later.tiers
const sizing = sizedAnyhow(later)
const proposed = proposeArrays(later, sizing)
if (!proposed) throw new Error('The worked example fits')

describe('a plan of Exchange 2019', () => {
  it('is turned by its own answers, and by none that does not count', () => {
    const answers = sensitivity(later, designId(proposed)).map(({ answer }) => answer)
    expect(answers).toEqual(expect.arrayContaining(['mailboxes', 'quota', 'activeServers']))
    for (const unused of ['servers', 'mailboxesPerDatabase', 'logDays'])
      expect(answers).not.toContain(unused)
  })

  it('carries so many mailboxes, and with one more the arrays are too small', () => {
    const [mailboxes] = mostCarried(later, { kind: 'arrays', build: proposed })
    if (!mailboxes?.plan || !mailboxes.most) throw new Error('Some are carried')
    expect(mailboxes.lacks.length).toBeGreaterThan(0)
    expect(mailboxes.lacks.every(({ code }) => code !== 'rules')).toBe(true)
    const more = { ...tier, mailboxes: mailboxes.most.value + 1 }
    const fitting = recommend({ ...later, tiers: [more] }, sizedAnyhow({ ...later, tiers: [more] }))
    const same = fitting.candidates.find(
      (one) =>
        one.array.model === proposed.array.model &&
        one.raid === proposed.raid &&
        one.driveGb === proposed.driveGb &&
        one.perServer === proposed.perServer,
    )
    expect(same?.verdict).toBe('does not fit')
  })

  it('grows, and is used less today', () => {
    const { years, end } = growthTimeline(later, [proposed])
    expect(years).toHaveLength(21)
    expect(end).toBeNull()
    const grown: Plan = { ...later, tiers: [{ ...tier, growth: 50 }] }
    const { now, horizon } = utilizationOverTime(grown, sizedAnyhow(grown), proposed)
    expect(now?.capacity.value).toBeLessThan(horizon.capacity.value)
  })

  it('has its years end where the method leaves no results', () => {
    const doubling: Plan = { ...later, growthYears: 1, tiers: [{ ...tier, growth: 400 }] }
    const { years, end, designs } = growthTimeline(doubling, [proposed])
    if (end) {
      expect(years).toHaveLength(end.year)
      expect(end.problems.length).toBeGreaterThan(0)
    }
    expect(designs[0]?.either).not.toBeNull()
  })

  it('is told what would make something fit, with servers that have active mailboxes', () => {
    const tight: Plan = { ...later, arraysPerServer: 1, tiers: [{ ...tier, mailboxes: 12_000 }] }
    const changes = suggestions(tight)
    const servers = changes.find(({ answer }) => answer === 'activeServers')
    expect(servers?.kind).toBe('change')
    expect(changes.some(({ answer }) => answer === 'servers')).toBe(false)
    if (servers?.kind === 'change') expect(servers.plan.activeServers).toBeGreaterThan(4)
  })

  it('is searched over them, and what is found gives them', () => {
    const bounds = {
      ...boundsOfArrays(later),
      servers: { from: 3, to: 6 },
      databases: { from: 60, to: 60 },
      copies: { from: 3, to: 3 },
    }
    const { best, found, layouts } = searchArrays(later, bounds, () => {})
    expect(layouts).toBe(4)
    expect(found).toBeGreaterThan(0)
    const [first] = best
    if (!first) throw new Error('Something is found')
    const plan = withFoundArrays(later, first)
    expect(plan.activeServers).toBe(first.servers)
    expect(plan.servers).toBe(later.servers)
  })
})
