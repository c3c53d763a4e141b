import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { limits, type OwnArray, type Plan } from '../../engine/index.ts'
import { editOf } from './edit.ts'
import { ownArrayDraft, project, withPlan } from './project.ts'

/** What was done last to the arrays of one's own. */
export type OwnArraysNote =
  | { readonly code: 'added' | 'changed' | 'copied' | 'restored'; readonly array: OwnArray }
  | { readonly code: 'removed'; readonly array: OwnArray }
  | { readonly code: 'imported'; readonly count: number; readonly file: string }
  | { readonly code: 'import undone'; readonly count: number }

type OwnArraysHistory = {
  readonly note: OwnArraysNote | null
  /** Arrays that can be brought back, the one taken out last first, each with where it stood. */
  readonly removed: readonly { readonly array: OwnArray; readonly at: number }[]
  /** The arrays from before the last import and what their prices were in, or null. */
  readonly beforeImport: Pick<Plan, 'ownArrays' | 'currency'> | null
}

const nothing: OwnArraysHistory = { note: null, removed: [], beforeImport: null }

/**
 * What was done to the arrays and can be taken back. Apart from the project, because only the list
 * of arrays shows it, which is fetched later than the first screen.
 */
export const ownArraysHistory = createStore<OwnArraysHistory>(() => nothing)

/** What was done to the arrays, read by a component. */
export function useOwnArraysHistory(): OwnArraysHistory {
  return useStore(ownArraysHistory)
}

// Another plan has other arrays: what was removed from one cannot be brought back to another.
project.subscribe(({ notice }, { notice: before }) => {
  if (notice !== before && notice && ['opened', 'started over', 'restored'].includes(notice.code))
    ownArraysHistory.setState(nothing)
})

/** Takes the note away, and with it the ways back. */
export function dismissOwnArrays(): void {
  ownArraysHistory.setState(nothing)
}

/** How many more arrays of one's own the plan takes. */
export function roomForArrays({ ownArrays }: Plan): number {
  return limits.ownArrays - ownArrays.length
}

/**
 * Puts an array in the place of the one of this id, or after the others where there is none. It
 * settles what was typed of it.
 */
export function saveOwnArray(array: OwnArray, editing: string | null): void {
  const { ownArrays } = project.getState().plan
  const at = ownArrays.findIndex(({ id }) => id === editing)
  const next = at === -1 ? [...ownArrays, array] : ownArrays.with(at, array)
  if (!setOwnArrays(next)) return
  keepOwnArrayText(null)
  say({ code: at === -1 ? 'added' : 'changed', array })
}

const copied = ' (copy)'

/** Adds a copy of an array after it, under an id and a name of its own. */
export function copyOwnArray(id: string): void {
  const { ownArrays } = project.getState().plan
  const at = ownArrays.findIndex((one) => one.id === id)
  const original = ownArrays[at]
  if (!original) return
  const name = `${cutName(original.name, limits.name - copied.length)}${copied}`
  const array = { ...original, name, id: freeId(`${id}-copy`, ownArrays) }
  if (setOwnArrays(ownArrays.toSpliced(at + 1, 0, array))) say({ code: 'copied', array })
}

/** Takes an array out. It can be brought back. */
export function removeOwnArray(id: string): void {
  const { ownArrays } = project.getState().plan
  const at = ownArrays.findIndex((one) => one.id === id)
  const array = ownArrays[at]
  if (!array) return
  setOwnArrays(ownArrays.toSpliced(at, 1))
  ownArraysHistory.setState(({ removed }) => ({
    note: { code: 'removed', array },
    removed: [{ array, at }, ...removed],
  }))
}

