import { createStore } from 'zustand/vanilla'
import { projectLimits } from '../../engine/index.ts'
import { readText, saveText, storageKey } from './browser-storage.ts'

/** A saved project, kept when another replaced it. */
export type EarlierProject = {
  readonly id: string
  /** Time when it was kept, ISO 8601. */
  readonly at: string
  readonly text: string
}

/** Name and size that tell a saved project from others. */
export type SavedProjectSummary = {
  readonly name: string
  readonly mailboxes: number | null
  /** Names of its variants, possibly empty; for a single plan its own. */
  readonly names: readonly string[]
  /** Project name; empty for none. */
  readonly project: string
}

/** Most earlier projects kept; the oldest is dropped for a new one. */
export const mostEarlierProjects = 10

type List = '#earlier' | '#aside'

type Earliers = {
  /** Earlier projects, latest first. */
  readonly plans: readonly EarlierProject[]
  /** Texts that this version cannot read, kept for one that can. */
  readonly aside: readonly EarlierProject[]
  /** Project dropped last to make room, until the user is told; null for none. */
  readonly gone: EarlierProject | null
}

/** Earlier projects of this browser, as last read. */
export const earlierProjectsStore = createStore<Earliers>(() => ({
  plans: [],
  aside: [],
  gone: null,
}))

/** Reads the lists of earlier projects again, as another window may have changed them. */
export function readEarlierProjects(): void {
  earlierProjectsStore.setState({
    plans: entriesOf('#earlier') ?? [],
    aside: entriesOf('#aside') ?? [],
  })
}

/** Keeps a saved project, in place of the entry with this id. If false, nothing may replace it. */
export function keepEarlierProject(text: string, id = newEntryId()): boolean {
  const entries = entriesOf('#earlier')
  if (
    entries === null &&
    !setAsideUnreadable(readText('localStorage', storageKey('#earlier')) ?? '')
  )
    return false
  const others = (entries ?? []).filter((entry) => entry.id !== id)
  if (others.some((entry) => entry.text === text)) return saveEntries('#earlier', others)
  const all = [entryOf(id, text), ...others]
  const isKept = saveEntries('#earlier', all.slice(0, mostEarlierProjects))
  const [gone = null] = all.slice(mostEarlierProjects)
  if (isKept && gone) earlierProjectsStore.setState({ gone })
  return isKept
}

/**
 * If the list is full, moves a project that is being opened to where it is dropped first, so that no
 * other is lost.
 */
export function markFirstProjectToDrop(id: string): void {
  const entries = entriesOf('#earlier') ?? []
  const isMeant = (entry: EarlierProject) => entry.id === id
  if (entries.length >= mostEarlierProjects && entries.some(isMeant))
    saveEntries('#earlier', [
      ...entries.filter((entry) => !isMeant(entry)),
      ...entries.filter(isMeant),
    ])
}

/** Keeps a text that this version cannot read in a list of its own; false if it could not. */
export function setAsideUnreadable(text: string): boolean {
  const entries = entriesOf('#aside')
  if (entries === null) return false
  if (entries.some((entry) => entry.text === text)) return true
  return saveEntries('#aside', [entryOf(newEntryId(), text), ...entries])
}

export function forgetEarlierProject(
  list: List,
  isMeant: (entry: EarlierProject) => boolean,
): void {
  const entries = entriesOf(list)
  if (entries?.some(isMeant))
    saveEntries(
      list,
      entries.filter((entry) => !isMeant(entry)),
    )
}

/** Summary of a saved text; empty if the text is no saved project. */
export function summarizeSavedProject(text: string): SavedProjectSummary {
  try {
    const { name: given, mailboxes, names, project } = JSON.parse(text)
    const name = words(given)
    return {
      name,
      mailboxes: typeof mailboxes === 'number' ? mailboxes : null,
      names: Array.isArray(names) ? names.slice(0, projectLimits.variants).map(words) : [name],
      project: words(project),
    }
  } catch {
    return { name: '', mailboxes: null, names: [''], project: '' }
  }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Random id, so that two windows never make the same id. */
export function newEntryId(): string {
  return Math.random().toString(36).slice(2)
}

function entryOf(id: string, text: string): EarlierProject {
  return { id, at: new Date().toISOString(), text }
}

/** Stored entries of a list of projects; null if they cannot be read. */
function entriesOf(list: List): readonly EarlierProject[] | null {
  const text = readText('localStorage', storageKey(list))
  if (text === null) return []
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) && entries.every(isEntry) ? entries : null
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is EarlierProject {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, text } = { id: null, at: null, text: null, ...value }
  return [id, at, text].every((one) => typeof one === 'string')
}

function saveEntries(list: List, entries: readonly EarlierProject[]): boolean {
  const isSaved = saveText('localStorage', storageKey(list), JSON.stringify(entries))
  if (isSaved) readEarlierProjects()
  return isSaved
}
