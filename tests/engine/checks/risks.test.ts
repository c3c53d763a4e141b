import { expect, it } from 'vitest'
import { consequenceOfAdvice } from '../../../src/engine/checks/advise.ts'
import { adviceCodes, planRisks } from '../../../src/engine/checks/index.ts'
import { defaultPlan, type Plan, withVersion } from '../../../src/engine/index.ts'
import { everyLossProofWithLoads } from '../../../src/engine/methods/index.ts'
import { exampleB } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { serverPlan } from '../explore/server-plans.ts'
import { sizedAnyhow } from '../plans.ts'
import { adviceOf, raising, textOf } from './raised.ts'

const newPlan = withVersion(defaultPlan, 'SE')

/** The risks of a plan, each as it is read, in their order. */
const told = (plan: Plan) =>
  planRisks(adviceOf(plan), null).map(({ consequence, advice: { title, findings } }) => {
    const [first] = findings
    return `${consequence}: ${textOf(title)}. ${textOf(first?.sentence ?? [])}`.replaceAll(
      '\u00a0',
      ' ',
    )
  })

it('of a plan of SE in two sites are what is left of copies, hours, and what is assumed', () => {
  expect(told({ ...newPlan, sites: 2, survive: 'site' })).toEqual([
    'data loss: Neither a lagged copy nor a backup. All 3 copies of a database replay the same logs at once: what corrupts or deletes mail reaches each of them, and no earlier state is kept.',
    'outage: Site 1 lost stops mail. 6,000 mailboxes wait until an administrator evicts the lost servers.',
    'outage: One copy left after the loss that is asked for. Once a site is lost, each database has one of its 3 copies left: until what was lost is back, one more failure takes databases down.',
    'slow repair: More than a night until a failed drive has its copies again. Copying the databases of a failed drive anew takes 17.1 hours at 20 MB/s, which is assumed. Until then each has one copy fewer.',
    'assumed: No witness server was named. What each loss leaves is found with a witness in a third site, to which both sites have a line of their own. With the witness in one of the two, the loss of that site stops the other until an administrator acts.',
    'assumed: No processor was chosen. The servers are taken to have 2 × Intel Xeon Gold 6526Y, with a rate of 339. The verdict on processors rests on that.',
    'untested: Figures from outside the documents. Microsoft’s workbook was made for Exchange 2013. Where Exchange SE differs, the public figures of Exchange 2016 are used: none newer are published for its load.',
  ])
})

it('of the worked example of 2010 have the reserve that is not kept', () => {
  expect(told(defaultPlan)).toEqual([
    'outage: Site 1 or any 3 servers lost stop mail. 6,900 mailboxes wait until an administrator evicts the lost servers.',
    'outage: One copy left after the loss that is asked for. Once all servers but one are lost, each database has one of its 4 copies left: until what was lost is back, one more failure takes databases down.',
    'overload: The reserve is not kept. The arrays carry 2,130 IOPS, but not the reserve of 592 IOPS above it: database reads would take 22.1 ms, and 20.0 ms is the limit.',
    'unsupported: This version is no longer supported. Microsoft’s support of Exchange 2010 ended on October 13, 2020: security holes found since then stay open.',
  ])
})

it('name what stops mail until somebody acts: a site, a site and a server that are asked for, servers at once', () => {
  const stop = (plan: Plan) => {
    const found = adviceOf(plan).find(({ code }) => code === 'mail-stops')
    return found ? [textOf(found.title), textOf(found.fix)] : null
  }
  const act = 'Plan who acts, and how soon.'
  expect(stop(serverPlan())).toBeNull()
  expect(stop(serverPlan({}, { witnessSite: 'site 2' }))).toEqual([
    ...['Site 2 lost stops mail', 'Put the witness in a third site.'],
  ])
  expect(stop({ ...newPlan, sites: 2, survive: 'site' })?.[1]).toMatch(
    /^Plan as many servers in both sites/,
  )
  expect(stop(serverPlan({}, { survive: 'site and server' }))).toEqual([
    ...['A site and a server lost stop mail', act],
  ])
  expect(stop(serverPlan({}, { siteModel: 'AP', blockActivation: true }))?.[1]).toMatch(
    /^Let the other site activate its copies by itself/,
  )
  expect(stop({ ...defaultPlan, sites: 1 })).toEqual(['3 servers lost at once stop mail', act])
  expect(stop(defaultPlan)?.[1]).toMatch(/ From Exchange 2013 on, a witness in a third site/)
})

