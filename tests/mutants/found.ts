import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What runs are told: where to tell what they find, and the faults by their number, which begins at 1. */
export interface Task {
  readonly found: string
  readonly faults: readonly { readonly key: string; readonly path: string }[]
  /** Of each test, with all that it reaches. */
  readonly digests: Readonly<Record<string, string>>
}

/** A test as it ran without a fault. */
export interface KnownTest {
  readonly test: string
  readonly digest: string
  readonly passed: boolean
  readonly ms: number
  /** The faults whose places ran while it was imported, and in its tests. */
  readonly imported: readonly string[]
  readonly ran: readonly string[]
}

/** What became of a fault in a test; one that only began has never ended. */
export interface Tried {
  readonly fault: string
  readonly test: string
  readonly digest: string
  /** Whether it passed in a process that had run without the fault, or in one of its own. */
  readonly was: 'begun' | 'seen' | 'passed' | 'passed alone' | 'unsure'
}

/** Everything found so far, a line each: a run that was broken off goes on where it stopped. */
export function readFound(path: string) {
  const tests = new Map<string, KnownTest>()
  /** Of each fault in each test what was told last. */
  const tried = new Map<string, Tried>()
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []) {
    const one: KnownTest | Tried = JSON.parse(line)
    if ('fault' in one) tried.set(`${one.fault} ${one.test}`, one)
    else tests.set(one.test, one)
  }
  return { tests, tried }
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

/** The digest of each test, of all files that it reaches, and of the faults that are tried. */
export function digestsOf(
  root: string,
  reach: ReadonlyMap<string, ReadonlySet<string>>,
  keys: readonly string[],
): Readonly<Record<string, string>> {
  const known = new Map<string, string>()
  const read = (path: string): string => {
    const text = known.get(path) ?? digestOf(readFileSync(join(root, path), 'utf8'))
    known.set(path, text)
    return text
  }
  const digest = (paths: readonly string[]) => digestOf(...paths.map(read), ...keys)
  return Object.fromEntries(
    [...reach].map(([test, paths]) => [test, digest([test, ...[...paths].sort()])]),
  )
}
