import { createStore } from 'zustand/vanilla'
import { limits } from '../../engine/index.ts'
import { keyOf, save, textIn } from './browser-storage.ts'

/** A plan as this browser saved it, kept when another took its place. */
export type Earlier = {
  readonly id: string
  /** When it was kept, as ISO 8601. */
  readonly at: string
  readonly text: string
}

/** Name and size by which a saved plan is told from others. */
export type Headline = {
  readonly name: string
  readonly mailboxes: number | null
  /** The names of its variants, of which some may be empty; of a plan that stands alone its own. */
  readonly names: readonly string[]
  /** The name of the project itself; empty where it has none. */
  readonly project: string
}

/** The oldest earlier plan goes when another comes. */
export const mostEarlier = 10

type List = '#earlier' | '#aside'

type Earliers = {
  /** Earlier plans, the last one kept first. */
  readonly plans: readonly Earlier[]
  /** Texts that this version cannot read, kept for the one that can. */
  readonly aside: readonly Earlier[]
  /** The plan that went last for another to be kept, until somebody was told. */
  readonly gone: Earlier | null
}

/** The earlier plans of this browser, as it had them when it was last looked at. */
export const earlier = createStore<Earliers>(() => ({ plans: [], aside: [], gone: null }))

/** Looks at what the browser has: another window may have changed it. */
export function readEarlier(): void {
  earlier.setState({ plans: entriesOf('#earlier') ?? [], aside: entriesOf('#aside') ?? [] })
}

/**
 * Keeps a saved plan, in the place of the one of this id if there is one. Returns whether it is kept
 * now; nothing may take its place otherwise.
 */
export function keepEarlier(text: string, id = newId()): boolean {
  const entries = entriesOf('#earlier')
  if (entries === null && !setAside(textIn('localStorage', keyOf('#earlier')) ?? '')) return false
  const others = (entries ?? []).filter((entry) => entry.id !== id)
  if (others.some((entry) => entry.text === text)) return saveEntries('#earlier', others)
  const all = [entryOf(id, text), ...others]
  const isKept = saveEntries('#earlier', all.slice(0, mostEarlier))
  const [gone = null] = all.slice(mostEarlier)
  if (isKept && gone) earlier.setState({ gone })
  return isKept
}

/** Has an entry go first where there is no more room: it comes back, and needs no other to go for it. */
export function giveUpFirst(id: string): void {
  const entries = entriesOf('#earlier') ?? []
  const isMeant = (entry: Earlier) => entry.id === id
  if (entries.length >= mostEarlier && entries.some(isMeant))
    saveEntries('#earlier', [
      ...entries.filter((entry) => !isMeant(entry)),
      ...entries.filter(isMeant),
    ])
}

/** Keeps what this version cannot read, under a key of its own. Returns whether it is kept now. */
export function setAside(text: string): boolean {
  const entries = entriesOf('#aside')
  if (entries === null) return false
  if (entries.some((entry) => entry.text === text)) return true
  return saveEntries('#aside', [entryOf(newId(), text), ...entries])
}

export function forgetEarlier(list: List, isMeant: (entry: Earlier) => boolean): void {
  const entries = entriesOf(list)
  if (entries?.some(isMeant))
    saveEntries(
      list,
      entries.filter((entry) => !isMeant(entry)),
    )
}

/** The headline of a saved plan; an empty one where it is not one of ours. */
export function headlineOf(text: string): Headline {
  try {
    const { name: given, mailboxes, names, project } = JSON.parse(text)
    const name = words(given)
    return {
      name,
      mailboxes: typeof mailboxes === 'number' ? mailboxes : null,
      names: Array.isArray(names) ? names.slice(0, limits.variants).map(words) : [name],
      project: words(project),
    }
  } catch {
    return { name: '', mailboxes: null, names: [''], project: '' }
  }
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** An id that no other window gives. */
export function newId(): string {
  return Math.random().toString(36).slice(2)
}

function entryOf(id: string, text: string): Earlier {
  return { id, at: new Date().toISOString(), text }
}

/** The entries of a list; null where they are not ours to read. */
function entriesOf(list: List): readonly Earlier[] | null {
  const text = textIn('localStorage', keyOf(list))
  if (text === null) return []
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) && entries.every(isEntry) ? entries : null
  } catch {
    return null
  }
}

function isEntry(value: unknown): value is Earlier {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, text } = { id: null, at: null, text: null, ...value }
  return [id, at, text].every((one) => typeof one === 'string')
}

function saveEntries(list: List, entries: readonly Earlier[]): boolean {
  const isSaved = save('localStorage', keyOf(list), JSON.stringify(entries))
  if (isSaved) readEarlier()
  return isSaved
}
