import { describe, expect, it } from 'vitest'
import { type AdviceCode, adviceCodes, defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { groupsOf } from '../../../src/features/advice/advice-groups.ts'
import { adviceWords, type Part } from '../../../src/features/advice/advice-words.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { adviceOf, only, raising, standalone } from '../../engine/checks/raised.ts'
import { planWith } from '../../engine/plans.ts'

const format = formatOf('en-US')
const text = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : format.text(part))).join('')

/** What a plan is told about a code, in one text with plain spaces. */
function told(code: AdviceCode, plan: Plan): string {
  const { title, finding, measured, mend } = adviceWords(only(code, plan), plan, format)
  return [title, text(finding), text(measured), mend].join(' | ').replaceAll('\u00a0', ' ')
}

describe('every advice', () => {
  it.each(Object.entries(raising))('%s is told in sentences with its figures', (code, { plan }) => {
    const advice = adviceOf(plan).find((one) => one.code === code)
    if (!advice) throw new Error(`${code} is not raised`)
    const { title, finding, measured, mend } = adviceWords(advice, plan, format)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    for (const sentence of [text(finding), text(measured), mend].filter((one) => one !== ''))
      expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
    expect(text([...finding, ...measured])).not.toMatch(/NaN|Infinity|undefined|null|object/)
    const own = Object.values(advice.figures)
    expect(finding.filter((part) => typeof part !== 'string').length > 0).toBe(own.length > 0)
  })

  it('has a title of its own', () => {
    const titles = adviceCodes.map((code) => {
      const { plan } = raising[code]
      const advice = adviceOf(plan).find((one) => one.code === code)
      return advice && adviceWords(advice, plan, format).title
    })
    expect(new Set(titles).size).toBe(adviceCodes.length)
  })
})

describe('in words', () => {
  it('many small databases', () => {
    const plan = planWith({ mailboxes: 5000, growthPercent: 0 }, { databases: 20 })
    expect(told('many-small-databases', plan)).toBe(
      'Many small databases | 20 databases on one server, with 250 mailboxes per database. Each has maintenance of its own, so many small ones cost more I/O than a few large ones. | The same mailboxes took 65 % more IOPS in 20 databases than in 2, and 2.4 times the read latency. A test with 40 databases did not pass. | Put more mailboxes in each database.',
    )
  })

  it('a database above its guideline, with a second copy and without', () => {
    const alone = planWith({}, { availability: standalone(1) })
    expect(told('database-above-guideline', alone)).toContain(
      'The guideline for a database with one copy is at most 200 GB. | The reference test itself ran databases of 512 GB on a standalone server: this is advice, not a limit.',
    )
    expect(told('database-above-guideline', planWith({}, { databases: 3 }))).toContain(
      'A database grows to 2,195 GB. The guideline for a database with copies in a DAG is at most 2,000 GB. | The published tests of a DAG ran databases of 512 GB.',
    )
  })

  it('one database and two', () => {
    expect(told('few-databases', planWith({}, { databases: 1 }))).toContain(
      'There is 1 database in all, with 6,900 mailboxes per database. A database that is down, or being restored, takes the whole organization with it.',
    )
    expect(told('few-databases', planWith({}, { databases: 2 }))).toContain('There are 2 databases')
  })

  it('more databases than an edition mounts', () => {
    expect(told('databases-above-edition', planWith({}, { edition: 'Standard' }))).toContain(
      '7 databases have a copy on one server. Standard edition mounts at most 5 databases. |  | Put more mailboxes in each database, take Enterprise edition, or add servers.',
    )
    expect(told('databases-above-edition', planWith({}, { databases: 101 }))).toContain(
      'Put more mailboxes in each database or add servers.',
    )
  })

  it('the lighter profile of the worked example', () => {
    expect(told('dag-profile', defaultPlan)).toContain(
      'a mailbox costs 0.001 IOPS per message instead of 0.0012 IOPS per message. One server carries 1,380 IOPS of transactional load; with the profile of standalone servers it would be 1,656 IOPS.',
    )
  })

  it('RAID 5 that was asked for, and that is proposed', () => {
    expect(told('raid-5-is-final', planWith({}, { storage: { raid: 'RAID 5' } }))).toContain(
      'The plan asks for RAID 5.',
    )
    const any = planWith({}, { storage: { raid: 'any', models: 'PS6100XV' } })
    expect(told('raid-5-is-final', any)).toContain('The proposed design is in RAID 5.')
  })
})

describe('large mailboxes of several tiers', () => {
  const [tier] = defaultPlan.tiers
  const plan: Plan = {
    ...defaultPlan,
    tiers: [
      { ...tier, name: 'Board', quotaMb: 5000 },
      { ...tier, quotaMb: 2000 },
    ],
  }

  it('are one group, each named', () => {
    const group = groupsOf(adviceOf(plan)).find(({ code }) => code === 'mailbox-above-1-gb')
    const findings = group?.advice.map((one) => text(adviceWords(one, plan, format).finding))
    expect(findings).toEqual([
      'The quota of Board is 5,000\u00a0MB.',
      'The quota of Tier 2 is 2,000\u00a0MB.',
    ])
  })
})
