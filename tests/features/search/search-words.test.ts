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
  expect(said(1)).toBe(
    '1 number of servers × 1 of databases make 1 layout; with 1 array in a drive size and RAID policy × 1 number per server that is 1 design.',
  )
  expect(said(2, 3)).toBe(
    '2 numbers of servers × 3 of copies × 2 of databases (one as the mailboxes in each give) make 2 layouts; with 2 arrays in a drive size and RAID policy × 2 numbers per server that is 2 designs.',
  )
})
