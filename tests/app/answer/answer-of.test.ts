import { describe, expect, it } from 'vitest'
import { answerPlan } from '../../../src/app/answer/answer-plan.ts'
import { verdictWordsWithRemarks } from '../../../src/app/answer/level-words.ts'
import type { PlanAnswer } from '../../../src/app/answer/plan-answer.ts'
import { resultsOf } from '../../../src/app/store/results.ts'
import {
  defaultPlan,
  extrapolatedNumbersBehind,
  type Plan,
  withVersion,
  workbookDefaults,
} from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatFor('en-GB')

function answered(plan: Plan): PlanAnswer {
  const results = resultsOf(plan)
  if (!results) throw new Error('The plan contradicts itself')
  return answerPlan(plan, results, format)
}

const gauged = ({ gauges }: PlanAnswer) =>
  gauges.map(({ label, state }) => (state === 'ok' ? label : `${label}: ${state}`))

const mailboxes = (count: number, more: Partial<Plan> = {}): Plan => ({
  ...defaultPlan,
  ...more,
  tiers: [{ ...defaultPlan.tiers[0], mailboxes: count }],
})

/** So many mailboxes on the servers that the workbook starts from, whose processors nobody named. */
const ofWorkbook = (count: number): Plan => {
  const plan = workbookDefaults('2019')
  return { ...plan, tiers: [{ ...plan.tiers[0], mailboxes: count }] }
}

describe('the fullest of what there is', () => {
  it.each([exampleA, exampleB, exampleC])(
    'is never the bays, which say that all may be taken: $name',
    ({ design }) => {
      for (const bays of [16, 24, 36]) {
        const { gauges } = answered({ ...planFromKeys(design), bays })
        for (const { code, state, compared } of gauges) {
          if (code !== 'bays' || state === 'fails') continue
          expect([state, compared]).toEqual(['ok', expect.stringMatching(/; all may be taken$/)])
        }
      }
    },
  )
})

