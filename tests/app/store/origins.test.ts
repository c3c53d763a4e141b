import { beforeEach, describe, expect, it } from 'vitest'
import { draftOrOriginKey } from '../../../src/app/store/origins.ts'
import { keepDraft, originOfAnswer, project, setAnswer } from '../../../src/app/store/project.ts'
import {
  pinAnswer,
  resetAnswer,
  resetPlan,
  resetStep,
  unpinAnswer,
} from '../../../src/app/store/resets.ts'
import { projectToSavedText, readSavedProject } from '../../../src/app/store/saved-text.ts'
import {
  addTier,
  addTierWithAnswers,
  copyTier,
  keyedByTierIndex,
  moveTier,
  removeTier,
  replaceTier,
} from '../../../src/app/store/tiers.ts'
import { redo, undo } from '../../../src/app/store/undo.ts'
import { applyChangedPlan, openPlan } from '../../../src/app/store/whole-projects.ts'
import { processorText } from '../../../src/engine/hardware/index.ts'
import { defaultPlan, fieldOf, type Plan } from '../../../src/engine/index.ts'
import { planWith } from '../../engine/plans.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

const now = () => project.getState()
const quota = fieldOf('quota')
const growth = fieldOf('growth')
const servers = fieldOf('servers')
const price = fieldOf('price-PS6100XV-600')
const origin = (key: string, at = 0) => originOfAnswer(now(), fieldOf(key), at)

const theirs: Plan = {
  ...planWith({ quota: 1000 }, { servers: 6, prices: { 'PS6100XV 600': 9000 } }),
  name: 'Contoso',
}
const link = { from: 'link', name: 'Contoso' }

describe('where an answer comes from', () => {
  it('is told of those that a link changed, and of no default', () => {
    openPlan(theirs)
    expect(now().origins).toEqual({
      'quota/0': link,
      'servers/0': link,
      [draftOrOriginKey({ field: price.key, tier: 0 })]: link,
    })
  })

  it('is the file that has them, the solution, or nothing for the address of the own tab', () => {
    openPlan(theirs, 'workbook', 0, 'filled.xlsm')
    expect(origin('quota')).toEqual({ from: 'workbook', name: 'filled.xlsm' })
    openPlan(theirs, 'address')
    expect(now().origins).toEqual({})
  })

  it('is the person once an answer is typed, even with its former value; other origins stay', () => {
    openPlan(theirs)
    setAnswer(quota, 0, 900)
    setAnswer(quota, 0, 1000)
    expect(origin('quota')).toBeUndefined()
    expect(origin('servers')).toEqual(link)
  })

  it('is oneself, without a draft, for all that one answer writes', () => {
    const from = { from: 'workbook', name: 'filled.xlsm' } as const
    const processor = {
      ...{ name: 'Intel Xeon Gold 6526Y', sockets: 2, cores: 32, mhz: 2800, year: 2023 },
      ...{ median: 339, lowest: 333, highest: 352, results: 39 },
    }
    project.setState({
      drafts: { 'cores/0': '16x', 'growth/0': '1x' },
      origins: { 'cores/0': from, 'specRate2017/0': from, 'growth/0': from },
    })
    setAnswer(fieldOf('processor'), 0, processorText(processor))
    expect(now().plan).toMatchObject({ cores: 32, specRate2017: 339 })
    expect(now().drafts).toEqual({ 'growth/0': '1x' })
    expect(now().origins).toEqual({ 'growth/0': from })
  })

  it('stays while what is typed is no answer', () => {
    openPlan(theirs)
    keepDraft(quota, 0, 'much')
    expect(origin('quota')).toEqual(link)
  })

  it('is the suggestion, for the answers that it changed alone', () => {
    setAnswer(growth, 0, 20)
    applyChangedPlan({ ...now().plan, servers: 5 }, 'Servers 5')
    expect(now().origins).toEqual({ 'servers/0': { from: 'suggestion', name: 'Servers 5' } })
  })

  it('comes back with the answer', () => {
    openPlan(theirs)
    setAnswer(quota, 0, 900)
    undo()
    expect(origin('quota')).toEqual(link)
    redo()
    expect(origin('quota')).toBeUndefined()
    applyChangedPlan({ ...now().plan, servers: 8 }, 'Servers 8')
    undo()
    expect(origin('servers')).toEqual(link)
  })
})

