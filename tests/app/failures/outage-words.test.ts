import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  affectedMailboxesWords,
  outageTimelineStepWords,
  outageWords,
} from '../../../src/app/failures/outage-notice.tsx'
import { type Loss, lossOutcome, nothingLost } from '../../../src/engine/failures/index.ts'
import type { Plan } from '../../../src/engine/index.ts'
import { type MailOutage, mailOutage } from '../../../src/engine/methods/index.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { dagsIn, paperDagPlans, roleDagPlans, smallDag } from '../../engine/failures/dag-plans.ts'
import { sizedAnyhow } from '../../engine/plans.ts'

const format = formatFor('en-US')

function outageIn(plan: Plan, changes: Partial<Loss>): MailOutage | null {
  const lost = { ...nothingLost, ...changes }
  const dags = dagsIn(plan)
  return mailOutage(sizedAnyhow(plan), dags, lost, lossOutcome(dags, lost))
}

/** All that is said of an outage; null where there is none. */
function said(plan: Plan, lost: Partial<Loss>) {
  const outage = outageIn(plan, lost)
  if (!outage) return null
  const words = (steps: MailOutage['byItself']) =>
    steps.map(({ code }) => outageTimelineStepWords(code, outage, format))
  return {
    line: outageWords(outage, format),
    scope: affectedMailboxesWords(outage, dagsIn(plan), format).replaceAll('\u00a0', ' '),
    codes: [...outage.byItself, ...outage.byPerson].map(({ code }) => code),
    all: [...words(outage.byItself), ...words(outage.byPerson)].join(' '),
  }
}

const equal = smallDag({ siteModel: 'AA1', witnessSite: 'site 1' })

describe('an outage', () => {
  it('is told of the loss of the site of the witness, and of no loss that leaves a majority', () => {
    expect(said(equal, {})).toBeNull()
    expect(said(equal, { servers: [1, 2] })).toBeNull()
    expect(said(equal, { site: 2 })).toBeNull()
    const one = said(equal, { site: 1 })
    expect(one?.line).toBe('2,000 people are without mail until an administrator acts')
    expect(one?.scope).toBe(
      'Affected: 2,000 mailboxes, of all tiers; each is counted as one person.',
    )
    expect(one?.codes).toEqual([
      ...['noticed', 'dismounted'],
      ...['restore quorum', 'switch over', 'force quorum', 'lead clients over'],
    ])
    expect(one?.all).toContain('with 3 of 7 votes left and 4 needed')
    expect(one?.all).toContain(
      'In DAC mode, Stop-DatabaseAvailabilityGroup for the servers of site 1',
    )
  })

  it('ends when an administrator has switched over', () => {
    expect(said(equal, { site: 1, byHand: true })).toBeNull()
  })

  it('waits for servers where none is left', () => {
    const all = dagsIn(equal).servers.map(({ number }) => number)
    const none = said(equal, { servers: all })
    expect(none?.line).toBe('2,000 people are without mail until lost servers are back')
    expect(none?.codes).toEqual(['nothing runs', 'bring servers back'])
  })

  it('lasts longer for databases of which no copy is left', () => {
    const [, , , one = 0, two = 0] = dagsIn(equal).servers.map(({ number }) => number)
    const line = said(equal, { site: 1, servers: [one, two] })?.line.replaceAll('\u00a0', ' ')
    expect(line).toBe(
      '2,000 people are without mail until an administrator acts, and 4 databases until the site is back',
    )
  })

  it('waits for databases to be moved where a site is blocked and quorum holds', () => {
    const plan = smallDag({ siteModel: 'AP', blockActivation: true, witnessSite: 'third site' })
    expect(said(plan, { site: 1 })?.codes).toEqual([
      ...['noticed', 'kept down'],
      ...['move databases', 'lead clients over'],
    ])
  })

  it('counts the mailboxes of the DAGs that are hit alone', () => {
    const plan = smallDag({ siteModel: 'AAN', witnessSite: 'site 1', databases: 24 })
    const one = said(plan, { site: 1 })
    expect(one?.line).toBe('1,000 people are without mail until an administrator acts')
    expect(one?.scope).toContain('1,000 mailboxes, of all tiers in DAG1;')
  })

  it('is told in sentences for every plan and loss, while and only while a DAG has nothing active', () => {
    const losses = fc.record({
      servers: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
      site: fc.option(fc.integer({ min: 1, max: 4 })),
      link: fc.boolean(),
      byHand: fc.boolean(),
    })
    const told = fc.property(fc.oneof(roleDagPlans, paperDagPlans), losses, (plan, lost) => {
      const { dags } = lossOutcome(dagsIn(plan), lost)
      const hit = dags.filter(
        ({ activeAt }) => activeAt.length > 0 && activeAt.every((on) => on === 0),
      )
      const outage = outageIn(plan, lost)
      expect(outage?.dags ?? []).toEqual(hit.map(({ dag }) => dag))
      const one = said(plan, lost)
      if (!outage || !one) return
      const { mailboxes } = sizedAnyhow(plan)
      expect(outage.mailboxes.value).toBeCloseTo((mailboxes.value * hit.length) / dags.length, 6)
      expect(one.line).toMatch(/^[\d,]+ (people are|person is) without mail until/)
      expect(`${one.scope} ${one.all}`).not.toMatch(/undefined|null|NaN|, ,| {2}/)
      expect(outage.byPerson.length).toBeGreaterThan(0)
    })
    fc.assert(told)
  })
})