describe('what a plan of the papers comes to', () => {
  it('has a level, a proposal, the load it carries and the binding requirement', () => {
    const answer = answered(defaultPlan)
    expect(answer.level).toBe('holds, reserve not kept')
    expect(answer.headline.replaceAll('\u00a0', ' ')).toBe(
      '4 × PS6100XV with 24 × 600 GB in RAID 6, one array per server',
    )
    expect(answer.sentences.join(' ').replaceAll('\u00a0', ' ')).toMatch(
      /^6,900 mailboxes of 700 MB on Exchange 2010, 4 copies of each of 7 databases\. It carries the expected 2,130 IOPS/,
    )
    // What is nearest at the expected load is not what stops: the reserve is.
    expect(gauged(answer)).toEqual([
      'Space',
      'Database reads: misses',
      'Log writes',
      'Failures: waits',
    ])
    // Of the majority of a DAG one server is not enough: what is asked for waits for a person.
    expect(answer.gauges.find(({ code }) => code === 'failures')).toMatchObject({
      word: 'an administrator must act',
      state: 'waits',
      compared: 'with site 1 or any 3\u00a0servers lost',
    })
    expect(answer.cost).toBeNull()
  })

  it('says what binds where the reserve is kept', () => {
    const answer = answered(mailboxes(5000))
    expect(gauged(answer)).toEqual([
      'Space: binds',
      'Database reads',
      'Log writes',
      'Failures: waits',
    ])
    expect(answer.gauges.map(({ state }) => state)).not.toContain('misses')
  })

  it('judges the loss of a site beside the failure that is asked for', () => {
    const ofFailures = (changes: Partial<Plan>) => {
      const { gauges } = answered({ ...defaultPlan, ...changes })
      const { word, compared } = gauges.find(({ code }) => code === 'failures') ?? {}
      return [word, compared?.replaceAll('\u00a0', ' ')]
    }
    const spread = { worstCase: 'spread', storage: 'equallogic' } as const
    // A site takes two of four servers: 4 of 7 databases are active on one, that is sized for 3.
    expect(ofFailures(spread)).toEqual([
      'survived',
      'asked for: the loss of any one server; a lost site is not covered: 1,306 of 1,044 IOPS, memory 50 of 48 GB',
    ])
    expect(ofFailures({ ...spread, survive: 'site' })).toEqual([
      'an administrator must act',
      'with site 1 lost',
    ])
    expect(ofFailures({ ...spread, sites: 1 })).toEqual([
      'survived',
      'asked for: the loss of any one server; its one site lost, 6,900 mailboxes are without mail',
    ])
    // Of five servers three are in the first site, and with them both copies of a database.
    expect(ofFailures({ ...spread, servers: 5, copies: 2 })).toEqual([
      'survived',
      'asked for: the loss of any one server; a lost site leaves 1 database without a copy',
    ])
  })

  it('judges the loss of a site of clusters, of servers alone and where one carries all, too', () => {
    const ofFailures = (changes: Partial<Plan>) => {
      const answer = answered({ ...withVersion(defaultPlan, '2007'), storage: 'any', ...changes })
      const { word, compared, state } =
        answer.gauges.find(({ code }) => code === 'failures') ?? expect.unreachable()
      const codes = answer.problems.map(({ code }) => code)
      return [word, compared.replaceAll('\u00a0', ' '), state, codes, answer.besides]
    }
    const ccr = { availability: 'ccr' } as const
    const not = 'loss of a site not asked'
    const either = 'the loss of either server of a cluster'
    const left = 'a lost site leaves a server of every cluster'
    expect(ofFailures(ccr)).toEqual(['survived', `${either}; ${left}`, 'ok', [], null])
    expect(ofFailures({ ...ccr, survive: 'site' })).toEqual(ofFailures(ccr))
    const both = ofFailures({ ...ccr, survive: 'site and server' })
    expect(both.slice(0, 4)).toEqual([
      ...['not survived', `the loss of a site is asked for; ${left}`, 'fails'],
      ['site of all copies'],
    ])
    const all = 'its one site lost, 6,900 mailboxes are without mail'
    expect(ofFailures({ ...ccr, sites: 1 })).toEqual([
      ...['survived', `${either}; ${all}`, 'ok', [], null],
    ])
    expect(ofFailures({ ...ccr, sites: 1, survive: 'site' })[3]).toEqual(['one site to survive'])
    // Two of three servers are in the first site.
    const alone = { availability: 'none', servers: 3 } as const
    const most = 'the largest site lost, 4,600 mailboxes are without mail'
    expect(ofFailures(alone)).toEqual([
      ...['drives only', `no second copy; ${most}`, 'ok', [], not],
    ])
    expect(ofFailures({ ...alone, servers: 1, sites: 1 })[1]).toBe(
      'no second copy; while the server or its site is down, 6,900 mailboxes are without mail',
    )
    expect(ofFailures({ ...alone, survive: 'site' })[3]).toEqual(['site of all copies'])
    expect(ofFailures({ ...alone, survive: 'site', sites: 1 })[3]).toEqual(['site of all copies'])
    expect(ofFailures({ availability: 'scc' })[0]).toBe('survived')
    const dag = { exchange: '2010', survive: 'site' } as const
    expect(ofFailures(dag)[0]).toBe('an administrator must act')
    expect(ofFailures({ ...dag, copies: 1 })[3]).toEqual(['copies lost with a site'])
    expect(ofFailures({ ...dag, sites: 1 })[3]).toEqual(['one site to survive'])
    // With three copies on three servers each of them has all; with two, servers 1 and 3 share a site.
    expect(ofFailures({ ...dag, servers: 3, copies: 3 })[3]).toEqual([])
    expect(ofFailures({ ...dag, servers: 3, copies: 2 })[3]).toEqual(['unequal sites'])
    expect(ofFailures({ ...dag, survive: 'site and server', copies: 2 })[3]).toEqual([
      'copies lost with a site',
    ])
  })

  it('says beside its level that it does not hold without a site, where that was not asked', () => {
    const said = (changes: Partial<Plan>) => {
      return verdictWordsWithRemarks(answered({ ...defaultPlan, ...changes }))
    }
    const spread = { worstCase: 'spread', storage: 'equallogic' } as const
    const acts = 'with site 1 or any 3\u00a0servers lost, an administrator must act'
    expect(said({})).toBe(`Holds, reserve not kept; ${acts}`)
    expect(said(spread)).toMatch(/^Holds[a-z, ]*; loss of a site not asked$/)
    const bySite = 'with site 1 lost, an administrator must act'
    expect(said({ ...spread, survive: 'site' })).toMatch(new RegExp(`^Holds[a-z, ]*; ${bySite}$`))
    expect(said({ ...spread, sites: 1 })).toMatch(/^Holds[a-z, ]*$/)
    expect(said({ ...spread, edition: 'Standard' })).toBe('Does not hold')
  })

  it('says of each problem whether it breaks a limit of Exchange or answers contradict', () => {
    const problems = (changes: Partial<Plan>) =>
      answered({ ...defaultPlan, ...changes }).problems.map(({ code, breaksLimit = false }) => [
        code,
        breaksLimit,
      ])
    expect(problems({ edition: 'Standard' })).toEqual([['too many databases', true]])
    const oneSite = planFromKeys(exampleB.design)
    expect(
      answered({ ...oneSite, sites: 1, survive: 'site' }).problems.map(
        ({ code, breaksLimit = false }) => [code, breaksLimit],
      ),
    ).toContainEqual(['one site to survive', false])
  })

  it('has what all of it costs once every price is known', () => {
    const cost = answered({
      ...defaultPlan,
      currency: 'EUR',
      prices: { 'PS6100XV 600': 1000 },
    }).cost
    expect([cost?.total.value, cost?.currency]).toEqual([4000, 'EUR'])
  })

  it('says what comes nearest where nothing fits, and gauges that', () => {
    const answer = answered(mailboxes(18_000))
    expect(answer.level).toBe('does not hold')
    expect(answer.isProposed).toBe(false)
    expect(answer.headline).toBe('No array considered fits this plan')
    expect(answer.sentences.join(' ')).toContain('What comes nearest: ')
    expect(gauged(answer).some((one) => one.endsWith('fails'))).toBe(true)
  })

  it('does not hold where it breaks a limit of Exchange, whatever its arrays carry', () => {
    const broken = answered({
      ...defaultPlan,
      edition: 'Standard',
      mailboxesPerDatabase: 500,
    })
    expect(broken.problems.length).toBeGreaterThan(0)
    expect(broken.level).toBe('does not hold')
  })

  it('gauges the blocks that are proposed by each of their counts', () => {
    const answer = answered(mailboxes(500, { storage: 'tested' }))
    expect(answer.isProposed).toBe(true)
    expect(answer.gauges.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['space', 'iops', 'mailboxes', 'failures']),
    )
    expect(answer.gauges.filter(({ state }) => state === 'binds')).toHaveLength(1)
    for (const { used } of answer.gauges) {
      expect(used?.value ?? 0).toBeLessThanOrEqual(1)
      // A working goes through every input: all of them are figures.
      if (used) expect(extrapolatedNumbersBehind(used)).toEqual(expect.any(Array))
    }
  })
})

