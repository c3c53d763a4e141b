import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  activeDatabasesWords,
  busiestServerWords,
  lossWords,
  quorumSentences,
  witnessAssumptionSentences,
} from '../../../src/app/failures/outcome-sentences.ts'
import { simulateFailure } from '../../../src/app/failures/simulated-failure.ts'
import { type Loss, nothingLost } from '../../../src/engine/failures/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { dagsIn, paperDagPlans, roleDagPlans, smallDag } from '../../engine/failures/dag-plans.ts'
import { exampleA, exampleB, exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'

const format = formatFor('en-US')
const planA = planFromKeys(exampleA.design)
const planB = planFromKeys(exampleB.design)
const planC = planFromKeys(exampleC.design)

function failureIn(plan: Plan, lost: Partial<Loss>) {
  return simulateFailure(dagsIn(plan), { ...nothingLost, ...lost })
}

/** All that is said of a loss. */
function said(plan: Plan, lost: Partial<Loss>): readonly (string | null)[] {
  const failure = failureIn(plan, lost)
  return [
    lossWords(failure.dags, failure.lost, format),
    activeDatabasesWords(failure, format),
    busiestServerWords(failure, format),
    ...quorumSentences(failure, format),
  ].map((words) => words?.replaceAll('\u00a0', ' ') ?? null)
}

describe('the words of what is down', () => {
  it('tell that everything is up', () => {
    expect(said(planA, {})).toEqual([
      'Everything is up.',
      'All 78 databases are active.',
      'At most 13 of 78 databases are active on one server: MBX01.',
      'Quorum of DAG1: 7 of 7 votes, witness included; 4 needed.',
    ])
  })

  it('tell what two servers leave', () => {
    expect(said(planA, { servers: [1, 2] })).toEqual([
      'MBX01 and MBX02 are down.',
      'All 78 databases are active.',
      'At most 21 of 78 databases are active on one server: MBX03.',
      'Quorum of DAG1: 5 of 7 votes left, witness included; 4 needed. It goes on.',
    ])
  })

  it('tell what waits, and what nobody can bring back', () => {
    expect(said(planB, { site: 2, servers: [1, 2] })).toEqual([
      'Site 2, MBX01 and MBX02 are down.',
      'None of 24 databases is active: 20 wait for an administrator to switch over, and 4 have no copy left that may become active (DB001, DB010, DB013 and DB022).',
      null,
      'Quorum of DAG1: 3 of 7 votes left, witness included; 4 needed. It stops.',
    ])
  })

  it('tell what a person made of it', () => {
    expect(said(planB, { site: 1, byHand: true })).toEqual([
      'Site 1 is down. An administrator has switched over.',
      'All 24 databases are active.',
      'At most 12 of 24 databases are active on one server: MBX05.',
      'Quorum of DAG1: 3 of 7 votes left, witness included; 4 needed. Shrunk by hand to the servers that are left, it goes on in site 2.',
    ])
  })

  it('name a server of a lost site once, with the site, and no switchover that changed nothing', () => {
    expect(said(planB, { site: 1, servers: [1, 5] })[0]).toBe('Site 1 and MBX05 are down.')
    expect(said(planB, { servers: [1], byHand: true })[0]).toBe('MBX01 is down.')
  })

  it('tell which side of a cut link goes on', () => {
    expect(said(planC, { link: true, servers: [9] })).toEqual([
      'MBX09 is down, and the link between the sites is cut.',
      'All 160 databases are active.',
      'At most 32 of 160 databases are active on one server: MBX01.',
      'Quorum of DAG1: 6 of 11 votes left, witness included; 6 needed. It goes on in site 1.',
    ])
  })

  it('tell whom a switchover serves while the link is cut, and who waits for the link', () => {
    const plan = smallDag({
      siteModel: 'AA1',
      copies: 2,
      secondSiteCopies: 1,
      witnessSite: 'site 1',
    })
    const active = (byHand: boolean) => said(plan, { servers: [1], link: true, byHand })[1]
    expect(active(false)).toBe(
      'None of 12 databases is active: 8 wait for an administrator to switch over, and 4 wait for the link.',
    )
    expect(active(true)).toBe('8 of 12 databases are active: 4 wait for the link.')
  })

  it('tell of alike DAGs at once', () => {
    expect(said({ ...planC, dags: 4 }, { servers: [1] })).toEqual([
      'MBX01 is down.',
      'All 160 databases are active.',
      'At most 5 of 40 databases of DAG1 are active on one server: MBX02.',
      'Quorum of DAG1: 10 of 11 votes left, witness included; 6 needed. It goes on.',
      'Quorum of DAG2, DAG3 and DAG4: 11 of 11 votes each, witness included; 6 needed. They go on.',
    ])
    expect(said({ ...planC, dags: 6 }, { servers: [1] }).at(-1)).toBe(
      'Quorum of DAG2, DAG3, DAG4 and 2 more: 11 of 11 votes each, witness included; 6 needed. They go on.',
    )
    expect(said({ ...planB, dags: 2, siteModel: 'AAN' }, {}).slice(3)).toEqual([
      'Quorum of all 4 DAGs: 7 of 7 votes each, witness included; 4 needed.',
    ])
  })

  it('tell of a DAG without a server', () => {
    const all = Array.from({ length: 6 }, (_, at) => at + 1)
    expect(said(planA, { servers: all })).toEqual([
      'MBX01, MBX02, MBX03, MBX04, MBX05 and MBX06 are down.',
      'None of 78 databases is active: 78 have no copy left that may become active (DB001, DB002, DB003, DB004 and 74 more).',
      null,
      'DAG1 has no server left.',
    ])
  })

  it('are sentences for every plan and loss, and count every database once', () => {
    const losses = fc.record({
      servers: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
      site: fc.option(fc.integer({ min: 1, max: 4 })),
      link: fc.boolean(),
      byHand: fc.boolean(),
    })
    const told = fc.property(fc.oneof(roleDagPlans, paperDagPlans), losses, (plan, lost) => {
      const failure = simulateFailure(dagsIn(plan), lost)
      const words = [
        lossWords(failure.dags, failure.lost, format),
        activeDatabasesWords(failure, format),
        busiestServerWords(failure, format) ?? 'None.',
        ...quorumSentences(failure, format),
        ...witnessAssumptionSentences(failure),
      ]
      for (const one of words) {
        expect(one).toMatch(/^[A-Z\d].*\.$/)
        expect(one).not.toMatch(
          /undefined|null|NaN|\b1 (?:have|wait|are|databases|votes|servers)\b|\b1 of [^:]* are active|, ,| {2}/,
        )
      }
      // Active, waiting and lost, without how many they are of and what the lost are called.
      const counts = activeDatabasesWords(failure, format)
        .replace(/ of [\d,]+.databases?|\(.*\)/g, '')
        .replace('The one database', '1')
        .replaceAll(',', '')
        .match(/\d+/g)
      const databases = failure.outcome.dags.reduce((sum, dag) => sum + dag.activeAt.length, 0)
      expect(counts?.reduce((sum, count) => sum + Number(count), 0)).toBe(databases)
    })
    fc.assert(told)
  })
})

describe('what is assumed of the witness', () => {
  const told = (plan: Plan, lost: Partial<Loss>) =>
    witnessAssumptionSentences(failureIn(plan, lost))
  const later: Plan = {
    ...withVersion(defaultPlan, '2019'),
    sites: 2,
    copies: 4,
    secondSiteCopies: 2,
  }
  const equal: Plan = { ...later, siteModel: 'AA1', witnessSite: 'third site' }

  it('is told where both sites reach it over a cut link, and nowhere else', () => {
    expect(told(equal, { link: true })).toEqual([expect.stringContaining('More than one site')])
    expect(told(equal, { site: 1 })).toEqual([])
    expect(told({ ...equal, witnessSite: 'site 1' }, { link: true })).toEqual([])
  })

  it('leaves one sentence for a pair of DAGs', () => {
    const pair: Plan = { ...later, siteModel: 'AAN' }
    expect(quorumSentences(failureIn(pair, { site: 1 }), format)).toEqual([
      expect.stringMatching(/^Quorum of both DAGs: .* They go on in site 2\.$/),
    ])
  })

  it('is told of a version that is not asked for its site, once sites part', () => {
    const plan = withVersion(defaultPlan, '2010')
    expect(told(plan, { site: 1 })).toEqual([expect.stringContaining('in site 1')])
    expect(told(plan, { servers: [1] })).toEqual([])
  })
})
