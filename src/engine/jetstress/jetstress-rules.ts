import { exceeds } from '../core/compare.ts'
import { formula } from '../core/formula.ts'
import { derivedFrom, equalLogic } from '../core/source.ts'
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
  source: equalLogic('5'),
})

export const achievedShare = formula({
  label: 'Achieved, of the planned IOPS',
  unit: '%',
  takes: { achieved: 'IOPS', planned: 'IOPS' },
  text: 'achieved ÷ planned',
  shownAs: { least: 0.95 },
  source: equalLogic('5'),
  errata: ['E21'],
})

/** Latency scaled to the planned load; unchanged if the run achieved no more than that. */
export const equatedLatency = formula({
  label: 'Equated latency',
  unit: 'ms',
  takes: { latency: 'ms', planned: 'IOPS', achieved: 'IOPS' },
  text: 'if achieved > planned then latency × planned ÷ achieved else latency',
  source: equalLogic('Table 3'),
  errata: ['E37'],
  shownAs: 'measured',
})

export const jetstressLimits = {
  achieved: citedFigure(
    'Achieved, at least',
    0.95,
    '%',
    derivedFrom(equalLogic('5'), 'no more than 5 % below the plan.'),
    'E21',
  ),
  dbRead: citedFigure('Database read latency, below', 20, 'ms', equalLogic('5')),
  dbWrite: citedFigure('Database write latency, below', 20, 'ms', equalLogic('5')),
  logWrite: citedFigure('Log write latency, below', 10, 'ms', equalLogic('5')),
} as const satisfies Record<JetstressRule, Worked>

/** Achieved load and mean latencies of a run; null if unknown. */
export type RunFigures = { readonly achieved: Worked<'IOPS'> | null } & Readonly<
  Record<Exclude<JetstressRule, 'achieved'>, Worked<'ms'> | null>
>

/**
 * Judges a run by the Jetstress criteria: at least 95 % of the planned IOPS (E21), mean latencies
 * below 20 ms for database reads and writes and below 10 ms for log writes.
 */
export function judgeRun(run: RunFigures, planned: Worked<'IOPS'>): JetstressVerdict {
  const share = run.achieved && achievedShare({ achieved: run.achieved, planned })
  const rules = {
    achieved: {
      measured: share,
      limit: jetstressLimits.achieved,
      holds: share && !exceeds(jetstressLimits.achieved.value, share.value),
    },
    dbRead: latencyBelow('dbRead', run.dbRead),
    dbWrite: latencyBelow('dbWrite', run.dbWrite),
    logWrite: latencyBelow('logWrite', run.logWrite),
  }
  return { rules, passes: passesAll(Object.values(rules)) }
}

export function latencyBelow(
  rule: Exclude<JetstressRule, 'achieved'>,
  measured: Worked<'ms'> | null,
): RuleVerdict {
  const limit = jetstressLimits[rule]
  return { measured, limit, holds: measured && measured.value < limit.value }
}

/** True if all rules hold; null if none fails and at least one is unknown. */
export function passesAll(rules: readonly Pick<RuleVerdict, 'holds'>[]): boolean | null {
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
