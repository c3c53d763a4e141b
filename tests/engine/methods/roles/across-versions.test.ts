import { describe, expect, it } from 'vitest'
import { acrossVersions } from '../../../../src/engine/index.ts'
import { exampleA } from '../../../roles/examples.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'

const plan = planFromKeys(exampleA.design)
const { versions, sets, results, advice } = acrossVersions(plan)

const valuesOf = (rows: typeof sets, label: string) =>
  rows
    .find((row) => row.label === label)
    ?.figures.map((figure) => figure && Number(figure.value.toFixed(4)))

describe('the same plan in every version', () => {
  it('is that of 2013, 2016, 2019 and SE', () => {
    expect(versions).toEqual(['2013', '2016', '2019', 'SE'])
  })

  it('lists what a version sets', () => {
    expect(valuesOf(sets, 'Megacycles of an active mailbox for a message a day')).toEqual([
      0.0425, 0.0597, 0.0597, 0.0597,
    ])
    expect(valuesOf(sets, 'Search index beside the databases, in % of them')).toEqual([
      0.2, 0.2, 0, 0,
    ])
    expect(valuesOf(sets, 'GiB of memory of a server, at most')).toEqual([96, 192, 256, 256])
    expect(valuesOf(sets, 'GiB of memory of a server, at least')).toEqual([8, 8, 128, 128])
  })

  it('lists what comes of that, by hand where it can be', () => {
    // 7,450.58 GiB ÷ 4 × 0.95 ÷ (1 + 0.2 + 0.05), and without an index ÷ 1.
    expect(valuesOf(results, 'Largest database allowed')).toEqual([
      1415.6103, 1415.6103, 1769.5129, 1769.5129,
    ])
    expect(valuesOf(results, 'Page file')?.slice(0, 2)).toEqual([32_778, 32_778])
  })

  it('has no row in which every version is the same', () => {
    for (const { label, figures } of [...sets, ...results])
      expect(new Set(figures.map((figure) => figure?.value)).size, label).toBeGreaterThan(1)
    for (const { given } of advice) expect(new Set(given).size).toBe(2)
  })

  it('has the plan itself in its own version, and nothing between 2019 and SE', () => {
    for (const { label, figures } of results)
      expect(figures[2]?.value, label).toBe(figures[3]?.value)
    expect(acrossVersions(plan)).toBe(acrossVersions(plan))
  })
})
