import type { Worked } from '../core/worked.ts'

import type { Plan } from '../plan/plan.ts'
import type { RolesVersionId } from './versions.ts'

/** A figure of a plan that another version changes. */
export type VersionChange = {
  readonly label: string
  /** The figure as each version has it, in the order of the versions; null where one has none. */
  readonly figures: readonly (Worked | null)[]
  readonly why: string
}

/** The same plan in every version of this method, and what differs between them. */
export type AcrossVersions = {
  readonly versions: readonly RolesVersionId[]
  readonly changes: readonly VersionChange[]
}

/** What a change of version changes of a plan. */
export function acrossVersions(_plan: Plan): AcrossVersions {
  return { versions: [], changes: [] }
}
