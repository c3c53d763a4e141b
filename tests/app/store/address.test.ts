import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageIds } from '../../../src/app/routes/pages.ts'
import {
  countsLeftOutOfAddress,
  fetchEncoder,
  followAddress,
  pageAddress,
  visitPage,
  workedExampleCode,
} from '../../../src/app/store/address.ts'
import { type ProjectState, replacedProject } from '../../../src/app/store/history.ts'
import { project, setPlanNamesAndCurrency } from '../../../src/app/store/project.ts'
import { allVariants } from '../../../src/app/store/project-state.ts'
import { readAddress } from '../../../src/app/store/read-address.ts'
import { savingStore } from '../../../src/app/store/save-project.ts'
import { goToStep } from '../../../src/app/store/undo.ts'
import {
  moveVariant,
  openVariant,
  removeVariant,
  renameVariant,
} from '../../../src/app/store/variants.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { encodePlan } from '../../../src/codec/index.ts'
import { nothingLost } from '../../../src/engine/failures/index.ts'
import { defaultPlan } from '../../../src/engine/index.ts'
import { referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import { anyCharacter } from '../../any-character.ts'
import { mostArrays, plans } from '../../codec/plans.ts'
import { addPlans } from './add-plans.ts'

const start = project.getInitialState()
afterEach(() => {
  // What follows the project in a window of this test waits for ever now, and writes no address in another.
  project.setState({ ...start, plan: { ...start.plan } }, true)
  project.setState(start, true)
  vi.unstubAllGlobals()
})

/** Starts a window at this address, whose plan is what the project has; after a reload of another, if one is named. */
async function openWindow(
  hash: string,
  restored = true,
  reloaded: string | null = null,
): Promise<void> {
  class PerformanceNavigationTiming {
    type = 'reload'
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming)
  const entries = reloaded === null ? [] : [new PerformanceNavigationTiming()]
  vi.stubGlobal('performance', { getEntriesByType: () => entries })
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() })
  // What follows the project would write the address later.
  vi.stubGlobal('setTimeout', vi.fn().mockReturnValue(1))
  vi.stubGlobal('window', {
    addEventListener: vi.fn(),
    ...(reloaded !== null && { loadedFragment: reloaded }),
  })
  await followAddress(restored)
}

beforeAll(fetchEncoder)

describe('the code that is known before the others can be made', () => {
  it('is that of the worked example', () => {
    expect(encodePlan(defaultPlan)).toEqual({ code: workedExampleCode, leftOut: 0 })
  })
})

/** Home is the same whatever the plan is. */
const carrying = pageIds.filter((id) => id !== 'home')

