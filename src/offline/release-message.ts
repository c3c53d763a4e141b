import type { Change, Release } from '../changes.ts'
import { methodIds } from '../engine/index.ts'

/** What a page sends a version that waits: to tell of itself, through the port that comes along, or to take over. */
export type ReleaseRequest = { readonly ask: 'tell' | 'take over' }

/**
 * What a version tells of itself. A page may be older than the version it asks: what stands here stays
 * for ever, and may only be added to.
 */
export type ReleaseMessage = {
  readonly version: string
  /** All that it and those before it changed, the newest first. */
  readonly releases: readonly Release[]
}

/** What another version told, taken as anyone may have made it; null where it is nothing of the kind. */
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

/** Where it says otherwise than is known here whose figures change, those of any plan may. */
function readChange(given: unknown): Change | null {
  const { what, figures, method } = partsOf(given)
  if (typeof what !== 'string') return null
  const known = methodIds.find((one) => one === method)
  return { what, figures: figures !== false, ...(known && { method: known }) }
}

function partsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? { ...given } : {}
}
