import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseProcessor, processorText } from '../../../src/engine/hardware/index.ts'
import { publishedProcessors } from '../../../src/engine/hardware/published-processors.ts'
import {
  defaultPlan,
  fieldOf,
  type Plan,
  publishedProcessorOfPlan,
  size,
  withVersion,
} from '../../../src/engine/index.ts'
import { processorsByServerKind } from '../../../src/engine/methods/roles/index.ts'
import {
  commonServers,
  processorChoiceTitle,
  processorsMatching,
} from '../../../src/features/processors/processor-list.tsx'
import { some } from '../../cases.ts'

const start = withVersion(defaultPlan, 'SE')
const pick = (text: string): Plan => fieldOf('processor').write(start, 0, text)

/** The file itself, cut another way: `name sockets` to what is printed of a server. */
const printed = new Map(
  [
    ...readFileSync(
      new URL('../../../src/engine/hardware/published-processors.json', import.meta.url),
      'utf8',
    ).matchAll(/"((?:AMD|Intel) [^"]+)": (\[[^"]+\])/g),
  ].flatMap(([, name, servers]) =>
    [
      ...servers!.matchAll(/([12]), (\d+), (\d+), (\d{4}), ([\d.]+), ([\d.]+), ([\d.]+), (\d+)/g),
    ].map(([, sockets, ...rest]) => [`${name} ${sockets}`, rest.map(Number)] as const),
  ),
)

describe('the published processors', () => {
  it('are those of the list, of two makers, with three results or more each', () => {
    expect(publishedProcessors).toHaveLength(642)
    expect(new Set(publishedProcessors.map(({ name }) => name)).size).toBe(483)
    for (const { name, sockets, cores, mhz, year, median, ...rest } of publishedProcessors) {
      expect(name).toMatch(/^(AMD EPYC|Intel Xeon) /)
      expect([1, 2]).toContain(sockets)
      expect(cores % sockets).toBe(0)
      expect(mhz).toBeGreaterThan(1000)
      expect(year).toBeGreaterThanOrEqual(2015)
      expect(rest.lowest).toBeLessThanOrEqual(median)
      expect(rest.highest).toBeGreaterThanOrEqual(median)
      expect(rest.results).toBeGreaterThanOrEqual(3)
    }
    const sum = (of: (one: (typeof publishedProcessors)[number]) => number) =>
      publishedProcessors.reduce((all, one) => all + of(one), 0)
    // Added up from the list as it was handed over.
    expect(sum(({ cores }) => cores)).toBe(30984)
    expect(sum(({ median }) => median)).toBeCloseTo(253820.95, 6)
    expect(sum(({ results }) => results)).toBe(11110)
  })

  it('give a server their rate, cores and megacycles, those of one socket not twice', () => {
    expect(printed.size).toBe(publishedProcessors.length)
    for (const processor of publishedProcessors) {
      const [cores, , , median] = printed.get(`${processor.name} ${processor.sockets}`)!
      const plan = pick(processorText(processor))
      expect(parseProcessor(plan.processor)).toEqual(processor)
      expect([plan.processorBy, plan.cores, plan.specRate2017]).toEqual([
        'SPECrate 2017',
        cores,
        median,
      ])
      expect(publishedProcessorOfPlan(plan)).toEqual(processor)
      const { server, core, cores: given } = processorsByServerKind(plan, 'corrected').site1
      // 9 of SPECint_rate2006 each, of which 33.75 are 2,000 megacycles.
      expect(server?.value).toBeCloseTo((median! * 16_000) / 30, 4)
      expect(core?.value).toBeCloseTo((median! * 16_000) / 30 / cores!, 4)
      expect(given.value).toBe(cores)
    }
  })

  it('have about half of the rate with one socket', () => {
    const names = [...new Set(publishedProcessors.map(({ name }) => name))]
    const pairs = names
      .map((wanted) => publishedProcessors.filter(({ name }) => name === wanted))
      .filter(({ length }) => length === 2)
    // 642 servers of 483 processors.
    expect(pairs).toHaveLength(159)
    for (const [one, two] of pairs) {
      expect([one?.sockets, two?.sockets]).toEqual([1, 2])
      expect(two!.cores).toBe(2 * one!.cores)
      expect(two!.median / one!.median).toBeGreaterThan(1.6)
      expect(two!.median / one!.median).toBeLessThan(2.3)
    }
  })
})

