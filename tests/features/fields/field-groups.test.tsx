// @vitest-environment page
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Project, project, setAnswer } from '../../../src/app/store/project.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import {
  defaultPlan,
  fieldGroupsOfStep,
  fieldOf,
  type Plan,
  type QuestionStep,
  withVersion,
} from '../../../src/engine/index.ts'
import { FieldGroups } from '../../../src/features/fields/field-groups.tsx'
import { drawn, turn as turnFold } from '../../browser.tsx'

const later = withVersion(defaultPlan, 'SE')
let host: HTMLElement

async function show(
  plan: Plan,
  step: QuestionStep = 'arrays',
  kept: Partial<Pick<Project, 'drafts' | 'origins' | 'computed'>> = {},
): Promise<void> {
  onTestFinished(() => project.setState(start, true))
  project.setState({ plan, page: step, ...kept })
  const groups = fieldGroupsOfStep(plan, step)
  host = await drawn(<FieldGroups groups={groups} draw={({ key }) => <i key={key}>{key}</i>} />)
}

/** The keys of the fields that are drawn in or outside of folds. */
const keys = (isFolded: boolean) =>
  [...host.querySelectorAll('i')]
    .filter((one) => (one.closest('details') !== null) === isFolded)
    .map(({ textContent }) => textContent)
const give = (key: string, value: number | boolean | null) =>
  act(async () => setAnswer(fieldOf(key), 0, value))
const fold = (at = 0) => {
  const details = [...host.querySelectorAll('details')].at(at)
  if (!details) throw new Error('Nothing is folded')
  return details
}
/** Opens or closes a fold, that of the rarer fields if no other. */
const turn = (open: boolean, at = 0) => turnFold(fold(at), open)
const idle = -1
const inIdle = () => [...fold(idle).querySelectorAll('i')].map(({ textContent }) => textContent)

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

describe('the rarer fields of a step', () => {
  it('stand in one fold, all of them', async () => {
    await show(later)
    const all = fieldGroupsOfStep(later, 'arrays').flatMap(({ fields }) =>
      fields.map(({ key }) => key),
    )
    expect([...keys(false), ...keys(true)].sort()).toEqual(all.sort())
    const folds = [...host.querySelectorAll('details')].map((one) => one.querySelector('summary'))
    expect(folds.map((one) => one?.textContent)).toEqual([
      'Advanced',
      expect.stringMatching(/^\d+ answers not used in this design$/),
    ])
    expect(host.querySelectorAll('details details')).toHaveLength(0)
  })

  it('stand before it while they are in use', async () => {
    await show({ ...later, overhead: 20, secondCores: 24 })
    expect(keys(false)).toEqual(expect.arrayContaining(['overhead', 'secondCores']))
    expect(keys(true)).not.toContain('overhead')
    await give('freeSpace', 8)
    expect(keys(false)).toContain('freeSpace')
    // An answer that is reset is not folded away under the focus.
    await give('overhead', 0)
    expect(keys(false)).toContain('overhead')
  })

  it('stay where they are while it is open, and come out when it is closed', async () => {
    await show(later)
    await turn(true)
    await give('freeSpace', 8)
    expect(keys(true)).toContain('freeSpace')
    await turn(false)
    expect(keys(false)).toContain('freeSpace')
    await turn(true)
    await give('freeSpace', 5)
    await turn(false)
    expect(keys(true)).toContain('freeSpace')
  })
})

