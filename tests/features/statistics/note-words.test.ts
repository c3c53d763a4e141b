import { describe, expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import { joinedWords, noteWords } from '../../../src/features/statistics/note-words.ts'
import { readStatistics, type StatisticsNote } from '../../../src/statistics/index.ts'
import { formatOf } from '../../../src/ui/format.ts'

const format = formatOf('en-US')
const cell = { row: 1017, column: 'TotalItemSize', text: '<b>12 €</b>' }

describe('what is told of a file', () => {
  it.each<[StatisticsNote, string]>([
    [
      { code: 'no number', count: 1, ...cell },
      'Row 1,017, TotalItemSize: “<b>12 €</b>” is no figure. The row was left out.',
    ],
    [
      { code: 'ambiguous', count: 1200, ...cell, text: '1,234 MB' },
      'Row 1,017, TotalItemSize: “1,234 MB” can be read in two ways, with thousands or with decimals. 1,200 such rows were left out.',
    ],
    [
      { code: 'blank', count: 2, ...cell },
      'Row 1,017: TotalItemSize is empty. 2 such rows were left out.',
    ],
    [
      { code: 'no unit', count: 2, ...cell, text: '2048' },
      'Row 1,017, TotalItemSize: “2048” names no unit. 2 such rows were left out. Choose the unit below.',
    ],
    [
      { code: 'zero days', count: 1, row: 4 },
      'Row 4 counts messages of 0 days. The row was left out.',
    ],
    [{ code: 'open quote', row: 3 }, 'Row 3: a quotation mark is opened and never closed.'],
    [
      { code: 'archive', count: 2, row: 5, bytes: 3e9 },
      '2 archives were left out; together they hold 3 GB, 1.5 GB on average. Give their size as the archive of each tier.',
    ],
    [{ code: 'system', count: 2, row: 5 }, '2 mailboxes of the system were left out.'],
    [
      { code: 'binary', form: 'zip' },
      'It is a zip file or a workbook: save the table as CSV first.',
    ],
    [
      { code: 'one day' },
      'It does not say in how many days it counts: taken as one day. Give it a column Days if it is more.',
    ],
    [{ code: 'again', sites: 1 }, '1 row lists a site again: the first row counts.'],
    [{ code: 'again', sites: 1200 }, '1,200 rows list sites again: the first row counts.'],
    [
      { code: 'all sites' },
      'It has only all sites together, and another file has single ones: only those count.',
    ],
  ])('names the place: %o', (note, words) => {
    expect(noteWords(note, defaultPlan, format).replaceAll('\u00a0', ' ')).toBe(words)
  })
})

it('says how sizes and messages were joined, one and several', async () => {
  const sizes = new File(['Mailbox,TotalItemSize\na,1 MB\nb,1 MB\nb,2 MB'], 's.csv')
  const messages = new File(['Mailbox,Days,Sent\na,1,5\nc,1,5\nd,1,5'], 'm.csv')
  expect(joinedWords(await readStatistics([sizes, messages]), format)).toEqual([
    'Sizes and messages were joined by their address.',
    '1 row lists a mailbox again: the first row counts.',
    '1 mailbox has no message in these days.',
    '2 addresses with messages have no size and are left out.',
  ])
})

it('says nothing of joining where there was nothing to join', async () => {
  const sizes = new File(['Mailbox,TotalItemSize\na,1 MB\nb,1 MB'], 's.csv')
  expect(joinedWords(await readStatistics([sizes]), format)).toEqual([])
  const messages = new File(['Mailbox,Days,Sent\nc,1,5\nd,1,5'], 'm.csv')
  const apart = joinedWords(await readStatistics([sizes, messages]), format)
  expect(apart.join(' ')).toContain('no mailbox is named in both')
  expect(apart.join(' ')).not.toContain('were joined')
})
