import { createStore } from 'zustand/vanilla'
import { drop, keyOf, type Storehouse, save, textIn } from './browser-storage.ts'
import {
  forgetEarlier,
  type Headline,
  headlineOf,
  keepEarlier,
  newId,
  readEarlier,
  setAside,
} from './earlier.ts'
import { isAnother } from './history.ts'
import { isMapped } from './mapped.ts'
import { allSeen, project } from './project.ts'
import { variantsOf } from './project-state.ts'
import { isUntouched, readSaved, savedText } from './saved-text.ts'

export type Saving = {
  /** True if the last change could not be saved for a later visit. */
  readonly failed: boolean
  /** Plan that another tab saved, until the user decides which one stays; null for none. */
  readonly theirs: Headline | null
  /** Saved text that this version cannot read; null for none. */
  readonly unread: string | null
  /** True if the restored project is older than changes that another window could not save. */
  readonly isOlder: boolean
}

const allSaved: Saving = { failed: false, theirs: null, unread: null, isOlder: false }

/** Replaces the time of a change that could not be saved; one character fits in full storage. */
const unsaved = '!'

export const saving = createStore<Saving>(() => allSaved)

type Tab = {
  /** Stored project as this tab last read or wrote it; any other was written by another tab. */
  known: string | null
  /** True if this tab wrote `known`. */
  isOurs: boolean
  /** True if the stored project is another plan, to be kept before this tab’s replaces it. */
  isAnother: boolean
  /** Id of this tab’s plan among the earlier ones, while another tab’s is stored. */
  branch: string
}

export const tab: Tab = { known: null, isOurs: false, isAnother: false, branch: newId() }

const parts = ['plan', 'drafts', 'before', 'after', 'projectName'] as const

/** Key from before each folder had its own; older versions in other folders still use it. */
const keyBefore = 'spindle'

/**
 * Restores what was saved in this tab or, in a new one, in this browser; saves from now on. True if
 * it was this tab’s. Call once.
 */
export async function followSaved(): Promise<boolean> {
  saving.setState(allSaved)
  tab.isOurs = false
  tab.isAnother = false
  const isRestored = await bringBack()
  readEarlier()
  project.subscribe((now, before) => {
    const isSame = parts.every((part) => now[part] === before[part])
    if (isSame && now.visit === before.visit) return
    if (before.visit !== null || isAnother(before.history, now.history)) {
      tab.isAnother = true
      tab.branch = newId()
    }
    // Opening another variant does not change any.
    const isEdited = now.history !== before.history || now.variant === before.variant
    if (now.visit === null && isEdited) saveProject()
    saveTab()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(keyOf())) look()
  })
  // A sleeping tab received no storage events.
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return isRestored
}

/** Time of the last change of the stored project; null if unknown. */
export function lastChanged(): Date | null {
  const text = textIn('localStorage', keyOf('#changed'))
  return text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text)
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
  const restored = here === null ? null : await readSaved(here)
  const browser = stored === null ? null : await readSaved(stored)
  const isUnread = stored !== null && !browser
  tab.known = stored
  if (stored !== null && isFirst) save('localStorage', keyOf(), stored)
  if (isUnread) {
    saving.setState({ unread: stored })
    // If the text could not be set aside, it must never be overwritten.
    if (!setAside(stored)) tab.known = null
  }
  if (here !== null && !restored) setAside(here)
  else if (browser && textIn('localStorage', keyOf('#changed')) === unsaved)
    saving.setState({ isOlder: restored === null })
  const visit = restored?.isVisit ? { own: browser?.state ?? null } : null
  const state = restored?.state ?? browser?.state
  if (state)
    project.setState({
      ...state,
      visit,
      seen: allSeen,
      ...(variantsOf(state).some((one) => isMapped(one.state.plan)) && {
        notice: { done: 'mapped' },
      }),
    })
  if (restored && !visit && here !== stored && !isUnread) {
    tab.known = restored.known
    tab.isAnother = restored.isAnother
    // Retries what could not be saved before, and finds what another tab stored meanwhile.
    saveProject()
  }
  return restored !== null
}

/** Text under the former key; another program may use so plain a name. */
function textBefore(where: Storehouse): string | null {
  const text = textIn(where, keyBefore)
  return text?.startsWith('{"plan":') ? text : null
}

/** Saves the project of this tab, for a reload; other tabs do not see it. */
export function saveTab(): void {
  const now = project.getState()
  const { known, isAnother } = tab
  const text = savedText(now, { isVisit: now.visit !== null, known, isAnother })
  // Otherwise a reload would restore the older text instead of the address, which is current.
  if (!save('sessionStorage', keyOf(), text)) drop('sessionStorage', keyOf())
}

/**
 * Stores the project of this tab, and keeps the one it replaces if that is another. If another tab
 * stored its own, the project of this tab is kept beside that.
 */
export function saveProject(): void {
  const text = savedText(project.getState())
  if (!lookForOthers()) return
  const { known, isAnother } = tab
  const isKept = !isAnother || known === null || known === text || keepAmongEarlier(known)
  const isSaved = isKept && save('localStorage', keyOf(), text)
  saving.setState({ failed: !isSaved })
  save('localStorage', keyOf('#changed'), isSaved ? new Date().toISOString() : unsaved)
  if (!isSaved) return
  tab.known = text
  tab.isOurs = true
  tab.isAnother = false
  if (isAnother) forgetEarlier('#earlier', (entry) => entry.text === text)
}

export function keepAmongEarlier(text: string, id?: string): boolean {
  return isUntouched(text) || text === saving.getState().unread || keepEarlier(text, id)
}

/** Detects what another tab stored. True if storage holds nothing that must not be overwritten. */
function lookForOthers(): boolean {
  const stored = textIn('localStorage', keyOf())
  const now = project.getState()
  const text = savedText(now)
  const { unread, theirs } = saving.getState()
  if (now.visit && stored !== null && stored !== tab.known) followOwn(stored)
  const isKnown = stored === null || stored === tab.known || stored === text || now.visit !== null
  if (isKnown || (stored === unread && setAside(stored))) {
    tab.known = stored
    saving.setState({ theirs: null })
    return true
  }
  if (!theirs) tab.branch = newId()
  const isKept = (text === tab.known && !tab.isOurs) || keepAmongEarlier(text, tab.branch)
  saving.setState({ theirs: stored === unread ? null : headlineOf(stored), failed: !isKept })
  return false
}

/** During a visit, the own project is what any tab stored last. */
async function followOwn(stored: string): Promise<void> {
  const own = (await readSaved(stored))?.state
  if (own) project.setState(({ visit }) => ({ visit: visit && { own } }))
}
