import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counterForm } from '../../src/jetstress/counter-reader.ts'
import { mostPoints } from '../../src/jetstress/latency-counter.ts'
import { counterLine, counterLines } from './made-counters.ts'

function read(text: string, piece = 1000) {
  const reader = counterForm.reader('made.csv')
  for (let at = 0; at < text.length; at += piece) reader.take(text.slice(at, at + piece))
  return reader.end()
}

const series = (text: string, piece?: number) => read(text, piece).runs[0]?.overTime?.series ?? []

describe('counters that relog wrote', () => {
  const text = counterLines({ samples: 4, ms: (at) => 10 + at })

  it('are told by their first cell, with any mark between cells', () => {
    expect(counterForm.isOf(text)).toBe(true)
    expect(counterForm.isOf(counterLines({ samples: 1, mark: ';' }))).toBe(true)
    expect(counterForm.isOf('"(PDH-TSV 4.0) (W. Europe Standard Time)(-60)"\t"\\\\A\\x"')).toBe(
      true,
    )
    expect(counterForm.isOf('Time,Reads\n1,2')).toBe(false)
  })

  it('give each latency its mean and its most, in ms, with machine and times', () => {
    const [run] = read(text).runs
    expect(run).toMatchObject({
      kind: 'counters',
      machine: 'MADE01',
      started: '2026-03-04T10:00:00',
      ended: '2026-03-04T10:00:45',
      seconds: 45,
      incomplete: false,
    })
    expect(run?.overTime?.samples).toBe(4)
    expect(run?.overTime?.series.map(({ name, role, what }) => [name, role, what])).toEqual([
      ['E:\\DB01', null, 'read'],
      ['Instance1.1', 'database', 'read'],
      ['Instance1.1', 'log', 'write'],
    ])
    for (const { meanMs, mostMs, points } of series(text)) {
      expect(meanMs).toBeCloseTo(11.5, 9)
      expect(mostMs).toBeCloseTo(13, 9)
      expect(points.map(({ second }) => second)).toEqual([0, 15, 30, 45])
    }
  })

  it('read the same wherever pieces end', () => {
    for (const piece of [1, 7, 64, 10_000]) expect(series(text, piece)).toEqual(series(text))
  })

  it('read decimal commas between semicolons, and say so', () => {
    const { runs, notes } = read(
      counterLines({ samples: 4, ms: (at) => 10 + at, mark: ';', decimal: ',' }),
    )
    expect(runs[0]?.overTime?.series[0]?.meanMs).toBeCloseTo(11.5, 9)
    expect(notes).toEqual([
      { code: 'decimal comma', run: null, names: [expect.stringMatching(/^\d+,\d/)] },
    ])
  })

  it('take a blank value for no sample, not for zero', () => {
    const first = counterLine('03/04/2026 09:59:45.000', [' ', ' ', ' '])
    const [head, ...rest] = text.split('\n')
    const [one] = series([head, first, ...rest].join('\n'))
    expect(one?.meanMs).toBeCloseTo(11.5, 9)
    expect(one?.points[0]?.second).toBe(15)
  })

  it('keep the worst sample of each stretch, however many there are', () => {
    const many = counterLines({ samples: 6000, ms: (at) => (at === 4321 ? 250 : 5) })
    for (const { points, mostMs, meanMs } of series(many)) {
      expect(points.length).toBeGreaterThan(mostPoints / 3)
      expect(points.length).toBeLessThanOrEqual(mostPoints)
      expect(mostMs).toBe(250)
      expect(meanMs).toBeCloseTo(5 + 245 / 6000, 6)
      expect(Math.max(...points.map(({ ms }) => ms))).toBe(250)
    }
  })

  it('say what is missing, odd or cut short', () => {
    const codes = (said: string) => read(said).notes.map(({ code }) => code)
    expect(codes(text)).toEqual([])
    expect(codes(text.slice(0, -30))).toEqual(['cut short'])
    expect(read(text.slice(0, -30)).runs[0]?.incomplete).toBe(true)
    expect(codes(`${text}half a line\n`)).toEqual(['lines unread'])
    expect(codes(text.split('\n').slice(0, 1).join(''))).toEqual(['missing'])
    const unbalanced = text.split('\r\n').map((line, at) => (at === 0 ? line : line.slice(0, -1)))
    expect(codes(unbalanced.join('\n'))).toEqual(['missing', 'lines unread'])
    const [head, first = '', ...rest] = text.split('\r\n')
    const oneOdd = [head, first.slice(0, -1), ...rest].join('\r\n')
    expect(codes(oneOdd)).toEqual(['lines unread'])
    expect(read(oneOdd).runs[0]?.overTime?.samples).toBe(3)
    expect(
      codes(
        '"(PDH-CSV 4.0) (x)(0)","\\\\A\\Memory\\Available MBytes"\n"03/04/2026 10:00:00","1"\n',
      ),
    ).toEqual(['missing'])
  })

  it('keep as many latencies as a machine may have, and say that there are more', () => {
    const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')
    const disks = Array.from({ length: 1001 }, (_, at) => `D:\\DB${at}`)
    const head = disks.map((disk) => `\\\\MADE01\\LogicalDisk(${disk})\\Avg. Disk sec/Read`)
    const found = read(
      [
        line(['(PDH-CSV 4.0) (W. Europe Standard Time)(-60)', ...head]),
        line(['03/04/2026 10:00:00.000', ...disks.map(() => '0.01')]),
        '',
      ].join('\r\n'),
    )
    expect(found.runs[0]?.overTime?.series).toHaveLength(1000)
    expect(found.notes).toEqual([{ code: 'too many', run: null, names: ['counters'] }])
  })

  it('go on where a clock was set back', () => {
    const [head = '', ...rest] = text.trimEnd().split('\n')
    const back = [head, ...rest, counterLine('03/04/2026 09:00:00.000', ['0.05', '50', '50'])]
    const [one] = series(`${back.join('\n')}\n`)
    expect(one?.points.at(-1)).toEqual({ second: 45, ms: 50 })
  })

  it('cut anywhere never say another figure than the whole', () => {
    const rising = counterLines({ samples: 12, ms: (at) => 10.25 + at * 1.125 })
    for (const said of [rising, rising.replaceAll('"', '')]) {
      const whole = series(said)
      expect(whole).toHaveLength(3)
      for (let at = 500; at < said.length; at += 1)
        for (const { name, points } of series(said.slice(0, at))) {
          const all = whole.filter((one) => one.name === name).flatMap((one) => one.points)
          for (const point of points) expect(all).toContainEqual(point)
        }
    }
  })

  it('never throw, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(200), (noise, at) => {
        const hostile = text.slice(0, at * 4) + noise + text.slice(at * 4)
        const { runs } = read(hostile)
        for (const { overTime } of runs)
          for (const { meanMs, points } of overTime?.series ?? []) {
            expect(meanMs).toBeGreaterThanOrEqual(0)
            expect(points.length).toBeGreaterThan(0)
          }
      }),
    )
  })

  it('leave a line that never ends', () => {
    const reader = counterForm.reader('made.csv')
    const piece = 'x'.repeat(1_000_000)
    reader.take(text)
    for (let at = 0; at < 40; at += 1) reader.take(piece)
    const { runs, notes } = reader.end()
    expect(runs[0]?.overTime?.samples).toBe(4)
    expect(notes.map(({ code }) => code)).toEqual(['cut short'])
  })
})
