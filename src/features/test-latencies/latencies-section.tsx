import type { LiveResults } from '../../app/store/use-project.ts'

/** How latencies went over the time of a test. */
export function LatenciesSection(_: { readonly live: LiveResults }) {
  return null
}
