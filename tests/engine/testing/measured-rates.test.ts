import { describe, expect, it } from 'vitest'
import { behind, type JetstressRun, measuredRates } from '../../../src/engine/index.ts'

const blank: JetstressRun = {
  kind: 'soft recovery',
  release: '2007',
  part: 'test',
  machine: 'CX4000-4',
  started: null,
  ended: null,
  seconds: null,
  said: null,
  reasons: [],
  achieved: null,
  target: null,
  threads: null,
  databases: null,
  bytesAtStart: null,
  bytesAtEnd: null,
  limits: { readMean: null, readMost: null, logWriteMean: null, logWriteMost: null },
  volumes: [],
  replays: [],
  backups: [],
  incomplete: false,
}
const read = (changes: Partial<JetstressRun>) => ({
  report: 'report.txt',
  run: { ...blank, ...changes },
})

/** What AX4-5i printed of its two storage groups. */
const replays = [
  { name: 'Instance3456.1', logs: 500, seconds: 276.25 },
  { name: 'Instance3456.2', logs: 511, seconds: 273.25 },
]
const backups = [
  { name: 'Instance3456.1', megabytes: 109_252.9, seconds: 2577, rate: 42.39 },
  { name: 'Instance3456.2', megabytes: 109_252.9, seconds: 2582, rate: 42.31 },
]

describe('rates that reports tell', () => {
  it('of AX4-5i: 0.5435 s a log, 42.35 and 84.7 MB/s of 2^20 bytes', () => {
    const rates = measuredRates([read({ replays }), read({ kind: 'backup', backups })])
    expect(rates.replaySeconds?.value).toBeCloseTo(0.543521266, 9)
    expect(rates.databaseBackupRate?.value).toBeCloseTo(42.35 * 1.048576, 6)
    expect(rates.serverBackupRate?.value).toBeCloseTo(84.7 * 1.048576, 6)
  })

  it('name the report, the machine and the line they stand in', () => {
    const { replaySeconds } = measuredRates([read({ replays })])
    if (!replaySeconds) throw new Error('No rate')
    const measured = behind([replaySeconds]).filter(({ how }) => how.kind === 'measured')
    expect(measured.map(({ value }) => value)).toEqual([276.25, 273.25, 500, 511])
    expect(measured[0]?.how).toMatchObject({ report: 'report.txt', machine: 'CX4000-4' })
  })

  it('are the slowest where several reports tell one', () => {
    const [slow, fast] = [2, 1].map((seconds) => ({ name: 'A', logs: 1, seconds }))
    if (!slow || !fast) throw new Error('Two replays')
    for (const order of [
      [slow, fast],
      [fast, slow],
    ]) {
      const rates = measuredRates(order.map((one) => read({ replays: [one] })))
      expect(rates.replaySeconds?.value).toBe(2)
    }
    const rates = measuredRates(
      [80, 40, 60].map((rate) =>
        read({ backups: [{ name: 'A', megabytes: null, seconds: null, rate }] }),
      ),
    )
    expect(rates.serverBackupRate?.value).toBeCloseTo(40 * 1.048576, 9)
  })

  it('are computed where a report has size and time of a backup alone', () => {
    const backup = { name: 'A', megabytes: 1000, seconds: 20, rate: null }
    const { databaseBackupRate } = measuredRates([read({ backups: [backup] })])
    expect(databaseBackupRate?.value).toBeCloseTo(50 * 1.048576, 9)
  })

  it('are none of a preparation, of no logs, and of what is no rate', () => {
    const none = { replaySeconds: null, databaseBackupRate: null, serverBackupRate: null }
    expect(measuredRates([])).toEqual(none)
    expect(measuredRates([read({ replays, part: 'preparation' })])).toEqual(none)
    expect(measuredRates([read({ replays: [{ name: 'A', logs: 0, seconds: 1 }] })])).toEqual(none)
    for (const rate of [0, -1])
      expect(
        measuredRates([read({ backups: [{ name: 'A', megabytes: 1, seconds: 1, rate }] })]),
      ).toEqual(none)
    for (const [megabytes, seconds] of [
      [null, 1],
      [1, null],
      [0, 1],
      [1, 0],
    ] as const)
      expect(
        measuredRates([read({ backups: [{ name: 'A', megabytes, seconds, rate: null }] })]),
      ).toEqual(none)
  })
})