describe('a text that is typed to find one', () => {
  const titles = (text: string) => processorsMatching(text).map(processorChoiceTitle)

  it('matches any part of a name, servers with two sockets first', () => {
    expect(titles('6526Y')).toEqual(['2 × Intel Xeon Gold 6526Y', '1 × Intel Xeon Gold 6526Y'])
    expect(titles('epyc 9254')).toEqual(['2 × AMD EPYC 9254', '1 × AMD EPYC 9254'])
    expect(titles('9254 1 ×')).toEqual(['1 × AMD EPYC 9254'])
    expect(titles('E5-2670')).toEqual(['2 × Intel Xeon E5-2670'])
    expect(titles('Opteron')).toEqual([])
  })

  it.each([
    [
      'Intel(R) Xeon(R) Gold 6526Y CPU @ 2.80GHz',
      ['2 × Intel Xeon Gold 6526Y', '1 × Intel Xeon Gold 6526Y'],
    ],
    ['AMD EPYC 9255 24-Core Processor', ['2 × AMD EPYC 9255', '1 × AMD EPYC 9255']],
    ['AMD EPYC 9255 24-Core Processor                ', ['2 × AMD EPYC 9255', '1 × AMD EPYC 9255']],
    ['2x Gold 6526Y', ['2 × Intel Xeon Gold 6526Y']],
    ['2 × Intel Xeon Gold 6526Y', ['2 × Intel Xeon Gold 6526Y']],
    ['1x6526Y', ['1 × Intel Xeon Gold 6526Y']],
    ['Dual Intel® Xeon® Gold 6526Y', ['2 × Intel Xeon Gold 6526Y']],
    ['Gold6248R', ['2 × Intel Xeon Gold 6248R']],
    ['EPYC-9255', ['2 × AMD EPYC 9255', '1 × AMD EPYC 9255']],
    ['Intel(R) Xeon(R) Platinum 8480+', ['2 × Intel Xeon Platinum 8480+']],
    [
      'INTEL(R) XEON(R) PLATINUM 8592+',
      ['2 × Intel Xeon Platinum 8592+', '1 × Intel Xeon Platinum 8592+'],
    ],
    ['Intel(R) Xeon(R) CPU E5-2670 0 @ 2.60GHz', ['2 × Intel Xeon E5-2670']],
    ['Intel(R) Xeon(R) CPU E5-2680 v4 @ 2.40GHz', ['2 × Intel Xeon E5-2680 v4']],
    [
      'Intel Xeon-Gold 6526Y 2.8GHz 16-core 195W Processor for HPE',
      ['2 × Intel Xeon Gold 6526Y', '1 × Intel Xeon Gold 6526Y'],
    ],
    [
      'Intel® Xeon® Gold 6526Y Processor (37.5M Cache, 2.80 GHz)',
      ['2 × Intel Xeon Gold 6526Y', '1 × Intel Xeon Gold 6526Y'],
    ],
    [
      '4th Gen Intel Xeon Scalable Gold 6426Y, 16C/32T, 2.5 GHz',
      ['2 × Intel Xeon Gold 6426Y', '1 × Intel Xeon Gold 6426Y'],
    ],
    ['2x Gold 5412U', ['1 × Intel Xeon Gold 5412U']],
    ['Intel(R) Xeon(R) CPU E5-2670 v2 @ 2.50GHz', []],
    ['AMD Opteron(tm) Processor 6140', []],
    ['Intel(R) Core(TM) i9-7900X CPU @ 3.30GHz', []],
  ] as const)('is found as a machine or a list of parts prints it: %s', (text, rows) => {
    expect(titles(text)).toEqual(rows)
  })

  it('finds every one of the list by what its machine prints, before those whose names go on', () => {
    for (const { name, sockets, cores, mhz } of some(publishedProcessors, 80)) {
      const title = `${sockets} × ${name}`
      const each = cores / sockets
      const intel = name.replace('Intel Xeon', 'Intel(R) Xeon(R)')
      const model = name.replace(/^(?:Intel Xeon|AMD EPYC)/, '')
      for (const printed of [
        name.startsWith('AMD')
          ? `${name} ${each}-Core Processor`
          : `${intel} CPU @ ${(mhz / 1000).toFixed(2)}GHz`,
        `${name} ${each}C ${mhz / 1000} GHz`,
        `${sockets}x ${name.replaceAll(' ', '')}`,
        `${sockets}x${name.replaceAll(' ', '-')}`,
        `${sockets} x ${model.replaceAll(' ', '')}`,
      ]) {
        const found = titles(printed)
        expect(found, printed).toContain(title)
        expect(found[0]?.slice(4), printed).toBe(name)
      }
    }
  })

  it('is none for the common servers, the newest first', () => {
    expect(processorsMatching(' ')).toBe(commonServers)
    expect(commonServers).toHaveLength(10)
    const years = commonServers.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((one, other) => other - one))
    for (const choice of commonServers) {
      const plan =
        'answers' in choice ? { ...start, ...choice.answers } : pick(processorText(choice))
      expect(size(plan).ok).toBe(true)
    }
  })
})