/** Brings back the array taken out last, to where it stood; under another id where that was given away. */
export function restoreOwnArray(): void {
  const { ownArrays } = project.getState().plan
  const [last, ...others] = ownArraysHistory.getState().removed
  if (!last) return
  const isTaken = ownArrays.some(({ id }) => id === last.array.id)
  const array = isTaken ? { ...last.array, id: freeId(last.array.id, ownArrays) } : last.array
  if (!setOwnArrays(ownArrays.toSpliced(Math.min(last.at, ownArrays.length), 0, array))) return
  ownArraysHistory.setState({ note: { code: 'restored', array }, removed: others })
}

/** The arrays of a plan with those of a catalog: one of the same id takes the place of the own. */
export function withCatalog(
  ownArrays: readonly OwnArray[],
  catalog: readonly OwnArray[],
): readonly OwnArray[] {
  const byId = new Map(catalog.map((array) => [array.id, array]))
  const ids = new Set(ownArrays.map(({ id }) => id))
  return [
    ...ownArrays.map((array) => byId.get(array.id) ?? array),
    ...catalog.filter(({ id }) => !ids.has(id)),
  ]
}

/** The arrays of a catalog that was read, and where they came from. */
export type ReadCatalog = {
  readonly file: string
  readonly arrays: readonly OwnArray[]
  /** What its prices are in; empty when it does not say. */
  readonly currency: string
}

/**
 * Takes the arrays of a catalog, beside those there are or in their place. What its prices are in is
 * taken where the plan does not say.
 */
export function importOwnArrays(catalog: ReadCatalog, how: 'add' | 'replace'): void {
  const { ownArrays, currency } = project.getState().plan
  const { arrays, file } = catalog
  const next = how === 'add' ? withCatalog(ownArrays, arrays) : arrays
  if (!setOwnArrays(next, currency || catalog.currency)) return
  ownArraysHistory.setState({
    note: { code: 'imported', count: arrays.length, file },
    beforeImport: { ownArrays, currency },
  })
}

/** Goes back to the arrays from before the last import. */
export function undoImport(): void {
  const { beforeImport } = ownArraysHistory.getState()
  if (!beforeImport) return
  const { ownArrays, currency } = beforeImport
  setOwnArrays(ownArrays, currency)
  ownArraysHistory.setState({
    note: { code: 'import undone', count: ownArrays.length },
    beforeImport: null,
  })
}

/**
 * Keeps what is typed of an array that is no part of the plan yet, or drops it. It is kept with the
 * texts of the fields, so that it outlives the page and the window as they do, and goes with its plan
 * when another is opened.
 */
export function keepOwnArrayText(text: string | null): void {
  project.setState(({ drafts: { [ownArrayDraft]: _before, ...others } }) => ({
    drafts: text === null ? others : { ...others, [ownArrayDraft]: text },
  }))
}

/** An id that no array has yet: made of a name, with a number where another has it already. */
export function freeId(name: string, taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id))
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const slug = plain.replaceAll(/[^\w.-]+/g, '-').replace(/^[^A-Za-z\d]+/, '')
  const id = slug.slice(0, longestSlug).replace(/-+$/, '') || 'array'
  if (!ids.has(id)) return id
  const numbers = Array.from({ length: ids.size + 1 }, (_unused, at) => `${id}-${at + 2}`)
  return numbers.find((one) => !ids.has(one)) ?? id
}

/** Leaves room for a number within the 40 characters of an id. */
const longestSlug = 36

/** Replaces the arrays of the plan. Returns whether it takes as many. */
function setOwnArrays(ownArrays: readonly OwnArray[], currency?: string): boolean {
  if (ownArrays.length > limits.ownArrays) return false
  project.setState((now) => ({
    ...withPlan({ ...now.plan, ownArrays, currency: currency ?? now.plan.currency }),
    lastEdit: editOf({ kind: 'own arrays' }, now),
    typing: null,
  }))
  return true
}

function say(note: OwnArraysNote): void {
  ownArraysHistory.setState({ note })
}

/** A name no longer than a plan carries, and never half a letter at its end. */
function cutName(name: string, longest: number): string {
  return name.slice(0, longest).replace(/[\ud800-\udbff]$/, '')
}
