import type { Sentence } from '../../core/check.ts'
import { type PublicFigure, publicFigure } from '../../core/source.ts'
import { published, type Worked } from '../../core/worked.ts'
import type { Row } from '../../placement/layout.ts'
import type { AnswerKey, Plan } from '../../plan/plan.ts'
import type { RoleParts } from './role-parts.ts'

/** A plan as it is held against the preferred architecture. */
export type JudgedPlan = {
  readonly plan: Plan
  readonly parts: RoleParts
  /** Whether arrays in RAID hold the databases, not drives of the servers. */
  readonly isInArrays: boolean
  /** The servers of each database in order of preference; null where none were placed. */
  readonly rows: readonly Row[] | null
}

/** What a plan on arrays has in place of drives of its servers. */
export const inArrays = 'Arrays in RAID hold the databases.'

/** One thing that the preferred architecture asks, and what a plan has of it. */
export type PreferredRecord = {
  readonly code: string
  /** What it asks, in a few words. */
  readonly title: string
  /** Whether a plan has it so; null where no answer of a plan says it. */
  readonly holds: (judged: JudgedPlan) => boolean | null
  readonly finding: (judged: JudgedPlan) => string | Sentence
  /** What a plan that breaks it has instead, where that is a figure. */
  readonly instead?: (judged: JudgedPlan) => Worked | null
  /** The answer that changes it; null where none does. */
  readonly answer: AnswerKey | null
}

/** Where the preferred architecture is printed. */
export const preferredSource: PublicFigure = publicFigure(
  'A',
  'Written for Exchange 2019; the size of a server is judged by the version of the plan.',
  { publication: 'docs', place: 'Preferred architecture' },
)

function asks<U extends 'copies' | 'servers' | 'hours' | 'volumes' | '%'>(
  label: string,
  value: number,
  unit: U,
) {
  return published(label, value, unit, preferredSource)
}

/** The figures that the preferred architecture names. */
export const preferred = {
  copies: asks('Copies to activate', 3, 'copies'),
  lagged: asks('Lagged copies', 1, 'copies'),
  lag: asks('Replay lag', 168, 'hours'),
  leastMembers: asks('Members of a DAG, at least', 4, 'servers'),
  startMembers: asks('Members to start with', 8, 'servers'),
  copiesOnDrive: asks('Copies on a drive, at most', 4, 'copies'),
  spares: asks('Spare volumes per server, at least', 1, 'volumes'),
  busiest: asks('Processor use in the worst failure, at most', 0.8, '%'),
}
