import { describe, expect, it } from 'vitest'
import { newStateOfPlan } from '../../../src/app/store/project.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import { uniqueTitles } from '../../../src/app/store/variants.ts'
import { differenceFromBaselineWords } from '../../../src/app/words/difference-words.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import {
  allAnswerFields,
  defaultPlan,
  defaultsOfVersion,
  type Plan,
} from '../../../src/engine/index.ts'
import { answerRows } from '../../../src/features/compare/answer-rows.tsx'
import {
  type ComparedColumn,
  comparedColumns,
  comparedIds,
} from '../../../src/features/compare/compared-plans.ts'
import {
  columnsWithWhatDiffers,
  comparisonVerdict,
} from '../../../src/features/compare/comparison-verdict.ts'
import { resultRows } from '../../../src/features/compare/result-rows.tsx'
import { textOfCell } from '../../../src/ui/cell.tsx'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('how far a figure is from the baseline', () => {
  const words = (amount: number, unit: 'GB' | 'servers' | '%' | 'ms', share: number | null) =>
    plain(differenceFromBaselineWords({ amount, unit, share }, format))

  it('has a sign, a word, the amount and the share', () => {
    expect(words(512, 'GB', 0.25)).toBe('+512 GB, 25 % more')
    expect(words(-512, 'GB', -0.25)).toBe('−512 GB, 25 % less')
    expect(words(0, 'GB', 0)).toBe('the same')
  })

  it('says fewer of what is counted, and points of shares', () => {
    expect(words(-2, 'servers', -0.2)).toBe('−2 servers, 20 % fewer')
    expect(words(0.12, '%', 0.14)).toBe('+12 percentage points, 14 % more')
  })

  it('is in the unit it has, whatever sizes are shown in', () => {
    const found = { amount: 8, unit: 'GB', share: 0.5 } as const
    expect(plain(differenceFromBaselineWords(found, formatFor('en-US', 'binary')))).toBe(
      '+8 GB, 50 % more',
    )
  })

  it('has small shares with a digit more, and none of nothing', () => {
    expect(words(0.1, 'ms', 0.007)).toBe('+0.1 ms, 0.7 % more')
    expect(words(1, 'GB', 0.0001)).toBe('+1 GB, under 0.1 % more')
    expect(words(3, 'servers', null)).toBe('+3 servers, none in the baseline')
  })
})

describe('which variants stand side by side', () => {
  const variants = [0, 1, 2, 3, 4, 5].map((id) => ({ id, state: newStateOfPlan(defaultPlan) }))

  it('are the first ones and the open variant', () => {
    expect(comparedIds(variants, 0, null, null)).toEqual([0, 1, 2, 3])
    expect(comparedIds(variants, 5, null, null)).toEqual([0, 1, 2, 5])
    expect(comparedIds(variants.slice(0, 1), 0, null, null)).toEqual([0])
  })

  it('are those chosen, the baseline first, without any that was removed', () => {
    expect(comparedIds(variants, 0, [4, 2], null)).toEqual([2, 4])
    expect(comparedIds(variants, 0, [1, 2, 4], 4)).toEqual([4, 1, 2])
    expect(comparedIds(variants, 0, [2, 4, 9], 9)).toEqual([2, 4])
    expect(comparedIds(variants, 0, [2, 9], null)).toEqual([0, 1, 2, 3])
  })

  it('bear their place where another is called the same', () => {
    expect(uniqueTitles(['A', 'B', 'A'])).toEqual(['A', 'B', 'A (3)'])
  })
})

const compared = (...plans: readonly Plan[]): readonly ComparedColumn[] => {
  const variants = plans.map((plan, id) => ({ id, state: newStateOfPlan(plan) }))
  const ids = variants.map(({ id }) => id)
  return comparedColumns(variants, ids, format).map((one, at) => ({
    ...one,
    title: `Plan ${at + 1}`,
  }))
}
const verdictOf = (...plans: readonly Plan[]) =>
  plain(comparisonVerdict(compared(...plans), format).join(' '))

const [tier] = defaultPlan.tiers
const larger: Plan = { ...defaultPlan, tiers: [{ ...tier, quota: 800 }] }
const contradicting: Plan = { ...defaultPlan, copies: 16 }

