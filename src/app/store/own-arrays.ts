import { type KeptTest, limits, type OwnArray, type Plan } from '../../engine/index.ts'
import {
  type Drafts,
  type History,
  lastOf,
  type OwnArraysEdited,
  type Told,
  withdraw,
} from './history.ts'
import { edited, ownArrayDraft, project } from './project.ts'
import { nameOfCopy } from './tiers.ts'

/** The last edit of the arrays of one’s own, until it is dismissed. */
export function ownArraysNote(now: Told): OwnArraysEdited | null {
  const last = lastOf(now, 'own arrays')
  return last?.offered ? last.of : null
}

/** The array taken out last, where it stood and the edit that took it, while it can be brought back. */
export function removedArray(now: Told) {
  const removal = lastOf(now, 'own arrays', (edit) => edit.offered && edit.of.done === 'removed')
  if (removal?.of.done !== 'removed') return null
  const { array } = removal.of
  return { array, at: removal.before.plan.ownArrays.indexOf(array), removal }
}

/** The plan from before the last import, while that can be undone. */
export function planBeforeImport(now: Told): Plan | null {
  return lastImport(now)?.before.plan ?? null
}

/** The edit that took the last import into the open variant, while that can be undone. */
function lastImport(now: Told) {
  const last = lastOf(now, 'own arrays', ({ of }) => of.done.startsWith('import'))
  return last?.offered && last.of.done === 'imported' ? last : null
}

/** Takes the note away, and with it the ways back. */
export function dismissOwnArrays(): void {
  project.setState(({ history }) => ({
    history: withdraw(history, ({ of }) => of.kind === 'own arrays'),
  }))
}

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
  const of = { done: at === -1 ? 'added' : 'changed', array } as const
  setOwnArrays(next, of, {}, withoutText(project.getState().drafts))
}

/** Adds a copy of an array after it, under an id and a name of its own. */
export function copyOwnArray(id: string): void {
  const { ownArrays } = project.getState().plan
  const at = ownArrays.findIndex((one) => one.id === id)
  const original = ownArrays[at]
  if (!original) return
  const name = nameOfCopy(original.name)
  const array = { ...original, name, id: freeId(`${id}-copy`, ownArrays) }
  setOwnArrays(ownArrays.toSpliced(at + 1, 0, array), { done: 'copied', array })
}

/** Takes an array out. It can be brought back. */
export function removeOwnArray(id: string): void {
  const { ownArrays } = project.getState().plan
  const array = ownArrays.find((one) => one.id === id)
  if (array)
    setOwnArrays(
      ownArrays.filter((one) => one !== array),
      { done: 'removed', array },
    )
}

/** Brings back the array taken out last, to where it stood; under another id where that was given away. */
export function restoreOwnArray(): void {
  const now = project.getState()
  const { ownArrays } = now.plan
  const removed = removedArray(now)
  if (!removed) return
  const { at, removal } = removed
  const isTaken = ownArrays.some(({ id }) => id === removed.array.id)
  const array = isTaken
    ? { ...removed.array, id: freeId(removed.array.id, ownArrays) }
    : removed.array
  const next = ownArrays.toSpliced(Math.min(at, ownArrays.length), 0, array)
  if (!setOwnArrays(next, { done: 'brought back', array })) return
  project.setState((now) => ({ history: withdraw(now.history, (edit) => edit === removal) }))
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
  /** Currency of its prices; empty when it does not say. */
  readonly currency: string
  /** Tests of them that were kept. */
  readonly keptTests?: readonly KeptTest[]
}

/**
 * Takes the arrays of a catalog, beside those there are or in their place. What its prices are in is
 * taken where the plan does not say.
 */
export function importOwnArrays(catalog: ReadCatalog, how: 'add' | 'replace'): void {
  const { ownArrays, currency, keptTests } = project.getState().plan
  const { arrays, file } = catalog
  const next = how === 'add' ? withCatalog(ownArrays, arrays) : arrays
  const of = { done: 'imported', count: arrays.length, file } as const
  const tests = withTestsOf(keptTests, catalog)
  setOwnArrays(next, of, { currency: currency || catalog.currency, keptTests: tests })
}

