// @vitest-environment page
import fc from 'fast-check'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { decideAutomatic, solve } from '../../../src/engine/explore/index.ts'
import { defaultPlan, type Plan, size, withVersion } from '../../../src/engine/index.ts'
import { methodOf, rankingFigures } from '../../../src/engine/methods/index.ts'
import { AllLayoutsThatHold } from '../../../src/features/ways/all-that-hold.tsx'
import { waysToBuild } from '../../../src/features/ways/layout-ways.ts'
import { whyNoFewerServersWords } from '../../../src/features/ways/size-reason.ts'
import {
  SearchResultSection,
  searchProgressWords,
} from '../../../src/features/ways/ways-section.tsx'
import { automaticReason } from '../../../src/features/ways/why-words.ts'
import { formatFor } from '../../../src/ui/format.ts'
import { drawn } from '../../browser.tsx'
import { cases } from '../../cases.ts'
import { ratedPlan, rolePlans } from '../../engine/explore/solve-plans.ts'
import { usedOf } from '../../engine/explore/whole-space.ts'
import { standalone300 } from '../../engine/reference-plans.ts'

const start = project.getInitialState()
afterEach(() => project.setState(start, true))

const counts = ['servers', 'activeServers', 'dags', 'databases'] as const

/** The layouts of a plan, tried once for all tests that show the same. */
function solvedOf(plan: Plan): ReturnType<typeof solve> {
  const key = JSON.stringify(plan)
  const found = solved.get(key) ?? solve(plan, counts, plan.ranking, 'the trade-offs')
  solved.set(key, found)
  return found
}
const solved = new Map<string, ReturnType<typeof solve>>()

function proposedFor(plan: Plan) {
  const result = size(plan)
  const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
  return { design, present: design && rankingFigures(design, 1) }
}

/** The ways to build a plan that is open. */
async function waysTo(plan: Plan, acts = true): Promise<HTMLElement> {
  openPlan(plan)
  return drawn(
    <SearchResultSection {...{ plan, acts, ...proposedFor(plan), found: solvedOf(plan) }} />,
  )
}

/** Every layout of a plan that is open, unfolded. */
async function allOf(plan: Plan, acts = true): Promise<HTMLElement> {
  openPlan(plan)
  const { present } = proposedFor(plan)
  return drawn(<AllLayoutsThatHold {...{ plan, acts, present, found: solvedOf(plan) }} />)
}

const words = (of: Element | null) => (of?.textContent ?? '').replace(/\s/g, ' ')
const cardsOf = (host: HTMLElement) => [...host.querySelectorAll('.way-card')]

const eight: Plan = { ...ratedPlan, activeServers: 8 }

