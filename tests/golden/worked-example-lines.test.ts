import { describe, expect, it } from 'vitest'
import {
  asShown,
  convertSize,
  defaultPlan,
  documents,
  erratumOfId,
} from '../../src/engine/index.ts'
import type { ExampleLineId } from '../../src/engine/methods/papers/documents/equallogic-example.ts'
import { type ComparedLine, compareExample } from '../../src/engine/methods/papers/index.ts'
import { sized } from '../engine/plans.ts'

/**
 * Every line of Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, section 6.3
 * and Table 26: what is printed, beside what is computed and why they differ.
 */
const lines = compareExample()
const dust = 1e-9

const line = (id: ExampleLineId): ComparedLine => {
  const found = lines.find((one) => one.id === id)
  if (!found) throw new Error(`No line is ${id}`)
  return found
}
const printed = (id: ExampleLineId): number => {
  const one = line(id).printed
  if ('choice' in one) throw new Error(`${id} prints a choice`)
  return one.value
}
const computed = (id: ExampleLineId): number => line(id).computed.worked?.value ?? Number.NaN
const ofReason = (why: ComparedLine['reason']['why']) =>
  lines.filter(({ reason }) => reason.why === why).map(({ id }) => id as ExampleLineId)

describe('what the paper prints', () => {
  // Written down a second time from the paper, in its order; what is printed in % is given as a part.
  const transcript: readonly (readonly [place: string, ...printed: (number | string)[]])[] = [
    // biome-ignore format: a line of the transcript is a paragraph of the paper
    ['6.3', 6000, 200, 700, '24/7', 0.15, 6900, 4, 1, 'all databases', 2, 1000, 7, 'on', 0.2, 0.24, 1656, 75, 14, 'on'],
    ['6.3', 2, 12, 85, 96],
    ['6.3', 210, 0.012, 8.4, 0.03, 21, 240, 15, 955],
    ['6.3', 6590, 2.73, 1, 1, 41, 282_900, 3, 849, 0.1, 659, 8098],
    ['6.3', 1388],
    // biome-ignore format: a line of the transcript is a paragraph of the paper
    ['6.3', 0.2, 1380, 0.22, 0.11, 0.2, 0.1, 0.7, 1972, 1, 0.01, 0.03, 4, 0.03, 493, 257, 1972, 2722],
    // biome-ignore format: a line of the transcript is a paragraph of the paper
    ['6.3', 9800, 2722, 2, 'RAID 6', 'PS6100XV, PS6100X', 'PS6100XV, PS6100X, PS6100E, PS4100XV', 'yes', 'yes'],
    ['Table 26', 6000, 0.15, 200, 'highly resilient', '24/7', 'several', 75, 14],
    // biome-ignore format: a line of the transcript is a paragraph of the paper
    ['Table 26', 6900, 700, 7, 4, 21, 942, 41, 95, 7, 1400, 1.2, 857, 986, 0.24, 200, 0.2, 'RAID 6', 4, 'PS6100XV', 24, 600, 2, 1, 4, 2, 1, 'on'],
  ]

  it('is transcribed twice, to the same', () => {
    const groups = [...new Set(lines.map(({ group }) => group))]
    const found = groups.map((group) => {
      const inGroup = lines.filter((one) => one.group === group)
      const places = new Set(inGroup.map(({ cite }) => cite.place))
      const figures = inGroup.map(({ printed }) =>
        'choice' in printed ? printed.choice : printed.value,
      )
      return [...places, ...figures]
    })
    expect(found).toEqual(transcript)
  })

  it('is every line of it, each once', () => {
    expect(lines).toHaveLength(103)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(103)
    expect([ofReason('same').length, ofReason('read').length]).toEqual([81, 4])
    expect([ofReason('rounded').length, ofReason('contradiction').length]).toEqual([12, 6])
  })

  it('is in a registered document, to a precision that its digits can have', () => {
    for (const { id, cite, printed } of lines) {
      expect(Object.keys(documents)).toContain(cite.document)
      if ('choice' in printed) continue
      expect([0.5, 0.05, 0.005, 0.0005], id).toContain(printed.within)
      expect(printed.upTo, id).toBeGreaterThanOrEqual(printed.value)
      const steps = printed.value / (2 * printed.within)
      expect(Math.abs(steps - Math.round(steps)), id).toBeLessThan(dust * 1e6)
    }
  })
})

describe('printed beside computed', () => {
  /** Whether what is computed reads as what is printed; by itself, not as the page is told. */
  const isPrinted = ({ printed, computed: { choice, worked } }: ComparedLine): boolean => {
    if ('choice' in printed) return choice === printed.choice
    if (!worked) return false
    const value =
      worked.unit === 'GB' && (printed.unit === 'MB' || printed.unit === 'TB')
        ? convertSize(worked.value, 'GB', printed.unit)
        : worked.value
    const edge = printed.within + dust * printed.value
    return value >= printed.value - edge && value <= printed.upTo + edge
  }

  it.each(lines.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    expect(isPrinted(one)).toBe(one.reason.why === 'same')
    expect(one.agrees).toBe(one.reason.why === 'same')
    if ('choice' in one.printed) expect(one.difference).toBeNull()
    else expect(one.computed.choice).toBeUndefined()
  })

  it('is never a figure of ours: all are worked out of the plan or the paper', () => {
    const kinds = new Set(lines.flatMap(({ computed }) => computed.worked?.how.kind ?? []))
    expect([...kinds].sort()).toEqual(['formula', 'given', 'published', 'row', 'sum'])
  })

  it('the total: 8,098 GB printed, 8,091.6 computed, 0.08 % less', () => {
    const { difference } = line('total')
    expect(printed('total')).toBe(8098)
    expect(computed('total')).toBeCloseTo(8091.6, 1)
    expect(difference?.unit).toBe('GB')
    expect(difference?.value).toBeCloseTo(-6.44, 2)
    expect(difference?.share).toBeCloseTo(-0.0008, 4)
  })
})

