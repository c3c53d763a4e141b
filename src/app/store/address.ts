import type { EncodedProjectLinkCode } from '../../codec/index.ts'
import { defaultPlan, type Plan } from '../../engine/index.ts'
import { needsResults, type PageId, pageIdAt, pages } from '../routes/pages.ts'
import { failureAddressPart } from './failure-in-address.ts'
import type { ProjectState, Variant } from './history.ts'
import { rememberMappedPlan } from './mapped-plans.ts'
import { type Project, project, setFailureFromAddress, withOpenPage } from './project.ts'
import { doesPageHavePart, fragmentOfLocation, readAddress } from './read-address.ts'
import { savingStore } from './save-project.ts'
import { openProject, refuseLink, restoreOwnProject } from './whole-projects.ts'

/** Link code of the worked example, for a first visit before the encoder has loaded. */
export const workedExampleCode = '2i65WKs8vKi5xTixOVbJSSiwtyc9NLMlMVqrVqa6NBQB-IX6zZ'

type Coded = {
  readonly plans: readonly Plan[]
  readonly open: number
  readonly made: EncodedProjectLinkCode
}

const allIn = { leftOut: 0, leftOutPlans: 0 }

/** Cached link codes by open plan; all links of a page share one code. */
const codes = new WeakMap<Plan, Coded>([
  [defaultPlan, { plans: [defaultPlan], open: 0, made: { code: workedExampleCode, ...allIn } }],
])

let encode: ((plans: readonly Plan[], open: number) => EncodedProjectLinkCode) | null = null

/** Loads the encoder of plans; the first screen does without it. */
export async function fetchEncoder(): Promise<void> {
  encode ??= (await import('../../codec/encode-project.ts')).encodeProject
}

/** Code of a project; null while the encoder is not loaded. */
function encoded({ plan, before, after }: ProjectState): EncodedProjectLinkCode | null {
  const planOf = ({ state }: Variant) => state.plan
  const plans = [...before.map(planOf), plan, ...after.map(planOf)]
  const open = before.length
  const known = codes.get(plan)
  const isKnown = known?.open === open && isSame(known.plans, plans)
  if (isKnown || encode === null) return isKnown ? known.made : null
  const made = encode(plans, open)
  codes.set(plan, { plans, open, made })
  return made
}

function isSame(before: readonly Plan[], plans: readonly Plan[]): boolean {
  return before.length === plans.length && before.every((plan, at) => plan === plans[at])
}

/** Numbers of own arrays, tests and plans left out of the project address to keep it short. */
export function countsLeftOutOfAddress(now: ProjectState): Omit<EncodedProjectLinkCode, 'code'> {
  return encoded(now) ?? allIn
}

/**
 * Address fragment of the current plan on a page or at a part of it, with the simulated failure.
 * Home has no plan in its address, so that it can be bookmarked, unless saving failed.
 */
export function pageAddress(
  page: PageId,
  focus: string | null = null,
  lost = project.getState().lost,
): string {
  if (page === 'home' && !savingStore.getState().failed) return '#/'
  const name = page === 'home' ? '' : page
  const place = focus !== null && doesPageHavePart(page, focus) ? `${name}/${focus}` : name
  const made = encoded(project.getState())
  if (!made) return `#/${place}`
  return `#/${place}?p=${made.code}${pages[page].showsLost ? failureAddressPart(lost) : ''}`
}

/**
 * Marks our own history entries: going back to one changes the page, never the plan. An entry
 * opened to change an answer also names the page and part to return to.
 */
const own = 'spindle'

type Return = Pick<Project, 'returnTo' | 'returnAt'>

const nowhere: Return = { returnTo: null, returnAt: null }

function isOwn(state: unknown): boolean {
  return state === own || returnOf(state).returnTo !== null
}

function returnOf(state: unknown): Return {
  if (typeof state !== 'string' || !state.startsWith(`${own} `)) return nowhere
  const [name = '', at = null] = state.slice(own.length + 1).split('/')
  const returnTo = pageIdAt(name)
  return {
    returnTo,
    returnAt: returnTo && at !== null && doesPageHavePart(returnTo, at) ? at : null,
  }
}

/** Mark to store with the current entry of the browser’s history. */
function ownNow(): string {
  const { returnTo, returnAt } = project.getState()
  if (returnTo === null) return own
  return returnAt === null ? `${own} ${returnTo}` : `${own} ${returnTo}/${returnAt}`
}

/** Least time in ms between two writes of the address: browsers allow only a few per second. */
const writeAfterMs = 300

/**
 * Goes to a page, to a control on it if one is named; the browser’s back button returns. From
 * results to a control of a form, it remembers the place to return to.
 */
