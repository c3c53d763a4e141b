import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialPlan } from '../../../src/app/store/start.ts'
import { solve } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, size } from '../../../src/engine/index.ts'
import { goalOfPlan, methodOf, type RankingFigures } from '../../../src/engine/methods/index.ts'
import { goalSortKeys } from '../../../src/engine/methods/port/goal.ts'
import { searchedAnswerKeys } from '../../../src/features/ways/layout-words.ts'
import { whyNoFewerServersWords } from '../../../src/features/ways/size-reason.ts'
import { whyPreferredWords } from '../../../src/features/ways/why-preferred-words.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { cases } from '../../cases.ts'

const format = formatFor('en-US')
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

const figures: fc.Arbitrary<RankingFigures> = fc.record({
  servers: fc.integer({ min: 1, max: 4 }),
  arrays: fc.constantFrom(0, 0, 2, 4),
  drives: fc.integer({ min: 1, max: 6 }).map((count) => count * 12),
  dags: fc.integer({ min: 1, max: 2 }),
  hasTenth: fc.boolean(),
  keepsReserve: fc.constant(true),
  isCertain: fc.constant(true),
  rules: fc.integer({ min: 10, max: 12 }),
  drive: fc.constant(2400),
  used: fc.constantFrom(0.5, 0.88, 0.93),
  binds: fc.constantFrom('space', 'driveIops', 'memory', 'processors' as const),
  cost: fc.constantFrom(null, null, 1000, 2000),
  watts: fc.constantFrom(null, 500, 600),
})

/** Words of a gain, at the place of its figure in the order of the recommendation. */
const gains = [
  / keeps? (a tenth of .* free|processors a tenth below their limit)\.$/,
  / (saves? \d,000|gets? a known price)\.$/,
  / saves? \d+ servers?\.$/,
  / saves? \d+ arrays?\.$/,
  / keeps? \d+ rules of the preferred architecture, not \d+\.$/,
  / saves? \d+ DAGs?\.$/,
]

describe('why the recommended way is preferred to a smaller one', () => {
  it('is the first figure of the order in which they differ, with the hardware it takes', () => {
    let told = 0
    const plan: Plan = initialPlan
    fc.assert(
      fc.property(figures, figures, (one, two) => {
        const [ranks, others] = [one, two].map((of) => goalSortKeys(of, 'recommended'))
        const at = ranks?.findIndex((rank, key) => rank !== others?.[key]) ?? -1
        if (!ranks || !others || at < 0 || (ranks[at] ?? 0) > (others[at] ?? 0)) return
        const words = plain(
          whyPreferredWords(
            plan,
            { gives: {}, figures: one },
            [{ gives: {}, figures: two }],
            format,
          ),
        )
        const keys = ['servers', 'arrays', 'drives'] as const
        expect(words !== '').toBe(keys.some((key) => two[key] < one[key]))
        if (words === '') return
        told += 1
        expect(gains.map((gain) => gain.test(words))).toEqual(gains.map((_, key) => key === at))
        for (const key of keys) {
          const [more, fewer] = [one[key] - two[key], two[key] - one[key]]
          const noun = (count: number) => (count === 1 ? key.slice(0, -1) : key)
          expect(words.includes(`${more} more ${noun(more)}`)).toBe(more > 0)
          expect(words.includes(`${fewer} fewer ${noun(fewer)}`)).toBe(fewer > 0)
        }
      }),
      { numRuns: cases(400, 10_000) },
    )
    expect(told).toBeGreaterThan(40)
  })
})

describe('why a design is as large as it is', () => {
  const given = fc.record({
    mailboxes: fc.constantFrom(250, 2000, 12_000),
    quota: fc.constantFrom(2048, 5120),
    copies: fc.constantFrom(3, 4),
    survive: fc.constantFrom('servers', 'site' as const),
    activeServers: fc.constantFrom(4, 8),
  })

  it('names fewer servers only as they were found, and none only where none was', () => {
    fc.assert(
      fc.property(given, ({ mailboxes, quota, survive, ...of }) => {
        const tiers: Plan['tiers'] = [{ ...initialPlan.tiers[0], mailboxes, quota }]
        const plan: Plan = {
          ...initialPlan,
          ...of,
          tiers,
          survive,
          sites: survive === 'site' ? 2 : 1,
        }
        const result = size(plan)
        const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
        if (!design) return
        const found = solve(plan, searchedAnswerKeys(plan), goalOfPlan(plan), 'the trade-offs')
        const words = plain(whyNoFewerServersWords(plan, design, found, format))
        const servers = design.servers.value
        const best = found.choice?.figures.servers ?? 0
        const fewer = found.held.filter((one) => one.figures.servers < servers)
        expect(words).toMatch(servers === 1 ? /^(One|1) server/ : RegExp(`^${servers} servers, `))
        expect(/because the plan sets them; \d+ (is|are) recommended/.test(words)).toBe(
          servers !== best,
        )
        if (servers !== best) expect(words).toContain(`; ${best} `)
        if (servers !== best) return
        expect(/none of the [\d,]+ layouts searched|is enough/.test(words)).toBe(fewer.length === 0)
        const [, named] = /(?:with|although) (\d+)/.exec(words) ?? []
        if (fewer.length > 0)
          expect(fewer.map((one) => one.figures.servers)).toContain(Number(named))
      }),
      { numRuns: cases(4, 200) },
    )
  }, 600_000)

  it('says that less than a tenth is left only where no layout with so few servers leaves one', () => {
    const plan: Plan = { ...initialPlan, activeServers: 4 }
    const found = solve(plan, searchedAnswerKeys(plan), goalOfPlan(plan), 'the trade-offs')
    const result = size(plan)
    const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
    if (!design || !found.choice) throw new Error('Something holds')
    const figures = { ...found.choice.figures, servers: design.servers.value, hasTenth: true }
    const smaller = { ...figures, servers: 2, used: 0.95, binds: 'memory' } as const
    const held = [false, true].map((hasTenth) => ({ gives: {}, figures: { ...smaller, hasTenth } }))
    const words = (layouts: typeof held) =>
      whyNoFewerServersWords(
        plan,
        design,
        { ...found, choice: { gives: {}, figures }, held: layouts },
        format,
      )
    expect(words(held)).not.toContain('less than a tenth')
    expect(words(held.slice(0, 1))).toContain('because 2 would leave less than a tenth free')
  })

  it('is what one array less on each server lacks, or what the arrays are used for most', () => {
    const reason = (plan: Plan) => {
      const result = size(plan)
      const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
      if (!design) throw new Error('A design holds')
      return plain(
        whyNoFewerServersWords(
          plan,
          design,
          solve(plan, [], goalOfPlan(plan), 'the trade-offs'),
          format,
        ),
      )
    }
    expect(reason(defaultPlan)).toBe('4 arrays, one array per server; used most: space 86 %.')
    const tiers: Plan['tiers'] = [{ ...defaultPlan.tiers[0], quota: 1200 }]
    expect(reason({ ...defaultPlan, tiers })).toMatch(
      /^8 arrays, because one array per server does not hold\. Capacity: /,
    )
  })
})