describe('why they differ', () => {
  /** What the paper's own arithmetic makes of the figures it prints, before its rounding. */
  const followsFrom: Partial<Record<ExampleLineId, number>> = {
    delta: printed('dumpster') + printed('recovery') + printed('calendar'),
    'on-disk': printed('quota') + printed('delta') + printed('white-space'),
    'database-space': (printed('grown') * printed('on-disk')) / 1000,
    'daily-logs': printed('grown') * printed('logs-each'),
    'log-space': (printed('daily-logs') * printed('log-days')) / 1000,
    total: printed('database-space') + printed('log-space') + printed('catalog'),
    needed: (printed('total') / printed('databases')) * (1 + printed('overhead')),
    base: printed('transactional') / printed('transactional-share'),
    maintenance: printed('base') * (printed('maintenance-share') + printed('maintenance-layout')),
    'iops-per-server': printed('base') + printed('logs') + printed('maintenance'),
    't-database': printed('database-space') / printed('t-databases'),
    't-catalog': printed('catalog') / printed('t-databases'),
  }

  it('the lines said to be rounded are these', () => {
    expect(ofReason('rounded')).toEqual(Object.keys(followsFrom))
  })

  it.each(ofReason('rounded'))('%s comes out of the printed figures, rounded', (id) => {
    const exact = followsFrom[id] ?? Number.NaN
    expect([Math.round(exact), Math.ceil(exact - dust)]).toContain(printed(id))
  })

  it.each([
    ['delta', '239.4 MB'],
    ['database-space', '6,589.5 GB'],
    ['log-space', '848.7 GB'],
    ['base', '1,971.4 IOPS'],
    ['maintenance', '256.4'],
    ['t-database', '941.4 GB'],
    ['t-catalog', '94.1 GB'],
  ] as const)('%s says what was rounded: %s', (id, text) => {
    const exact = Number(text.replaceAll(/[^\d.]/g, ''))
    expect(Math.abs((followsFrom[id] ?? Number.NaN) - exact)).toBeLessThanOrEqual(0.05)
    expect(line(id).reason.text).toContain(text)
  })

  it('every contradiction is on record for the place of its line', () => {
    const found = lines.filter(({ reason }) => reason.why === 'contradiction')
    expect(found.map(({ reason }) => reason.erratum)).toEqual([
      'E5',
      'E29',
      'E1',
      'E1',
      'E22',
      'E19',
    ])
    for (const { cite, reason } of found)
      expect(reason.erratum && erratumOfId(reason.erratum).cite.place).toContain(cite.place)
  })

  it('and each equals the figure of its erratum', () => {
    // E5: only the unit. E29: one less. E1: the reserve. E19: three days instead of one.
    expect(Math.round(computed('catalog'))).toBe(printed('catalog'))
    expect(computed('replicas-each')).toBe(printed('replicas-each') - 1)
    expect(printed('final') - asShown(line('final').computed.worked!)).toBe(592)
    expect(printed('transactional-added') - computed('transactional-added')).toBe(592)
    expect(Math.ceil(computed('t-logs') / 3)).toBe(printed('t-logs'))
    expect(line('carries').computed).toMatchObject({ choice: 'no' })
    expect(computed('carries')).toBeGreaterThan(20)
  })

  it('cells without a figure in the paper have one here', () => {
    for (const id of ofReason('read')) {
      expect('choice' in line(id).printed).toBe(true)
      expect(line(id).computed.worked).toBeDefined()
    }
  })
})

describe('the figures that a reason names', () => {
  const exactly = (id: ExampleLineId): number => {
    const said = JSON.stringify(line(id).reason)
    return Number(/exactly ([\d,.]+\d)/.exec(said)?.[1]?.replaceAll(',', ''))
  }

  it.each(['final', 'iops-per-server'] as const)('of %s are those that are computed', (id) => {
    expect(exactly(id)).toBeCloseTo(computed(id), 1)
  })

  it('of the design requirement are the parts that are shown', () => {
    const { expectedLoad, reserve } = sized(defaultPlan).iops
    const said = JSON.stringify(line('iops-per-server').reason)
    expect(said).toContain(
      `${asShown(expectedLoad).toLocaleString('en')} and ${asShown(reserve)} IOPS`,
    )
    expect(erratumOfId('E1').effect).toContain(`${asShown(expectedLoad).toLocaleString('en')} IOPS`)
    expect(erratumOfId('E1').effect).toContain(`other ${asShown(reserve)} `)
  })
})