/** The kept tests with those of a catalog, as many as a plan takes; one that is there already stays one. */
function withTestsOf(
  keptTests: readonly KeptTest[],
  { arrays, keptTests: brought = [] }: ReadCatalog,
): readonly KeptTest[] {
  const ids = new Set(arrays.map(({ id }) => id))
  const known = ({ name, array, achieved }: KeptTest) => `${array} ${achieved} ${name}`
  const before = new Set(keptTests.map(known))
  const added = brought.filter(
    (test) => test.array !== null && ids.has(test.array) && !before.has(known(test)),
  )
  const all = [...keptTests]
  for (const test of added)
    if (all.length < limits.keptTests) all.push({ ...test, id: freeId(test.id, all) })
  return all
}

/**
 * Goes back to the arrays from before the last import, without the tests that it brought. What was kept
 * since stays, with the arrays that were made for it.
 */
export function undoImport(): void {
  const now = project.getState()
  const { plan, history } = now
  const last = lastImport(now)
  if (!last) return
  const before = last.before.plan
  const since = history.slice(history.indexOf(last) + 1)
  // The other variants have arrays of their own.
  const next = since.find((edit) => edit.before.variant === now.variant)
  const imported = next?.before.plan ?? plan
  const brought = missingFrom(before.keptTests, imported.keptTests)
  const keptTests = missingFrom(brought, plan.keptTests)
  const made = missingFrom(imported.ownArrays, plan.ownArrays).filter(({ id }) =>
    keptTests.some(({ array }) => array === id),
  )
  const all = [...before.ownArrays, ...missingFrom(before.ownArrays, made)]
  const ownArrays = all.slice(0, limits.ownArrays)
  const of = { done: 'import undone', count: ownArrays.length } as const
  setOwnArrays(ownArrays, of, { currency: before.currency, keptTests })
}

function missingFrom<T extends { readonly id: string }>(
  others: readonly { readonly id: string }[],
  list: readonly T[],
): readonly T[] {
  const ids = new Set(others.map(({ id }) => id))
  return list.filter(({ id }) => !ids.has(id))
}

/**
 * Keeps what is typed of an array that is no part of the plan yet, or drops it. It is kept with the
 * texts of the fields, so that it outlives the page and the window as they do, and goes with its plan
 * when another is opened.
 */
export function keepOwnArrayText(text: string | null): void {
  project.setState((now) => {
    if (text === (now.drafts[ownArrayDraft] ?? null)) return now
    const others = withoutText(now.drafts)
    const drafts = text === null ? others : { ...others, [ownArrayDraft]: text }
    const next = edited(now, { kind: 'draft', field: ownArrayDraft, tier: 0 }, { drafts })
    return text === null ? { ...next, history: withoutTyping(next) } : next
  })
}

/** An array that is typed in the open variant and then given up is no edit, nor is its giving up. */
function withoutTyping({ history, variant }: Told): History {
  const last = history.findLastIndex(
    ({ of, before }) =>
      of.kind !== 'draft' || of.field !== ownArrayDraft || before.variant !== variant,
  )
  return history.slice(0, last + 1)
}

function withoutText({ [ownArrayDraft]: _text, ...others }: Drafts): Drafts {
  return others
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

type Done<T> = T extends OwnArraysEdited ? Omit<T, 'kind'> : never

/** Replaces the arrays of the plan. Returns whether it takes as many. */
function setOwnArrays(
  ownArrays: readonly OwnArray[],
  done: Done<OwnArraysEdited>,
  others: Partial<Pick<Plan, 'currency' | 'keptTests'>> = {},
  drafts: Drafts = project.getState().drafts,
): boolean {
  if (ownArrays.length > limits.ownArrays) return false
  project.setState((now) =>
    edited(
      now,
      { kind: 'own arrays', ...done },
      { plan: { ...now.plan, ...others, ownArrays }, drafts },
    ),
  )
  return true
}