export function visitPage(page: PageId, focus: string | null = null): void {
  const { page: from, focus: part } = project.getState()
  const isChange = focus !== null && pages[page].isForm === true && needsResults(from)
  const returnAt = isChange ? partInFocus(from) : null
  project.setState((now) => ({
    ...withOpenPage(now, page),
    focus,
    returnTo: isChange ? from : null,
    returnAt,
  }))
  const isOther = page !== from || (pages[page].hasViews && focus !== part)
  if (isOther) history.pushState(ownNow(), '', pageAddress(page, focus))
  if (encode === null) write()
  window.scrollTo(0, 0)
}

/** Part of a page in focus, as named in its address; null for none. */
function partInFocus(page: PageId): string | null {
  const id = document.activeElement?.closest('section[id]')?.id
  return id !== undefined && doesPageHavePart(page, id) ? id : null
}

/**
 * Keeps the project and the window address in step. After a reload the saved project stays, unless
 * the tab could not save: then the address is all that is left of the plan. Call once.
 */
export async function followAddress(restored: boolean): Promise<void> {
  const { state } = history
  const isReturn = restored && (isOwn(state) || isReload())
  project.setState(returnOf(state))
  await openAddress(fragmentOfLocation(location), isReturn, isOwn(state) ? 'address' : 'link')
  if (isReturn) setFailureFromAddress(readAddress(fragmentOfLocation(location)).named)
  write()
  window.addEventListener('popstate', async ({ state }) => {
    project.setState(returnOf(state))
    // The decoder could not be loaded. At the start nothing could be shown then; now a notice can.
    await openAddress(fragmentOfLocation(location), isOwn(state)).catch(() =>
      refuseLink({ code: 'not fetched' }),
    )
    write()
  })
  let waiting: ReturnType<typeof setTimeout> | null = null
  const catchUp = () => {
    if (waiting === null) return
    clearTimeout(waiting)
    waiting = null
    // An address of another page was just opened and is about to be read: leave it.
    const { page } = readAddress(location.hash)
    if (page === null || page === project.getState().page) write()
  }
  // A hidden page may never come back.
  window.addEventListener('pagehide', catchUp)
  window.addEventListener('visibilitychange', catchUp)
  project.subscribe((now, before) => {
    const isSame = now.before === before.before && now.after === before.after
    if (isSame && now.plan === before.plan && now.lost === before.lost) return
    waiting ??= setTimeout(catchUp, writeAfterMs)
  })
}

declare global {
  interface Window {
    /** Address fragment at which the window was loaded. */
    loadedFragment?: string
  }
}

/**
 * True if the window was reloaded and still has that address. A reload keeps the plan of its window
 * even if the address lags behind; a link opened since has another address.
 */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const isOther = window.loadedFragment !== undefined && window.loadedFragment !== location.hash
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && !isOther
}

function write(): void {
  const { page, focus, ...now } = project.getState()
  if (encoded(now) === null) {
    // The address stays as it is; if loading fails, the next answer tries again.
    fetchEncoder().then(write, () => {})
    return
  }
  const fragment = pageAddress(page, focus)
  if (fragment !== location.hash) history.replaceState(ownNow(), '', fragment)
  else if (history.state !== ownNow()) history.replaceState(ownNow(), '')
}

/** Opens the page and plan that an address names. A damaged code leaves the plan unchanged. */
async function openAddress(
  fragment: string,
  visited: boolean,
  from: 'address' | 'link' = 'link',
): Promise<void> {
  const { page, part, unknown, code, named } = readAddress(fragment)
  // A link with a plan but no page does not mean home.
  const isSent = page === 'home' && code !== null && from === 'link' && !visited
  if (page)
    project.setState((now) => ({ ...withOpenPage(now, isSent ? 'users' : page), focus: part }))
  if (unknown !== null) project.setState({ notice: { done: 'no such page', name: unknown } })
  if (visited) return
  // The simulated failure belongs to the plan of the address or, without one, to the open plan.
  if (code === null ? named !== null : await openCode(code, from)) setFailureFromAddress(named)
}

/** Opens the plan of a code unless it is open. True if it is open afterwards. */
async function openCode(code: string, from: 'address' | 'link'): Promise<boolean> {
  // Codes that are known, such as that of the worked example, need no encoder.
  if (openHere(code)) return true
  await fetchEncoder()
  if (openHere(code)) return true
  const [{ decodeLink }, { readLinkStamp }] = await Promise.all([
    import('../../codec/decode-project.ts'),
    import('./read-address.ts'),
  ])
  const opened = decodeLink(code)
  if (!opened.ok) refuseLink(opened.problem)
  else if (!openHere(opened.code)) {
    const plans = opened.plans.map(rememberMappedPlan)
    openProject(plans, opened.open, from, { ...opened, made: readLinkStamp(code) })
  }
  return opened.ok
}

/** True if a code is that of the open plan; the code of the user’s own plan restores it. */
function openHere(code: string): boolean {
  const now = project.getState()
  if (code === encoded(now)?.code) return true
  const own = now.visit?.own
  const isOwn = own != null && code === encoded(own)?.code
  if (isOwn) restoreOwnProject()
  return isOwn
}
