import { describe, expect, it } from 'vitest'
import { designId } from '../../../src/engine/designs/index.ts'
import { proposeArrays } from '../../../src/engine/designs/propose.ts'
import { sizedYears } from '../../../src/engine/explore/growth-timeline.ts'
import {
  growth as growthOf,
  mostCarried,
  sensitivity,
  suggestions,
  utilizationNowAndAtHorizon,
} from '../../../src/engine/explore/index.ts'
import { type Plan, recommend, withVersion } from '../../../src/engine/index.ts'
import { outgrownDesigns } from '../../../src/engine/methods/papers/designs/growing-arrays.ts'
import { defaultPlan } from '../../../src/engine/plan/plan.ts'
import { exampleA } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { sizedAnyhow } from '../plans.ts'
import { proposedServers, serverPlan, sizedServers } from './server-plans.ts'

describe('restore drive', () => {
  /** What the servers of example A lack first as mailboxes grow, with restore drives of so many GB. */
  function lackedFirst(restoreDrive: number | null) {
    const own: Partial<Plan> = { storageKind: 'own drives', restoreDrive }
    const found = sensitivity({ ...planFromKeys(exampleA.design), ...own }, 'own-drives')
    return found?.find(({ answer }) => answer === 'growth')?.up?.fails
  }

  it('a restore drive that decides how far an answer may move is told from the space of databases', () => {
    expect(lackedFirst(5200)).toEqual(['restoreSpace'])
    expect(lackedFirst(null)).not.toContain('restoreSpace')
  })
})

describe('roles plans', () => {
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
      const fitting = recommend(
        { ...later, tiers: [more] },
        sizedAnyhow({ ...later, tiers: [more] }),
      )
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
      const { years, end } = sizedYears(later)
      expect(years).toHaveLength(21)
      expect(end).toBeNull()
      const grown: Plan = { ...later, tiers: [{ ...tier, growth: 50 }] }
      const { now, horizon } = utilizationNowAndAtHorizon(grown, sizedAnyhow(grown), proposed)
      expect(now?.capacity.value).toBeLessThan(horizon.capacity.value)
    })

    it('has its years end where the method leaves no results', () => {
      const doubling: Plan = { ...later, growthYears: 1, tiers: [{ ...tier, growth: 400 }] }
      const followed = sizedYears(doubling)
      const { years, end } = followed
      if (end) {
        expect(years).toHaveLength(end.year)
        expect(end.problems.length).toBeGreaterThan(0)
      }
      expect(outgrownDesigns(followed, [proposed])[0]?.either).not.toBeNull()
    })

    it('is told what would make something fit, with servers that have active mailboxes', () => {
      const tight: Plan = { ...later, arraysPerServer: 1, tiers: [{ ...tier, mailboxes: 12_000 }] }
      const changes = suggestions(tight)
      const servers = changes.find(({ answer }) => answer === 'activeServers')
      expect(servers?.kind).toBe('change')
      expect(changes.some(({ answer }) => answer === 'servers')).toBe(false)
      if (servers?.kind === 'change') expect(servers.plan.activeServers).toBeGreaterThan(4)
    })
  })
})

describe('server growth', () => {
  const plan = serverPlan({ growth: 20 })
  /** The growth of servers. */
  function serverGrowth(of: Plan, id: string) {
    const found = growthOf(of, id)
    return found?.kind === 'servers' ? found : null
  }

  const growth = serverGrowth(plan, proposedServers(plan).id)
  if (!growth) throw new Error('The servers were followed')

  describe('servers while the mailboxes grow', () => {
    it('hold the plan to the year it is sized for, with the figures of that year', () => {
      const { years, outgrown } = growth
      expect(years.map(({ year }) => year)).toEqual(Array.from({ length: 21 }, (_, year) => year))
      for (const { year, lacks } of years.slice(0, plan.growthYears + 1))
        expect(lacks, `year ${year}`).toEqual([])
      expect(outgrown).toBe(years.find(({ lacks }) => lacks.length > 0)?.year)
      expect(years[plan.growthYears]?.memory?.value).toBe(
        sizedServers(plan).parts.memory.fittedMemory?.value,
      )
      expect(years[plan.growthYears]?.mailboxes.value).toBe(12_000)
    })

    it('are added to in years that lack something, and what is there stays', () => {
      const { steps, years } = growth
      expect(steps.length).toBeGreaterThan(2)
      const [first, second] = steps
      expect(first?.because).toEqual([])
      expect(second?.year).toBe(years.find(({ lacks }) => lacks.length > 0)?.year)
      for (const [at, step] of steps.entries()) {
        const before = steps[at - 1]
        if (!before) continue
        expect(step.year).toBeGreaterThanOrEqual(before.year)
        expect(step.because.length).toBeGreaterThan(0)
        expect(step.servers.value).toBe(before.servers.value + step.newServers.value)
        expect(step.memory?.value).toBeGreaterThanOrEqual(before.memory?.value ?? 0)
      }
    })

    it('are more by one in each site where that is enough', () => {
      const more = growth.steps
        .map(({ newServers }) => newServers.value)
        .filter((count) => count > 0)
      expect(more).toEqual([12, 2, 2])
    })

    it('are not outgrown where nothing grows', () => {
      const still = serverPlan({ growth: 0 })
      const found = serverGrowth(still, proposedServers(still).id)
      expect(found?.outgrown).toBeNull()
      expect(found?.steps).toHaveLength(1)
      expect(found?.beyond).toBeNull()
    })

    it('end where no more servers in a DAG help', () => {
      const steep = serverPlan({ growth: 500 }, { growthYears: 1 })
      const found = serverGrowth(steep, 'own-drives')
      expect(found?.outgrown).not.toBeNull()
      expect(found?.beyond ?? found?.end).not.toBeNull()
    })
  })

  it('buy memory in the year in which what is given does not do any more', () => {
    const needed = sizedServers(plan).memory?.exactly.value ?? 0
    const given = { ...plan, serverMemory: Math.ceil(needed) }
    const found = serverGrowth(given, proposedServers(given).id)
    if (!found) throw new Error('The servers were followed')
    expect(found.steps[0]?.memory?.value).toBe(Math.ceil(needed))
    for (const { year, lacks } of found.years.slice(0, given.growthYears + 1))
      expect(lacks, `year ${year}`).toEqual([])
    const bought = found.steps.find(({ because }) => because.includes('installed memory'))
    expect(bought?.year).toBe(given.growthYears + 1)
    // Once bought, it is enough: what was given does not keep a later year from holding.
    expect(bought?.memory?.value).toBeGreaterThan(needed)
  })
})