const rowsOf = (all: readonly ComparedColumn[]) =>
  resultRows(all, format).flatMap(({ rows }) => rows)
const cellsOf = (all: readonly ComparedColumn[], key: string) =>
  rowsOf(all)
    .find((row) => row.key === key)
    ?.cells.map((cell) => plain(textOfCell(cell, format)))

const se = defaultsOfVersion({ exchange: 'SE' })
const wide = { ...se, tiers: [{ ...se.tiers[0], quota: 4096 }] } as Plan

/** What an administrator must do in the worked example. */
const acts = 'with site 1 or any 3 servers lost, an administrator must act'

describe('the rows of a comparison', () => {
  it('say what a result has more than the baseline, and nothing where all agree', () => {
    expect(cellsOf(compared(defaultPlan, larger), 'capacity')).toEqual([
      '9,800 GB',
      '11,200 GB, +1,400 GB, 14 % more',
    ])
    expect(cellsOf(compared(defaultPlan, larger), 'servers')).toEqual(['4 servers', '4 servers'])
    expect(cellsOf(compared(defaultPlan, defaultPlan, larger), 'capacity')?.[1]).toBe(
      '9,800 GB, the same',
    )
  })

  it('begin with level, design, servers, drives, cost, copies and failures', () => {
    const keys = rowsOf(compared(se, wide)).map(({ key }) => key)
    const first = ['verdict', 'design', 'servers', 'drives', 'copies', 'loss one server']
    const found = first.map((key) => keys.indexOf(key))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found[0]).toBe(0)
    expect(keys.findIndex((key) => key.startsWith('gauge'))).toBeGreaterThan(found.at(-1) ?? 0)
  })

  it('stay beside a plan that cannot be computed, which has none', () => {
    const all = compared(defaultPlan, contradicting)
    expect(cellsOf(all, 'capacity')).toEqual(['9,800 GB', '–'])
    expect(cellsOf(all, 'verdict')).toEqual([`Holds, reserve not kept; ${acts}`, '–'])
  })

  it('say beside its level that a plan does not hold without a site, where that was not asked', () => {
    const spread = { ...defaultPlan, worstCase: 'spread', storage: 'equallogic' } as const
    expect(cellsOf(compared(defaultPlan, spread), 'verdict')).toEqual([
      `Holds, reserve not kept; ${acts}`,
      expect.stringMatching(/^Holds[a-z, ]*; loss of a site not asked$/),
    ])
  })

  it('differ in no word where the plans are alike', () => {
    const alike = rowsOf(compared(defaultPlan, { ...defaultPlan }))
    expect(alike.filter(({ differs }) => differs)).toEqual([])
    expect(rowsOf(compared(defaultPlan, larger)).some(({ differs }) => differs)).toBe(true)
  })

  it('hold no price against one in another currency', () => {
    const priced = (currency: string, price: number): Plan => ({
      ...defaultPlan,
      currency,
      prices: { 'PS6100XV 600': price },
    })
    expect(cellsOf(compared(priced('EUR', 30_000), priced('EUR', 33_000)), 'costOfArrays')).toEqual(
      ['120,000 EUR', '132,000 EUR, +12,000, 10 % more'],
    )
    expect(cellsOf(compared(priced('EUR', 30_000), priced('USD', 33_000)), 'costOfArrays')).toEqual(
      ['120,000 EUR', '132,000 USD'],
    )
  })

  it('list the answers that differ, or all', () => {
    const of = (isWhole: boolean) =>
      answerRows({
        compared: compared(defaultPlan, larger),
        isWhole,
        format,
      }).flatMap((group) => group.rows.map(({ key }) => key))
    expect(of(false)).toEqual(['quota 0 0'])
    expect(of(true).length).toBeGreaterThan(30)
  })

  it('tell no words apart by a number', () => {
    const row = answerRows({
      ...{
        compared: compared(defaultPlan, { ...defaultPlan, raid: 'RAID 10' }),
        isWhole: false,
      },
      format,
    })
      .flatMap((group) => group.rows)
      .find(({ key }) => key.startsWith('raid'))
    expect(row?.cells.map((cell) => textOfCell(cell, format))).toEqual(['RAID 6', 'RAID 10'])
  })

  it('come to a verdict in what is needed, what it costs and why', () => {
    const of = verdictOf
    expect(of(defaultPlan, larger)).toContain(
      '“Plan 2” needs the same 4 servers, 4 arrays and 96 drives as “Plan 1”, with another mailbox quota (800 MB, not 700).',
    )
    const many = { ...tier, mailboxes: 9000, quota: 800, retention: 30, growth: 10 }
    const grown: Plan = { ...defaultPlan, tiers: [many] }
    expect(of(defaultPlan, grown)).toContain(
      '“Plan 2” needs 8 arrays and 192 drives, not 4 and 96, because of mailboxes today (9,000, not 6,000), growth (10 %, not 15) and 2 more.',
    )
    const priced = (price: number, one = defaultPlan): Plan => ({
      ...one,
      currency: 'EUR',
      prices: { 'PS6100XV 600': price },
    })
    expect(of(priced(30_000), priced(30_000, grown))).toContain(
      'needs 8 arrays and 192 drives, not 4 and 96, and costs 240,000 EUR, not 120,000, because of ',
    )
    expect(of(priced(30_000), defaultPlan)).toMatch(
      / Cost is known of “Plan 1” alone: prices of “Plan 2” are missing\.$/,
    )
    expect(of(defaultPlan, priced(30_000), defaultPlan, priced(33_000))).toMatch(
      / Cost is known of “Plan 2” and “Plan 4” alone: prices of “Plan 1” and “Plan 3” are missing\.$/,
    )
    expect(of(priced(30_000), priced(33_000))).not.toMatch(/missing|not compared/)
    expect(of(defaultPlan, { ...defaultPlan })).toContain(
      '“Plan 2” needs the same 4 servers, 4 arrays and 96 drives as “Plan 1”: no answer differs.',
    )
  })

  it('name an empty answer without a double negation', () => {
    const numbers = allAnswerFields.filter(
      (field) => field.kind === 'number' && field.empty?.startsWith('no') && field.scope === 'plan',
    )
    expect(numbers.length).toBeGreaterThan(5)
    for (const field of numbers) {
      const empty = field.write(initialPlan, 0, null)
      const given = field.write(empty, 0, field.kind === 'number' ? field.max : 1)
      const said = verdictOf(empty, given)
      expect(said, field.key).not.toMatch(/\bnot (?:no|not|none)\b/)
    }
    const bays = { ...initialPlan, automatic: [] }
    expect(verdictOf({ ...bays, bays: null }, { ...bays, bays: 24 })).toContain(
      '(24 bays, otherwise not limited)',
    )
  })

  it('name no number that the program decided as a cause beside an answer that was given', () => {
    const of = (mailboxes: number) => {
      const one = { ...initialPlan.tiers[0], mailboxes, quota: 5120 }
      return decideAutomatic({ ...initialPlan, tiers: [one] }).plan
    }
    const [few, many] = [of(3000), of(9000)]
    expect([few.activeServers, few.databases]).not.toEqual([many.activeServers, many.databases])
    expect(verdictOf(few, many)).toMatch(
      /^“Plan 2” needs .*, not .*, because of mailboxes today \(9,000, not 3,000\)\. /,
    )
  })

  it('are called as in the project, with what tells them apart below', () => {
    const told = (...all: readonly Plan[]) =>
      columnsWithWhatDiffers(compared(...all), format).map(({ title, differs }) => [
        title,
        plain(differs),
      ])
    const many = { ...larger, tiers: [{ ...tier, quota: 800, mailboxes: 9000 }] } as Plan
    expect(told(defaultPlan, larger)).toEqual([
      ['Plan 1', 'mailbox quota 700 MB'],
      ['Plan 2', 'mailbox quota 800 MB'],
    ])
    expect(told(defaultPlan, many).map(([, differs]) => differs)).toEqual([
      '6,000 mailboxes, mailbox quota 700 MB',
      '9,000 mailboxes, mailbox quota 800 MB',
    ])
    expect(told(defaultPlan, larger, many).map(([, differs]) => differs)).toEqual([
      '6,000 mailboxes, mailbox quota 700 MB',
      '6,000 mailboxes, mailbox quota 800 MB',
      '9,000 mailboxes, mailbox quota 800 MB',
    ])
    const kept = { ...many, tiers: [{ ...many.tiers[0], retention: 30 }] } as Plan
    expect(told(defaultPlan, many, kept).map(([, differs]) => differs)).toEqual([
      '6,000 mailboxes, mailbox quota 700 MB, deleted-item retention 14 days',
      '9,000 mailboxes, mailbox quota 800 MB, deleted-item retention 14 days',
      '9,000 mailboxes, mailbox quota 800 MB, deleted-item retention 30 days',
    ])
    expect(told(se, { ...se, lostServers: 2 })[1]).toEqual(['Plan 2', 'servers lost at once 2'])
    expect(told(defaultPlan, { ...defaultPlan, sites: 1 })[1]).toEqual(['Plan 2', '1 site'])
    expect(told(defaultPlan, { ...defaultPlan, raid: 'RAID 10' })[1]).toEqual(['Plan 2', 'RAID 10'])
    expect(told(defaultPlan, { ...defaultPlan })[1]).toEqual(['Plan 2', ''])
  })

  it('name causes in few words, and say that cost is not compared where no price is known', () => {
    expect(verdictOf(defaultPlan, { ...defaultPlan, copies: 3, survive: 'site' })).toMatch(
      /database copies \(3, not 4\) and failures to survive \(the loss of a site, not the loss of servers\).*Cost is not compared: prices are missing\.$/,
    )
  })

  it('have rows for DAGs and for the memory that is built', () => {
    const both = compared(se, wide)
    expect(cellsOf(both, 'dags')).toEqual(['1 DAG', '1 DAG'])
    expect(cellsOf(both, 'memoryBuilt')?.[0]).toMatch(/^\d+ GiB/)
  })

  it('have the copies of a database, and say which plan has no second site to lose', () => {
    const inTwoSites: Plan = { ...se, sites: 2, copies: 4, secondSiteCopies: 2, activeServers: 4 }
    const both = compared(inTwoSites, se)
    expect(cellsOf(both, 'copies')).toEqual(['4 copies, 2 in each site', `${se.copies} copies`])
    const uneven = compared({ ...inTwoSites, secondSiteCopies: 1 }, { ...defaultPlan, copies: 3 })
    expect(cellsOf(uneven, 'copies')).toEqual([
      '4 copies, 3 in one site and 1 in the other',
      '3 copies, 2 in one site and 1 in the other',
    ])
    expect(cellsOf(both, 'loss site')).toEqual([expect.stringMatching(/^survived/), 'has one site'])
  })

  it('say of a plan that does not hold only that, and what was tried nearest', () => {
    const [one] = initialPlan.tiers
    const { plan: holding } = decideAutomatic({
      ...initialPlan,
      ...{ survive: 'site', sites: 2, databaseDrive: 2400 },
      tiers: [{ ...one, mailboxes: 12_000, quota: 5120 }],
    })
    const failing: Plan = {
      ...holding,
      automatic: [],
      tiers: [{ ...holding.tiers[0], mailboxes: 25_000 }],
    }
    const both = compared(holding, failing)
    expect(both.map(({ design }) => design !== null)).toEqual([true, false])
    expect(cellsOf(both, 'verdict')?.[1]).toBe('Does not hold')
    expect(cellsOf(both, 'design')?.[1]).toMatch(
      /cannot carry this plan, for want of .*\., What comes nearest: .*It falls short on /,
    )
    const said = rowsOf(both)
      .filter(({ key }) => /^(?:loss|gauge|active)|^(?:servers|drives|memory|used)$/.test(key))
      .map(({ cells }) => textOfCell(cells[1] ?? null, format))
    expect(said.length).toBeGreaterThan(8)
    expect(new Set(said)).toEqual(new Set(['–']))
    expect(verdictOf(holding, failing)).toMatch(
      /^“Plan 1” needs [\d]+ servers and \d+ drives\. “Plan 2” does not hold: .* cannot carry this plan, for want of .*\. “Plan 1” survives the loss of .*\. “Plan 1” holds/,
    )
    expect(verdictOf(failing, holding)).toMatch(/^“Plan 1” does not hold: .* “Plan 2” needs \d/)
  })

  it('name no drives of a virtual plan, as its answer does', () => {
    const { plan } = decideAutomatic({ ...initialPlan, virtualMachines: true })
    const two = compared(plan, { ...plan, name: 'Copy' })
    expect(cellsOf(two, 'drives')).toBeUndefined()
    expect(cellsOf(two, 'design')?.[0]).toBe(plain(two[0]?.answer?.headline ?? ''))
    expect(plain(comparisonVerdict(two, format).join(' '))).not.toContain('drive')
  })
})

