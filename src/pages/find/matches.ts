import { type Entry, entryKinds, type WorkbookName } from './entry.ts'

/** An entry that was found, and the name of the workbook that it was found by. */
export type Hit = {
  readonly entry: Entry
  readonly by: WorkbookName | null
  /** Whether it lacks some of the words that were looked for. */
  readonly isNear?: true
}

/** How well a name fits what is looked for; the less the better. */
const fits = { wholly: 0, begins: 1, word: 2, within: 3, besides: 4, absent: 5 } as const

/** Words that ask, and name nothing. */
const fillers = new Set(
  'a an and at for how in is many much number of on or per the to what'.split(' '),
)

/**
 * The entries that have every word of a text in one of their names or beside it, the nearest first.
 * Where none has, those with the most of them.
 */
export function matching(entries: readonly Entry[], text: string): readonly Hit[] {
  const asked = plain(text)
  if (asked === '') return []
  const all = asked.split(' ')
  const telling = all.filter((word) => !fillers.has(word))
  const words = telling.length > 0 ? telling : all
  const found = withAll(entries, asked, words)
  return found.length > 0 ? found : withMost(entries, words)
}

/** The entries whose names have more than half of some words, those with the most of them first. */
function withMost(entries: readonly Entry[], words: readonly string[]): readonly Hit[] {
  if (words.length < 2) return []
  return entries
    .flatMap((entry) => {
      const name = plain([entry.title, ...entry.also].join(' '))
      const count = words.filter((word) => ` ${name}`.includes(` ${word}`)).length
      return count * 2 > words.length && !entry.isAbsent
        ? [{ entry, by: null, isNear: true as const, count }]
        : []
    })
    .toSorted((one, other) => other.count - one.count)
}

function withAll(
  entries: readonly Entry[],
  asked: string,
  words: readonly string[],
): readonly Hit[] {
  const found = entries.flatMap((entry, at) => {
    const names = [entry.title, ...entry.also].map((name) => fitOf(plain(name), asked, words))
    const ofBook = entry.workbook.map((by) => ({ by, fit: fitOf(plain(by.name), asked, words) }))
    const best = ofBook.reduce<(typeof ofBook)[number] | null>(
      (one, other) => (other.fit !== null && other.fit < (one?.fit ?? fits.besides) ? other : one),
      null,
    )
    const own = Math.min(...names.map((fit) => fit ?? Number.POSITIVE_INFINITY))
    const byBook = best !== null && (best.fit ?? 0) < own
    const all = plain([entry.title, ...entry.also, entry.says].join(' '))
    const fit = byBook ? best.fit : Number.isFinite(own) ? own : besides(all, words)
    if (fit === null || (entry.isAbsent && fit > fits.begins)) return []
    const rank = entry.isAbsent && fit === fits.begins ? fits.absent : fit
    return [{ entry, at, fit: rank, by: byBook ? best.by : null }]
  })
  const kind = ({ entry }: Hit) => entryKinds.indexOf(entry.kind)
  return found.toSorted(
    (one, other) => one.fit - other.fit || kind(one) - kind(other) || one.at - other.at,
  )
}

function besides(all: string, words: readonly string[]): number | null {
  return words.every((word) => all.includes(word)) ? fits.besides : null
}

function fitOf(name: string, asked: string, words: readonly string[]): number | null {
  if (name === asked) return fits.wholly
  if (name.startsWith(asked)) return fits.begins
  if (!words.every((word) => name.includes(word))) return null
  return words.every((word) => ` ${name}`.includes(` ${word}`)) ? fits.word : fits.within
}

/** A text in small letters without accents, its words parted by single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/#.%†‡-]+/gu, ' ')
    .trim()
}
