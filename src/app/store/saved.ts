import { createStore } from 'zustand/vanilla'
import { drop, keyOf, type Storehouse, save, textIn } from './browser-storage.ts'
import {
  type Earlier,
  forgetEarlier,
  type Headline,
  headlineOf,
  keepEarlier,
  newId,
  readEarlier,
  setAside,
} from './earlier.ts'
import { isReplaced } from './history.ts'
import { project, takeSaved } from './project.ts'
import { isUntouched, readSaved, savedText } from './saved-text.ts'

/** How saving goes in this tab. */
export type Saving = {
  /** Whether the last change could not be saved for a later visit. */
  readonly failed: boolean
  /** The plan that another tab saved, while nobody decided which of the two stays. */
  readonly theirs: Headline | null
  /** What was found saved, and this version cannot read. */
  readonly unread: string | null
}

const allSaved: Saving = { failed: false, theirs: null, unread: null }

/** How saving goes in this tab. */
export const saving = createStore<Saving>(() => allSaved)

/** The stored project as this tab last read or wrote it: any other was written by another tab. */
let known: string | null = null
let isOurs = false

/** The entry of this tab's plan among the earlier ones, while another tab's is stored. */
let branch = newId()

/** The key from before each folder had its own; older versions in other folders still use it. */
const keyBefore = 'spindle'

/**
 * Brings back what was saved in this tab or, in a new one, in this browser; saves from now on.
 * Returns whether it was this tab's. Call once.
 */
export async function followSaved(): Promise<boolean> {
  saving.setState(allSaved)
  isOurs = false
  const isRestored = await bringBack()
  readEarlier()
  project.subscribe((now, before) => {
    const isSame = now.plan === before.plan && now.drafts === before.drafts
    if (isSame && now.visit === before.visit) return
    const isNew = now.history !== before.history && isReplaced(now.history)
    if (now.visit === null) saveProject(before.visit !== null || isNew)
    saveTab()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(keyOf())) look()
  })
  // A tab that slept heard nothing.
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return isRestored
}

function look(): void {
  readEarlier()
  lookForOthers()
}

async function bringBack(): Promise<boolean> {
  const isFirst = !textIn('sessionStorage', keyOf()) && !textIn('localStorage', keyOf())
  const textOf = isFirst ? textBefore : (where: Storehouse) => textIn(where, keyOf())
  const here = textOf('sessionStorage')
  const stored = textOf('localStorage')
  const tab = here === null ? null : await readSaved(here)
  const browser = stored === null ? null : await readSaved(stored)
  const isUnread = stored !== null && !browser
  known = stored
  if (stored !== null && isFirst) save('localStorage', keyOf(), stored)
  if (isUnread) {
    saving.setState({ unread: stored })
    // What is not kept aside is not known: it is never overwritten.
    if (!setAside(stored)) known = null
  }
  if (here !== null && !tab) setAside(here)
  const visit = tab?.isVisit ? { own: browser?.state ?? null } : null
  const state = tab?.state ?? browser?.state
  if (state) project.setState({ ...state, visit })
  if (tab && !visit && here !== stored && !isUnread) {
    known = tab.known
    // What failed to be saved before is tried again; what another tab stored meanwhile is found.
    saveProject(false)
  }
  return tab !== null
}

/** What stands under the key from before; another program may have taken so plain a name. */
function textBefore(where: Storehouse): string | null {
  const text = textIn(where, keyBefore)
  return text?.startsWith('{"plan":') ? text : null
}

/** Saves what this tab shows: it outlives a reload, and no other tab has it. */
function saveTab(): void {
  const now = project.getState()
  const text = savedText(now, { isVisit: now.visit !== null, known })
  // The older one must not come back over the address, which has this one.
  if (!save('sessionStorage', keyOf(), text)) drop('sessionStorage', keyOf())
}

/**
 * Stores the project of this tab, and keeps the one in whose place it comes if it is another. Where
 * another tab stored its own, this one is kept beside it.
 */
function saveProject(isAnother: boolean): void {
  const text = savedText(project.getState())
  if (!lookForOthers()) return
  const isKept = !isAnother || known === null || known === text || keep(known)
  const isSaved = isKept && save('localStorage', keyOf(), text)
  saving.setState({ failed: !isSaved })
  if (!isSaved) return
  known = text
  isOurs = true
  if (isAnother) forgetEarlier('#earlier', (entry) => entry.text === text)
}

function keep(text: string, id?: string): boolean {
  return isUntouched(text) || text === saving.getState().unread || keepEarlier(text, id)
}

/** Learns of what another tab stored. Returns whether there is nothing that must not be overwritten. */
function lookForOthers(): boolean {
  const stored = textIn('localStorage', keyOf())
  const now = project.getState()
  const text = savedText(now)
  const { unread, theirs } = saving.getState()
  if (now.visit && stored !== null && stored !== known) followOwn(stored)
  const isKnown = stored === null || stored === known || stored === text || now.visit !== null
  if (isKnown || (stored === unread && setAside(stored))) {
    known = stored
    saving.setState({ theirs: null })
    return true
  }
  if (!theirs) branch = newId()
  const isKept = (text === known && !isOurs) || keep(text, branch)
  saving.setState({ theirs: stored === unread ? null : headlineOf(stored), failed: !isKept })
  return false
}

/** While another plan only came in, the own one is what any tab stored last. */
async function followOwn(stored: string): Promise<void> {
  const own = (await readSaved(stored))?.state
  if (own) project.setState(({ visit }) => ({ visit: visit && { own } }))
}

/** Takes the plan that another tab stored; that of this tab is kept. */
export async function takeTheirs(): Promise<void> {
  const stored = textIn('localStorage', keyOf())
  if (stored === null) return keepMine()
  const theirs = await readSaved(stored)
  if (!keep(savedText(project.getState()), branch) || !(theirs || setAside(stored))) return fail()
  known = stored
  isOurs = false
  saving.setState({ theirs: null, unread: theirs ? null : stored })
  if (theirs) takeSaved(theirs.state, 'followed')
}

/** Stores the plan of this tab in the place of that of another, which is kept. */
export async function keepMine(): Promise<void> {
  const stored = textIn('localStorage', keyOf())
  if (stored !== null) {
    const isReadable = await readSaved(stored)
    if (!(isReadable ? keep(stored) : setAside(stored))) return fail()
  }
  known = stored
  saveProject(true)
  saveTab()
}

/** Goes back to an earlier plan; the one it comes in the place of is kept. */
export async function goBackTo({ id, text }: Earlier): Promise<void> {
  const saved = await readSaved(text)
  if (!saved && !setAside(text)) return fail()
  if (saved) takeSaved(saved.state, 'restored')
  if (!saving.getState().failed) forgetEarlier('#earlier', (entry) => entry.id === id)
}

function fail(): void {
  saving.setState({ failed: true })
}
