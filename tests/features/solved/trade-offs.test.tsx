// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import {
  defaultPlan,
  figuresOf,
  mayBeAutomatic,
  methodOf,
  type Plan,
  picks,
  size,
  solve,
  withAutomatic,
} from '../../../src/engine/index.ts'
import { Explored } from '../../../src/features/solved/trade-offs.tsx'
import { drawn } from '../../browser.tsx'
import { ratedPlan } from '../../engine/explore/solve-plans.ts'
import { standalone300 } from '../../engine/reference-plans.ts'

const start = project.getInitialState()
afterEach(() => {
  project.setState(start, true)
  vi.unstubAllGlobals()
})

const counts = ['servers', 'activeServers', 'dags', 'databases'] as const

/** The layouts of a plan, tried once for all tests that show the same. */
function solvedOf(plan: Plan): ReturnType<typeof solve> {
  const key = JSON.stringify(plan)
  const found = solved.get(key) ?? solve(plan, counts, plan.ranking, 'the trade-offs')
  solved.set(key, found)
  return found
}
const solved = new Map<string, ReturnType<typeof solve>>()

/** What is explored of a plan that is open. */
async function explored(plan: Plan, acts = true): Promise<HTMLElement> {
  openPlan(plan)
  const found = solvedOf(plan)
  const result = size(plan)
  const design = result.ok ? methodOf(plan).propose(plan, result.sizing) : null
  const present = design && figuresOf(design, 1)
  return drawn(
    <Explored
      {...{ plan, present, acts, found }}
      picks={picks(leftOpen(plan))}
      picksAct={acts}
      otherwise={<i>What helps</i>}
    />,
  )
}

/** A plan whose numbers are left to the program as far as they can be. */
const leftOpen = (plan: Plan) =>
  counts
    .filter((key) => mayBeAutomatic(plan, key))
    .reduce((now, key) => withAutomatic(now, key, true), plan)

const words = (of: Element | null) => (of?.textContent ?? '').replace(/\s/g, ' ')
const named = (within: HTMLElement, name: string) =>
  [...within.querySelectorAll('button')].find((one) => words(one) === name)

/** Picks a point of the chart by its place. */
async function pick(host: HTMLElement, at: string): Promise<void> {
  const keys = host.querySelector<HTMLInputElement>('input[type="range"]')
  if (!keys) throw new Error('The chart has no keys')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(keys, at)
    keys.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const eight: Plan = { ...ratedPlan, activeServers: 8 }

describe('layouts that hold', () => {
  it('are told in a sentence beside the plan, and the first by the goal is taken in one press', async () => {
    const host = await explored(eight)
    expect(words(host.querySelector('figcaption'))).toMatch(
      /^No layout that holds has fewer servers or fewer drives than 3 servers with \d+ drives; this plan has 8 servers with \d+ drives\. Tried: up to \d+ servers\b.*\.$/,
    )
    expect(words(host.querySelector('.picked'))).toContain(
      'Changes servers with active mailboxes 8 → 3.',
    )
    await act(async () => named(host, 'Take this layout')?.click())
    expect(project.getState().plan.activeServers).toBe(3)
  })

  it('have a key of the marks that are drawn, and of no others', async () => {
    const keys = (host: HTMLElement) =>
      [...host.querySelectorAll('ul.measures li')].map((one) => words(one).trim())
    expect(keys(await explored(eight))).toEqual([
      'First by the goal',
      'This plan',
      'Another layout that holds',
      'Picked',
    ])
    expect(keys(await explored({ ...eight, activeServers: 3 }))).toEqual([
      'This plan, first by its goal',
      'Another layout that holds',
      'Picked',
    ])
  })

  it('are named by three picks, each layout once with all that it is, and taken in one press', async () => {
    const host = await explored(eight)
    const offers = [...host.querySelectorAll('.offer')].map(words)
    expect(offers).toHaveLength(2)
    expect(offers[0]).toMatch(
      /^Fewest servers, fewest drives: 3 servers, \d+ drives, .*Changes .* 8 → 3\./,
    )
    expect(offers[1]).toMatch(
      /^More room: 3 servers, .*Room for at least 25 % more mailboxes on these servers, with \d+ drives in all\./,
    )
    // Another one that is picked in the chart stands before them.
    await pick(host, '1')
    const both = [...host.querySelectorAll('.offer')].map(words)
    expect(both).toHaveLength(3)
    expect(both[0]).toMatch(/^4 servers, .*Changes .* 8 → 4\./)
    await act(async () => named(host, 'Take fewest servers')?.click())
    expect(project.getState().plan.activeServers).toBe(3)
  })

  it('call that of the plan so, with the names that it has', async () => {
    const host = await explored({ ...eight, activeServers: 3 })
    expect([...host.querySelectorAll('.offer')].map(words)).toEqual([
      expect.stringMatching(/^This plan: 3 servers, [^.]*used$/),
      expect.stringMatching(/^More room: 3 servers, .*Room for at least 25 % more mailboxes/),
    ])
  })

  it('are gone through with the arrow keys, and taken by Enter', async () => {
    const host = await explored(eight)
    const keys = host.querySelector<HTMLInputElement>('input[type="range"]')
    if (!keys) throw new Error('The chart has no keys')
    const read = () => (keys.getAttribute('aria-valuetext') ?? '').replace(/\s/g, ' ')
    expect(read()).toMatch(/^3 servers: .*first by the goal/)
    await pick(host, '1')
    expect(read()).toMatch(/^4 servers: /)
    expect(words(host.querySelector('.picked [role="status"]'))).toContain('8 → 4')
    await act(async () => {
      keys.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
    expect(project.getState().plan.activeServers).toBe(4)
  })

  it('are only read where the plan cannot be replaced, and where the plan has them', async () => {
    expect(named(await explored(eight, false), 'Take this layout')).toBeUndefined()
    const host = await explored({ ...eight, activeServers: 3 })
    expect(named(host, 'Take this layout')).toBeUndefined()
    expect(words(host)).toContain('This plan: 3 servers')
    // That nothing beats it is said at the head of the page.
    expect(words(host.querySelector('figcaption'))).toMatch(
      /^\d+ layouts that hold, by servers and drives$/,
    )
  })

  it('stand against arrays too where there are any, and each reason with how many it passed over', async () => {
    const host = await explored(defaultPlan)
    const labels = [...host.querySelectorAll('.measures label')].map(words)
    expect(labels).toEqual(['Drives', 'Arrays', 'Room'])
    const rows = [...host.querySelectorAll('.compact tbody tr')].map((row) =>
      [...row.children].map(words),
    )
    expect(rows[0]).toEqual(['They hold', '31'])
    expect(rows.map(([, count]) => Number(count)).reduce((one, two) => one + two)).toBe(64)
  })

  it('say in a sentence that none was passed over', async () => {
    const host = await explored(standalone300)
    expect(words(host)).toContain('Nothing was passed over: all 64 layouts hold.')
    expect(host.querySelector('.compact')).toBeNull()
  })

  it('have no chart where none holds, but the nearest miss and what helps', async () => {
    const tiers: Plan['tiers'] = [{ ...ratedPlan.tiers[0], quota: 200_000 }]
    const host = await explored({ ...ratedPlan, bays: 6, tiers, pinned: ['dags'] })
    expect(host.querySelector('figure')).toBeNull()
    expect(words(host)).toMatch(/None of 14 layouts holds/)
    expect(words(host)).toMatch(/Nearest miss, servers with active mailboxes 4 → 16: \S/)
    expect(words(host)).toContain('What helps')
  })
})
