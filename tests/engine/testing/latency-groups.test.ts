import { describe, expect, it } from 'vitest'
import {
  highestOverTime,
  type JetstressRun,
  type LatencySeries,
  latencyGroups,
} from '../../../src/engine/index.ts'
import { unknownRun, unknownVolume } from '../../../src/jetstress/report-reader.ts'

function series(
  name: string,
  role: LatencySeries['role'],
  what: LatencySeries['what'],
  values: readonly number[],
): LatencySeries {
  return {
    name,
    role,
    what,
    meanMs: values.reduce((sum, ms) => sum + ms, 0) / values.length,
    mostMs: Math.max(...values),
    points: values.map((ms, at) => ({ second: at * 15, ms })),
  }
}

function counters(all: readonly LatencySeries[], seconds = 7200): JetstressRun {
  return {
    ...unknownRun,
    kind: 'counters',
    machine: 'MADE01',
    seconds,
    overTime: { samples: 3, series: all },
  }
}

const plan = { exchange: '2016' } as const

describe('latencies over time', () => {
  it('stand by what they are of, the slowest in the mean first, beside their limits', () => {
    const run = counters([
      series('DB1', 'log', 'write', [1, 2, 3]),
      series('DB1', 'database', 'read', [10, 12, 14]),
      series('DB2', 'database', 'read', [16, 17, 90]),
    ])
    const groups = latencyGroups(plan, run, 'made.csv', [])
    expect(groups.map(({ of }) => of)).toEqual(['database read', 'log write'])
    const [reads, logs] = groups
    expect(reads?.latencies.map(({ series: { name } }) => name)).toEqual(['DB2', 'DB1'])
    expect(reads?.latencies[0]?.mean).toMatchObject({
      value: 41,
      unit: 'ms',
      how: { kind: 'measured', report: 'made.csv', machine: 'MADE01', line: 'mean of 3 samples' },
    })
    expect([reads?.meanLimit?.value, reads?.mostLimit?.value]).toEqual([20, 100])
    expect([logs?.meanLimit?.value, logs?.mostLimit?.value]).toEqual([10, 100])
  })

  it('are held to the limits of the day’s test where they go on for longer', () => {
    const all = [series('DB1', 'database', 'read', [1])]
    const most = (seconds: number) =>
      latencyGroups(plan, counters(all, seconds), 'made.csv', [])[0]?.mostLimit?.value
    expect([most(7200), most(86_400)]).toEqual([100, 200])
  })

  it('of a disk are what a report of the same machine says it holds, else of a disk alone', () => {
    const run = counters([series('O:', null, 'read', [9]), series('M:', null, 'write', [2])])
    const report = (machine: string): JetstressRun => ({
      ...unknownRun,
      machine,
      volumes: [
        unknownVolume({ name: 'O:', role: 'database' }),
        unknownVolume({ name: 'm:', role: 'log' }),
      ],
    })
    const kinds = (others: readonly JetstressRun[]) =>
      latencyGroups(plan, run, 'made.csv', others).map(({ of }) => of)
    expect(kinds([])).toEqual(['disk read', 'disk write'])
    expect(kinds([report('OTHER')])).toEqual(['disk read', 'disk write'])
    expect(kinds([report('made01')])).toEqual(['database read', 'log write'])
    expect(kinds([report('MADE01.example.com')])).toEqual(['database read', 'log write'])
    expect(latencyGroups(plan, run, 'made.csv', [])[0]?.meanLimit).toBeNull()
  })

  it('of a disk of no machine are what a report of the same time says', () => {
    const disk = counters([series('O:\\', null, 'read', [9])])
    const run = { ...disk, machine: null, started: '2026-11-22T10:00:00' }
    const at = (started: string | null): JetstressRun => ({
      ...unknownRun,
      ...{ started, seconds: 7200, volumes: [unknownVolume({ name: 'o:', role: 'database' })] },
    })
    const of = (other: JetstressRun) => latencyGroups(plan, run, 'made.csv', [other])[0]?.of
    expect(of(at('2026-11-22T10:05:00'))).toBe('database read')
    expect(of(at('2026-11-23T10:05:00'))).toBe('disk read')
    expect(of(at(null))).toBe('disk read')
  })

  it('have their highest at each time, and no peak is lost', () => {
    const many = Array.from({ length: 600 }, (_, at) => (at === 431 ? 300 : 5))
    const groups = latencyGroups(
      plan,
      counters([
        series('DB1', 'database', 'read', many),
        series('DB2', 'database', 'read', [7, 1, 9]),
      ]),
      'made.csv',
      [],
    )
    const [reads] = groups
    const highest = reads ? highestOverTime(reads) : []
    expect(highest.length).toBeGreaterThan(200)
    expect(highest.length).toBeLessThanOrEqual(301)
    expect(highest[0]).toEqual({ second: 0, ms: 7 })
    expect(highest.find(({ ms }) => ms === 300)?.second).toBe(431 * 15)
    expect(highest.map(({ second }) => second)).toEqual(
      highest.map(({ second }) => second).sort((one, other) => one - other),
    )
  })

  it('of one sample alone are one point', () => {
    const [reads] = latencyGroups(
      plan,
      counters([series('DB1', 'database', 'read', [7])], 0),
      'made.csv',
      [],
    )
    expect(reads && highestOverTime(reads)).toEqual([{ second: 0, ms: 7 }])
  })
})
