import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What runs are told: where to tell what they find, and the faults by their number, which begins at 1. */
export interface Task {
  readonly found: string
  readonly faults: readonly { readonly key: string; readonly path: string }[]
  /** Of each test, with all that it reaches. */
  readonly digests: Readonly<Record<string, string>>
  /** Of each test the numbers of the faults that are to be tried in it. */
  readonly asked: Readonly<Record<string, readonly number[]>>
}

/** A test as it ran without a fault. */
export interface KnownTest {
  readonly test: string
  readonly digest: string
  readonly passed: boolean
  readonly ms: number
  /** The faults that were to be tried in it, whichever of them it runs. */
  readonly asked: readonly string[]
  /** The faults whose places ran while it was imported, and in its tests. */
  readonly imported: readonly string[]
  readonly ran: readonly string[]
}

/** What became of a fault in a test; one that only began has never ended. */
export interface Tried {
  /** Empty where none was on. */
  readonly fault: string
  readonly test: string
  readonly digest: string
  /** In a process that had run without the fault, or, alone, in one that never did. */
  readonly was: 'seen' | Plain | `${Plain | 'failed'} alone`
}
type Plain = 'begun' | 'passed' | 'unsure'

/**
 * Everything found so far, a line each, or what was told after so many lines: a run that was broken off
 * goes on where it stopped.
 */
export function readFound(path: string, after = 0) {
  const tests = new Map<string, KnownTest>()
  /** Of each fault in each test what was told last. */
  const tried = new Map<string, Tried>()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  for (const line of lines.slice(after)) {
    const one: KnownTest | Tried = JSON.parse(line)
    if ('fault' in one) tried.set(`${one.fault} ${one.test}`, one)
    else tests.set(one.test, withEarlier(one, tests.get(one.test)))
  }
  return { tests, tried, lines: lines.length }
}

/** What is known of a test with other faults planted in the same files holds as well. */
function withEarlier(now: KnownTest, before: KnownTest | undefined): KnownTest {
  if (before?.digest !== now.digest) return now
  const both = (of: (one: KnownTest) => readonly string[]) => [
    ...new Set([...of(before), ...of(now)]),
  ]
  return {
    ...now,
    asked: both(({ asked }) => asked),
    imported: both(({ imported }) => imported),
    ran: both(({ ran }) => ran),
  }
}

export function tellFound(path: string, found: KnownTest | Tried): void {
  appendFileSync(path, `${JSON.stringify(found)}\n`)
}

/** A text is the same where its digest is. */
export function digestOf(...texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('base64url').slice(0, 16)
}

/** The digest of each test, of all files that it reaches, whichever faults are planted in them. */
export function digestsOf(
  root: string,
  reach: ReadonlyMap<string, ReadonlySet<string>>,
): Readonly<Record<string, string>> {
  const known = new Map<string, string>()
  const read = (path: string): string => {
    const text = known.get(path) ?? digestOf(readFileSync(join(root, path), 'utf8'))
    known.set(path, text)
    return text
  }
  const digest = (paths: readonly string[]) => digestOf(...paths.map(read))
  return Object.fromEntries(
    [...reach].map(([test, paths]) => [test, digest([test, ...[...paths].sort()])]),
  )
}