describe('the ways to build a plan', () => {
  it('are cards of the first by its order, of what is best by another aim, and of the plan; one is chosen in one press', async () => {
    const host = await waysTo(eight)
    const cards = cardsOf(host)
    expect(words(cards[0] ?? null)).toMatch(
      /^Recommended.* · fewest servers · fewest drives.*3 servers, \d+ drives1 DAG of 3 · 3 copies/,
    )
    const own = cards.filter((one) => one.classList.contains('chosen'))
    expect(own.map(words)).toEqual([expect.stringMatching(/^This plan8 servers/)])
    await act(async () => cards[0]?.querySelector('button')?.click())
    expect(project.getState().plan.activeServers).toBe(3)
  })

  it('name the first by its order for every aim in which no other is better', () => {
    const found = solvedOf(eight)
    const { choice } = found
    if (!choice) throw new Error('A layout holds')
    const { used, drives } = choice.figures
    // As few servers and fewer drives: the fewest servers are those of the first all the same.
    const alike = {
      gives: {},
      figures: { ...choice.figures, used: used + 0.01, drives: drives - 1 },
    }
    const titles = waysToBuild(
      eight,
      null,
      { choice, held: [alike, choice] },
      formatFor('en-US'),
    ).map(({ title }) => title)
    expect(titles).toEqual(['Recommended · fewest servers', 'Fewest drives'])
  })

  it('have more room only where they leave a tenth of memory and the link as well', () => {
    const { choice } = solvedOf(eight)
    if (!choice) throw new Error('A layout holds')
    const titlesWith = (hasTenth: boolean) => {
      const first = { ...choice, figures: { ...choice.figures, hasTenth: true } }
      const { used, drives } = first.figures
      const figures = { ...first.figures, used: used - 0.1, drives: drives + 1, hasTenth }
      const held = [first, { gives: {}, figures }]
      const ways = waysToBuild(eight, null, { choice: first, held }, formatFor('en-US'))
      return ways.map(({ title }) => title)
    }
    expect(titlesWith(true)).toContain('More room')
    expect(titlesWith(false)).not.toContain('More room')
  })

  it('have more room in their own sizing, on no more servers, and keep a free tenth', () => {
    let found = 0
    const shown = (plan: Plan) => {
      const result = size(plan)
      const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
      if (!design) throw new Error('The layout holds')
      return { servers: design.servers.value, used: usedOf(design) }
    }
    fc.assert(
      fc.property(rolePlans, fc.integer({ min: 100, max: 4000 }), (drawn, mailboxes) => {
        const [tier] = drawn.tiers
        const plan: Plan = { ...drawn, ranking: 'arrays', tiers: [{ ...tier, mailboxes }] }
        const open = [...counts, 'copies', 'laggedCopies', 'databaseDrive'] as const
        const result = solve(plan, open, 'recommended', 'the trade-offs')
        const ways = waysToBuild(plan, null, result, formatFor('en-US'))
        const roomier = ways.find(({ title }) => /more room/i.test(title))
        if (!roomier || !result.choice) return
        found += 1
        const [first, more] = [shown({ ...plan, ...result.choice.gives }), shown(roomier.plan)]
        expect(more.servers).toBeLessThanOrEqual(first.servers)
        expect(more.used).toBeLessThan(first.used)
      }),
      { numRuns: cases(20, 300) },
    )
    expect(found).toBeGreaterThan(cases(1, 40))
  })

  it('hold no virtual machine against the architecture of physical servers', () => {
    const { choice } = solvedOf(eight)
    if (!choice) throw new Error('A layout holds')
    const terms = (plan: Plan) =>
      waysToBuild(plan, null, { choice, held: [choice] }, formatFor('en-US')).flatMap(({ rows }) =>
        rows.map(({ term }) => term),
      )
    expect(terms(eight)).toContain('Preferred architecture')
    expect(terms({ ...eight, processorBy: 'virtual machine' })).not.toContain(
      'Preferred architecture',
    )
  })

  it('say while they are looked for how many layouts were tried, and the best so far', () => {
    const { choice } = solvedOf(eight)
    const told = (best: NonNullable<typeof choice>['figures'] | null, plan = eight) =>
      searchProgressWords(plan, { judged: 412, best }, formatFor('en-US')).replaceAll('\u00a0', ' ')
    expect(told(null)).toBe('412 layouts tried.')
    expect(told(choice?.figures ?? null)).toMatch(
      /^412 layouts tried\. So far: 3 servers, \d+ drives\.$/,
    )
    expect(told(choice?.figures ?? null, { ...eight, processorBy: 'virtual machine' })).toBe(
      '412 layouts tried. So far: 3 virtual machines.',
    )
  })

  it('give the plan that the card says', async () => {
    const host = await waysTo(eight)
    for (const card of cardsOf(host)) {
      project.setState(start, true)
      openPlan(eight)
      await act(async () => card.querySelector('button')?.click())
      const { plan } = project.getState()
      const { present } = proposedFor(plan)
      expect(words(card)).toContain(
        `${present?.servers ?? 0} servers, ${present?.drives ?? 0} drives`,
      )
    }
  })

  it('say that they are of the plan before while the search goes on', async () => {
    const found = solvedOf(eight)
    const host = await drawn(
      <SearchResultSection
        {...{ plan: eight, acts: false, isOld: true, ...proposedFor(eight), found }}
      />,
    )
    expect(words(host.querySelector('h2'))).toBe('Ways to build it not updated')
  })

  it('name what was searched, and their size names what one step less lacks', async () => {
    const host = await waysTo(eight)
    expect(words(host)).toMatch(/Searched: up to \d+ servers.*\d+ of \d+ layouts hold\./)
    const three = { ...eight, activeServers: 3 }
    const { design } = proposedFor(three)
    const reason =
      design && whyNoFewerServersWords(three, design, solvedOf(three), formatFor('en-US'))
    expect(reason?.replaceAll('\u00a0', ' ')).toMatch(
      /^3 servers, because none of the 5 layouts searched holds with fewer\. With 2 servers: .*3 copies of a database need as many servers/,
    )
  })

  it('are only read where the plan cannot be replaced', async () => {
    const host = await waysTo(eight, false)
    await act(async () => cardsOf(host)[0]?.querySelector('button')?.click())
    expect(project.getState().plan.activeServers).toBe(8)
  })

  it('are arrays where a plan considers them: what is proposed, the most headroom, and every other RAID policy that holds', async () => {
    const host = await waysTo(defaultPlan)
    const cards = cardsOf(host).map(words)
    expect(cards).toEqual([
      expect.stringMatching(
        /^Recommended in RAID 6, as asked4 × PS6100XV, 96 drives24 × 600 GB in RAID 6.*, one array per serverRAID 6 was asked for; RAID 5 would keep the reserve\..*This plan$/,
      ),
      expect.stringMatching(/^Most headroom8 × PS6100XV, 192 drives/),
      expect.stringMatching(
        /^Other RAIDRAID 10 4 × PS6100X.*, space 99 %.*RAID 50 4 × .*RAID 5 4 × /,
      ),
    ])
    const offers = [...host.querySelectorAll('.way-card button')]
    expect(offers).toHaveLength(4)
    for (const offer of offers) {
      project.setState(start, true)
      openPlan(defaultPlan)
      await act(async () => offer instanceof HTMLElement && offer.click())
      const { plan } = project.getState()
      const { design } = proposedFor(plan)
      const model = plan.raid === 'RAID 10' ? 'PS6100X' : 'PS6100XV'
      expect(words(offer)).toContain(`${design?.arrays?.value} × ${model}`)
      if (plan.raid !== defaultPlan.raid) expect(words(offer)).toContain(`Choose ${plan.raid}: `)
    }
  })

  it('are none where no layout holds, but the nearest miss', async () => {
    const tiers: Plan['tiers'] = [{ ...ratedPlan.tiers[0], quota: 200_000 }]
    const host = await waysTo({ ...ratedPlan, bays: 6, tiers, pinned: ['dags'] })
    expect(cardsOf(host)).toHaveLength(0)
    expect(words(host)).toMatch(/None of 14 layouts holds Searched: /)
    expect(words(host)).toMatch(/Nearest miss, servers with active mailboxes 4 → 16: \S/)
  })
})

