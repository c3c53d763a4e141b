import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumedFigure } from '../../../src/engine/core/worked.ts'
import { figureRowEntriesByTable } from '../../../src/engine/figures/figure-rows.ts'
import { comparedResultKinds } from '../../../src/engine/figures/index.ts'
import { allRoleFigures, tierFigureNames } from '../../../src/engine/figures/role-figures.ts'
import { type Plan, size, type Unit } from '../../../src/engine/index.ts'
import { methodOf } from '../../../src/engine/methods/index.ts'
import { hasStageResults } from '../../../src/engine/methods/roles/index.ts'
import {
  designResultFigures,
  figureDifference,
  listedFigures,
  planResultFigures,
} from '../../../src/engine/variants/index.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { randomDesign, wideDesign } from '../../roles/random-designs.ts'
import { namedPlans } from '../named-plans.ts'

describe('difference', () => {
  const figure = (value: number, unit: Unit = 'GB') =>
    assumedFigure('Figure', value, unit, 'A test.')

  describe('the difference of a figure from the baseline', () => {
    it('is of both as they are shown, and a share of the baseline', () => {
      expect(figureDifference(figure(12_288), figure(11_776))).toEqual({
        amount: 512,
        unit: 'GB',
        share: 512 / 11_776,
      })
      expect(figureDifference(figure(10.4, 'servers'), figure(9.6, 'servers'))?.amount).toBe(1)
      expect(figureDifference(figure(9.6, 'servers'), figure(9.9, 'servers'))?.amount).toBe(0)
    })

    it('has no share of nothing', () => {
      expect(figureDifference(figure(3, 'copies'), figure(0, 'copies'))).toEqual({
        amount: 3,
        unit: 'copies',
        share: null,
      })
    })

    it('is in the unit of the baseline where another counts sizes in binary ones', () => {
      expect(figureDifference(figure(1000, 'GiB'), figure(1000))?.amount).toBeCloseTo(73.741824, 5)
      expect(figureDifference(figure(1), figure(1, 'IOPS'))).toBeNull()
    })

    it('turns its sign where baseline and figure change places, and what is added up is there', () => {
      const value = fc.integer({ min: 1, max: 1_000_000 })
      fc.assert(
        fc.property(value, value, (one, other) => {
          const there = figureDifference(figure(one), figure(other))
          const back = figureDifference(figure(other), figure(one))
          expect(there?.amount).toBe(-(back?.amount ?? 0) + 0)
          expect(other + (there?.amount ?? 0)).toBeCloseTo(one, 5)
        }),
      )
    })
  })
})

describe('listed figures', () => {
  const sizedOf = (plans: readonly Plan[]) =>
    plans.flatMap((plan) => {
      const result = size(plan)
      return result.ok ? [{ plan, sizing: result.sizing }] : []
    })
  const sized = sizedOf(Object.values(namedPlans))
  const keysIn = ({ plan, sizing }: (typeof sized)[number]) =>
    listedFigures(plan, sizing, null).map(({ key }) => key)

  /** Random designs that have every figure between them: volumes of logs, last ones that are not full, lagged servers, several DAGs over two sites. */
  const havingAll = [0, 3, 5, 12, 178]
    .map(randomDesign)
    .concat(wideDesign(2))
    .map((design): Plan => ({ ...planFromKeys(design), mode: 'corrected', serverMemory: 128 }))

  it('lists every result of a plan and of its design with its own value', () => {
    for (const { plan, sizing } of sized) {
      const design = methodOf(plan).propose(plan, sizing)
      const list = listedFigures(plan, sizing, design)
      const results = {
        ...planResultFigures(plan, sizing),
        ...(design && designResultFigures(plan, design)),
      }
      for (const { key, group, label } of comparedResultKinds) {
        const listed = list.filter((one) => one.group === group && one.key === key)
        const value = results[key]?.value
        expect(listed.map((one) => [one.label, one.worked.value])).toEqual(
          value === undefined ? [] : [[label, value]],
        )
      }
    }
  })

  it('registers no figure that no key, no row of a table and no comparison asks for', () => {
    const inTables = new Set(
      Object.values(figureRowEntriesByTable)
        .flat()
        .map(({ name }) => name),
    )
    const unused = allRoleFigures.filter(
      ({ name, key, compared }) => !key && !compared && !inTables.has(name),
    )
    expect(unused.map(({ name }) => name)).toEqual([])
  })

  it('lists every figure with a row in a table, in some plan, and those of a mailbox for each tier', () => {
    const listed = new Set([...sized, ...sizedOf(havingAll)].flatMap(keysIn))
    const rows = [
      ...new Set(
        Object.values(figureRowEntriesByTable)
          .flat()
          .map(({ name }) => name),
      ),
    ]
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter((name) => !listed.has(name))).toEqual([])
    for (const { plan, sizing } of sized) {
      const ofMailbox = listedFigures(plan, sizing, null).filter(
        ({ group }) => group === 'A mailbox',
      )
      const each = hasStageResults(sizing) ? tierFigureNames.length : 5
      expect(ofMailbox).toHaveLength(each * sizing.tiers.length)
    }
  })

  it('lists a figure of a table that is 0, where its row says so', () => {
    const zeros = sized.flatMap(({ plan, sizing }) =>
      listedFigures(plan, sizing, null)
        .filter(({ group, worked }) => group === 'Logs over the link' && worked.value === 0)
        .map(({ key }) => key),
    )
    expect(zeros).toContain('streams')
  })
})
