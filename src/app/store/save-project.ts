import { createStore } from 'zustand/vanilla'
import { postponedUntilPaint } from './after-paint.ts'
import {
  type LocalOrSessionStorage,
  readText,
  removeText,
  saveText,
  storageKey,
} from './browser-storage.ts'
import {
  forgetEarlierProject,
  keepEarlierProject,
  newEntryId,
  readEarlierProjects,
  type SavedProjectSummary,
  setAsideUnreadable,
  summarizeSavedProject,
} from './earlier-projects.ts'
import { wasOtherProjectOpenedBetween } from './history.ts'
import { isPlanMappedToOtherMethod } from './mapped-plans.ts'
import { initiallySeenPages, type Project, project } from './project.ts'
import { allVariants } from './project-state.ts'
import { isUntouchedSavedText, projectToSavedText, readSavedProject } from './saved-text.ts'

export type SavingState = {
  /** True if the last change could not be saved for a later visit. */
  readonly failed: boolean
  /** Plan that another tab saved, until the user chooses between the two plans; null for none. */
  readonly theirs: SavedProjectSummary | null
  /** Saved text that this version cannot read; null for none. */
  readonly unread: string | null
  /** True if the restored project is older than changes that another window could not save. */
  readonly isOlder: boolean
}

const allSaved: SavingState = { failed: false, theirs: null, unread: null, isOlder: false }

/** Replaces the time of a change that could not be saved; one character fits in full storage. */
const unsaved = '!'

export const savingStore = createStore<SavingState>(() => allSaved)

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

export const tabSavingRecord: Tab = {
  known: null,
  isOurs: false,
  isAnother: false,
  branch: newEntryId(),
}

const parts = ['plan', 'drafts', 'before', 'after', 'projectName'] as const

/** Key from before each folder had its own; older versions in other folders still use it. */
const keyBefore = 'spindle'

/**
 * Restores what was saved in this tab or, in a new one, in this browser; saves from now on. True if
 * it was this tab’s. Call once.
 */
export async function restoreProjectAndSaveChanges(): Promise<boolean> {
  savingStore.setState(allSaved)
  tabSavingRecord.isOurs = false
  tabSavingRecord.isAnother = false
  const isRestored = await bringBack()
  readEarlierProjects()
  /** Projects to save next, for all tabs and for this one; null if nothing has changed. */
  let ofBrowser: Project | null = null
  let ofTab: Project | null = null
  const saving = postponedUntilPaint(() => {
    if (ofBrowser) saveProject(ofBrowser)
    if (ofTab) saveTab(ofTab)
    ofBrowser = null
    ofTab = null
  })
  project.subscribe((now, before) => {
    const isSame = parts.every((part) => now[part] === before[part])
    if (isSame && now.visit === before.visit) return
    if (before.visit !== null || wasOtherProjectOpenedBetween(before.history, now.history)) {
      saving.now()
      tabSavingRecord.isAnother = true
      tabSavingRecord.branch = newEntryId()
    }
    // Opening another variant does not change any.
    const isEdited = now.history !== before.history || now.variant === before.variant
    if (now.visit === null && isEdited) ofBrowser = now
    ofTab = now
    saving.later()
    // Only typing has to be painted soon.
    if (now.history.at(-1)?.goesOn !== true) saving.now()
  })
  const look = () => {
    saving.now()
    readEarlierProjects()
    lookForOthers()
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(storageKey())) look()
  })
  // A sleeping tab received no storage events.
  window.addEventListener('pageshow', look)
  document.addEventListener('visibilitychange', look)
  return isRestored
}

/** Time of the last change of the stored project; null if unknown. */
export function readTimeOfLastChange(): Date | null {
  const text = readText('localStorage', storageKey('#changed'))
  return text === null || Number.isNaN(Date.parse(text)) ? null : new Date(text)
}

