import { type KeptTest, type OwnArray, type Plan, projectLimits } from '../../engine/index.ts'
import type { DoneEdits, Drafts, OwnArraysEdit, ProjectWithHistory } from './history.ts'
import { ownArrayDraftKey, project, withEdit } from './project.ts'
import { nameOfCopy } from './tiers.ts'

export function roomForArrays({ ownArrays }: Plan): number {
  return projectLimits.ownArrays - ownArrays.length
}

/** Replaces the array with the id `editing` or adds one at the end, and drops its draft. */
export function saveOwnArray(array: OwnArray, editing: string | null): void {
  const { ownArrays } = project.getState().plan
  const at = ownArrays.findIndex(({ id }) => id === editing)
  const next = at === -1 ? [...ownArrays, array] : ownArrays.with(at, array)
  const of = { done: at === -1 ? 'added' : 'changed', array } as const
  setOwnArrays(next, of, {}, withoutText(project.getState().drafts))
}

/** Adds a copy of an array after it, with its own id and name. */
export function copyOwnArray(id: string): void {
  const { ownArrays } = project.getState().plan
  const at = ownArrays.findIndex((one) => one.id === id)
  const original = ownArrays[at]
  if (!original) return
  const name = nameOfCopy(original.name)
  const array = { ...original, name, id: unusedIdFromName(`${id}-copy`, ownArrays) }
  setOwnArrays(ownArrays.toSpliced(at + 1, 0, array), { done: 'copied', array })
}

export function removeOwnArray(id: string): void {
  const { ownArrays } = project.getState().plan
  const array = ownArrays.find((one) => one.id === id)
  if (array)
    setOwnArrays(
      ownArrays.filter((one) => one !== array),
      { done: 'removed', array },
    )
}

/** Own arrays merged with those of a catalog, which replace own ones of the same id. */
export function mergeCatalogArrays(
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

export type ImportedCatalog = {
  readonly file: string
  readonly arrays: readonly OwnArray[]
  /** Currency of the prices; empty if the file names none. */
  readonly currency: string
  readonly keptTests?: readonly KeptTest[]
}

/** Adds the arrays of a catalog or replaces all; takes its currency if the plan has none. */
export function importOwnArrays(catalog: ImportedCatalog, how: 'add' | 'replace'): void {
  const { ownArrays, currency, keptTests } = project.getState().plan
  const { arrays, file } = catalog
  const next = how === 'add' ? mergeCatalogArrays(ownArrays, arrays) : arrays
  const of = { done: 'imported', count: arrays.length, file } as const
  const tests = withTestsOf(keptTests, catalog)
  setOwnArrays(next, of, { currency: currency || catalog.currency, keptTests: tests })
}

/** Kept tests with those of a catalog, up to the limit and each once. */
function withTestsOf(
  keptTests: readonly KeptTest[],
  { arrays, keptTests: brought = [] }: ImportedCatalog,
): readonly KeptTest[] {
  const ids = new Set(arrays.map(({ id }) => id))
  const known = ({ name, array, achieved }: KeptTest) => `${array} ${achieved} ${name}`
  const before = new Set(keptTests.map(known))
  const added = brought.filter(
    (test) => test.array !== null && ids.has(test.array) && !before.has(known(test)),
  )
  const all = [...keptTests]
  for (const test of added)
    if (all.length < projectLimits.keptTests)
      all.push({ ...test, id: unusedIdFromName(test.id, all) })
  return all
}

/**
 * Stores the draft of an array that is not in the plan yet; null drops it. Like the drafts of
 * fields, it survives a change of page and a reload, and goes with its plan when another is opened.
 */
export function keepOwnArrayDraft(text: string | null): void {
  project.setState((now) => {
    if (text === (now.drafts[ownArrayDraftKey] ?? null)) return now
    const others = withoutText(now.drafts)
    const drafts = text === null ? others : { ...others, [ownArrayDraftKey]: text }
    const next = withEdit(now, { kind: 'draft', field: ownArrayDraftKey, tier: 0 }, { drafts })
    return text === null ? { ...next, history: withoutTyping(next) } : next
  })
}

/** History without an array that was typed in the open variant and then discarded. */
function withoutTyping({ history, variant }: ProjectWithHistory): DoneEdits {
  const last = history.findLastIndex(
    ({ of, before }) =>
      of.kind !== 'draft' || of.field !== ownArrayDraftKey || before.variant !== variant,
  )
  return history.slice(0, last + 1)
}

function withoutText({ [ownArrayDraftKey]: _text, ...others }: Drafts): Drafts {
  return others
}

/** Unused id made of a name, with a number if another has it. */
export function unusedIdFromName(name: string, taken: readonly { readonly id: string }[]): string {
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

type Done<T> = T extends OwnArraysEdit ? Omit<T, 'kind'> : never

/** Replaces the arrays of the plan, unless there are too many. */
function setOwnArrays(
  ownArrays: readonly OwnArray[],
  done: Done<OwnArraysEdit>,
  others: Partial<Pick<Plan, 'currency' | 'keptTests'>> = {},
  drafts: Drafts = project.getState().drafts,
): void {
  if (ownArrays.length > projectLimits.ownArrays) return
  project.setState((now) =>
    withEdit(
      now,
      { kind: 'own arrays', ...done },
      { plan: { ...now.plan, ...others, ownArrays }, drafts },
    ),
  )
}
