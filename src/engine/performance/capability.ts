import { citeEqualLogic, derivedFrom, ownRule } from '../core/source.ts'
import { citedFigure, givenFigure, type Worked } from '../core/worked.ts'
import { equalLogicArrays, raidPolicies } from '../hardware/equallogic-arrays.ts'
import type { ArrayPool } from './array-work.ts'
import { type LatencyKind, latencyKinds, latencyModelOfPool, latencyThresholds } from './latency.ts'

const tolerance = 0.5
/** Upper start of the search in IOPS, beyond what any pool of disks performs. */
const most = 1e7

/**
 * The highest load of a pool, in IOPS, at which reads and writes stay within 20 ms and log writes
 * within 10 ms; 0 if an idle pool already exceeds them. The edges of its band are the loads at
 * which every latency is at an edge of its own band, as wide as at the capability.
 */
export function poolCapability(work: ArrayPool): Worked<'IOPS'> {
  const { model } = work
  const predicted = latencyModelOfPool(work)
  const load = (value: number) => givenFigure('Load', value, 'IOPS', 'load')
  const highest = (factor: (kind: LatencyKind) => number) => {
    let low = 0
    let high = most
    while (high - low > tolerance) {
      const middle = (low + high) / 2
      const found = predicted.bare(load(middle))
      const holds = latencyKinds.every(
        (kind) => found[kind].value * factor(kind) <= latencyThresholds[kind].value,
      )
      if (holds) low = middle
      else high = middle
    }
    return low
  }
  const value = highest(() => 1)
  const there = predicted.at(load(value))
  // A latency at its limit is the condition of the search, not an extrapolation.
  const beyond = there.dbRead.beyond?.filter((one) => !('unit' in one && one.unit === 'ms'))
  const edge = (kind: LatencyKind) => {
    const { value: ms, band = [ms, ms] } = there[kind]
    return band[1] / ms
  }
  return {
    label: `Capability of ${model}`,
    value,
    unit: 'IOPS',
    how: {
      kind: 'solved',
      condition:
        'The highest load at which database reads and writes stay within 20 ms and log writes within 10 ms, by the fitted model',
      tolerance,
      inputs: [work.arrays, work.databases, work.data, ...Object.values(latencyThresholds)],
      source: ownRule('Found by halving the interval.'),
    },
    band: [highest(edge), highest((kind) => 1 / edge(kind))],
    bandFrom: 'that far each latency’s own band moves the load at which it reaches its limit',
    ...(beyond && beyond.length > 0 && { beyond }),
  }
}

/** Capability of one array per model and RAID policy: 5,000 mailboxes of 512 MB, 5 databases. */
export function computeReferenceCapabilities() {
  const one = citedFigure('Arrays', 1, 'arrays', citeEqualLogic('Table 1'))
  const databases = citedFigure('Databases', 5, 'databases', citeEqualLogic('Table 1'))
  const data = citedFigure(
    'Mailbox databases',
    2560,
    'GB',
    derivedFrom(citeEqualLogic('Table 1'), '5,000 mailboxes × 512 MB.'),
    'E26',
  )
  return equalLogicArrays.map(({ model }) => ({
    model,
    policies: raidPolicies.map((raid) => ({
      raid,
      capability: poolCapability({ model, raid, arrays: one, databases, data }),
    })),
  }))
}
