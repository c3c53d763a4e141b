import { encodePlan } from '../../codec/index.ts'
import type { Plan } from '../../engine/index.ts'
import type { PageId } from '../pages.ts'
import { openPlan, project, refuseLink, restorePlan } from './project.ts'
import { fragmentOf, hasPart, readAddress } from './read-address.ts'

/** A page has a link for every answer, all with the same code. */
const codes = new WeakMap<Plan, ReturnType<typeof encodePlan>>()

function encoded(plan: Plan): ReturnType<typeof encodePlan> {
  const known = codes.get(plan)
  if (known !== undefined) return known
  const made = encodePlan(plan)
  codes.set(plan, made)
  return made
}

/** How many own arrays the address of a plan leaves out, to stay short enough. */
export function leftOutOf(plan: Plan): number {
  return encoded(plan).leftOut
}

/** The fragment of the plan as it is now, on another page or at a part of it. */
export function addressOf(page: PageId, focus: string | null = null): string {
  const place = focus !== null && hasPart(page, focus) ? `${page}/${focus}` : page
  return `#/${place}?p=${encoded(project.getState().plan).code}`
}

/** Marks history entries of our own: going back to one changes the page, never the plan. */
const own = 'spindle'

/** Between two writes of the address: browsers refuse more than a few a second. */
const writeAfterMs = 300

/** Goes to a page, to a control on it if one is named; the browser's back button returns. */
export function visit(page: PageId, focus: string | null = null): void {
  if (page !== project.getState().page) history.pushState(own, '', addressOf(page, focus))
  project.setState({ page, focus })
  window.scrollTo(0, 0)
}

/**
 * Keeps the project and the address of the window the same. A reload asks nothing, unless its tab
 * could save nothing: then the address is all there is of the plan. Call once.
 */
export async function followAddress(restored: boolean): Promise<void> {
  const isOwn = history.state === own
  const isReturn = restored && (isOwn || isReload())
  await openAddress(fragmentOf(location), isReturn, isOwn ? 'address' : 'link')
  write()
  window.addEventListener('popstate', async ({ state }) => {
    await openAddress(fragmentOf(location), state === own)
    write()
  })
  let waiting: ReturnType<typeof setTimeout> | null = null
  project.subscribe((now, before) => {
    if (now.plan === before.plan || waiting !== null) return
    waiting = setTimeout(() => {
      waiting = null
      // An address that names another page was just opened and is about to be read: leave it.
      const { page } = readAddress(location.hash)
      if (page === null || page === project.getState().page) write()
    }, writeAfterMs)
  })
}

/** A reload keeps the plan of its window, whatever the address had caught up with. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

function write(): void {
  const { page, focus } = project.getState()
  const fragment = addressOf(page, focus)
  if (fragment !== location.hash) history.replaceState(own, '', fragment)
  else if (history.state !== own) history.replaceState(own, '')
}

/** Opens what an address names. A damaged code leaves the plan as it is. */
async function openAddress(
  fragment: string,
  visited: boolean,
  from: 'address' | 'link' = 'link',
): Promise<void> {
  const { page, part, unknown, code } = readAddress(fragment)
  if (page) project.setState({ page, focus: part })
  if (unknown !== null) project.setState({ notice: { done: 'no such page', name: unknown } })
  if (code === null || visited) return
  if (openHere(code)) return
  const { decodeLink } = await import('../../codec/decode-plan.ts')
  const opened = decodeLink(code)
  if (opened.ok && openHere(opened.code)) return
  if (opened.ok) openPlan(opened.plan, from, opened.leftOut)
  else refuseLink(opened.problem)
}

/** Whether a code is that of a plan which is here, own arrays and all; one's own comes back by it. */
function openHere(code: string): boolean {
  const { plan, visit } = project.getState()
  if (code === encoded(plan).code) return true
  const isOwn = visit?.own != null && code === encoded(visit.own.plan).code
  if (isOwn) restorePlan()
  return isOwn
}