describe('an address', () => {
  it('carries any plan to any page', () => {
    const carries = fc.property(fc.constantFrom(...carrying), plans, (page, plan) => {
      project.setState({ plan })
      const { code } = encodePlan(plan)
      expect(readAddress(pageAddress(page))).toEqual({
        page,
        part: null,
        unknown: null,
        code,
        named: null,
      })
    })
    fc.assert(carries)
  })

  it.each([
    ['E13', ['errata']],
    // The names of designs look like those of published systems.
    ['storagetek-2530', ['evidence', 'design']],
  ])('carries any plan to %s of the pages %s, and to no part of another page', (name, homes) => {
    const carries = fc.property(fc.constantFrom(...carrying), plans, (page, plan) => {
      project.setState({ plan })
      const part = homes.includes(page) ? name : null
      const { code } = encodePlan(plan)
      expect(readAddress(pageAddress(page, name))).toEqual({
        page,
        part,
        unknown: null,
        code,
        named: null,
      })
    })
    fc.assert(carries)
  })

  it('of home carries no plan, unless nothing else keeps it', () => {
    setPlanNamesAndCurrency({ name: 'Merger' })
    expect(pageAddress('home')).toBe('#/')
    savingStore.setState({ failed: true })
    const kept = pageAddress('home')
    savingStore.setState({ failed: false })
    expect(readAddress(kept)).toMatchObject({ page: 'home', unknown: null })
    expect(readAddress(kept).code).toBe(encodePlan(project.getState().plan).code)
  })

  it('carries to every published system', () => {
    for (const { id } of referenceSolutions)
      for (const page of ['evidence', 'reference'])
        expect(readAddress(`#/${page}/${id}`)).toMatchObject({ page: 'evidence', part: id })
  })

  it.each([
    ['#/errata', 'errata', null, null],
    ['#/errata/E1', 'errata', 'E1', null],
    ['#/errata/E13?p=0abcZ', 'errata', 'E13', null],
    ['#/errata/MS37', 'errata', 'MS37', null],
    ['#/errata/13', null, null, 'errata/13'],
    ['#/errata/E13/E14', null, null, 'errata/E13/E14'],
    ['#/errata/', null, null, 'errata/'],
    ['#/errata/ax4-5i', null, null, 'errata/ax4-5i'],
    ['#/evidence', 'evidence', null, null],
    ['#/evidence/storagetek-2530', 'evidence', 'storagetek-2530', null],
    ['#/evidence/of-nobody', 'evidence', 'of-nobody', null],
    ['#/evidence/', null, null, 'evidence/'],
    ['#/evidence/E13', null, null, 'evidence/E13'],
    ['#/evidence/ax4-5i/r510', null, null, 'evidence/ax4-5i/r510'],
    // Pages before, parts of the page of evidence now.
    ['#/worked-example?p=0abcZ', 'evidence', 'worked-example', null],
    ['#/reference', 'evidence', 'reference', null],
    ['#/reference/ax4-5i?p=0abcZ', 'evidence', 'ax4-5i', null],
    ['#/reference/E13', null, null, 'reference/E13'],
    ['#/plan/E13', null, null, 'plan/E13'],
    ['#/plan/failures?p=0abcZ', 'plan', 'failures', null],
    ['#/plan/recoveryObjective-0', 'plan', 'recoveryObjective-0', null],
    // A page before, a section of the plan now.
    ['#/map?p=0abcZ&down=3', 'plan', 'map', null],
    // Sections that Explore has no more.
    ['#/search?p=0abcZ', 'plan', null, null],
    ['#/explore/search?p=0abcZ', 'plan', null, null],
    ['#/plan/alternatives?p=0abcZ', 'plan', null, null],
    ['#/explore/alternatives?p=0abcZ', 'plan', null, null],
    ['#/at-hand', 'existing-arrays', null, null],
    ['#/constructor/r510', null, null, 'constructor/r510'],
  ])('“%s” names page %s and part %s', (fragment, page, part, unknown) => {
    expect(readAddress(fragment)).toMatchObject({ page, part, unknown })
  })

  it.each([
    ['', 'home', null],
    ['#', 'home', null],
    ['#/', 'home', null],
    ['#/users', 'users', null],
    ['#users', 'users', null],
    // Steps that it took over.
    ['#/quota', 'users', null],
    ['#/profile?p=0abcZ', 'users', '0abcZ'],
    ['#/nowhere', null, null],
    ['#/nowhere?p=0abcZ', null, '0abcZ'],
    ['#/plan?p=0abcZ', 'plan', '0abcZ'],
    ['#/plan?p=', 'plan', ''],
    ['#/plan?q=1', 'plan', null],
    ['#/plan?q=1&p=0abcZ', 'plan', '0abcZ'],
    ['#/plan?', 'plan', null],
    ['#/existing-arrays', 'existing-arrays', null],
    // As it was called before.
    ['#/at-hand', 'existing-arrays', null],
    ['#/at-hand?p=0abcZ', 'existing-arrays', '0abcZ'],
    ['#/Plan', null, null],
    ['#/constructor', null, null],
  ])('“%s” names page %s and code %s', (fragment, page, code) => {
    expect(readAddress(fragment)).toMatchObject({ page, code })
  })

  it.each([
    ['#/nowhere?p=0abcZ', 'nowhere'],
    ['#/Plan', 'Plan'],
    ['#/plan', null],
    ['#/', null],
    ['', null],
  ])('“%s” names what is no page: %s', (fragment, unknown) => {
    expect(readAddress(fragment).unknown).toBe(unknown)
  })

  it('of anything names a page or none, and never throws', () => {
    const names = fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const { page } = readAddress(`#${text}`)
      expect([null, ...pageIds]).toContain(page)
    })
    fc.assert(names)
  })
})

