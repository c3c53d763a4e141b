import { exceeds } from '../core/compare.ts'
import { formula } from '../core/formula.ts'
import { citeEqualLogic, derivedFrom } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import type { SolutionTest } from '../hardware/tested-solutions.ts'

/** Jetstress pass criteria: share of the planned load and three mean latencies. */
export type JetstressRule = 'achieved' | 'dbRead' | 'dbWrite' | 'logWrite'

/** Result of one rule; `measured` and `holds` are null if the report does not state them. */
export type RuleVerdict = {
  readonly measured: Worked<'%' | 'ms'> | null
  readonly limit: Worked<'%' | 'ms'>
  readonly holds: boolean | null
}

/** Results of all rules; `passes` is null if no known rule fails and some are unknown. */
export type JetstressVerdict = {
  readonly rules: Readonly<Record<JetstressRule, RuleVerdict>>
  readonly passes: boolean | null
}

export type PublishedRunFigures = Pick<
  SolutionTest,
  'cite' | 'rates' | 'dbTransfers' | 'dbReadMs' | 'dbWriteMs' | 'logWriteMs'
>

export const plannedIops = formula({
  label: 'Planned transactional IOPS',
  unit: 'IOPS',
  takes: { mailboxes: 'mailboxes', iopsPerMailbox: 'IOPS/mailbox' },
  text: 'mailboxes × iopsPerMailbox',
  source: citeEqualLogic('5'),
})

export const achievedShare = formula({
  label: 'Achieved, of the planned IOPS',
  unit: '%',
  takes: { achieved: 'IOPS', planned: 'IOPS' },
  text: 'achieved ÷ planned',
  shownAs: { least: 0.95 },
  source: citeEqualLogic('5'),
  errata: ['E21'],
})

/** Latency scaled to the planned load; unchanged if the run achieved no more than that. */
export const latencyScaledToPlannedLoad = formula({
  label: 'Equated latency',
  unit: 'ms',
  takes: { latency: 'ms', planned: 'IOPS', achieved: 'IOPS' },
  text: 'if achieved > planned then latency × planned ÷ achieved else latency',
  source: citeEqualLogic('Table 3'),
  errata: ['E37'],
  shownAs: 'measured',
})

export const jetstressLimits = {
  achieved: citedFigure(
    'Achieved, at least',
    0.95,
    '%',
    derivedFrom(citeEqualLogic('5'), 'no more than 5 % below the plan.'),
    'E21',
  ),
  dbRead: citedFigure('Database read latency, below', 20, 'ms', citeEqualLogic('5')),
  dbWrite: citedFigure('Database write latency, below', 20, 'ms', citeEqualLogic('5')),
  logWrite: citedFigure('Log write latency, below', 10, 'ms', citeEqualLogic('5')),
} as const satisfies Record<JetstressRule, Worked>

/** Achieved load and mean latencies of a run; null if unknown. */
export type JetstressRunFigures = { readonly achieved: Worked<'IOPS'> | null } & Readonly<
  Record<Exclude<JetstressRule, 'achieved'>, Worked<'ms'> | null>
>

/**
 * Judges a run by the Jetstress criteria: at least 95 % of the planned IOPS (E21), mean latencies
 * below 20 ms for database reads and writes and below 10 ms for log writes.
 */
export function judgeRun(run: JetstressRunFigures, planned: Worked<'IOPS'>): JetstressVerdict {
  const share = run.achieved && achievedShare({ achieved: run.achieved, planned })
  const rules = {
    achieved: {
      measured: share,
      limit: jetstressLimits.achieved,
      holds: share && !exceeds(jetstressLimits.achieved.value, share.value),
    },
    dbRead: latencyRuleVerdict('dbRead', run.dbRead),
    dbWrite: latencyRuleVerdict('dbWrite', run.dbWrite),
    logWrite: latencyRuleVerdict('logWrite', run.logWrite),
  }
  return { rules, passes: allRulesHold(Object.values(rules)) }
}

export function latencyRuleVerdict(
  rule: Exclude<JetstressRule, 'achieved'>,
  measured: Worked<'ms'> | null,
): RuleVerdict {
  const limit = jetstressLimits[rule]
  return { measured, limit, holds: measured && measured.value < limit.value }
}

/** True if all rules hold; null if none fails and at least one is unknown. */
export function allRulesHold(rules: readonly Pick<RuleVerdict, 'holds'>[]): boolean | null {
  const verdicts = rules.map(({ holds }) => holds)
  if (verdicts.includes(false)) return false
  return verdicts.includes(null) ? null : true
}

export function judgePublishedRun(
  test: PublishedRunFigures,
  planned: Worked<'IOPS'>,
): JetstressVerdict {
  const { cite, rates } = test
  const mean = (label: string, ms: number | null) =>
    ms === null ? null : citedFigure(label, ms, 'ms', rates)
  return judgeRun(
    {
      achieved: citedFigure('Achieved transactional IOPS', test.dbTransfers, 'IOPS', cite),
      dbRead: mean('Database read latency', test.dbReadMs),
      dbWrite: mean('Database write latency', test.dbWriteMs),
      logWrite: mean('Log write latency', test.logWriteMs),
    },
    planned,
  )
}