it('every sentence that claims something of all layouts has the ranges that were searched beside it', async () => {
  const claim = /fewest|no layout|no other|nothing|none of (?!them)/i
  const ranges =
    /(?:Searched|Tried): (?:up to|\d|none or|this layout alone)|No layout holds of (?:up to|\d|none or)/
  const format = formatFor('en-US')
  let claims = 0
  const expectRanges = (text: string | null, beside = '') => {
    const said = (text ?? '').replace(/\s/g, ' ')
    if (!claim.test(said)) return
    claims += 1
    expect(`${said} ${beside}`).toMatch(ranges)
  }
  await fc.assert(
    fc.asyncProperty(rolePlans, async (drawnPlan) => {
      const automatic = defaultPlan.automatic.concat(withVersion(defaultPlan, 'SE').automatic)
      const decided = decideAutomatic({ ...drawnPlan, bays: 12, automatic })
      const { plan, solved: found } = decided
      const { design, present } = proposedFor(plan)
      const result = size(plan)
      if (!found || !result.ok) return
      openPlan(plan)
      const ways = words(
        await drawn(<SearchResultSection {...{ plan, acts: true, design, present, found }} />),
      )
      expectRanges(ways)
      expectRanges(design && whyNoFewerServersWords(plan, design, found, format), ways)
      for (const key of automatic)
        expectRanges(automaticReason(plan, result.sizing, key, decided, format))
      if (!found.choice) return
      const all = await drawn(<AllLayoutsThatHold {...{ plan, acts: true, present, found }} />)
      expectRanges(words(all.querySelector('figcaption')))
    }),
    { numRuns: cases(3, 200) },
  )
  expect(claims).toBeGreaterThan(cases(3, 400))
})

describe('all layouts that hold', () => {
  it('are told in a sentence beside the plan, and each is taken in one press', async () => {
    const host = await allOf(eight)
    expect(words(host.querySelector('figcaption'))).toMatch(
      /^No layout that holds has fewer servers or fewer drives than 3 servers with \d+ drives; this plan has 8 servers with \d+ drives\. Searched: up to \d+ servers\b.*\.$/,
    )
    await act(async () => host.querySelector<HTMLButtonElement>('button.use')?.click())
    expect(project.getState().plan.activeServers).toBe(3)
  })

  it('have a key of the marks that are drawn, and of no others', async () => {
    const keys = (host: HTMLElement) =>
      [...host.querySelectorAll('ul.measures li')].map((one) => words(one).trim())
    expect(keys(await allOf(eight))).toEqual([
      'First by the goal',
      'This plan',
      'Another layout that holds',
    ])
    expect(keys(await allOf({ ...eight, activeServers: 3 }))).toEqual([
      'This plan, first by its goal',
      'Another layout that holds',
    ])
  })

  it('stand against arrays too where there are any, and each reason with how many it passed over', async () => {
    const host = await allOf(defaultPlan)
    const labels = [...host.querySelectorAll('.measures label')].map(words)
    expect(labels).toEqual(['Drives', 'Arrays', 'Room'])
    const rows = [...host.querySelectorAll('.compact tbody tr')].map((row) =>
      [...row.children].map(words),
    )
    expect(rows[0]).toEqual(['They hold', '31'])
    expect(rows.map(([, count]) => Number(count)).reduce((one, two) => one + two)).toBe(64)
  })

  it('offer no choice of measures where layouts differ in drives alone', async () => {
    const found = solvedOf(eight)
    const held = found.held.map((one) => ({
      ...one,
      figures: { ...one.figures, used: 0, cost: null, watts: null },
    }))
    const host = await drawn(
      <AllLayoutsThatHold plan={eight} acts present={null} found={{ ...found, held }} />,
    )
    expect(words(host)).toContain('Drives in all')
    expect(host.querySelector('input[type=radio]')).toBeNull()
    expect(words(host)).not.toContain('Servers against')
  })

  it('say nothing of what was passed over where all hold', async () => {
    expect((await allOf(standalone300)).querySelector('.compact')).toBeNull()
  })

  it('cannot be taken where the plan cannot be replaced', async () => {
    expect((await allOf(eight, false)).querySelector('button.use')).toBeNull()
  })
})