async function bringBack(): Promise<boolean> {
  const isFirst =
    !readText('sessionStorage', storageKey()) && !readText('localStorage', storageKey())
  const textOf = isFirst
    ? textBefore
    : (where: LocalOrSessionStorage) => readText(where, storageKey())
  const here = textOf('sessionStorage')
  const stored = textOf('localStorage')
  const restored = here === null ? null : await readSavedProject(here)
  const browser = stored === null ? null : await readSavedProject(stored)
  const isUnread = stored !== null && !browser
  tabSavingRecord.known = stored
  if (stored !== null && isFirst) saveText('localStorage', storageKey(), stored)
  if (isUnread) {
    savingStore.setState({ unread: stored })
    // If the text could not be set aside, it must never be overwritten.
    if (!setAsideUnreadable(stored)) tabSavingRecord.known = null
  }
  if (here !== null && !restored) setAsideUnreadable(here)
  else if (browser && readText('localStorage', storageKey('#changed')) === unsaved)
    savingStore.setState({ isOlder: restored === null })
  const visit = restored?.isVisit ? { own: browser?.state ?? null } : null
  const state = restored?.state ?? browser?.state
  if (state)
    project.setState({
      ...state,
      visit,
      seen: initiallySeenPages,
      ...(allVariants(state).some((one) => isPlanMappedToOtherMethod(one.state.plan)) && {
        notice: { done: 'mapped' },
      }),
    })
  if (restored && !visit && here !== stored && !isUnread) {
    tabSavingRecord.known = restored.known
    tabSavingRecord.isAnother = restored.isAnother
    // Retries what could not be saved before, and finds what another tab stored meanwhile.
    saveProject()
  }
  return restored !== null
}

/** Text under the former key; another program may use so plain a name. */
function textBefore(where: LocalOrSessionStorage): string | null {
  const text = readText(where, keyBefore)
  return text?.startsWith('{"plan":') ? text : null
}

/** Saves the project of this tab, for a reload; other tabs do not see it. */
export function saveTab(now = project.getState()): void {
  const { known, isAnother } = tabSavingRecord
  const text = projectToSavedText(now, { isVisit: now.visit !== null, known, isAnother })
  // Otherwise a reload would restore the older text instead of the address, which is current.
  if (!saveText('sessionStorage', storageKey(), text)) removeText('sessionStorage', storageKey())
}

/**
 * Stores the project of this tab, and keeps the one it replaces if that is another. If another tab
 * stored its own, the project of this tab is kept beside that.
 */
export function saveProject(now = project.getState()): void {
  const text = projectToSavedText(now)
  if (!lookForOthers(now)) return
  const { known, isAnother } = tabSavingRecord
  const isKept = !isAnother || known === null || known === text || keepAmongEarlier(known)
  const isSaved = isKept && saveText('localStorage', storageKey(), text)
  savingStore.setState({ failed: !isSaved })
  saveText('localStorage', storageKey('#changed'), isSaved ? new Date().toISOString() : unsaved)
  if (!isSaved) return
  tabSavingRecord.known = text
  tabSavingRecord.isOurs = true
  tabSavingRecord.isAnother = false
  if (isAnother) forgetEarlierProject('#earlier', (entry) => entry.text === text)
}

export function keepAmongEarlier(text: string, id?: string): boolean {
  return (
    isUntouchedSavedText(text) ||
    text === savingStore.getState().unread ||
    keepEarlierProject(text, id)
  )
}

/** Detects what another tab stored. True if storage holds nothing that must not be overwritten. */
function lookForOthers(now = project.getState()): boolean {
  const stored = readText('localStorage', storageKey())
  const text = projectToSavedText(now)
  const { unread, theirs } = savingStore.getState()
  if (now.visit && stored !== null && stored !== tabSavingRecord.known) followOwn(stored)
  const isKnown =
    stored === null || stored === tabSavingRecord.known || stored === text || now.visit !== null
  if (isKnown || (stored === unread && setAsideUnreadable(stored))) {
    tabSavingRecord.known = stored
    savingStore.setState({ theirs: null })
    return true
  }
  if (!theirs) tabSavingRecord.branch = newEntryId()
  const isKept =
    (text === tabSavingRecord.known && !tabSavingRecord.isOurs) ||
    keepAmongEarlier(text, tabSavingRecord.branch)
  savingStore.setState({
    theirs: stored === unread ? null : summarizeSavedProject(stored),
    failed: !isKept,
  })
  return false
}

/** During a visit, the own project is what any tab stored last. */
async function followOwn(stored: string): Promise<void> {
  const own = (await readSavedProject(stored))?.state
  if (own) project.setState(({ visit }) => ({ visit: visit && { own } }))
}