describe('the origins of a tier', () => {
  const both: Plan = { ...theirs, tiers: [defaultPlan.tiers[0], { ...theirs.tiers[0], name: 'B' }] }
  const preset = { from: 'preset', name: 'Rooms' } as const

  it('go with it, to a copy too, and come back with it', () => {
    openPlan(both)
    expect([origin('quota', 0), origin('quota', 1)]).toEqual([undefined, link])
    moveTier(1, 0)
    expect([origin('quota', 0), origin('quota', 1)]).toEqual([link, undefined])
    copyTier(0, 'B')
    expect(origin('quota', 1)).toEqual(link)
    setAnswer(quota, 1, 2000)
    expect([origin('quota', 0), origin('quota', 1)]).toEqual([link, undefined])
    removeTier(0)
    expect(Object.keys(now().origins)).toEqual(['servers/0', 'price-PS6100XV-600/0'])
    undo()
    expect(origin('quota', 0)).toEqual(link)
  })

  it('do not go to a tier that is added, and are kept by place', () => {
    openPlan(both)
    addTier()
    moveTier(0, 2)
    const saved = keyedByTierIndex(now().origins, now().tierIds)
    expect(Object.keys(saved).filter((key) => key.startsWith('quota'))).toEqual(['quota/0'])
  })

  it('are the preset that the tier was taken from', () => {
    const rooms = { ...defaultPlan.tiers[0], name: 'Rooms', quota: 500 }
    setAnswer(growth, 0, 30)
    addTierWithAnswers(rooms, preset)
    expect(now().origins).toEqual({ [`quota/${String(now().tierIds[1])}`]: preset })
    replaceTier(0, rooms, 'Rooms as the preset of Tier 1', preset)
    expect(origin('quota', 0)).toEqual(preset)
  })
})

describe('a reset', () => {
  const [usual] = defaultPlan.tiers

  it('of an answer removes its value, its typed text and its origin', () => {
    openPlan(theirs)
    keepDraft(quota, 0, 'much')
    resetAnswer(quota, 0)
    expect(now().plan.tiers[0].quota).toBe(usual.quota)
    expect(now().drafts).toEqual({})
    expect(origin('quota')).toBeUndefined()
    expect(now().history.at(-1)?.of).toEqual({
      ...{ kind: 'reset', what: 'field' },
      ...{ field: 'quota', tier: 0 },
    })
    undo()
    expect(origin('quota')).toEqual(link)
    expect(now().plan.tiers[0].quota).toBe(1000)
  })

  it('of a step leaves the others, and what is pinned', () => {
    openPlan(planWith({ quota: 1000, retention: 30 }, { logDays: 5, servers: 6 }))
    pinAnswer('retention')
    resetStep('users')
    const [tier] = now().plan.tiers
    expect([tier.quota, tier.retention, now().plan.logDays, now().plan.servers]).toEqual([
      ...[usual.quota, 30, defaultPlan.logDays, 6],
    ])
  })

  it('of the plan is of every tier and leaves the version, names, prices and arrays', () => {
    openPlan({ ...theirs, exchange: '2007' })
    addTier()
    setAnswer(quota, 1, 2000)
    resetPlan()
    const { plan } = now()
    expect(plan).toEqual({
      ...defaultPlan,
      exchange: '2007',
      name: 'Contoso',
      prices: theirs.prices,
      tiers: [usual, usual],
    })
    expect(Object.keys(now().origins)).toEqual(['exchange/0', 'price-PS6100XV-600/0'])
  })

  it('of nothing that departs is no step of the history', () => {
    resetPlan()
    resetStep('users')
    resetAnswer(servers, 0)
    expect(now().history).toEqual([])
  })
})

describe('a pin', () => {
  it('stands in the plan by the alphabet, and is a step that changes no figure', () => {
    pinAnswer('servers')
    pinAnswer('copies')
    pinAnswer('copies')
    expect(now().plan.pinned).toEqual(['copies', 'servers'])
    expect(now().computed?.plan).toBe(now().plan)
    unpinAnswer('servers')
    expect(now().plan.pinned).toEqual(['copies'])
    expect(now().history.map(({ of }) => of)).toEqual([
      { kind: 'pins', done: 'pinned', field: 'servers' },
      { kind: 'pins', done: 'pinned', field: 'copies' },
      { kind: 'pins', done: 'unpinned', field: 'servers' },
    ])
    undo()
    expect(now().plan.pinned).toEqual(['copies', 'servers'])
  })
})

describe('a saved project', () => {
  const read = async (text: string) => (await readSavedProject(text))?.state.origins

  it('has the origins of its answers, and none where there are none', async () => {
    expect(projectToSavedText(now())).not.toContain('origins')
    openPlan(theirs)
    expect(await read(projectToSavedText(now()))).toEqual(now().origins)
  })

  it('is read without what is no origin', async () => {
    openPlan(theirs)
    const saved = { ...JSON.parse(projectToSavedText(now())) }
    const readWith = (origins: unknown) => read(JSON.stringify({ ...saved, origins }))
    const [of, more] = [{ 'quota/0': link }, { 'servers/0': { ...link, extra: 1 } }]
    expect(
      await readWith({ ...of, ...more, a: null, b: { from: 'moon', name: '' }, c: 5 }),
    ).toEqual({
      ...of,
      'servers/0': link,
    })
    for (const none of [null, [], 'link', 7, { a: { from: 'link', name: 3 } }])
      expect(await readWith(none)).toEqual({})
  })
})
