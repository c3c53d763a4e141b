import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlan } from '../../src/codec/index.ts'
import {
  defaultPlan,
  exchangeVersionIds,
  fieldOf,
  type Plan,
  size,
  withVersion,
} from '../../src/engine/index.ts'
import { hasStageResults } from '../../src/engine/methods/roles/index.ts'
import { cases } from '../cases.ts'
import { plansWithoutArrays } from '../codec/plans.ts'
import { atSomeEnds } from './ends-of-ranges.ts'

/** The paths of all numbers in a result that are none, workings included. */
function unfitIn(result: unknown): readonly string[] {
  const seen = new Set<unknown>()
  const look = (of: unknown, path: string): readonly string[] => {
    if (typeof of === 'number') return Number.isFinite(of) ? [] : [`${path} ${of}`]
    if (typeof of !== 'object' || of === null || seen.has(of)) return []
    seen.add(of)
    return Object.entries(of).flatMap(([key, inside]) => look(inside, `${path}.${key}`))
  }
  return look(result, '')
}

/** What of a plan is no number: nothing of a sizing, and of answers that contradict each other their names. */
function unfitOf(plan: Plan): readonly string[] {
  const result = size(plan)
  if (result.ok) return unfitIn(result.sizing)
  return result.problems.every(({ answer }) => fieldOf(answer).label !== '')
    ? unfitIn(result.problems)
    : ['A problem names no answer']
}

const modes = ['corrected', 'microsoft'] as const
const versions = fc.constantFrom(...exchangeVersionIds)
const plans = fc
  .tuple(plansWithoutArrays, versions, fc.constantFrom(...modes))
  .map(([plan, version, mode]): Plan => {
    return { ...fieldOf('exchange').write(plan, 0, version), mode }
  })

/** Few databases and servers, where counts come out as nothing: copies, sites and servers of all kinds. */
const small = fc
  .record({
    activeServers: fc.integer({ min: 1, max: 9 }),
    copies: fc.integer({ min: 1, max: 5 }),
    secondSiteCopies: fc.integer({ min: 0, max: 3 }),
    laggedCopies: fc.integer({ min: 0, max: 2 }),
    secondSiteLagged: fc.integer({ min: 0, max: 2 }),
    sites: fc.constantFrom(1, 2),
    siteModel: fc.constantFrom('AP', 'AA1', 'AAN'),
    databases: fc.constantFrom(null, 1, 2, 3),
    laggedServers: fc.boolean(),
    recoveryServers: fc.boolean(),
    severalPerVolume: fc.boolean(),
    restoreVolume: fc.boolean(),
    mode: fc.constantFrom(...modes),
  })
  .map((answers): Plan => {
    const plan = withVersion(defaultPlan, '2019')
    const [tier] = plan.tiers
    return { ...plan, ...answers, tiers: [{ ...tier, mailboxes: 600, quota: 10 }] }
  })

describe('no figure of a sizing, and of no contradiction, is anything but a number', () => {
  it('of any plan', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(unfitOf(plan)).toEqual([])
      }),
      { numRuns: cases(15, 3000) },
    )
  })

  it('of few databases on few servers', () => {
    fc.assert(
      fc.property(small, (plan) => {
        expect(unfitOf(plan)).toEqual([])
      }),
      { numRuns: cases(25, 5000) },
    )
  })

  it('of answers at ends of their ranges', () => {
    for (const version of exchangeVersionIds) {
      const base = withVersion(defaultPlan, version)
      for (const mode of modes)
        for (const plan of atSomeEnds({ ...base, mode }, cases(5, 500)))
          expect(unfitOf(plan)).toEqual([])
    }
  })
})

describe('links that came to figures that are no numbers', () => {
  const opened = async (link: string): Promise<Plan> => {
    const found = await decodePlan(link)
    if (!found.ok) throw new Error('The link is damaged')
    return found.plan
  }

  it('one copy on four servers, as Microsoft, is a contradiction at its answers', async () => {
    const plan = await opened(
      '3i65WSs4vyEwtVrIy1FFKSSxJTEoshvJy81NSlayUcjOTi_KL89NKlGp1qmtjAchDoXEZ',
    )
    expect(size(plan)).toMatchObject({
      ok: false,
      problems: [{ code: 'check emptySets', answer: 'activeServers' }],
    })
    expect(unfitOf(plan)).toEqual([])
    const corrected = size({ ...plan, mode: 'corrected' })
    if (!corrected.ok || !hasStageResults(corrected.sizing)) throw new Error('It has a sizing')
    expect(corrected.sizing.parts.servers.copiesServer.value).toBe(1)
  })

  it('one database of two sites whose lagged copies are apart stands on the server of its site', async () => {
    const plan = await opened(
      '3TYyxDoJAEET_ZeorxJKO2GJFaSzWu5FcvHh6u9AQ_l3EqHSTvDfvNMHnR6Sirhw02nvtHcRbHNmxjCx_dsyBCTWapoJDkr5nOGzu9PkeukVsV7SWPtavZGWgQxCTiyi1jTd-C1dJytlNeA7ZZCnu5vMLR_06TgZ',
    )
    expect(unfitOf(plan)).toEqual([])
    const result = size(plan)
    if (!result.ok || !hasStageResults(result.sizing)) throw new Error('It has a sizing')
    expect(result.sizing.parts.servers.copiesServer.value).toBe(1)
    expect(result.sizing.parts.space.dbVolumes.value).toBe(1)
  })
})
