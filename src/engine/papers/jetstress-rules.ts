import { formula } from '../core/formula.ts'
import { derivedFrom, equalLogic, powerEdge } from '../core/source.ts'
import { exceeds } from '../core/units.ts'
import { published, type Worked } from '../core/worked.ts'
import type { SolutionTest } from './tested-solutions.ts'

/** What Jetstress holds a run to: the load that was planned, and three average latencies. */
export type JetstressRule = 'achieved' | 'dbRead' | 'dbWrite' | 'logWrite'

/** One rule over one run. `measured` and `holds` are null where the document does not say. */
export type RuleVerdict = {
  readonly measured: Worked<'%' | 'ms'> | null
  readonly limit: Worked<'%' | 'ms'>
  readonly holds: boolean | null
}

/** All rules over one run. `passes` is null where what is published fails none but is not all. */
export type JetstressVerdict = {
  readonly rules: Readonly<Record<JetstressRule, RuleVerdict>>
  readonly passes: boolean | null
}

/** What of a run the rules look at. */
export type Judged = Pick<
  SolutionTest,
  'cite' | 'rates' | 'dbTransfers' | 'dbReadMs' | 'dbWriteMs' | 'logWriteMs'
>

/** The load a run is planned for. */
export const plannedIops = formula({
  label: 'Planned transactional IOPS',
  unit: 'IOPS',
  takes: { mailboxes: 'mailboxes', iopsPerMailbox: 'IOPS/mailbox' },
  text: 'mailboxes × iopsPerMailbox',
  source: equalLogic('5'),
  examples: [
    { in: { mailboxes: 5000, iopsPerMailbox: 0.18 }, out: 900, source: equalLogic('Table 3') },
    { in: { mailboxes: 1500, iopsPerMailbox: 0.32 }, out: 480, source: powerEdge('Table 4') },
  ],
})

/** How much of the planned load a run achieved. */
export const achievedShare = formula({
  label: 'Achieved, of the planned IOPS',
  unit: '%',
  takes: { achieved: 'IOPS', planned: 'IOPS' },
  text: 'achieved ÷ planned',
  shownAs: { least: 0.95 },
  source: equalLogic('5'),
  errata: ['E21'],
  examples: [
    share({ achieved: 299, planned: 300 }, 1),
    share({ achieved: 1018, planned: 900 }, 1.13),
    share({ achieved: 2194, planned: 1800 }, 1.22),
  ],
})

function share(inputs: { achieved: number; planned: number }, out: number) {
  return { in: inputs, out, within: 0.005, source: equalLogic('Table 3') }
}

/** What every run is held to, of any version. */
export const jetstressLimits = {
  achieved: published(
    'Achieved, at least',
    0.95,
    '%',
    derivedFrom(equalLogic('5'), 'no more than 5 % below the plan.'),
    'E21',
  ),
  dbRead: published('Database read latency, below', 20, 'ms', equalLogic('5')),
  dbWrite: published('Database write latency, below', 20, 'ms', equalLogic('5')),
  logWrite: published('Log write latency, below', 10, 'ms', equalLogic('5')),
} as const satisfies Record<JetstressRule, Worked>

/**
 * Holds a run against the rules of Jetstress: at least 95 % of the planned IOPS (E21), database
 * reads and writes below 20 ms and log writes below 10 ms on average.
 */
export function judgeTest(test: Judged, planned: Worked<'IOPS'>): JetstressVerdict {
  const { cite, rates } = test
  const achieved = achievedShare({
    achieved: published('Achieved transactional IOPS', test.dbTransfers, 'IOPS', cite),
    planned,
  })
  const below = (rule: Exclude<JetstressRule, 'achieved'>, label: string, ms: number | null) => ({
    measured: ms === null ? null : published(label, ms, 'ms', rates),
    limit: jetstressLimits[rule],
    holds: ms === null ? null : ms < jetstressLimits[rule].value,
  })
  const rules = {
    achieved: {
      measured: achieved,
      limit: jetstressLimits.achieved,
      holds: !exceeds(jetstressLimits.achieved.value, achieved.value),
    },
    dbRead: below('dbRead', 'Database read latency', test.dbReadMs),
    dbWrite: below('dbWrite', 'Database write latency', test.dbWriteMs),
    logWrite: below('logWrite', 'Log write latency', test.logWriteMs),
  }
  const verdicts = Object.values(rules).map(({ holds }) => holds)
  if (verdicts.includes(false)) return { rules, passes: false }
  return { rules, passes: verdicts.includes(null) ? null : true }
}