describe('what a plan of Exchange 2013 to SE comes to', () => {
  it('gauges space, drives, processors, memory and failures, and marks the ceiling', () => {
    const design = planFromKeys(exampleB.design)
    // Virtual disks have no drives to measure them against.
    expect(answered(design).gauges.map(({ code }) => code)).toEqual([
      'processors',
      'memory',
      'failures',
    ])
    const answer = answered({ ...design, virtualMachines: false })
    expect(answer.level).toBe('holds')
    expect(answer.gauges.map(({ code }) => code)).toEqual([
      'space',
      'driveIops',
      'processors',
      'memory',
      'failures',
    ])
    expect(answer.gauges.filter(({ state }) => state === 'binds')).toHaveLength(1)
    expect(answer.gauges.find(({ code }) => code === 'processors')?.limitAt).toBe(0.8)
    expect(answer.asks).toEqual([])
  })

  it('has the space of databases, and beside it a restore drive that is fuller', () => {
    const plan = planFromKeys(exampleA.design)
    const spaceOf = (more: Partial<Plan>) =>
      answered({ ...plan, ...more })
        .gauges.filter(({ code }) => code === 'space' || code === 'restoreSpace')
        .map(({ label, used, state }) => [label, Math.round((used?.value ?? 0) * 100), state])
    expect(spaceOf({})).toEqual([['Space', 79, 'ok']])
    // 4,726 of the 4,843 GiB that 5,200 GB are.
    expect(spaceOf({ restoreDrive: 5200 })).toEqual([
      ['Space', 79, 'ok'],
      ['Restore drive', 98, 'binds'],
    ])
    const { gauges } = answered({ ...plan, restoreDrive: 5800 })
    expect(gauges.map(({ code }) => code)).not.toContain('restoreSpace')
    expect(gauges[0]?.compared).toMatch(/^5,865 of 7,451\sGiB; restore drive 87\s%$/)
    expect(spaceOf({ restoreDrive: 4000, deployment: 'all JBOD' })[1]?.[2]).toBe('fails')
  })

  it('says in its headline what servers fail by, and what one alone would need', () => {
    const headlineOf = (more: Partial<Plan>) =>
      answered({ ...ofWorkbook(900), activeServers: 1, copies: 1, specRate: 1500, ...more })
        .headline
    expect(headlineOf({})).toBe(
      'One server cannot survive the loss of a server; two servers with two copies can',
    )
    // Where it is pinned, no other number is named.
    expect(headlineOf({ pinned: ['activeServers'] })).toBe(
      'One server cannot survive the loss of a server',
    )
    expect(headlineOf({ activeServers: 3 })).toBe(
      '3\u00a0servers with 1\u00a0copy of each database cannot survive the loss of a server',
    )
    expect(headlineOf({ specRate: 20, lostServers: 0 })).toMatch(
      /^One server cannot carry this plan, for want of processors/,
    )
  })

  it('has the bays of a server, which bind only where they are too few', () => {
    const plan: Plan = { ...planFromKeys(exampleA.design), storageKind: 'own drives' }
    const baysOf = (bays: number) => {
      const { gauges, sentences } = answered({ ...plan, bays })
      const found = gauges.find(({ code }) => code === 'bays')
      const compared = found?.compared.replace(/\s/g, ' ')
      return [found?.count?.value ?? null, compared, found?.state, sentences.at(-1)]
    }
    expect(baysOf(15).slice(0, 3)).toEqual([
      15,
      'of 15 for data, 4 more for the system; all may be taken',
      'ok',
    ])
    expect(baysOf(14)).toEqual([
      null,
      '15 of 14 bays for data, 4 more for the system',
      'fails',
      'It falls short on drive bays (needs 15\u00a0bays, has 14).',
    ])
  })

  it('says what the drives of a server are for, those to restore to among them', () => {
    const said = (plan: Plan) => {
      const { headline, details } = answered(plan)
      return [headline, ...details].join(' ')
    }
    const later = { ...ofWorkbook(500), specRate: 1400 }
    expect(said(later)).toMatch(
      /on each server \(\d+ database, 1 restore, 1 spare\).*Drives of each server besides: 2 for system and binaries\./,
    )
    expect(said(defaultPlan)).not.toContain('Drives of')
  })

  it('warns of memory above what is advised, and holds all the same', () => {
    const answer = answered(planFromKeys(exampleC.design))
    expect(answer.level).not.toBe('does not hold')
    const memory = answer.gauges.find(({ code }) => code === 'memory')
    expect(memory?.state).toBe('warns')
    // What is needed of what servers have; the mark is what is advised of it.
    expect(memory?.compared).toMatch(/^\d+ of 192\sGiB; at most 96\sGiB advised$/)
    expect(memory?.limitAt).toBe(0.5)
  })

  it('counts memory that nobody gave against the most advised, as more can be put in', () => {
    const drives = { databaseDrive: 2400, databaseDriveKind: '10K SAS 2.5' } as const
    const plan: Plan = { ...workbookDefaults('SE'), ...drives, activeServers: 3, specRate: 1500 }
    const gauge = (of: Plan) => answered(of).gauges.find(({ code }) => code === 'memory')
    const memory = gauge(plan)
    expect(memory?.compared).toMatch(/^149 of 256\sGiB advised at most; built with 160\sGiB$/)
    expect(memory?.used?.value).toBeCloseTo(149 / 256, 12)
    expect(gauged(answered(plan))).toContain('Space: binds')
    // Given, it is all there is.
    const given = gauge({ ...plan, serverMemory: 160 })
    expect([given?.used?.value, given?.state]).toEqual([149 / 160, 'binds'])
  })

  it('marks no limit of memory that lies beyond what servers have', () => {
    const answer = answered({ ...planFromKeys(exampleA.design), serverMemory: 92 })
    const memory = answer.gauges.find(({ code }) => code === 'memory')
    expect(memory?.compared).toMatch(/^90 of 92\sGiB; at most 96\sGiB advised$/)
    expect([memory?.state, memory?.limitAt]).toEqual(['binds', null])
    const short = answered({ ...planFromKeys(exampleA.design), serverMemory: 64 })
    expect(short.level).toBe('does not hold')
    expect(short.gauges.find(({ code }) => code === 'memory')?.state).toBe('fails')
  })

  it('asks for the rate of processors that it assumed', () => {
    const plan = ofWorkbook(500)
    const { level, asks, problems } = answered(plan)
    expect(problems).toEqual([])
    expect(level).not.toBe('holds with reserve')
    expect(asks.map(({ answer }) => answer)).toHaveLength(1)
  })

  it('says how far what comes nearest falls short', () => {
    const { level, sentences, isProposed } = answered(withVersion(mailboxes(400_000), '2019'))
    expect([level, isProposed]).toEqual(['does not hold', false])
    expect(sentences.join(' ')).toMatch(
      /What comes nearest: .* falls short on .* busy, limit 80\u00a0%/,
    )
  })
})
