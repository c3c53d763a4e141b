import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  earlierProjectsStore,
  mostEarlierProjects,
  summarizeSavedProject,
} from '../../../src/app/store/earlier-projects.ts'
import { keepOwnArrayDraft } from '../../../src/app/store/own-arrays.ts'
import {
  draftOfAnswer,
  endEdit,
  keepDraft,
  project,
  setAnswer,
  setPlanNamesAndCurrency,
} from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import {
  tabSavingRecord as knowledge,
  readTimeOfLastChange,
  restoreProjectAndSaveChanges,
  savingStore,
} from '../../../src/app/store/save-project.ts'
import {
  keepProjectOfThisTab,
  openEarlierProject,
  takeProjectOfOtherTab,
} from '../../../src/app/store/saved-choices.ts'
import { projectToSavedText } from '../../../src/app/store/saved-text.ts'
import {
  addTier,
  keyedByTierIndex,
  moveTier,
  nameTier,
  removeTier,
} from '../../../src/app/store/tiers.ts'
import { redo, undo } from '../../../src/app/store/undo.ts'
import { duplicateVariant, openVariant, removeVariant } from '../../../src/app/store/variants.ts'
import {
  applyChangedPlan,
  dismissNotice,
  openPlan,
  projectToReturnTo,
  restoreOwnProject,
  startOver,
} from '../../../src/app/store/whole-projects.ts'
import { defaultPlan, fieldOf, type Plan } from '../../../src/engine/index.ts'
import { cases } from '../../cases.ts'
import { eventually } from '../../eventually.ts'

const start = project.getInitialState()
const [quota, copies, mailboxes] = [fieldOf('quota'), fieldOf('copies'), fieldOf('mailboxes')]
const folder = 'spindle:/exchange/'

/** What the browser has: for all tabs, and of the one that is open. */
const browser = new Map<string, string>()
let tab = new Map<string, string>()
let takes: (key: string) => boolean = () => true
let heard: ((event: { readonly key: string }) => void)[] = []
let followed: (() => void)[] = []
let listener: Parameters<typeof project.subscribe>[0] = () => {}

function storageOf(texts: () => Map<string, string>) {
  return {
    getItem: (key: string) => texts().get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!takes(key)) throw new DOMException('full', 'QuotaExceededError')
      texts().set(key, text)
    },
    removeItem: (key: string) => texts().delete(key),
  }
}

/** Opens a tab, or loads its page again where it has saved something. */
async function open(texts = new Map<string, string>()): Promise<boolean> {
  for (const end of followed) end()
  project.setState(start, true)
  tab = texts
  heard = []
  const subscribe = vi.spyOn(project, 'subscribe')
  const isRestored = await restoreProjectAndSaveChanges()
  followed = subscribe.mock.results.map(({ value }) => value)
  listener = subscribe.mock.calls[0]?.[0] ?? listener
  subscribe.mockRestore()
  return isRestored
}

const reload = () => open(tab)
/** The browser tells this tab that another one stored something. */
const hear = (key = folder) => {
  for (const listener of heard) listener({ key })
}
const count = () => project.getState().plan.tiers[0].mailboxes
const type = (mailboxCount: number) => {
  setAnswer(mailboxes, 0, mailboxCount)
  endEdit()
}
const of = (mailboxCount: number): Plan => mailboxes.write(defaultPlan, 0, mailboxCount)
const textOf = (plan: Plan) =>
  projectToSavedText({
    plan,
    tierIds: [0],
    computed: { plan, tierIds: [0] },
    drafts: {},
    origins: {},
  })
const storedCount = () => summarizeSavedProject(browser.get(folder) ?? '').mailboxes
const keptCounts = () =>
  earlierProjectsStore.getState().plans.map(({ text }) => summarizeSavedProject(text).mailboxes)
const newest = () => {
  const [entry] = earlierProjectsStore.getState().plans
  if (!entry) throw new Error('Nothing is kept')
  return entry
}

beforeEach(() => {
  browser.clear()
  takes = () => true
  const listen = (_type: string, listener: (typeof heard)[number]) => heard.push(listener)
  vi.stubGlobal(
    'sessionStorage',
    storageOf(() => tab),
  )
  vi.stubGlobal(
    'localStorage',
    storageOf(() => browser),
  )
  vi.stubGlobal('location', { pathname: '/exchange/index.html' })
  vi.stubGlobal('window', { addEventListener: listen })
  vi.stubGlobal('document', { addEventListener: vi.fn() })
})
afterEach(() => {
  for (const end of followed) end()
  followed = []
  vi.unstubAllGlobals()
  project.setState(start, true)
})

