import { describe, expect, it } from 'vitest'
import { defaultPlan, type Found, search, workedFind } from '../../../src/engine/index.ts'
import { foundColumns } from '../../../src/features/search/found-columns.tsx'
import { searchWords } from '../../../src/features/search/search-words.ts'
import { textOf } from '../../../src/ui/cell.tsx'
import { formatOf } from '../../../src/ui/format.ts'

describe('found columns', () => {
  const format = formatOf('en-US')

  it('says of a design that was found what it has fewer of than the plan', () => {
    const { best } = search(defaultPlan, { ranges: { servers: { from: 3, to: 4 } }, asPlan: [] })
    const verdict = (found: Found) => {
      const worked = () => workedFind(defaultPlan, found)
      return textOf(
        foundColumns.verdict.of({ found, searched: defaultPlan, worked }, format) ?? '',
        format,
      )
    }
    const words = (count: number) =>
      best.flatMap((one) =>
        one.kind === 'arrays' && one.servers === count && one.copies === defaultPlan.copies
          ? verdict(one)
          : [],
      )
    expect(words(3).every((one) => one.includes('Fewer servers than the plan'))).toBe(true)
    expect(words(4).length).toBeGreaterThan(0)
    expect(words(4).some((one) => one.includes('Fewer'))).toBe(false)
  })
})

describe('search words', () => {
  it('says how large a space is, one of a kind or several', () => {
    const said = (count: number, copies?: number) =>
      searchWords.arrays.space(
        {
          layouts: count,
          countsDatabases: count > 1,
          designs: count,
          factors: {
            ...{ servers: count, databases: count, lines: count, arraysPerServer: count },
            ...(copies === undefined ? {} : { copies }),
          },
        },
        formatOf('en-GB'),
      )
    expect(said(1)).toEqual([
      '1 design will be tried.',
      '1 layout: 1 number of servers × 1 of databases',
      '1 design in each: 1 array in a drive size and RAID policy × 1 number per server',
    ])
    expect(said(2, 3)).toEqual([
      '2 designs will be tried.',
      '2 layouts: 2 numbers of servers × 3 of copies × 2 of databases (one of them from the mailboxes per database)',
      '4 designs in each: 2 arrays in a drive size and RAID policy × 2 numbers per server',
    ])
  })
})
