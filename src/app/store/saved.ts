import { createStore } from 'zustand/vanilla'
import { drop, keyOf, type Storehouse, save, textIn } from './browser-storage.ts'
import { variantsOf } from './desk.ts'
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
import { isUntouched, readSaved, savedText } from './saved-text.ts'

export type Saving = {
  /** Whether the last change could not be saved for a later visit. */
  readonly failed: boolean
  /** The plan that another tab saved, while nobody decided which of the two stays. */
  readonly theirs: Headline | null
  /** A text found saved that this version cannot read. */
  readonly unread: string | null
  /** Whether what was brought back is older than what another window could not save. */
  readonly isOlder: boolean
}

const allSaved: Saving = { failed: false, theirs: null, unread: null, isOlder: false }

/** In the place of the moment of a change: it could not be saved. One sign finds room in a full storage. */
const unsaved = '!'

export const saving = createStore<Saving>(() => allSaved)

type Tab = {
  /** The stored project as this tab last read or wrote it: any other was written by another tab. */
  known: string | null
  /** Whether this tab wrote it. */
  isOurs: boolean
  /** Whether the stored project is another plan, to be kept before this tab's takes its place. */
  isAnother: boolean
  /** The entry of this tab's plan among the earlier ones, while another tab's is stored. */
  branch: string
}

export const tab: Tab = { known: null, isOurs: false, isAnother: false, branch: newId() }

const parts = ['plan', 'drafts', 'before', 'after', 'projectName'] as const

/** The key from before each folder had its own; older versions in other folders still use it. */
const keyBefore = 'spindle'

/**
 * Brings back what was saved in this tab or, in a new one, in this browser; saves from now on.
 * Returns whether it was this tab's. Call once.
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
    // Which of the variants is looked at is no change of theirs.
    const isEdited = now.history !== before.history || now.variant === before.variant
    if (now.visit === null && isEdited) saveProject()
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

/** When the stored project was last changed; null where that was not noted. */
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
    // What is not kept aside is not known: it is never overwritten.
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
    // What failed to be saved before is tried again; what another tab stored meanwhile is found.
    saveProject()
  }
  return restored !== null
}

/** The text under the key from before; another program may have taken so plain a name. */
function textBefore(where: Storehouse): string | null {
  const text = textIn(where, keyBefore)
  return text?.startsWith('{"plan":') ? text : null
}

/** Saves what this tab shows: it outlives a reload, and no other tab has it. */
export function saveTab(): void {
  const now = project.getState()
  const { known, isAnother } = tab
  const text = savedText(now, { isVisit: now.visit !== null, known, isAnother })
  // The older one must not come back over the address, which has this one.
  if (!save('sessionStorage', keyOf(), text)) drop('sessionStorage', keyOf())
}

/**
 * Stores the project of this tab, and keeps the one in whose place it comes if it is another. Where
 * another tab stored its own, this one is kept beside it.
 */
export function saveProject(): void {
  const text = savedText(project.getState())
  if (!lookForOthers()) return
  const { known, isAnother } = tab
  const isKept = !isAnother || known === null || known === text || keep(known)
  const isSaved = isKept && save('localStorage', keyOf(), text)
  saving.setState({ failed: !isSaved })
  save('localStorage', keyOf('#changed'), isSaved ? new Date().toISOString() : unsaved)
  if (!isSaved) return
  tab.known = text
  tab.isOurs = true
  tab.isAnother = false
  if (isAnother) forgetEarlier('#earlier', (entry) => entry.text === text)
}

export function keep(text: string, id?: string): boolean {
  return isUntouched(text) || text === saving.getState().unread || keepEarlier(text, id)
}

/** Learns of what another tab stored. Returns whether there is nothing that must not be overwritten. */
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
  const isKept = (text === tab.known && !tab.isOurs) || keep(text, tab.branch)
  saving.setState({ theirs: stored === unread ? null : headlineOf(stored), failed: !isKept })
  return false
}

/** While another plan only came in, the own one is what any tab stored last. */
async function followOwn(stored: string): Promise<void> {
  const own = (await readSaved(stored))?.state
  if (own) project.setState(({ visit }) => ({ visit: visit && { own } }))
}