const typed = () =>
  project.getState().plan.tiers.map((_tier, at) => draftOfAnswer(project.getState(), quota, at))

it('text typed in a tier is saved by its place, as it always was, and is back in the next tab', async () => {
  expect(await open()).toBe(false)
  addTier()
  addTier()
  for (const [at, name] of ['A', 'B', 'C'].entries()) nameTier(at, name)
  keepDraft(quota, 1, 'some')
  keepDraft(quota, 2, 'much')
  keepDraft(copies, 0, 'four')
  moveTier(2, 0)
  removeTier(1)
  expect(typed()).toEqual(['much', 'some'])
  const { drafts } = JSON.parse(browser.get(folder) ?? '')
  expect(drafts).toEqual({ 'quota/0': 'much', 'quota/1': 'some', 'copies/0': 'four' })

  const { plan } = project.getState()
  expect(await open(), 'of a new tab').toBe(false)
  expect(project.getState().plan).toEqual(plan)
  expect(typed()).toEqual(['much', 'some'])
  expect(draftOfAnswer(project.getState(), copies, 0)).toBe('four')
  setAnswer(copies, 0, 3)
  expect(await reload(), 'of the same tab').toBe(true)
})

describe('the own plan', () => {
  beforeEach(async () => {
    await open()
    type(4321)
  })

  for (const from of ['link', 'file', 'reference solution'] as const)
    it(`stays stored under one that came in from a ${from}, through every reload`, async () => {
      openPlan(of(999), from)
      expect(storedCount()).toBe(4321)
      await reload()
      expect(count()).toBe(999)
      expect(projectToReturnTo(project.getState())?.plan).toEqual(of(4321))
      dismissNotice()
      openPlan(of(888))
      await reload()
      expect(count()).toBe(888)
      restoreOwnProject()
      expect(count()).toBe(4321)
      openPlan(of(777))
      await open()
      expect(count(), 'in a new tab').toBe(4321)
      expect(keptCounts()).toEqual([])
    })

  it('is kept once the plan that came in is edited, and so is that when going back', async () => {
    openPlan(of(999))
    await reload()
    type(1000)
    expect(storedCount()).toBe(1000)
    expect(keptCounts()).toEqual([4321])
    type(1001)
    await open()
    expect([count(), keptCounts()]).toEqual([1001, [4321]])
    await openEarlierProject(newest())
    expect([count(), storedCount(), keptCounts()]).toEqual([4321, 4321, [1001]])
  })

  it('stays stored where the form of an array is only opened and closed', () => {
    openPlan(of(999))
    keepOwnArrayDraft(null)
    expect([storedCount(), keptCounts()]).toEqual([4321, []])
    keepOwnArrayDraft('{}')
    expect([storedCount(), keptCounts()]).toEqual([999, [4321]])
  })

  it('is kept where text that is no answer yet is typed into the plan that came in', async () => {
    openPlan(of(999))
    keepDraft(copies, 0, 'four')
    expect([storedCount(), keptCounts()]).toEqual([999, [4321]])
  })

  it('is kept when a person starts over, and the untouched plan never is', async () => {
    startOver()
    expect([storedCount(), keptCounts()]).toEqual([6000, [4321]])
    await openEarlierProject(newest())
    expect([storedCount(), keptCounts()]).toEqual([4321, []])
  })

  it('is the same plan after a change that was found, and after its undo', () => {
    applyChangedPlan(of(5000), 'Mailboxes today to 5,000')
    undo()
    expect([storedCount(), keptCounts()]).toEqual([4321, []])
  })

  it(`is one of the last ${mostEarlierProjects} that are kept, and going back to one loses no other`, async () => {
    for (let at = 1; at <= mostEarlierProjects + 5; at += 1) {
      openPlan(of(at))
      setPlanNamesAndCurrency({ name: `Plan ${at}` })
    }
    const kept = Array.from({ length: mostEarlierProjects }, (_unused, at) => 14 - at)
    expect(summarizeSavedProject(earlierProjectsStore.getState().gone?.text ?? '').mailboxes).toBe(
      4,
    )
    expect(keptCounts()).toEqual(kept)
    await openEarlierProject(newest())
    expect([storedCount(), keptCounts()]).toEqual([14, [15, ...kept.slice(1)]])
  })

  it('is not overwritten if storage is full', async () => {
    takes = (key) => !key.endsWith('#earlier')
    openPlan(of(999))
    type(1000)
    expect([storedCount(), savingStore.getState().failed]).toEqual([4321, true])
    type(1001)
    expect(storedCount()).toBe(4321)
    takes = () => true
    await reload()
    expect([storedCount(), keptCounts(), savingStore.getState().failed]).toEqual([
      1001,
      [4321],
      false,
    ])
  })
})

