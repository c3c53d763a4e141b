import { describe, expect, it } from 'vitest'
import { suggestions } from '../../../src/engine/explore/index.ts'
import { fieldOf, fixesOfProblem, type Plan } from '../../../src/engine/index.ts'
import { proposeServerDesign } from '../../../src/engine/methods/roles/designs/server-designs.ts'
import { suggestionsByRoles } from '../../../src/engine/methods/roles/search/suggestions.ts'
import { serverPlan, sizedServers } from './server-plans.ts'

/** Four servers of 16 cores at an assumed rate in each site: their processors do not do. */
const busy = serverPlan({ growth: 20 }, { activeServers: 4, cores: 16, specRate: null })
const found = suggestions(busy)
const changes = found.filter((one) => one.kind === 'change')
const toOf = (answer: string) => {
  const to = changes.find((one) => one.answer === answer)?.to
  return typeof to === 'object' ? to.value : to
}
const holds = (plan: Plan) => proposeServerDesign(plan, sizedServers(plan)) !== null

describe('the smallest changes after which some servers fit', () => {
  it('are more servers, more cores, a higher rate or more DAGs, before anything of the users', () => {
    expect(holds(busy)).toBe(false)
    expect(changes.map(({ answer }) => answer)).toEqual([
      ...['activeServers', 'cores', 'dags', 'specRate'],
      ...['messages', 'mailboxes'],
    ])
    expect(toOf('activeServers')).toBe(8)
    expect(toOf('cores')).toBe(34)
  })

  it('are the smallest, and what they lead to holds', () => {
    for (const { plan, design, answer } of changes) {
      expect(holds(plan), answer).toBe(true)
      expect(design.verdict).not.toBe('does not fit')
    }
    for (const [answer, last] of [['activeServers', 7] as const, ['cores', 33] as const])
      for (let count = Number(fieldOf(answer).read(busy, 0)); count <= last; count += 1)
        expect(holds({ ...busy, [answer]: count }), `${answer} ${count}`).toBe(false)
  })

  it('say what was tried in vain', () => {
    const vain = found.filter((one) => one.kind === 'none helps')
    expect(vain.map(({ answer }) => answer)).toContain('databaseDrive')
    for (const { tried, closest } of vain) {
      expect(tried.length).toBeGreaterThan(1)
      expect(closest?.binding.holds ?? false).toBe(false)
    }
  })

  it('are none where servers hold already', () => {
    expect(suggestions(serverPlan())).toEqual([])
  })

  it('do not raise cores that have a rate: that alone changes nothing', () => {
    const rated = suggestions({ ...busy, specRate: 540 })
    expect(rated.map(({ answer }) => answer)).not.toContain('cores')
    expect(rated.map(({ answer }) => answer)).toContain('specRate')
  })

  it('leave as much of the mailboxes as servers hold, where that is little', () => {
    const far = serverPlan(
      { mailboxes: 120_000 },
      { sites: 1, copies: 3, secondSiteCopies: 1, activeServers: 4, cores: 16, specRate: 540 },
    )
    const change = suggestions(far).find(({ answer }) => answer === 'mailboxes')
    if (change?.kind !== 'change' || typeof change.to === 'string') throw new Error('It helps')
    const left = change.to.value
    const withMailboxes = (mailboxes: number): Plan => ({
      ...far,
      tiers: [{ ...far.tiers[0], mailboxes }],
    })
    expect(left).toBeGreaterThan(100)
    expect(holds(withMailboxes(left))).toBe(true)
    expect(holds(withMailboxes(Math.ceil(left * 1.1)))).toBe(false)
  })
})

describe('the loss of a site that is asked for where there is one', () => {
  const one = serverPlan({}, { sites: 1, survive: 'site', siteModel: 'AP' })
  const [problem] = sizedServers(one).broken

  it('is a problem at its field, which other answers take away', () => {
    if (problem?.code !== 'one site to survive') throw new Error('It is told')
    expect(problem.answer).toBe('survive')
    for (const { answer, value } of fixesOfProblem(problem)) {
      const mended = fieldOf(answer).write(one, 0, value)
      expect(sizedServers(mended).broken, answer).toEqual([])
    }
    const alone = { ...one, availability: 'none' } as const
    expect(sizedServers(alone).broken.map(({ code }) => code)).not.toContain(problem.code)
  })

  it('is made good by a second site, and by no processors', () => {
    const found = suggestions(one)
    const changed = found.filter(({ kind }) => kind === 'change').map(({ answer }) => answer)
    expect(changed).toEqual(['sites'])
    expect(found.map(({ answer }) => answer)).not.toContain('specRate')
  })
})

it('begins with the next size of memory that does, where servers have too little', () => {
  const enough = serverPlan({}, {})
  const needed = sizedServers(enough).memory?.exactly.value ?? 0
  const short = { ...enough, serverMemory: 80 }
  expect(holds(enough)).toBe(true)
  expect(holds(short)).toBe(false)
  const [first, ...others] = suggestions(short)
  // More servers and more DAGs, which share the mailboxes, do as well, and are dearer.
  expect(others.map(({ answer }) => answer)).toEqual(
    expect.arrayContaining(['activeServers', 'dags']),
  )
  if (first?.kind !== 'change' || typeof first.to === 'string') throw new Error('It is a size')
  expect([first.answer, first.to.unit]).toEqual(['serverMemory', 'GiB'])
  const sold = [32, 64, 96, 128, 192, 256, 384, 512]
  expect(first.to.value).toBe(sold.find((size) => size >= needed))
  const moves = suggestionsByRoles.moves(short, sizedServers(short), new Set())
  expect(moves.find(({ answer }) => answer === 'serverMemory')).toMatchObject({
    sizes: [96, 128, 192, 256, 384, 512, 768, 1024],
  })
  // Nobody is told to buy memory where there is enough.
  expect(found.map(({ answer }) => answer)).not.toContain('serverMemory')
})
