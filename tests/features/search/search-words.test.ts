import { expect, it } from 'vitest'
import { searchWords } from '../../../src/features/search/search-words.ts'
import { formatOf } from '../../../src/ui/format.ts'

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
