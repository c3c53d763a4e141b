import type { LiveResults } from '../../app/store/use-project.ts'

/** The latency curve that was fitted to tests of one’s own. */
export function OwnCurveSection(_: { readonly live: LiveResults }) {
  return null
}