describe('what is down in the plan', () => {
  const lost = { ...nothingLost, servers: [3, 7], site: 2 }

  it('is part of the address of the pages that show it, and of no other', () => {
    project.setState({ lost })
    for (const page of pageIds) {
      const shows = pageAddress(page).endsWith('&down=3,7&site=2')
      expect({ page, shows }).toEqual({ page, shows: page === 'plan' })
    }
  })

  it('stands behind the code of the plan, and is no part of it', () => {
    project.setState({ lost })
    const { code } = encodePlan(project.getState().plan)
    expect(readAddress(pageAddress('plan', 'failures'))).toMatchObject({ code, named: { lost } })
  })

  it('comes back with a reload', async () => {
    project.setState({ lost })
    const address = pageAddress('plan', 'failures')
    project.setState({ lost: nothingLost })
    await openWindow(address)
    expect(project.getState()).toMatchObject({ page: 'plan', focus: 'failures', lost })
  })

  it('is nothing where the address of the same plan names nothing', async () => {
    const address = pageAddress('plan', 'failures')
    project.setState({ lost })
    await openWindow(address)
    expect(project.getState().lost).toEqual(nothingLost)
  })

  it('stays with the plan that is here where an address names a page only', async () => {
    project.setState({ lost })
    await openWindow('#/errata/E1', false)
    expect(project.getState()).toMatchObject({ page: 'errata', lost })
  })
})

it('marks the entry of an answer that is to be changed with the page and the part to return to', () => {
  const pushState = vi.fn()
  vi.stubGlobal('history', { state: null, pushState, replaceState: vi.fn() })
  vi.stubGlobal('window', { scrollTo() {} })
  const goFrom = (part: string | null) => {
    vi.stubGlobal('document', { activeElement: { closest: () => part && { id: part } } })
    project.setState({ page: 'plan' })
    visitPage('users', 'mailboxes-0')
    return pushState.mock.lastCall?.[0]
  }
  expect([goFrom(null), goFrom('failures')]).toEqual(['spindle plan', 'spindle plan/failures'])
})

describe('a page that is hidden', () => {
  it('has written what its address was still waiting to write', async () => {
    await openWindow('#/plan')
    const heard = new Map(vi.mocked(window.addEventListener).mock.calls.map(([on, to]) => [on, to]))
    project.setState({ page: 'plan', plan: { ...defaultPlan, name: 'Köln' } })
    const written = vi.mocked(history.replaceState).mock.calls.length
    for (const [on, times] of [
      ['pagehide', 1],
      ['visibilitychange', 1],
    ] as const) {
      const listener = heard.get(on)
      if (typeof listener === 'function') listener.call(window, new Event(on))
      expect(vi.mocked(history.replaceState).mock.calls).toHaveLength(written + times)
    }
    expect(vi.mocked(history.replaceState).mock.lastCall?.[2]).toBe(pageAddress('plan'))
  })
})

it('opens home where the address names no page, and says so', async () => {
  await openWindow('#/nosuch')
  expect(project.getState()).toMatchObject({
    page: 'home',
    notice: { done: 'no such page', name: 'nosuch' },
  })
  expect(vi.mocked(history.replaceState).mock.lastCall?.[2]).toBe(pageAddress('home'))
})

describe('a plan that is sent without the page to show it on', () => {
  const { code } = encodePlan({ ...defaultPlan, name: 'Sent' })

  it('opens on its first step, and home stays home in the window that it belongs to', async () => {
    await openWindow(`#/?p=${code}`, false)
    expect(project.getState()).toMatchObject({ page: 'users', plan: { name: 'Sent' } })
    project.setState({ page: 'home' })
    vi.stubGlobal('history', { state: 'spindle', replaceState: vi.fn() })
    await followAddress(false)
    expect(project.getState()).toMatchObject({ page: 'home', plan: { name: 'Sent' } })
  })
})

