import { exceeds } from '../core/compare.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { sum, type Worked } from '../core/worked.ts'
import { methodCountsMaintenance } from '../exchange/plan-traits.ts'
import type { MethodId } from '../exchange/version.ts'
import {
  achievedShare,
  jetstressLimits,
  judgeRun,
  latencyScaledToPlannedLoad,
} from './jetstress-rules.ts'
import type {
  JudgedCriterion,
  JudgedLatencyKind,
  JudgedLoad,
  PlannedLoad,
  TestOutcome,
} from './judged-test.ts'
import {
  judgedLatencyKinds,
  type LatencyFigures,
  type LoadFigures,
  recordByLatency,
} from './load-figures.ts'
import { latencyRoundedBesideLimit } from './mean-latency.ts'
import { loadWithOneMoreDigit } from './run-figures.ts'

const allIoRule = ownRule(
  'What a plan is judged by: transactional I/O and that of its logs; up to Exchange 2010 maintenance as well, which later reads in sequence. What the report does not say is not in it.',
)

export const measuredReadShare = formula({
  label: 'Database I/O that reads',
  unit: '%',
  takes: { reads: 'IOPS', writes: 'IOPS' },
  text: 'reads ÷ (reads + writes)',
  shownAs: 'measured',
  source: ownRule('Reads and writes of the databases, as the report prints them.'),
})

export const plannedReadShare = formula({
  label: 'Database I/O that reads, by the plan',
  unit: '%',
  takes: { reads: 'IOPS', transactional: 'IOPS' },
  text: 'reads ÷ transactional',
  shownAs: 'measured',
  source: ownRule('What the plan expects of its version and its messages.'),
})

export function judgeLoad(
  figures: LoadFigures,
  planned: PlannedLoad,
  method: MethodId,
): JudgedLoad {
  const { achieved, target, rates, maxima } = figures
  const { expected, withReserve } = planned
  const worst = (kind: JudgedLatencyKind) => {
    const found = figures.latencies[kind]
    return found && latencyRoundedBesideLimit(found.worst, jetstressLimits[kind])
  }
  const { rules } = judgeRun({ achieved, ...recordByLatency(worst) }, expected)
  const criteria: readonly JudgedCriterion[] = [
    { code: 'achieved', ...rules.achieved, byReport: false },
    ...judgedLatencyKinds.map((code) => ofEveryVolume(code, rules[code], figures.latencies[code])),
    ...maxima,
  ]
  const ofReserve = achieved && achievedShare({ achieved, planned: withReserve })
  const reachesReserve =
    ofReserve !== null && !exceeds(jetstressLimits.achieved.value, ofReserve.value)
  const latency = (kind: JudgedLatencyKind) => {
    const found = figures.latencies[kind]
    if (!found) return null
    const { mean, worst: highest } = found
    return { mean, worst: highest, equated: achieved && equatedAt(mean, expected, achieved) }
  }
  return {
    planned,
    achieved,
    target,
    ofReserve,
    rates,
    allIo: allIoOf(figures, method),
    readShare: shareOf(rates.reads, rates.writes),
    latencies: recordByLatency(latency),
    criteria,
    outcome: outcomeOf(criteria, figures.saidToFail, reachesReserve),
  }
}

/** Largest achieved share of the plan in EqualLogic Table 3: 2,194 of 1,800 IOPS. */
const mostEquated = 1.22

/** Mean latency at the planned load, marked if the achieved share exceeds that of Table 3. */
function equatedAt(
  latency: Worked<'ms'>,
  planned: Worked<'IOPS'>,
  achieved: Worked<'IOPS'>,
): Worked<'ms'> {
  const equated = latencyScaledToPlannedLoad({ latency, planned, achieved })
  const { label, value, unit } = achievedShare({ achieved, planned })
  if (value <= mostEquated) return equated
  return { ...equated, beyond: [{ what: label, value, unit, from: 1, to: mostEquated }] }
}

/** A passed latency criterion becomes unknown if any volume does not report the latency. */
function ofEveryVolume(
  code: JudgedLatencyKind,
  rule: Pick<JudgedCriterion, 'limit' | 'measured' | 'holds'>,
  found: LatencyFigures | null,
): JudgedCriterion {
  const holds = rule.holds === true && !found?.isWhole ? null : rule.holds
  return { code, limit: rule.limit, measured: rule.measured, holds, byReport: false }
}

function outcomeOf(
  criteria: readonly JudgedCriterion[],
  saidToFail: boolean,
  reachesReserve: boolean,
): TestOutcome {
  if (criteria.some(({ holds }) => holds === false)) return 'fails'
  if (saidToFail || criteria.some(({ holds }) => holds === null)) return 'unknown'
  return reachesReserve ? 'passes with reserve' : 'passes'
}

function allIoOf({ achieved, rates }: LoadFigures, method: MethodId): Worked<'IOPS'> | null {
  if (!achieved) return null
  const { logReads, logWrites, maintenance } = rates
  const parts = [
    achieved,
    logReads,
    logWrites,
    methodCountsMaintenance(method) ? maintenance : null,
  ]
  return loadWithOneMoreDigit(
    sum(
      'All I/O of the test',
      parts.filter((part) => part !== null),
      allIoRule,
    ),
  )
}

function shareOf(reads: Worked<'IOPS'> | null, writes: Worked<'IOPS'> | null) {
  return reads && writes && reads.value + writes.value > 0
    ? measuredReadShare({ reads, writes })
    : null
}