describe('how full designs are, side by side', () => {
  it('has a row for each gauge, with what binds and the figures behind it', () => {
    const both = compared(se, wide)
    expect(cellsOf(both, 'gauge space')).toEqual([
      expect.stringMatching(/^86 %.* fullest, [\d,]+ of 2,235 GiB per drive$/),
      expect.stringMatching(/^96 %.* binds, [\d,]+ of 2,235 GiB per drive$/),
    ])
    expect(cellsOf(compared(defaultPlan, larger), 'gauge dbRead')?.[0]).toMatch(
      /^74 %.* of 20.0 ms; 22.1 ms with the reserve$/,
    )
  })

  it('says the cores that are busy of those that there are, and no figure of a gauge twice', () => {
    const both = compared(se, wide)
    expect(cellsOf(both, 'gauge processors')?.[0]).toMatch(/[\d.]+ of 32 cores busy; limit 80 %$/)
    const keys = rowsOf(both).map(({ key }) => key)
    expect(keys).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:used|processors|cores|memory)$/)]),
    )
    expect(rowsOf(compared(defaultPlan, contradicting)).map(({ key }) => key)).toContain('memory')
  })

  it('says how each holds, and of one that cannot be computed that it cannot', () => {
    const all = compared(defaultPlan, { ...defaultPlan, name: 'Copy' }, larger)
    expect(plain(comparisonVerdict(all, format).join(' '))).toMatch(
      /^“Plan 2” needs the same .* as “Plan 1”: no answer differs\. “Plan 3” needs the same .* All survive the loss of all but one of 4 servers once an administrator has acted\. All hold, reserve not kept; with site 1 or any 3 servers lost, an administrator must act\. Cost is not compared: prices are missing\.$/,
    )
    expect(verdictOf(defaultPlan, contradicting)).toBe(
      '“Plan 1” needs 4 servers, 4 arrays and 96 drives. “Plan 2” cannot be computed. “Plan 1” survives the loss of all but one of 4 servers once an administrator has acted. “Plan 1” holds, reserve not kept; with site 1 or any 3 servers lost, an administrator must act.',
    )
  })

  it('says what each plan survives, and what space and IOPS are of', () => {
    const two = { ...se, automatic: [], sites: 2, siteModel: 'AA1' } as const
    const four = { ...two, copies: 4, secondSiteCopies: 2 } as Plan
    const all = compared(four, { ...four, copies: 2, secondSiteCopies: 1 })
    expect(plain(comparisonVerdict(all, format).join(' '))).toMatch(
      /^“Plan 2” needs .* with another .*\. “Plan 1” survives the loss of any two servers, and of a site.*\. “Plan 2” survives the loss of any one server.*\. Both /,
    )
    expect(cellsOf(all, 'gauge driveIops')).toEqual([
      expect.stringMatching(/ IOPS per drive$/),
      expect.stringMatching(/ IOPS per server$/),
    ])
    expect(verdictOf(four, { ...four })).toContain('Both survive the loss of any two servers, and')
  })

  it('says sizes from 1,024 MiB on in GiB, as the plan does', () => {
    const rows = answerRows({
      compared: compared(se, wide),
      isWhole: false,
      format,
    }).flatMap((group) => group.rows)
    expect(
      rows.flatMap(({ cells }) => cells.map((cell) => plain(textOfCell(cell, format)))),
    ).toEqual(['2 GiB', '4 GiB'])
  })
})
