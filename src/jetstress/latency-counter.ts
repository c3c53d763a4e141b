import type { LatencySeries } from '../engine/index.ts'

/** At most so many points of a series are kept. */
export const mostPoints = 600

/** One latency over time, of which no more is kept than a chart can show. */
export type ThinnedSeries = {
  /** Takes the next sample; samples come in the order of time. */
  readonly take: (second: number, ms: number) => void
  /** Mean and most of all samples, and the worst of each stretch; null without any sample. */
  readonly end: () => Pick<LatencySeries, 'meanMs' | 'mostMs' | 'points'> | null
}

/**
 * Keeps the worst sample of each stretch, so that no peak is lost. Stretches are as long as need be:
 * whenever there are too many, two become one.
 */
export function thinnedSeries(): ThinnedSeries {
  let points: { second: number; ms: number }[] = []
  let perPoint = 1
  let inLast = 0
  let samples = 0
  let sum = 0
  let most = 0
  return {
    take: (second, ms) => {
      samples += 1
      sum += ms
      most = Math.max(most, ms)
      const last = points.at(-1)
      if (last && inLast < perPoint) {
        inLast += 1
        if (ms > last.ms) points[points.length - 1] = { second, ms }
        return
      }
      if (points.length === mostPoints) {
        points = inPairs(points)
        perPoint *= 2
      }
      points.push({ second, ms })
      inLast = 1
    },
    end: () => (samples === 0 ? null : { meanMs: sum / samples, mostMs: most, points }),
  }
}

function inPairs(points: readonly { second: number; ms: number }[]) {
  return points.flatMap((one, at) => {
    const next = points[at + 1]
    if (at % 2 === 1) return []
    return [next && next.ms > one.ms ? next : one]
  })
}

/** A counter of a latency: whose, of what, and how its values become ms. */
export type LatencyCounter = Pick<LatencySeries, 'name' | 'role' | 'what'> & {
  readonly machine: string
  readonly msPerUnit: number
}

/** Counters have a machine, an object, an instance in brackets, and their own name. */
const counterPath = /^\\\\([^\\]*)\\([^(]*)\((.*)\)\\([^\\]*)$/

/** No counter has a longer name. */
const mostCharacters = 1_000

/** The counters of latencies as Windows and Exchange name them; ms unless it says seconds. */
const known: readonly (Pick<LatencySeries, 'role' | 'what'> & {
  readonly object: RegExp
  readonly counter: RegExp
  readonly msPerUnit: number
})[] = [
  { ...ofDisk('read'), counter: /^Avg\. Disk sec\/Read$/i },
  { ...ofDisk('write'), counter: /^Avg\. Disk sec\/Write$/i },
  {
    ...ofDatabase('database', 'read'),
    counter: /^I\/O Database Reads (\(Attached\) )?Average Latency$/i,
  },
  {
    ...ofDatabase('database', 'write'),
    counter: /^I\/O Database Writes (\(Attached\) )?Average Latency$/i,
  },
  { ...ofDatabase('log', 'read'), counter: /^I\/O Log Reads Average Latency$/i },
  { ...ofDatabase('log', 'write'), counter: /^I\/O Log Writes Average Latency$/i },
]

function ofDisk(what: LatencySeries['what']) {
  return { role: null, what, object: /^LogicalDisk$/i, msPerUnit: 1000 } as const
}

function ofDatabase(role: 'database' | 'log', what: LatencySeries['what']) {
  return { role, what, object: /Database ==> Instances$/i, msPerUnit: 1 } as const
}

/** Names to look for where none of them is there. */
export const latencyCounters: readonly string[] = [
  'LogicalDisk(*)\\Avg. Disk sec/Read',
  'Database ==> Instances(*)\\I/O Database Reads Average Latency',
]

/** Null where a path leads to no latency of one volume or database. */
export function latencyCounter(path: string): LatencyCounter | null {
  if (path.length > mostCharacters) return null
  const [, machine, object, name, counter] = counterPath.exec(path.trim()) ?? []
  if (!machine || !object || !name || !counter || /^_Total$/i.test(name)) return null
  const found = known.find((one) => one.object.test(object) && one.counter.test(counter))
  if (!found) return null
  const { role, what, msPerUnit } = found
  return { machine, name, role, what, msPerUnit }
}
