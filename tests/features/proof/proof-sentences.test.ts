import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFailureToSurvive, simulateFailure } from '../../../src/app/failures/simulated-failure.ts'
import type { Loss, LossKind } from '../../../src/engine/failures/index.ts'
import { defaultPlan, failures, type Plan } from '../../../src/engine/index.ts'
import { everyLossProofWithLoads } from '../../../src/engine/methods/index.ts'
import {
  isAskedLossKind,
  lossEffectSentences,
  mostDatabasesOnServerSentence,
  outageCauseWords,
  proofTakeaway,
  shownProofCases,
} from '../../../src/features/proof/proof-sentences.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { serverPlan } from '../../engine/explore/server-plans.ts'
import { paperDagPlans, roleDagPlans } from '../../engine/failures/dag-plans.ts'
import { planWith, sizedAnyhow } from '../../engine/plans.ts'

const format = formatFor('en-GB')

/** All that the proof says of a plan, kind by kind. */
function saidOf(plan: Plan) {
  const proof = everyLossProofWithLoads(plan, sizedAnyhow(plan)) ?? expect.unreachable()
  const said = new Map<LossKind, string>()
  for (const one of proof.cases)
    said.set(
      one.kind,
      [
        mostDatabasesOnServerSentence(proof, one, format),
        ...lossEffectSentences(proof, one, format),
      ]
        .join(' ')
        .replaceAll('\u00a0', ' '),
    )
  return { proof, said, takeaway: proofTakeaway(proof, plan, format).replaceAll('\u00a0', ' ') }
}