describe('fields that a plan has no use for', () => {
  it('say each reason once, and none of them was given', async () => {
    await show(later)
    const reasons = [...host.querySelectorAll('.idle > .unused')].map((one) => one.textContent)
    expect(reasons).toContain('Counts only in a DAG with two sites.')
    expect(new Set(reasons).size).toBe(reasons.length)
    // The fold says that they are not used.
    expect(reasons.join(' ')).not.toContain('Not used')
    expect(fold().querySelectorAll('.unused')).toHaveLength(0)
  })

  it('are asked as soon as they count', async () => {
    await show(later)
    const inFirst = () => [...fold().querySelectorAll('i')].map(({ textContent }) => textContent)
    expect(inFirst()).not.toContain('secondCores')
    await give('sites', 2)
    expect(inFirst()).toContain('secondCores')
  })

  it('stay where they are while they are typed in, and come out when the fold is closed', async () => {
    await show(later, 'availability')
    await turn(true, idle)
    await give('linkSpeed', 1)
    expect(inIdle()).toContain('linkSpeed')
    // It counts now, and again not.
    await give('sites', 2)
    expect(inIdle()).not.toContain('linkSpeed')
    await give('sites', 1)
    expect(keys(false)).toContain('linkSpeed')
    await give('linkLatency', 20)
    expect(inIdle()).toContain('linkLatency')
    await turn(false, idle)
    expect(keys(false)).toContain('linkLatency')
    expect(inIdle()).not.toContain('linkLatency')
  })

  const link = { from: 'link', name: '' } as const
  it.each([
    ['are folded away where a link brought them', { origins: { 'linkSpeed/0': link } }, true],
    [
      'stand in the flow once something else is typed into their box',
      { origins: { 'linkSpeed/0': link }, drafts: { 'linkSpeed/0': '1x' } },
      false,
    ],
    ['stand in the flow where a person gave them', {}, false],
  ])('%s', async (_does, kept, isFolded) => {
    await show({ ...later, linkSpeed: 1 }, 'availability', kept)
    expect(keys(isFolded)).toContain('linkSpeed')
    expect(inIdle().includes('linkSpeed')).toBe(isFolded)
  })

  it('are not what a link brought and the plan has a use for', async () => {
    await show({ ...later, overhead: 20 }, 'arrays', { origins: { 'overhead/0': link } })
    expect(keys(false)).toContain('overhead')
  })

  it('of standalone servers of 2010 are those about copies, with one visible reason', async () => {
    await show({ ...defaultPlan, availability: 'none' }, 'availability')
    expect(inIdle()).toEqual(['copies', 'worstCase', 'survive', 'lostServers'])
    expect(keys(false)).toEqual(expect.arrayContaining(['availability', 'servers', 'sites']))
    expect(fold(idle).querySelector('summary')?.textContent).toMatch(
      /^4 answers not used in this design: standalone servers hold one copy of each database$/,
    )
    await show(defaultPlan, 'availability')
    expect(keys(false)).toContain('copies')
  })

  it('say the rule in place of the servers lost at once, unless a person gave them', async () => {
    await show(defaultPlan, 'availability')
    expect(inIdle()).toEqual(['lostServers'])
    expect(fold(idle).querySelector('summary')?.textContent).toMatch(
      /^1 answer not used in this design: \S/,
    )
    await show({ ...defaultPlan, lostServers: 2 }, 'availability')
    expect(keys(false)).toContain('lostServers')
  })

  it('include answers that no result uses, unless a person gave them', async () => {
    const plan = { ...initialPlan, logDrive: 4000 }
    const computed = { plan, tierIds: start.tierIds }
    await show(plan, 'arrays', { computed, origins: { 'logDrive/0': link } })
    expect(inIdle()).toContain('logDrive')
    expect(fold(idle).textContent).toContain('This plan is without RAID')
    await show(plan, 'arrays', { computed, origins: {} })
    expect(keys(false)).toContain('logDrive')
  })

  it('are counted as one answer if only one is left out', async () => {
    const [tier] = later.tiers
    await show({ ...later, tiers: [{ ...tier, archive: 100, iopsFactor: 2 }] }, 'users')
    expect(inIdle()).toHaveLength(1)
    expect(fold(idle).querySelector('summary')?.textContent).toMatch(
      /^1 answer not used in this design: [a-z][^.]*$/,
    )
  })

  it('are not folded away under the focus once they are reset', async () => {
    await show({ ...later, linkSpeed: 1 }, 'availability')
    expect(keys(false)).toContain('linkSpeed')
    await give('linkSpeed', 1000)
    expect(keys(false)).toContain('linkSpeed')
    await turn(true, idle)
    await turn(false, idle)
    expect(inIdle()).toContain('linkSpeed')
  })
})

describe('the currency', () => {
  /** The keys of the prices, with the currency among them, in or outside of folds. */
  const prices = (isFolded: boolean) =>
    [...host.querySelectorAll('#currency, i')]
      .filter((one) => (one.closest('details') !== null) === isFolded)
      .map(({ id, textContent }) => id || textContent)
      .filter((key) => key === 'currency' || (key && fieldOf(key).isPrice))

  it('stands before the first price of the first part that shows any', async () => {
    await show({ ...later, overhead: 20 })
    expect(prices(false)).toEqual([])
    expect(prices(true).slice(0, 2)).toEqual(['currency', 'serverPrice'])
    await give('databaseDrivePrice', 300)
    expect(prices(false)).toEqual(['currency', 'databaseDrivePrice'])
    expect(prices(true)).not.toContain('currency')
    await give('serverPrice', 9000)
    expect(prices(false)).toEqual(['currency', 'serverPrice', 'databaseDrivePrice'])
  })
})
