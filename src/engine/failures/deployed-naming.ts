import type { DeployedPlaces, PlaceKey } from './deployed-places.ts'
import type { NameKey } from './name-kinds.ts'
import type { NamedCounts, Names, NamingProblem } from './names.ts'

/** All that files call what they deploy: the names and places of a plan, and what is wrong or missing. */
export type DeployedNaming = {
  readonly counts: NamedCounts
  readonly names: Names
  readonly problems: readonly NamingProblem[]
  /** The kinds of names that nobody gave, so that the usual ones stand. */
  readonly usual: readonly NameKey[]
  readonly places: DeployedPlaces
  /** Places that nobody gave and the files cannot be run without. */
  readonly needed: readonly PlaceKey[]
}