describe('the proof in words', () => {
  it('names the worst server of each kind of loss, and what brings it there', () => {
    const { said, takeaway } = saidOf(serverPlan())
    expect(said.get('one server')).toBe(
      'After any one server fails, no server carries more than 12 of 120 databases; the worst is MBX02 when MBX01 is down. No database is down meanwhile.',
    )
    expect(said.get('site')).toMatch(
      /^After either site is lost, .* the worst is MBX07 when site 1 is down\. No database/,
    )
    expect(takeaway).toBe(
      'One server, any two or a site: nothing stops. A site and one more: all 10,000 people wait for an administrator. A site and two more: all 10,000 people wait for an administrator, and up to 8 databases have no copy left.',
    )
  })

  it('says in its takeaway which site stops all, how many pairs take databases, and whom a blocked site keeps waiting', () => {
    expect(saidOf(planWith({})).takeaway).toBe(
      'One server or any two: nothing stops. Site 1 or a site and one more: all 6,900 people wait for an administrator.',
    )
    const one = serverPlan({}, { sites: 1, copies: 2, activeServers: 4, failureDomains: '1 1 2 2' })
    expect(saidOf(one).takeaway).toMatch(
      /^One server or a failure domain: nothing stops\. Two servers \(4 of 6 cases\): up to \d+ databases have no copy left\.$/,
    )
    const blocked = serverPlan({}, { siteModel: 'AP', blockActivation: true })
    expect(saidOf(blocked).takeaway).toContain(
      ' Two servers (15 of 66 cases): up to 4 databases wait for an administrator. Site 1 or a site',
    )
  })

  it('leaves out that nothing runs where no server is left, unless that was asked', () => {
    const kinds = (plan: Plan) => shownProofCases(saidOf(plan).proof, plan).map(({ kind }) => kind)
    const two = { siteModel: 'AP', activeServers: 1, copies: 2, secondSiteCopies: 1 } as const
    const plan = serverPlan({}, two)
    expect(saidOf(plan).proof.cases.map(({ kind }) => kind)).toContain('site and one server')
    expect(kinds(plan)).toEqual(['one server', 'site'])
    expect(kinds({ ...plan, survive: 'site and server' })).toContain('site and one server')
    expect(kinds(planWith({}))).not.toContain('site and two servers')
  })

  it('tells a loss that was asked for from one that was not', () => {
    const kinds = ['one server', 'two servers', 'site', 'site and one server'] as const
    const asked = (plan: Plan) => {
      const { dags } = saidOf(plan).proof
      return kinds.filter((kind) => isAskedLossKind(kind, plan, dags))
    }
    const plan = serverPlan({}, { survive: 'servers', lostServers: 1 })
    expect(asked(plan)).toEqual(['one server'])
    expect(asked({ ...plan, lostServers: 2 })).toEqual(['one server', 'two servers'])
    expect(asked({ ...plan, survive: 'site' })).toEqual(['one server', 'site'])
    expect(asked({ ...plan, survive: 'site and server' })).toEqual([
      'one server',
      'site',
      'site and one server',
    ])
    // One of four servers carries all: a site of two is lost with any two, and one more with three.
    expect(asked(defaultPlan)).toEqual(kinds)
    expect(asked({ ...defaultPlan, copies: 3 })).toEqual(['one server', 'two servers', 'site'])
    expect(asked({ ...defaultPlan, copies: 2 })).toEqual(['one server'])
  })

  it('asks the same of a failure that somebody tries as of its kind, and nothing of the link', () => {
    const lost: Loss = { servers: [2], site: 1, link: false, byHand: false }
    for (const survive of ['servers', 'site', 'site and server'] as const) {
      const plan = { ...defaultPlan, survive }
      const { dags } = saidOf(plan).proof
      const asked = (change: Partial<Loss>) =>
        isFailureToSurvive(plan, simulateFailure(dags, { ...lost, ...change }))
      expect(asked({})).toBe(isAskedLossKind('site and one server', plan, dags))
      expect(asked({ servers: [] })).toBe(isAskedLossKind('site', plan, dags))
      // A server of the lost site is not lost besides.
      expect(asked({ servers: [1] })).toBe(isAskedLossKind('site', plan, dags))
      expect(asked({ site: null, servers: [1, 2] })).toBe(
        isAskedLossKind('two servers', plan, dags),
      )
      expect(asked({ link: true })).toBe(false)
    }
  })

  it('names what loses quorum, and what takes the last copy', () => {
    const { said } = saidOf(serverPlan({}, { siteModel: 'AP', secondSiteCopies: 1 }))
    expect(said.get('site')).toBe(
      'After either site is lost, no server carries more than 60 of 120 databases; the worst is MBX07 when site 1 is down, once an administrator has switched over. The loss of site 1 loses quorum: 120 databases stay down until an administrator evicts the lost servers.',
    )
    expect(said.get('site and one server')).toContain(
      '2 of 8 such losses take the last copy that may become active of up to 60 databases: site 1 with MBX07; site 1 with MBX08. They lose quorum: ',
    )
  })

  it('says of two DAGs or more that they are alike', () => {
    const said = (dags: number) => saidOf(serverPlan({}, { dags })).takeaway
    expect(said(1)).not.toContain('Figures are for one DAG')
    expect(said(2)).toContain('Figures are for one DAG; the other matches.')
    expect(said(3)).toContain('Figures are for one DAG; the other 2 match.')
  })

  it('counts all sets that lose databases, and names the first of them', () => {
    const { said } = saidOf(
      serverPlan({}, { sites: 1, copies: 2, activeServers: 4, failureDomains: '1 1 2 2' }),
    )
    expect(said.get('two servers')).toContain(
      '4 of 6 pairs of servers take the last copy that may become active of up to',
    )
    expect(said.get('two servers')).toContain(
      ': MBX01 and MBX03; MBX01 and MBX04; MBX02 and MBX03; and 1 more.',
    )
    expect(said.get('failure domain')).toContain('No database is down meanwhile.')
  })

  it('names no servers where any of a kind stop mail', () => {
    const one = serverPlan({}, { sites: 1, copies: 3, activeServers: 3 })
    const proof = everyLossProofWithLoads(one, sizedAnyhow(one)) ?? expect.unreachable()
    const when = proof.cases.map(
      (of) => of.outage && outageCauseWords(proof.dags, of, of.outage, format),
    )
    expect(when).toEqual([null, 'When any two servers are down'])
    const { said } = saidOf(one)
    expect(said.get('two servers')).toContain(
      'All 3 pairs of servers lose quorum: 90 databases stay down until an administrator evicts the lost servers.',
    )
    const paper = planWith({})
    const found = everyLossProofWithLoads(paper, sizedAnyhow(paper)) ?? expect.unreachable()
    const site = found.cases.find(({ kind }) => kind === 'site') ?? expect.unreachable()
    expect(site.outage && outageCauseWords(found.dags, site, site.outage, format)).toBe(
      'When site 1 is down',
    )
  })

  it('tells what waits for a person where site 2 is blocked', () => {
    const { said } = saidOf(serverPlan({}, { siteModel: 'AP', blockActivation: true }))
    expect(said.get('site')).toContain(
      'The loss of site 1 leaves 60 databases down until an administrator switches over.',
    )
  })

  it('says of servers without majority that the DAG is shrunk, not that a blocked site took over', () => {
    const without = (blockActivation: boolean) => {
      const changes = { siteModel: 'AP', secondSiteCopies: 1, copies: 3 } as const
      const plan = serverPlan({}, { ...changes, activeServers: 2, blockActivation })
      return saidOf(plan).said.get('two servers')
    }
    expect(without(true)).toContain('are down, once somebody has shrunk the DAG to what is left.')
    expect(without(false)).toContain('are down, once an administrator has switched over.')
  })

  it('says that nothing is left where all is lost, and of which DAG it speaks', () => {
    const { said } = saidOf(serverPlan({}, { sites: 1, copies: 2, activeServers: 2, dags: 3 }))
    expect(said.get('one server')).toMatch(/of the \d+ databases of its DAG/)
    expect(said.get('two servers')).toBe('After any two servers fail, no server is left.')
  })

  it('carries the figures of the failures that were tried', () => {
    fc.assert(
      fc.property(roleDagPlans, (plan) => {
        const { said } = saidOf(plan)
        const one = failures(plan)?.worst['one server']
        const busiest = one?.busiest.map((most) => most?.active ?? 0) ?? []
        const most = Math.max(0, ...busiest)
        if (most > 0)
          expect(said.get('one server')).toContain(`more than ${format.number(most)} of `)
        expect(said.get('one server')?.includes('the last copy') ?? false).toBe(
          (one?.lost.databases ?? 0) > 0 && most > 0,
        )
      }),
    )
  })

  it('is there for Exchange 2010, by name', () => {
    fc.assert(
      fc.property(paperDagPlans, (plan) => {
        const { said, proof } = saidOf(plan)
        for (const words of said.values()) expect(words).not.toMatch(/undefined|null|NaN|,{2}| {2}/)
        expect(said.size).toBe(proof.cases.length)
      }),
    )
    const { said } = saidOf(planWith({}))
    expect(said.get('one server')).toContain('the worst is MBX02 when MBX01 is down')
  })
})
