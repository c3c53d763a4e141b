import { describe, expect, it } from 'vitest'
import { defaultPlan, withVersion } from '../../../src/engine/index.ts'
import {
  fewestWorthwhileTiers,
  planTiersOfProposal,
  proposedBounds,
  proposedTierNames,
  quotaUnit,
  splitIntoTiers,
  tierAnswersOfFigures,
} from '../../../src/features/statistics/tier-proposal.ts'
import { readStatistics } from '../../../src/statistics/index.ts'

const mb = 2 ** 20

/** What is read of mailboxes of so many MB each, and of their messages a day. */
async function read(sizes: readonly number[], messages: readonly number[] | null = null) {
  const lines = sizes.map((size, at) =>
    [
      `m${at}`,
      Math.round(size * mb),
      messages?.[at] ?? 0,
      (messages?.[at] ?? 0) * 50 * 1024,
    ].join(),
  )
  const head = messages
    ? 'Mailbox,TotalItemSizeInBytes,MessagesPerDay,Bytes'
    : 'Mailbox,TotalItemSizeInBytes,Unread,Unknown'
  const { figures, percentiles } = await readStatistics([
    new File([[head, ...lines].join('\n')], 'a.csv'),
  ])
  if (!figures || !percentiles) throw new Error('Nothing was read')
  return { figures, percentiles }
}

const roles = withVersion(defaultPlan, '2019')

describe('a proposal', () => {
  it('rounds bounds up to quotas that people choose, in the unit of the plan', async () => {
    const sizes = [
      ...Array(50).fill(437),
      ...Array(40).fill(1300),
      ...Array(9).fill(7_900),
      150_000,
    ]
    const { percentiles } = await read(sizes)
    const of = (unit: 'MB' | 'MiB') => proposedBounds(percentiles, 4, unit).map(({ size }) => size)
    expect(of('MiB')).toEqual([450, 1536, 8192])
    expect(of('MB')).toEqual([500, 1500, 9000])
  })

  it('has as few tiers as ask for little less space', async () => {
    const alike = await read(Array.from({ length: 200 }, () => 900))
    expect(fewestWorthwhileTiers(alike.figures, alike.percentiles, 'MiB')).toBe(1)
    const wide = await read(Array.from({ length: 200 }, (_, at) => 1.04 ** at))
    expect(fewestWorthwhileTiers(wide.figures, wide.percentiles, 'MiB')).toBeGreaterThan(2)
    const lines = Array.from({ length: 100 }, (_, at) => `m${at},${at < 95 ? 10 : 900}`)
    const file = new File([['Mailbox,MessagesPerDay', ...lines].join('\n')], 'messages.csv')
    const { figures, percentiles } = await readStatistics([file])
    expect(figures && percentiles && fewestWorthwhileTiers(figures, percentiles, 'MiB')).toBe(2)
  })

  it('gives each tier the quota it goes up to and the means of its mailboxes', async () => {
    const { figures } = await read([100, 200, 3000], [10, 21, 90])
    expect(quotaUnit(roles)).toBe('MiB')
    const bounds = [{ size: 250, messages: 50 }]
    const tiers = splitIntoTiers(figures, bounds, 'MiB')
    const answers = tiers.map((tier, at) => tierAnswersOfFigures(tier, bounds[at] ?? null, roles))
    expect(answers).toEqual([
      { mailboxes: 2, quota: 250, initialSize: 150, messages: 16, messageSize: 50 },
      { mailboxes: 1, quota: 3072, initialSize: 3000, messages: 90, messageSize: 50 },
    ])
    const empty = splitIntoTiers(figures, [{ size: 10, messages: 1 }], 'MiB')
    expect(tierAnswersOfFigures(empty[0]!, null, roles)).toEqual({ mailboxes: 0 })
    const papers = tierAnswersOfFigures(tiers[1]!, null, defaultPlan)
    expect(papers).toEqual({ mailboxes: 1, quota: 3500, messages: 90, messageSize: 52 })
  })

  it('gives each tier the average of its archives, where the plan asks for them', async () => {
    const file = new File(
      ['Mailbox,MailboxSizeMB,ArchiveSizeMB\na,100,n/a\nb,200,1001\nc,3000,4000'],
      'archives.csv',
    )
    const { figures } = await readStatistics([file])
    if (!figures) throw new Error('Nothing was read')
    const [small, large] = splitIntoTiers(figures, [{ size: 250, messages: null }], 'MiB')
    expect(tierAnswersOfFigures(small!, { size: 250, messages: null }, roles).archive).toBe(501)
    expect(tierAnswersOfFigures(large!, null, roles).archive).toBe(4000)
    expect(tierAnswersOfFigures(large!, null, defaultPlan)).not.toHaveProperty('archive')
  })

  it('leaves every other answer as the first tier of the plan has it', async () => {
    const named = [
      { name: 'Small', answers: { mailboxes: 5, quota: 500 } },
      { name: 'Large', answers: { mailboxes: 2, quota: 900, messages: 40 } },
    ]
    const [first] = defaultPlan.tiers
    expect(planTiersOfProposal(defaultPlan, named)).toEqual([
      { ...first, name: 'Small', mailboxes: 5, quota: 500 },
      { ...first, name: 'Large', mailboxes: 2, quota: 900, messages: 40 },
    ])
    expect(planTiersOfProposal(defaultPlan, [])).toBeNull()
  })

  it('names its tiers from the smallest on', () => {
    expect([1, 2, 3, 4].map((tiers) => proposedTierNames(tiers, true))).toEqual([
      ['All mailboxes'],
      ['Small', 'Large'],
      ['Small', 'Medium', 'Large'],
      ['Small', 'Medium', 'Large', 'Very large'],
    ])
    expect(proposedTierNames(2, false)).toEqual(['Light', 'Heavy'])
  })
})