it('name one site with all copies, and what keeps an earlier state', () => {
  const codes = (plan: Plan) => adviceOf(plan).map(({ code }) => code)
  expect(codes(newPlan)).toEqual(expect.arrayContaining(['one-site', 'no-lagged-copy']))
  expect(codes({ ...newPlan, sites: 2 })).not.toContain('one-site')
  expect(codes({ ...newPlan, availability: 'none', activeServers: 1 })).not.toContain('one-site')
  for (const kept of [{ laggedCopies: 1 }, { backup: 'software' }] as const)
    expect(codes({ ...newPlan, ...kept })).not.toContain('no-lagged-copy')
  expect(codes(newPlan)).not.toContain('version-unsupported')
})

it('of one server begin with the loss of that server', () => {
  const tiers: Plan['tiers'] = [{ ...newPlan.tiers[0], mailboxes: 300 }]
  const alone = { availability: 'none', activeServers: 1, automatic: [], tiers } as const
  expect(told({ ...newPlan, ...alone }).slice(0, 2)).toEqual([
    'data loss: Neither copies nor backups. Each database has one copy and no backup: what its drives lose is lost.',
    'outage: No server takes over from another. 1 server holds 300 mailboxes, without copies on another: while one is down, its mailboxes are without mail.',
  ])
})

it('of a plan that is 98 % full say so, and leave volumes that need GPT and TCP windows to the checklist', () => {
  const full = { ...planFromKeys(exampleB.design), virtualMachines: false }
  expect(told(full)).toEqual([
    'outage: Site 1 lost stops mail. 3,600 mailboxes wait until an administrator evicts the lost servers.',
    'little room: Less than a tenth is left. Space: 98 % is used, 43,936 GiB of 44,703 GiB.',
    'unsupported: This version is no longer supported. Microsoft’s support of Exchange 2013 ended on April 11, 2023: security holes found since then stay open.',
    'assumed: No witness server was named. What each loss leaves is found with a witness in a third site, to which both sites have a line of their own. With the witness in one of the two, the loss of that site stops the other until an administrator acts.',
  ])
  const left = adviceOf(full).filter((one) => consequenceOfAdvice(one) === null)
  expect(left.map(({ code }) => code)).toEqual([
    'volume-above-2048',
    'servers-no-multiple',
    'link-needs-window',
  ])
})

it('of a plan that does not hold begin with the limit that it breaks', () => {
  const tiers: Plan['tiers'] = [{ ...defaultPlan.tiers[0], mailboxes: 400_000 }]
  const [first = '', ...others] = told({ ...withVersion({ ...defaultPlan, tiers }, 'SE') })
  expect(first).toMatch(/^limit: Fewer databases than the mailboxes need\. .* but have \d+/)
  expect(others.some((one) => one.startsWith('overload: Processors too busy'))).toBe(true)
})

it('are weighed by code, limits alone as limits', () => {
  const advice = Object.entries(raising).map(([code, { plan }]) => {
    return adviceOf(plan).find((one) => one.code === code) ?? expect.unreachable()
  })
  for (const one of advice)
    expect([one.code, consequenceOfAdvice(one) === 'limit']).toEqual([
      one.code,
      one.severity === 'limit',
    ])
})

it('an outage beyond what is asked for is a risk after other outages, unless advice names it', () => {
  const found = (plan: Plan) => {
    const all = planRisks(adviceOf(plan), everyLossProofWithLoads(plan, sizedAnyhow(plan)))
    const at = all.findIndex(({ advice: { code } }) => code === 'outage-not-asked')
    return { all, at, text: textOf(all[at]?.advice.title ?? []) }
  }
  const { all, at, text } = found(serverPlan())
  // Each can be accepted, and links keep that it was.
  for (const { advice } of all) expect(adviceCodes).toContain(advice.code)
  expect(text).toBe('A site and a server lost stop mail')
  expect(textOf(all[at]?.advice.findings[0]?.sentence ?? [])).toMatch(
    /mailboxes wait until an administrator evicts the lost servers\. The plan is not asked/,
  )
  const graver = ['limit', 'data loss', 'outage']
  expect(all.map(({ consequence }) => graver.includes(consequence))).toEqual(
    all.map((_, place) => place <= at),
  )
  expect(found(serverPlan({}, { survive: 'site and server' })).at).toBe(-1)
  expect(found(defaultPlan).at).toBe(-1)
})