describe('the address of a plan with many own arrays', () => {
  const own = { ...defaultPlan, name: 'Own', ownArrays: mostArrays((at) => `${at * 7919}`) }
  const linkOf = (plan: typeof defaultPlan) => {
    project.setState({ plan })
    expect(countsLeftOutOfAddress(project.getState()).leftOut).toBe(plan.ownArrays.length)
    return pageAddress('plan')
  }

  it('leaves them out, and loses none in another window that has the plan', async () => {
    await openWindow(linkOf(own))
    expect(project.getState()).toMatchObject({ page: 'plan', notice: null })
    expect(replacedProject(project.getState())).toBeNull()
    expect(project.getState().plan).toBe(own)
  })

  it('opens the plan without them elsewhere, and says so', async () => {
    const link = linkOf(own)
    project.setState(start, true)
    await openWindow(link)
    expect(project.getState()).toMatchObject({
      plan: { ...own, ownArrays: [] },
      notice: { done: 'opened', from: 'link', leftOut: 200 },
    })
  })

  it('leads back to a plan of one’s own with all of its arrays', async () => {
    const link = linkOf({ ...own, name: 'Theirs' })
    project.setState({ plan: own })
    await openWindow(link)
    expect(project.getState().plan.ownArrays).toEqual([])
    expect(replacedProject(project.getState())?.plan).toBe(own)
  })
})

describe('a window that is loaded anew', () => {
  const own = { ...defaultPlan, name: 'Own' }
  const linkOf = (plan: typeof defaultPlan) => {
    project.setState({ plan })
    return pageAddress('users')
  }

  it('keeps its plan, of which its address has an earlier state', async () => {
    const earlier = linkOf({ ...own, name: 'Earlier' })
    project.setState({ plan: own })
    await openWindow(earlier, true, earlier)
    expect(project.getState().plan).toBe(own)
  })

  it('opens a link that came to stand in its address while the program started', async () => {
    const link = linkOf({ ...own, name: 'Theirs' })
    await openWindow(link, true, linkOf(own))
    expect(project.getState()).toMatchObject({ plan: { name: 'Theirs' } })
    expect(replacedProject(project.getState())?.plan.name).toBe('Own')
  })
})

describe('the address of a project of several variants', () => {
  const plansOf = (now: ProjectState) => allVariants(now).map(({ state }) => state.plan)
  const named = (name: string) => ({ ...defaultPlan, name })
  const three = () => {
    setPlanNamesAndCurrency({ name: 'A' })
    addPlans(['B', 'C'].map(named))
    project.setState({ notice: null })
    return pageAddress('users')
  }

  it('opens all of them elsewhere, with the same one open, and says so', async () => {
    const link = three()
    const plans = plansOf(project.getState())
    project.setState(start, true)
    await openWindow(link, false)
    expect(plansOf(project.getState())).toEqual(plans)
    expect(project.getState()).toMatchObject({
      plan: { name: 'B' },
      notice: { done: 'opened', leftOutPlans: 0 },
    })
  })

  it('leads back to one’s own, and asks nothing where it is here', async () => {
    const link = three()
    await openWindow(link)
    expect(project.getState().notice).toBeNull()
    openPlan(named('Theirs'))
    await openWindow(link, false)
    expect(plansOf(project.getState()).map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    expect(project.getState().visit).toBeNull()
  })

  it('is another with each change of them, and where another is open', () => {
    const first = three()
    const seen = new Set([first])
    const { id } = allVariants(project.getState())[2] ?? { id: -1 }
    for (const change of [
      () => openVariant(id),
      () => renameVariant(0, 'Z'),
      () => moveVariant(id, 0),
      () => removeVariant(0),
    ]) {
      change()
      seen.add(pageAddress('users'))
    }
    expect(seen.size).toBe(5)
    goToStep(2)
    openVariant(1)
    expect(pageAddress('users')).toBe(first)
  })

  it('tells the places of equal plans apart', () => {
    const plan = named('Same')
    addPlans([plan, plan])
    const [second, third] = allVariants(project.getState()).slice(1)
    const before = pageAddress('users')
    expect(third?.state.plan).toBe(second?.state.plan)
    openVariant(third?.id ?? -1)
    expect(pageAddress('users')).not.toBe(before)
  })

  it('counts what it leaves out of a project that is too long', async () => {
    addPlans(
      [1, 2].map((at) => ({ ...named(`${at}`), ownArrays: mostArrays((n) => `${n * 7919 + at}`) })),
    )
    addPlans(Array.from({ length: 5 }, (_none, at) => named(`${at}`.repeat(400))))
    expect(countsLeftOutOfAddress(project.getState())).toMatchObject({ leftOutPlans: 7 })
  })
})