describe('another tab', () => {
  const storeThere = (mailboxCount: number) => browser.set(folder, textOf(of(mailboxCount)))

  beforeEach(async () => {
    await open()
    type(1111)
  })

  it('is heard of, and neither plan is overwritten before a person chose', async () => {
    storeThere(2222)
    hear()
    expect(savingStore.getState().theirs).toEqual({
      name: '',
      mailboxes: 2222,
      names: [''],
      project: '',
    })
    expect(keptCounts(), 'both may have written at the same instant').toEqual([1111])
    type(1112)
    type(1113)
    expect([count(), storedCount(), keptCounts()]).toEqual([1113, 2222, [1113]])
    await reload()
    expect([count(), savingStore.getState().theirs?.mailboxes]).toEqual([1113, 2222])
    await open()
    expect([count(), keptCounts()], 'in a new tab').toEqual([2222, [1113]])
  })

  it('is found by a tab that slept, when that is edited next', () => {
    storeThere(2222)
    type(1112)
    expect([storedCount(), keptCounts(), savingStore.getState().theirs?.mailboxes]).toEqual([
      2222,
      [1112],
      2222,
    ])
  })

  it('is found when the page is loaded again, and not where it only was this tab', async () => {
    await reload()
    expect(savingStore.getState().theirs).toBeNull()
    storeThere(2222)
    await reload()
    expect([count(), savingStore.getState().theirs?.mailboxes]).toEqual([1111, 2222])
  })

  it('may have its plan taken; the own one is kept', async () => {
    storeThere(2222)
    hear()
    type(1112)
    await takeProjectOfOtherTab()
    expect([count(), storedCount(), keptCounts()]).toEqual([2222, 2222, [1112]])
    expect(savingStore.getState().theirs).toBeNull()
    type(2223)
    expect([storedCount(), keptCounts()]).toEqual([2223, [1112]])
  })

  it('may have its plan replaced, which is kept', async () => {
    storeThere(2222)
    hear()
    type(1112)
    await keepProjectOfThisTab()
    expect([count(), storedCount(), keptCounts()]).toEqual([1112, 1112, [2222]])
    expect(savingStore.getState()).toEqual({
      failed: false,
      theirs: null,
      unread: null,
      isOlder: false,
    })
    storeThere(2223)
    hear()
    expect(savingStore.getState().theirs?.mailboxes).toBe(2223)
  })

  it('asks nothing where it stored the same plan', () => {
    storeThere(2222)
    hear()
    storeThere(1111)
    hear()
    expect(savingStore.getState().theirs).toBeNull()
  })

  it('changes the own plan to go back to, where this tab only looks at another', async () => {
    openPlan(of(999))
    storeThere(2222)
    hear()
    await eventually(() => expect(projectToReturnTo(project.getState())?.plan).toEqual(of(2222)))
    expect(savingStore.getState().theirs).toBeNull()
    type(1000)
    expect([storedCount(), keptCounts()]).toEqual([1000, [2222]])
  })

  it('of a version that this one cannot read has its plan kept aside', async () => {
    browser.set(folder, '{"plan":"4[{}]"}')
    hear()
    await keepProjectOfThisTab()
    expect(storedCount()).toBe(1111)
    expect(earlierProjectsStore.getState().aside).toMatchObject([{ text: '{"plan":"4[{}]"}' }])
    browser.set(folder, '{"plan":"4[{},{}]"}')
    hear()
    await takeProjectOfOtherTab()
    expect([count(), savingStore.getState().unread]).toEqual([1111, '{"plan":"4[{},{}]"}'])
    expect(earlierProjectsStore.getState().aside).toHaveLength(2)
  })
})

