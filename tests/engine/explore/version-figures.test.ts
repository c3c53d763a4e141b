import { describe, expect, it } from 'vitest'
import { exchangeVersions } from '../../../src/engine/exchange/versions.ts'
import { compareVersions } from '../../../src/engine/explore/version-figures.ts'

const rows = compareVersions()

/** A row as it reads: value, standing (`*` where it is borrowed) and what it is of. */
function read(label: string): readonly string[] {
  const row = rows.find((one) => one.label === label)
  if (!row) throw new Error(`No row is called ${label}`)
  return row.cells.map(({ figures, words }) =>
    figures.length === 0
      ? String(words)
      : figures
          .map(({ worked, standing, borrowed, of }) =>
            [
              Number(worked.value.toFixed(4)),
              worked.unit,
              standing + (borrowed ? '*' : ''),
              ...(of ? [of] : []),
            ].join(' '),
          )
          .join(' + '),
  )
}

const none = 'not published'
/** As 2013, 2016, 2019 and SE have them. */
const later = (figure: string) =>
  ['calculator', 'A', 'assumed', 'assumed'].map((standing) => `${figure} ${standing}`)
const alike = (figure: string) => Array.from({ length: 4 }, () => `${figure} calculator`)

describe('the versions of Exchange, quantity by quantity', () => {
  it.each<[label: string, cells: readonly string[]]>([
    [
      'IOPS per mailbox, standalone, 100 messages',
      [
        '0.7143 IOPS/mailbox storageTek',
        '0.32 IOPS/mailbox powerEdge',
        '0.12 IOPS/mailbox equalLogic',
        ...later('0.067 IOPS/mailbox'),
      ],
    ],
    [
      'IOPS per mailbox in a DAG, 200 messages',
      ['no DAG', 'no DAG', '0.2 IOPS/mailbox powerEdge', ...later('0.134 IOPS/mailbox')],
    ],
    [
      'Database cache per mailbox, 200 messages',
      [none, '5 MB powerEdge', '12 MB powerEdge', ...later('12 MiB')],
    ],
    [
      'Share of reads, standalone, 100 messages',
      [
        '0.6667 % storageTek between 66 and 75 %',
        '0.52 % powerVault',
        '0.54 % equalLogic of 5 databases; at 150 messages 54 % of 2',
        ...alike('0.5 %'),
      ],
    ],
    [
      'Share of reads in a DAG, 100 messages',
      [
        'no DAG',
        'no DAG',
        '0.54 % equalLogic at 150 messages up to 52 % with more copies',
        ...alike('0.6 %'),
      ],
    ],
    [
      'Log I/O, standalone, 200 messages',
      [
        '0.1 × storageTek of database I/O',
        '0.3 × assumed of database I/O, measured 0.19 to 0.33',
        // Between 20 % at 0.20 and 15 % at 0.36: at 0.24.
        '0.1875 % equalLogic of the base total',
        ...Array.from({ length: 4 }, () => '0.4 × calculator of database writes'),
      ],
    ],
    [
      'Background maintenance',
      [
        'none',
        'none',
        '33 IOPS/database equalLogic in five + 5 MB/s/database C',
        ...alike('1 MiB/s'),
      ],
    ],
    [
      'Logs per mailbox per day, 200 messages of 75 KB',
      [
        '40.95 logs/day equalLogic*',
        '40.95 logs/day equalLogic*',
        '40.95 logs/day equalLogic',
        ...alike('38 logs/day'),
      ],
    ],
    [
      'Mailbox, at most',
      ['2000 MB storageTek', '2000 MB storageTek', none, none, none, none, none],
    ],
    [
      'Memory, at most',
      [
        '4 GB storageTek',
        '16 GB storageTek for each processor',
        none,
        '96 GiB A',
        '192 GiB A',
        '256 GiB A',
        '256 GiB A',
      ],
    ],
    ['Memory, at least', [none, none, none, '8 GiB A', '8 GiB A', '128 GiB A', '128 GiB A']],
    ['High availability', ['SCC', 'SCC, LCR, CCR', 'DAG', 'DAG', 'DAG', 'DAG', 'DAG']],
  ])('%s', (label, cells) => {
    expect(read(label)).toEqual(cells)
  })

  it('a limit with two sides has both, and once where they are equal', () => {
    expect(read('Databases mounted, at most').slice(0, 4)).toEqual([
      '20 databases storageTek',
      '50 databases storageTek',
      '5 databases equalLogic Standard + 100 databases equalLogic Enterprise',
      '5 databases assumed Standard + 100 databases assumed Enterprise',
    ])
    expect(read('Database file, guideline').slice(0, 4)).toEqual([
      none,
      '100 GB powerEdge',
      '200 GB equalLogic one copy + 2000 GB equalLogic with copies',
      'by its method',
    ])
  })

  it('what is printed for another version is called borrowed, and nothing else is', () => {
    const borrowed = rows.flatMap(({ label, cells }) =>
      cells.flatMap(({ exchange, figures }) =>
        figures.some((figure) => figure.borrowed) ? [`${exchange}: ${label}`] : [],
      ),
    )
    expect(borrowed).toEqual([
      '2003: Logs per mailbox per day, 200 messages of 75 KB',
      '2007: Logs per mailbox per day, 200 messages of 75 KB',
      '2003: Search catalog',
      '2007: Search catalog',
    ])
  })

  it('every row has a cell for every version, and every cell figures or words', () => {
    expect(rows).toHaveLength(20)
    for (const { cells } of rows) {
      expect(cells.map(({ exchange }) => exchange)).toEqual(exchangeVersions)
      for (const { figures, words } of cells) expect(figures.length === 0).toBe(words !== null)
    }
  })
})
