import type { Release, ReleaseChange } from '../changelog/releases.ts'
import { methodIds } from '../engine/index.ts'

/** Request to a waiting version: describe itself through the port sent along, or take over. */
export type ReleaseRequest = { readonly ask: 'tell' | 'take over' }

/** What a version reports about itself. Older pages ask, so fields may only be added, and stay. */
export type ReleaseMessage = {
  readonly version: string
  /** Releases up to and including this version, newest first. */
  readonly releases: readonly Release[]
}

/** Reads the untrusted answer of another version; null if it is malformed. */
export function readReleaseMessage(answer: unknown): ReleaseMessage | null {
  const { version, releases } = partsOf(answer)
  if (typeof version !== 'string' || !Array.isArray(releases)) return null
  const read = releases.map(readRelease)
  const whole = read.filter((one) => one !== null)
  return whole.length < read.length ? null : { version, releases: whole }
}

function readRelease(given: unknown): Release | null {
  const { version, date, changes } = partsOf(given)
  if (typeof version !== 'string' || typeof date !== 'string' || !Array.isArray(changes))
    return null
  const read = changes.map(readChange)
  const whole = read.filter((one) => one !== null)
  return whole.length < read.length ? null : { version, date, changes: whole }
}

/** Unknown values count as the widest: figures may change, of plans of every method. */
function readChange(given: unknown): ReleaseChange | null {
  const { what, figures, method } = partsOf(given)
  if (typeof what !== 'string') return null
  const known = methodIds.find((one) => one === method)
  return { what, figures: figures !== false, ...(known && { method: known }) }
}

function partsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? { ...given } : {}
}