describe('storage that is full', () => {
  it('says so, and brings no older plan back over the one of the address', async () => {
    await open()
    type(1111)
    expect(savingStore.getState().failed).toBe(false)
    takes = () => false
    type(2222)
    expect(savingStore.getState().failed).toBe(true)
    expect(await reload(), 'the address has it').toBe(false)
    expect(storedCount()).toBe(1111)
    openPlan(of(2222), 'address')
    takes = () => true
    type(2223)
    expect(savingStore.getState().failed).toBe(false)
    expect([storedCount(), keptCounts()]).toEqual([2223, [1111]])
  })

  it('is reported in a new window, which shows the plan saved before', async () => {
    await open()
    type(1111)
    takes = (key) => key.endsWith('#changed')
    type(2222)
    await open()
    expect([count(), savingStore.getState().isOlder]).toEqual([1111, true])
    takes = () => true
    type(1112)
    await open()
    expect([count(), savingStore.getState().isOlder]).toEqual([1112, false])
  })

  it('only for other tabs is tried again when the page is loaded again', async () => {
    const all = { ...globalThis.localStorage }
    await open()
    type(1111)
    vi.stubGlobal('localStorage', {
      ...all,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    type(2222)
    await reload()
    expect([count(), savingStore.getState()]).toEqual([
      2222,
      { failed: true, theirs: null, unread: null, isOlder: false },
    ])
    vi.stubGlobal('localStorage', all)
    await reload()
    expect([storedCount(), savingStore.getState().failed]).toEqual([2222, false])
  })
})

describe.each([
  ['of a newer version', '{"plan":"4[{},{}]","drafts":{}}'],
  ['with an answer of a newer version', '{"plan":"2[{\\"later\\":1},{}]"}'],
  ['that is damaged', '{"plan":'],
])('what was saved %s', (_what, text) => {
  beforeEach(() => browser.set(folder, text))

  it('is kept aside and named, and stays stored until the plan is edited', async () => {
    await open()
    expect(savingStore.getState()).toEqual({
      failed: false,
      theirs: null,
      unread: text,
      isOlder: false,
    })
    expect(browser.get(folder)).toBe(text)
    expect(earlierProjectsStore.getState().aside).toMatchObject([{ text }])
    type(1111)
    expect([storedCount(), keptCounts()]).toEqual([1111, []])
    await open()
    expect(savingStore.getState().unread).toBeNull()
    expect(earlierProjectsStore.getState().aside).toMatchObject([{ text }])
  })

  it('is not overwritten if storage is full', async () => {
    takes = (key) => !key.endsWith('#aside')
    await open()
    type(1111)
    expect(browser.get(folder)).toBe(text)
    expect(savingStore.getState().unread).toBe(text)
    takes = () => true
    type(1112)
    expect(storedCount()).toBe(1112)
    expect(earlierProjectsStore.getState().aside).toMatchObject([{ text }])
  })

  it('in a tab is kept aside too', async () => {
    browser.clear()
    expect(await open(new Map([[folder, text]]))).toBe(false)
    expect(earlierProjectsStore.getState().aside).toMatchObject([{ text }])
  })

  it('as the list of earlier plans is kept aside before another is written', async () => {
    browser.clear()
    browser.set(`${folder}#earlier`, text)
    await open()
    type(1111)
    startOver()
    expect(keptCounts()).toEqual([1111])
    expect(earlierProjectsStore.getState().aside).toMatchObject([{ text }])
  })
})

describe('the folder of the page', () => {
  it('has a project of its own', async () => {
    const started = Date.now()
    await open()
    type(1111)
    vi.stubGlobal('location', { pathname: '/other/' })
    await open()
    expect(count()).toBe(6000)
    type(2222)
    vi.stubGlobal('location', { pathname: '/exchange/' })
    await open()
    expect(count()).toBe(1111)
    const both = [folder, 'spindle:/other/']
    expect([...browser.keys()]).toEqual(both.flatMap((key) => [key, `${key}#changed`]))
    expect(readTimeOfLastChange()?.getTime()).toBeGreaterThanOrEqual(started)
    browser.set(`${folder}#changed`, 'some day')
    expect(readTimeOfLastChange()).toBeNull()
  })

  it('takes over what stands under the key from before, and leaves that to older versions', async () => {
    const old = '{"plan":"[{},{\\"mailboxes\\":4200}]","computedPlan":null,"drafts":{}}'
    browser.set('spindle', old)
    expect(await open(new Map([['spindle', old]]))).toBe(true)
    expect(savingStore.getState()).toEqual({
      failed: false,
      theirs: null,
      unread: null,
      isOlder: false,
    })
    expect([count(), browser.get(folder)]).toEqual([4200, old])
    type(4300)
    await reload()
    expect([count(), storedCount(), browser.get('spindle')]).toEqual([4300, 4300, old])
    browser.set('spindle', '{"plan":"[{},{\\"mailboxes\\":1}]"}')
    await open()
    expect(count(), 'once').toBe(4300)
  })

  it('leaves alone what another program has under so plain a name', async () => {
    browser.set('spindle', 'of another program')
    await open()
    type(1111)
    expect(savingStore.getState().unread).toBeNull()
    expect(browser.get('spindle')).toBe('of another program')
    expect(earlierProjectsStore.getState().aside).toEqual([])
  })
})

describe('whatever is done in two tabs', () => {
  /** All that a tab is, while the other one runs. */
  type Tab = {
    readonly texts: Map<string, string>
    readonly state: ReturnType<typeof project.getState>
    readonly saving: ReturnType<typeof savingStore.getState>
    readonly knowledge: typeof knowledge
    readonly heard: typeof heard
    readonly listener: typeof listener
  }

  async function opened(texts = new Map<string, string>()): Promise<Tab> {
    await open(texts)
    return left()
  }

  function left(): Tab {
    for (const end of followed) end()
    followed = []
    const [state, saved] = [project.getState(), savingStore.getState()]
    return { texts: tab, state, saving: saved, knowledge: { ...knowledge }, heard, listener }
  }

  async function runIn(one: Tab, act: () => unknown): Promise<Tab> {
    for (const end of followed) end()
    tab = one.texts
    heard = one.heard
    project.setState(one.state, true)
    savingStore.setState(one.saving, true)
    Object.assign(knowledge, one.knowledge)
    listener = one.listener
    followed = [project.subscribe(listener)]
    await act()
    // What it reads is read later.
    await new Promise((resolve) => setTimeout(resolve))
    return left()
  }

  let made = 0
  const edit = (works: Set<number>) => {
    if (project.getState().visit === null) works.delete(count())
    made += 1
    type(10_000 + made)
    works.add(10_000 + made)
  }
  const acts = {
    edit,
    'edit again': edit,
    'open a link': () => openPlan(of(made + 1)),
    'go back': restoreOwnProject,
    'go back further': async () => {
      const [entry] = earlierProjectsStore.getState().plans
      if (entry) await openEarlierProject(entry)
    },
    'take theirs': () => savingStore.getState().theirs && takeProjectOfOtherTab(),
    'keep mine': () => savingStore.getState().theirs && keepProjectOfThisTab(),
    'start over': () => startOver(),
    dismiss: dismissNotice,
    wake: () => hear(),
  } satisfies Record<string, (works: Set<number>) => unknown>

  const step = fc.record({
    at: fc.constantFrom(0, 1),
    act: fc.constantFrom(
      ...Object.keys(acts).filter((name): name is keyof typeof acts => name in acts),
      'reload',
      'open anew',
    ),
    isHeard: fc.boolean(),
  })

  it('every plan that was made is stored or kept, in its last form', async () => {
    const never = fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (steps) => {
      browser.clear()
      const works = new Set<number>()
      const tabs = [await opened(), await opened()]
      for (const { at, act, isHeard } of steps) {
        const one = tabs[at]
        const other = tabs[1 - at]
        if (!one || !other) throw new Error('There are two tabs')
        if (act === 'reload') tabs[at] = await opened(one.texts)
        else if (act === 'open anew') tabs[at] = await opened()
        else tabs[at] = await runIn(one, () => acts[act](works))
        if (isHeard) tabs[1 - at] = await runIn(other, () => hear())
        const kept = [storedCount(), ...keptCounts()]
        for (const work of works) expect(kept, act).toContain(work)
      }
    })
    await fc.assert(never, { numRuns: cases(20, 3000) })
  })
})

describe('a project of several variants', () => {
  const names = () => allVariants(project.getState()).map(({ state }) => state.plan.name)
  const counts = () =>
    allVariants(project.getState()).map(({ state }) => state.plan.tiers[0].mailboxes)
  const duplicate = () => duplicateVariant(project.getState().variant)
  const stored = () => JSON.parse(browser.get(folder) ?? '')

  beforeEach(async () => {
    await open()
    type(100)
    setPlanNamesAndCurrency({ name: 'First' })
    duplicate()
    type(200)
    keepDraft(quota, 0, 'lots')
    duplicate()
    type(300)
  })

  it('is back in the next tab, and after a reload, with the one open that was edited last', async () => {
    await open()
    expect(counts()).toEqual([100, 200, 300])
    expect(names()).toEqual(['First', 'First (copy)', 'First (copy 2)'])
    expect(count()).toBe(300)
    openVariant(allVariants(project.getState())[1]?.id ?? -1)
    expect(typed()).toEqual(['lots'])
    await reload()
    expect(count(), 'what this tab shows').toBe(200)
    expect(typed()).toEqual(['lots'])
  })

  it('has no plan for a version that knows of one only, and is told by all of its names', () => {
    expect(stored()).not.toHaveProperty('plan')
    const { names, mailboxes } = summarizeSavedProject(browser.get(folder) ?? '')
    expect([names, mailboxes]).toEqual([['First', 'First (copy)', 'First (copy 2)'], 300])
  })

  it('is stored as a single plan again once its other variants are removed', () => {
    removeVariant(1)
    removeVariant(0)
    const { plan, drafts } = project.getState()
    expect(stored()).toEqual({
      plan: expect.any(String),
      computedPlan: expect.any(String),
      drafts,
      name: plan.name,
      mailboxes: 300,
    })
  })

  it('asks no other tab where another variant is only looked at', async () => {
    const before = browser.get(folder)
    const first = tab
    await open()
    openVariant(0)
    expect(browser.get(folder)).toBe(before)
    expect(count()).toBe(100)
    type(101)
    expect(storedCount()).toBe(101)
    await open(first)
    expect(savingStore.getState().theirs?.mailboxes).toBe(101)
    await takeProjectOfOtherTab()
    expect([counts(), count()]).toEqual([[101, 200, 300], 101])
  })

  it('is kept whole where another takes its place, also by starting over, and comes back whole', async () => {
    startOver()
    expect(keptCounts()).toEqual([300])
    duplicate()
    type(5)
    await openEarlierProject(newest())
    expect(counts()).toEqual([100, 200, 300])
    expect(newest().text).toContain('"variants"')
    undo()
    expect(counts(), 'what it took the place of').toHaveLength(2)
    redo()
    expect(counts()).toEqual([100, 200, 300])
  })

  it('is kept where the edit is undone that another came in by, and where that is made again', async () => {
    openPlan(of(999))
    type(1000)
    expect(keptCounts()).toEqual([300])
    undo()
    undo()
    expect([counts(), storedCount()]).toEqual([[100, 200, 300], 300])
    expect(keptCounts()).toEqual([999])
    redo()
    expect(project.getState().visit?.own?.before, 'it only came in').toHaveLength(2)
    expect(storedCount()).toBe(300)
  })

  it.each([
    ['a plan of it that cannot be read', (text: string) => text.replace('"plan":"', '"plan":"{')],
    [
      'more than it may have',
      (text: string) => {
        const { variants, ...others } = JSON.parse(text)
        return JSON.stringify({ ...others, variants: Array.from({ length: 9 }, () => variants[0]) })
      },
    ],
    ['none', (text: string) => JSON.stringify({ ...JSON.parse(text), variants: [] })],
    ['no list of them', (text: string) => JSON.stringify({ ...JSON.parse(text), variants: {} })],
  ])('is kept aside as a whole with %s', async (_what, damage) => {
    const text = damage(browser.get(folder) ?? '')
    browser.set(folder, text)
    await open()
    expect(project.getState().plan).toBe(defaultPlan)
    expect(earlierProjectsStore.getState().aside.map((entry) => entry.text)).toEqual([text])
    expect(browser.get(folder)).toBe(text)
  })

  it('opens its first where what says which was open is damaged', async () => {
    for (const opened of ['"1"', '99', '-3', '1.5', 'null']) {
      browser.set(folder, (browser.get(folder) ?? '').replace(/"open":[^,]+/, `"open":${opened}`))
      await open()
      expect(counts()).toEqual([100, 200, 300])
    }
  })
})

it('where answers come from is saved by their places, and only where that is known', async () => {
  await open()
  openPlan({ ...of(999), tiers: [...of(999).tiers, ...of(777).tiers] }, 'file')
  const { origins } = project.getState()
  expect(Object.keys(origins)).not.toHaveLength(0)
  moveTier(1, 0)
  const before = project.getState()
  await open()
  const { tierIds, origins: after } = project.getState()
  expect(keyedByTierIndex(before.origins, before.tierIds)).toEqual(keyedByTierIndex(after, tierIds))
  const text = browser.get(folder) ?? ''
  browser.set(folder, text.replaceAll('"from":"file"', '"from":"<b>"'))
  await open()
  expect(project.getState().origins).toEqual({})
  expect(count()).toBe(777)
})
