import type { RequirementCode } from '../../core/requirement.ts'
import type { Problem } from '../../sizing/problems.ts'

/** Reasons why a layout on arrays does not hold. The first in this order that applies is given. */
const arrayReasons = [
  'sites above servers',
  'sites above clusters',
  'odd clusters',
  'unequal DAGs',
  'copies above servers',
  'losses not below copies',
  'one site to survive',
  'unequal sites',
  'copies lost with a site',
  'site of all copies',
  'too many databases',
  'database file too large',
  'capacity',
  'load',
] as const satisfies readonly (Problem['code'] | 'capacity' | 'load')[]
export type ArrayPruneReason = (typeof arrayReasons)[number]

/** Reasons why a layout of servers does not hold. The first in this order that applies is given. */
export const serverPruneReasons = [
  'copies above site servers',
  'members',
  'rules',
  'limits',
  'space',
  'restoreSpace',
  'driveIops',
  'bays',
  'dbRead',
  'dbWrite',
  'logWrite',
  'processors',
  'memory',
  'failures',
] as const satisfies readonly (
  | RequirementCode
  | 'copies above site servers'
  | 'members'
  | 'rules'
  | 'limits'
)[]
export type ServerPruneReason = (typeof serverPruneReasons)[number]

export const pruneReasons = [...arrayReasons, ...serverPruneReasons] as const
export type PruneReason = (typeof pruneReasons)[number]
