import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  citationsOfSources,
  citedDocumentTitle,
  numberedCitation,
} from '../../../src/engine/core/citations.ts'
import { explain } from '../../../src/engine/core/explain.ts'
import { formula } from '../../../src/engine/core/formula.ts'
import {
  permutations,
  remainder,
  roundedDown,
  roundedToStep,
  roundedUp,
  roundedUpToStep,
} from '../../../src/engine/core/rounding.ts'
import {
  citeCalculator,
  citeEqualLogic,
  citePowerEdge,
  derivedFrom,
  ownRule,
  publicFigure,
} from '../../../src/engine/core/source.ts'
import {
  assumedFigure,
  citedFigure,
  givenFigure,
  relabelledCount,
  sum,
} from '../../../src/engine/core/worked.ts'
import { directInputsOf, numbersBehind } from '../../../src/engine/core/worked-inputs.ts'

describe('citations', () => {
  const figure = publicFigure('B', 'A fact.', { publication: 'calculator', place: 'Input' })
  const assumption = publicFigure('assumed', 'Nobody says.')
  const sources = [
    citePowerEdge('Table 3'),
    ownRule('So it is.'),
    citeEqualLogic('5.1'),
    citePowerEdge('Table 4'),
    figure,
    citeCalculator('Input'),
    assumption,
    ownRule('So it is.'),
  ]
  const citations = citationsOfSources(sources)

  test('each source has one number, in the order of first citation', () => {
    expect(citations).toEqual({
      documents: ['powerEdge', 'equalLogic', 'calculator'],
      rules: ['So it is.'],
      standings: ['B', 'assumed'],
    })
    expect(sources.map((source) => numberedCitation(source, citations))).toEqual([
      '[1] Table 3',
      '[R1]',
      '[2] 5.1',
      '[1] Table 4',
      '[3] Input, Standing B. A fact.',
      '[3] Input',
      'An assumption. Nobody says.',
      '[R1]',
    ])
    const derived = derivedFrom(citeEqualLogic('5.1'), '11 % of 5.')
    expect(numberedCitation(derived, citations)).toBe('From [2] 5.1: 11 % of 5.')
  })

  test('a document that is not among the sources has no number', () => {
    expect(numberedCitation(ownRule('Another.'), citations)).toBeNull()
    expect(
      numberedCitation(citeCalculator('Input'), citationsOfSources([citeEqualLogic('5.1')])),
    ).toBeNull()
  })

  test('the list of sources names a document in full', () => {
    expect(citations.documents.map(citedDocumentTitle)).toEqual([
      expect.stringMatching(/^Dell: A Comparative Study .+, March 2012$/),
      expect.stringMatching(/^Dell: Sizing Microsoft Exchange 2010 .+, May 2012$/),
      expect.stringMatching(/^Microsoft: Exchange 2013 Server Role Requirements Calculator/),
    ])
  })
})

