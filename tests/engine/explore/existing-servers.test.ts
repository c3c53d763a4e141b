import { describe, expect, it } from 'vitest'
import {
  type ExistingServers,
  existingServers,
  methodOf,
  mostCarried,
  type Plan,
  withServers,
} from '../../../src/engine/index.ts'
import { serverPlan } from './server-plans.ts'

const plan = serverPlan({ growth: 20 })
const servers: ExistingServers = {
  ...{ activeServers: 6, drives: 15, driveGb: 8000, memory: 128 },
  ...{ driveKind: '7.2K SAS 3.5', deployment: 'as calculated' },
}

const judgeExisting = (of: Plan, owned: ExistingServers) =>
  methodOf(of).judge(withServers(of, owned), existingServers(owned), null)
const carriedByServers = (of: Plan, owned: ExistingServers) =>
  mostCarried(withServers(of, owned), existingServers(owned))

describe('servers that a person owns', () => {
  it('hold a plan, and not with less of anything', () => {
    expect(judgeExisting(plan, servers)?.unmet).toEqual([])
    const lacking = (other: Partial<ExistingServers>) =>
      judgeExisting(plan, { ...servers, ...other })?.unmet.map(({ code }) => code)
    expect(lacking({ drives: 14 })).toContain('drives')
    expect(lacking({ memory: 96 })).toContain('installed memory')
    expect(judgeExisting(plan, { ...servers, activeServers: 1 })).toBeNull()
  })

  it('carry so many mailboxes, so large a quota and so heavy a profile, and no more', () => {
    const carried = carriedByServers(plan, servers)
    expect(carried.map(({ answer }) => answer)).toEqual(['mailboxes', 'quota', 'messages'])
    for (const { answer, most, lacks, plan: with_ } of carried) {
      if (!most || !with_) throw new Error(`Some ${answer} are carried`)
      expect(judgeExisting(with_, servers)?.unmet, answer).toEqual([])
      expect(lacks.length, answer).toBeGreaterThan(0)
    }
    const [mailboxes] = carried
    expect(mailboxes?.most?.value).toBeGreaterThanOrEqual(10_000)
    const one = { ...plan.tiers[0], mailboxes: (mailboxes?.most?.value ?? 0) + 1 }
    expect(judgeExisting({ ...plan, tiers: [one] }, servers)?.verdict).toBe('does not fit')
  })

  it('say what a step runs against that contradicts itself', () => {
    const few = serverPlan(
      { growth: 20, mailboxes: 2000, quota: 1000, archive: 5000 },
      {
        ...{ sites: 1, copies: 3, laggedCopies: 1, laggedServers: true, recoveryServers: true },
        ...{ volumesPerServer: 20, freeSpace: 40, specRate: 100_000, databases: null },
        ...{ symmetricDatabases: false, severalPerVolume: false, siteModel: 'AP' },
      },
    )
    const carried = carriedByServers(few, {
      ...{ ...servers, activeServers: 3, drives: 4000, driveGb: 20_000, memory: 20_480 },
    })
    expect(carried.map(({ lacks }) => lacks.map(({ code }) => code))).toEqual([
      ...[['rules'], ['rules'], ['rules']],
    ])
  })

  it('carry more with more drives and memory', () => {
    const mostOf = (of: ExistingServers) =>
      carriedByServers(plan, of).map(({ most }) => most?.value ?? 0)
    const [few, many] = [mostOf(servers), mostOf({ ...servers, drives: 30, memory: 256 })]
    for (const [at, most] of many.entries()) expect(most).toBeGreaterThan(few[at] ?? 0)
  })
})
