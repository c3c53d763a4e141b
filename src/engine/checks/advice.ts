import { ownRule, type Source } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Recommendation } from '../design/recommend.ts'
import type { JetstressTest } from '../papers/equallogic-tests.ts'
import type { AdviceCode, Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'

/**
 * How much advice weighs: a limit of Exchange cannot be broken, a warning is unwise to pass over, a
 * note is worth knowing.
 */
export type Severity = 'limit' | 'warning' | 'note'

/** The weight of every kind of advice, its figures of the plan, and its measured or printed ones. */
type Kinds = {
  'database-file-above-limit': { severity: 'limit'; figures: 'file'; consequence: 'most' }
  'databases-above-edition': { severity: 'limit'; figures: 'onServer'; consequence: 'most' }
  'quota-above-version': { severity: 'warning'; figures: 'quota'; consequence: 'most' }
  'servers-above-dag': { severity: 'note'; figures: 'servers' | 'dags'; consequence: 'most' }
  'overhead-below-20': { severity: 'warning'; figures: 'overhead'; consequence: 'least' }
  'database-above-guideline': {
    severity: 'warning'
    figures: 'file'
    consequence: 'guideline' | 'tested'
  }
  'many-small-databases': {
    severity: 'warning'
    figures: 'onServer' | 'mailboxesEach'
    consequence: 'moreIops' | 'slowerReads' | 'failed'
  }
  'few-databases': {
    severity: 'warning'
    figures: 'databases' | 'mailboxesEach'
    consequence: never
  }
  'one-copy-dag': { severity: 'warning'; figures: 'copies'; consequence: never }
  'worst-case-beyond-copies': {
    severity: 'warning'
    figures: 'copies' | 'servers'
    consequence: never
  }
  'servers-without-databases': {
    severity: 'warning'
    figures: 'servers' | 'databases'
    consequence: never
  }
  'maintenance-off': { severity: 'warning'; figures: 'maintenance'; consequence: never }
  'nics-below-ports': { severity: 'warning'; figures: 'nics' | 'ports'; consequence: never }
  'raid-5-is-final': { severity: 'warning'; figures: never; consequence: never }
  'logs-beside-database': { severity: 'warning'; figures: 'volume'; consequence: never }
  'mailbox-above-1-gb': {
    severity: 'note'
    figures: 'quota'
    consequence: 'at1Gb' | 'at15Gb'
  }
  'dumpster-above-quota': { severity: 'warning'; figures: 'delta' | 'quota'; consequence: never }
  'dag-profile': {
    severity: 'note'
    figures: 'transactional' | 'standalone'
    consequence: 'dag' | 'none'
  }
  'fuller-than-tested': {
    severity: 'note'
    figures: 'use' | 'data' | 'usable'
    consequence: 'fullest' | 'little'
  }
  'rebuild-not-carried': {
    severity: 'warning'
    figures: 'load' | 'felt'
    consequence: 'loss'
  }
  'memory-above-version': { severity: 'warning'; figures: 'needed'; consequence: 'most' }
  'arrays-untested-with-version': { severity: 'note'; figures: never; consequence: never }
  'figures-beyond-papers': { severity: 'note'; figures: never; consequence: never }
}

type Raised<C extends AdviceCode> = {
  readonly code: C
  readonly severity: Kinds[C]['severity']
  /** Figures of the plan itself, by name. */
  readonly figures: Readonly<Record<Kinds[C]['figures'], Worked>>
  /** What was measured or is printed about it, by name. */
  readonly consequence: Readonly<Record<Kinds[C]['consequence'], Worked>>
  readonly source: Source
  /** The key of the field that mends it, or null where there is nothing to mend. */
  readonly answer: string | null
  /** The tier it is about, or null for the whole plan. */
  readonly tier: number | null
}

/** The test that a plan goes beyond. */
type WithTest = { readonly test: JetstressTest }

/** A check that a plan does not meet. The words are made on screen. */
export type Advice<C extends AdviceCode = AdviceCode> = {
  [K in C]: K extends 'fuller-than-tested' ? Raised<K> & WithTest : Raised<K>
}[C]

/** What a plan comes to, as the checks see it. */
export type Checked = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** The checks of some codes: each raises its advice, once or for every tier, or none. */
export type Checks<C extends AdviceCode = AdviceCode> = {
  readonly [K in C]: (checked: Checked) => readonly Advice<K>[]
}

/** Where a figure that a plan is held against stands. Throws for one that was computed. */
export function sourceOf({ label, how }: Worked): Source {
  if (how.kind === 'published') return how.cite
  if (how.kind === 'assumed') return ownRule(how.reason)
  throw new Error(`${label} is neither published nor assumed`)
}

/** The field that the number of databases is mended at. */
export function databasesField({ databases }: Plan): 'databases' | 'mailboxesPerDatabase' {
  return databases === null ? 'mailboxesPerDatabase' : 'databases'
}
