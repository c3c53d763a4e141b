import { describe, expect, it } from 'vitest'
import {
  differingFigures,
  figureInBothModes,
  isBlankAsMicrosoft,
  partInBothModes,
} from '../../../../src/engine/index.ts'
import { exampleA, exampleB } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'
import { randomDesigns } from '../../../roles/random-designs.ts'

const planA = planFromKeys(exampleA.design)
const planB = planFromKeys(exampleB.design)

describe('what tells the modes apart', () => {
  it('names both values of a figure and the errata between them', () => {
    const { corrected, microsoft, differs, errata } = figureInBothModes(planB, 'W')
    expect([corrected?.value, microsoft?.value, differs]).toEqual([10, 8, true])
    expect(errata).toEqual(['MS7', 'MS8'])
  })

  it('names none where a person reads the same figure twice', () => {
    expect(figureInBothModes(planA, 'dbs')).toMatchObject({ differs: false, errata: [] })
  })

  it('finds the errata of a figure in what it is computed from', () => {
    expect(figureInBothModes(planB, 'megaWorst').errata).toEqual(['MS7', 'MS8', 'MS21'])
    expect(figureInBothModes(planA, 'volume').errata).toEqual(['MS16'])
  })

  it('says why one mode has a figure that the other lacks', () => {
    const { microsoft, errata } = figureInBothModes(planB, 'mega2')
    expect(microsoft).toBeNull()
    expect(errata).toEqual(['MS7', 'MS8'])
  })

  it('blames no erratum where the workbook only lacks a rate', () => {
    const unrated = { ...planB, specRate: null }
    expect(figureInBothModes(unrated, 'cpuWorst')).toMatchObject({ microsoft: null, errata: [] })
  })

  it('blames no erratum where an answer is not the workbook’s', () => {
    const given = { ...planA, serverMemory: 256 }
    const { corrected, microsoft, differs, errata } = figureInBothModes(given, 'cachePerMbx')
    expect(differs).toBe(true)
    expect(corrected?.value).toBeGreaterThan(2 * (microsoft?.value ?? Infinity))
    // What is active at the worst tells them apart as well, as it does without that answer.
    expect(errata).toEqual(figureInBothModes(planA, 'cachePerMbx').errata)
    expect(errata).not.toContain('MS33')
    const alone = { ...planFromKeys({ tiers: [{ n: 500 }], ha: false }), serverMemory: 256 }
    expect(figureInBothModes(alone, 'cachePerMbx').errata).toEqual([])
  })

  it('blames no erratum of a step that hands a figure on unchanged', () => {
    // The workbook would add the index to the memory of a small server, and adds it to none of these.
    expect(figureInBothModes(planA, 'ramNeed').errata).toEqual(['MS8'])
    expect(figureInBothModes(planB, 'ram').errata).toEqual(['MS7', 'MS8'])
    const tiny = { ...exampleB.design, tiers: [{ n: 40, quota: 500 }], virtual: false, cores: 1 }
    expect(figureInBothModes(planFromKeys({ ...tiny, spec: null }), 'ramNeed').errata).toEqual([
      'MS14',
    ])
  })

  it('compares what a stage finds and no key names', () => {
    const { differs, errata } = partInBothModes(planA, ({ space }) => space.totals.logs.environment)
    expect(differs).toBe(true)
    expect(errata).toEqual(['MS16'])
    const other = partInBothModes(
      { ...planA, mode: 'microsoft' },
      ({ space }) => space.totals.logs.environment,
    )
    expect([other.differs, other.errata]).toEqual([differs, errata])
  })

  it('lists what differs of example A in the order of the method', () => {
    expect(differingFigures(planA).map(({ figure }) => figure)).toContain('ramNeed')
    expect(differingFigures(planA).every(({ errata }) => errata.length > 0)).toBe(true)
  })

  it('compares nothing where the workbook shows no results', () => {
    const blank = randomDesigns(60).map(planFromKeys).find(isBlankAsMicrosoft)
    expect(blank && differingFigures(blank)).toEqual([])
  })

  it('knows the errata of all but what no erratum is about', () => {
    const unexplained = randomDesigns(60)
      .map(planFromKeys)
      .flatMap(differingFigures)
      .filter(({ errata }) => errata.length === 0)
    // A rate that nobody gave, the mean of all servers, and a site that one mode leaves out.
    const rates = ['gcCores', 'cores', 'cpuNormal', 'cpu1', 'cpu2', 'cpuWorst']
    const allowed = [...rates, 'megaNormal', 'jbodServer2']
    expect(allowed).toEqual(expect.arrayContaining(unexplained.map(({ figure }) => figure)))
  })
})