describe('rounding', () => {
  const values = fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true })
  const steps = fc.constantFrom(0.1, 0.5, 1, 2, 3, 6, 8, 32, 210, 360, 5_765_760)

  describe('a value rounded', () => {
    it('up is the least whole number that holds it, but for noise', () => {
      fc.assert(
        fc.property(values, (value) => {
          const up = roundedUp(value)
          const noise = 1e-9 * Math.max(1, value)
          expect(Number.isInteger(up)).toBe(true)
          expect(up - value).toBeGreaterThanOrEqual(-noise)
          expect(up - value).toBeLessThan(1)
          expect(roundedDown(value) + 0).toBe(-roundedUp(-value) + 0)
        }),
      )
    })

    it('up to a step is its least multiple that holds it', () => {
      fc.assert(
        fc.property(values, steps, (value, step) => {
          const up = roundedUpToStep(value, step)
          expect(up - value).toBeGreaterThanOrEqual(-1e-9 * Math.max(step, value))
          expect(up - value).toBeLessThan(step * (1 + 1e-9))
          expect(Math.abs(remainder(up, step))).toBeLessThan(1e-6)
        }),
      )
    })

    it('to a step lies within half of one, and half goes away from zero', () => {
      fc.assert(
        fc.property(values, steps, (value, step) => {
          const near = roundedToStep(value, step)
          expect(Math.abs(near - value)).toBeLessThanOrEqual(
            step / 2 + 1e-9 * Math.max(1, value, step),
          )
          expect(roundedToStep(-value, step) + 0).toBe(-near + 0)
        }),
      )
      for (const half of [0.5, 1.5, 2.5]) expect(roundedToStep(half, 1)).toBe(half + 0.5)
    })

    it('takes as noise a billionth of one, and no more', () => {
      expect(roundedUp(1 + 0.5e-9)).toBe(1)
      expect(roundedUp(1 + 1.5e-9)).toBe(2)
    })

    it('up to a large step keeps a small part, which is no noise', () => {
      expect(roundedUpToStep(1, 1e13)).toBe(1e13)
      expect(roundedUpToStep(0, 1e13)).toBe(0)
    })
  })

  it('so many ordered choices are counted factor by factor', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 16 }),
        fc.integer({ min: 1, max: 16 }),
        (of, chosen) => {
          expect(permutations(of, chosen)).toBe(of * permutations(of - 1, chosen - 1))
        },
      ),
    )
  })
})

describe('worked', () => {
  const rule = ownRule('A test.')
  const double = formula({
    label: 'Double',
    unit: 'GB',
    takes: { of: 'GB' },
    text: 'of × 2',
    source: rule,
  })

  describe('a total', () => {
    const parts = [givenFigure('A', 1, 'GB', 'a'), givenFigure('B', 2, 'GB', 'b')]

    it('adds its parts', () => {
      expect(sum('Total', parts, rule)).toMatchObject({ label: 'Total', value: 3, unit: 'GB' })
    })
    it('of one part equals the part', () => {
      expect(sum('Total', parts.slice(0, 1), rule)).toBe(parts[0])
    })
    it('of no part is a bug', () => {
      expect(() => sum('Total', [], rule)).toThrow('Total')
    })
  })

  it('a count may be taken for another, and its working names the one it was', () => {
    const servers = givenFigure('Mailbox servers', 4, 'servers', 'servers')
    const pools = relabelledCount(servers, 'Pools', 'pools', rule)
    expect(pools).toMatchObject({ label: 'Pools', value: 4, unit: 'pools' })
    expect(explain(pools, (value, unit) => `${value} ${unit}`)).toEqual({
      words: 'mailbox servers',
      numbers: '4 servers = 4 pools',
      source: rule,
      errata: [],
    })
  })

  describe('what is behind a number', () => {
    it('is each number once, after its inputs', () => {
      const shared = double({ of: citedFigure('Drive', 600, 'GB', citeEqualLogic('Table 25')) })
      const total = sum('Total', [shared, double({ of: shared })], rule)
      expect(numbersBehind([total, shared]).map(({ label, value }) => [label, value])).toEqual([
        ['Drive', 600],
        ['Double', 1200],
        ['Double', 2400],
        ['Total', 3600],
      ])
      expect(directInputsOf(total)).toEqual([shared, expect.anything()])
    })

    it('names an answer once for each tier, however often it is used', () => {
      const quota = (tier: number) => givenFigure('Quota', 700, 'MB', 'quota', tier)
      expect(numbersBehind([quota(0), quota(0), quota(1)])).toHaveLength(2)
    })

    it('is nothing but the number itself for answers and figures', () => {
      for (const leaf of [
        givenFigure('A', 1, 'GB', 'a'),
        citedFigure('B', 1, 'GB', citeEqualLogic('6.3')),
        assumedFigure('C', 1, 'GB', 'A test.'),
      ])
        expect([directInputsOf(leaf), numbersBehind([leaf])]).toEqual([[], [leaf]])
    })
  })
})
