import { describe, expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import {
  fileJoinWords,
  statisticsNoteWords,
} from '../../../src/features/statistics/statistics-note-words.ts'
import { readStatistics, type StatisticsNote } from '../../../src/statistics/index.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')
const cell = { row: 1017, column: 'TotalItemSize', text: '<b>12 €</b>' }

describe('what is told of a file', () => {
  it.each<[StatisticsNote, string]>([
    [
      { code: 'no number', count: 1, ...cell },
      'Row 1,017, TotalItemSize: “<b>12 €</b>” is no figure. The row was left out.',
    ],
    [
      { code: 'ambiguous', count: 1200, ...cell, text: '1,234 MB' },
      'Row 1,017, TotalItemSize: “1,234 MB” can be read in two ways, with thousands or with decimals, and no other cell shows which. 1,200 such rows were left out. Choose below.',
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
      '2 archives were set apart from the mailboxes; together they hold 3 GB, 1.5 GB on average.',
    ],
    [
      { code: 'archive', count: 1, row: 5, bytes: 3e9 },
      '1 archive was set apart from the mailboxes; it holds 3 GB.',
    ],
    [
      { code: 'elsewhere', count: 1, row: 5 },
      '1 recipient without a mailbox here was left out (remote mailboxes, mail users).',
    ],
    [{ code: 'room', count: 2, row: 5 }, '2 are rooms or resources: counted as mailboxes.'],
    [{ code: 'shared', count: 1, row: 5 }, '1 is shared: counted as a mailbox.'],
    [
      { code: 'no archive', count: 3, ...cell, column: 'Archive Size', text: 'pending' },
      'Row 1,017, Archive Size: “pending” is no figure. 3 such mailboxes count without an archive.',
    ],
    [
      { code: 'undated messages', heads: ['Sent', 'Received'] },
      '“Sent”, “Received” are left aside: no column says of how many days. Give the file a column Days, or one Date with a row for each day.',
    ],
    [
      { code: 'other sizes', size: 'Mailbox Size (Mb)', heads: ['Total Mailbox Size (Mb)'] },
      'The size of a mailbox is “Mailbox Size (Mb)”. Left aside: “Total Mailbox Size (Mb)”. The plan computes deleted and recoverable items itself.',
    ],
    [
      { code: 'day order', text: '10/11/2026', other: '2026-11-10' },
      '“10/11/2026” can be read in two ways, and other dates are written differently (“2026-11-10”): the same day could count twice. Choose below which number is the day.',
    ],
    [
      { code: 'printed list' },
      'It was printed for the screen (Format-List). Export the list instead: end the command with | Export-Csv mailbox-sizes.csv -NoTypeInformation -Encoding UTF8, in place of Format-Table or Format-List.',
    ],
    [
      { code: 'tracking log' },
      'It is a message tracking log: a line for each step of each message. Spindle reads counts for each mailbox: the second script of step 1 makes them from these logs.',
    ],
    [
      { code: 'cloud archive', count: 1, row: 5 },
      '1 archive in Exchange Online was left out: no server of the plan holds it.',
    ],
    [
      { code: 'no identity' },
      'It counts messages on each day, but no column says whose (PrimarySmtpAddress, Sender, DisplayName): its rows cannot be added up for each mailbox.',
    ],
    [
      { code: 'unnamed' },
      'No column says whose mailbox a row is (PrimarySmtpAddress, MailboxGuid, DisplayName): each row counts as a mailbox.',
    ],
    [
      { code: 'groups', head: 'Mailbox', other: 'Display Name' },
      'Column “Mailbox” has the same value in rows that differ, as one of departments or offices has. Column “Display Name” tells the mailboxes apart.',
    ],
    [
      { code: 'groups', head: 'Mailbox', other: null },
      'Column “Mailbox” has the same value in rows that differ, as one of departments or offices has. No other column says whose mailbox a row is (PrimarySmtpAddress, MailboxGuid, DisplayName): each row counts as a mailbox.',
    ],
    [
      { code: 'added groups', head: 'Mailbox' },
      'Column “Mailbox” has the same value in several rows, as one of departments or offices has: their messages count as those of one mailbox. If they are of several people, export PrimarySmtpAddress as well.',
    ],
    [{ code: 'total row', count: 1, row: 5 }, '1 row of totals or averages was left out.'],
    [{ code: 'unnamed row', count: 1, row: 5 }, 'Row 5 names no mailbox: counted as one.'],
    [
      { code: 'unnamed row', count: 1200, row: 5 },
      '1,200 rows name no mailbox, the first is row 5: each counts as one.',
    ],
    [
      { code: 'totals' },
      'It has totals: each row is of many mailboxes. Spindle reads a row for each mailbox: run the first script of step 1. If a row is one mailbox after all, say its address in a column PrimarySmtpAddress.',
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
    [
      { code: 'title lines', lines: 1, head: 2 },
      'Row 2 is its header row: the line above was left aside.',
    ],
    [
      { code: 'title lines', lines: 3, head: 5 },
      'Row 5 is its header row: the 3 lines above were left aside.',
    ],
    [{ code: 'again', sites: 1 }, '1 row lists a site again: the first row counts.'],
    [{ code: 'again', sites: 1200 }, '1,200 rows list sites again: the first row counts.'],
    [
      { code: 'all sites' },
      'It has only all sites together, and another file has single ones: only those count.',
    ],
  ])('names the place: %o', (note, words) => {
    expect(statisticsNoteWords(note, defaultPlan, format).replaceAll('\u00a0', ' ')).toBe(words)
  })
})

it('says how sizes and messages were joined, one and several', async () => {
  const sizes = new File(['Mailbox,TotalItemSize\na@x,1 MB\nb@x,1 MB\nb@x,2 MB'], 's.csv')
  const messages = new File(['Mailbox,Days,Sent\na@x,1,5\nc@x,1,5\nd@x,1,5'], 'm.csv')
  expect(fileJoinWords(await readStatistics([sizes, messages]), defaultPlan, format)).toEqual([
    'Sizes and messages were joined by their address.',
    '1 row lists a mailbox again: the first row counts.',
    '1 mailbox has no message in these days.',
    '2 addresses with messages have no size and are left out.',
  ])
})

it('says nothing of joining where there was nothing to join', async () => {
  const sizes = new File(['Mailbox,TotalItemSize\na,1 MB\nb,1 MB'], 's.csv')
  expect(fileJoinWords(await readStatistics([sizes]), defaultPlan, format)).toEqual([])
  const messages = new File(['Mailbox,Days,Sent\nc,1,5\nd,1,5'], 'm.csv')
  const apart = fileJoinWords(await readStatistics([sizes, messages]), defaultPlan, format)
  expect(apart.join(' ')).toContain('no mailbox is named in both')
  expect(apart.join(' ')).not.toContain('were joined')
})

it('says where a mailbox of two files counts twice', async () => {
  const named = (size: string) =>
    new File([`DisplayName,TotalItemSize\nAnna Meier,${size}`], 's.csv')
  const addressed = new File(
    ['PrimarySmtpAddress,TotalItemSize\nanna@contoso.example,1 GB'],
    'a.csv',
  )
  const earlier = await readStatistics([named('1 GB'), named('2 GB')])
  expect(fileJoinWords(earlier, defaultPlan, format)).toEqual([
    '2 mailboxes share a name with another: each counts, since a name is no identity. Export PrimarySmtpAddress or MailboxGuid as well to tell them apart. If a file is an earlier export of the same mailboxes, remove it.',
  ])
  const mixed = await readStatistics([named('1 GB'), addressed])
  expect(fileJoinWords(mixed, defaultPlan, format)).toEqual([
    'No column of all files with sizes names the mailbox in the same way: a mailbox of two files counts twice. Export PrimarySmtpAddress in each.',
  ])
})

it('says what a display name cannot tell apart, and what became of archives', async () => {
  const lines = [
    'DisplayName,TotalItemSize',
    ...['Anna Meier,1 GB', 'Anna Meier,2 GB', 'Ben Roth,3 GB'],
    ...['Online Archive - Ben Roth,4 GB', 'Online Archive - Nobody,5 GB'],
  ]
  const sizes = new File([lines.join('\n')], 's.csv')
  const messages = new File(['DisplayName,Days,Sent\nAnna Meier,5,5\nBen Roth,5,5'], 'm.csv')
  const words = fileJoinWords(await readStatistics([sizes, messages]), defaultPlan, format)
  expect(words.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'Sizes and messages were joined by their display name.',
    '2 mailboxes share a name with another: each counts, since a name is no identity. Export PrimarySmtpAddress or MailboxGuid as well to tell them apart.',
    '1 row of messages has a display name that several mailboxes have: left out.',
    '2 mailboxes have no message in these days.',
    '1 archive was joined with the mailbox of its owner.',
    '1 archive belongs to no mailbox of these files and is not in the tiers: 5.37 GB in all. Add it to the archive of a tier.',
  ])
  const alone = fileJoinWords(await readStatistics([messages]), defaultPlan, format)
  expect(alone).toEqual([
    'The messages name mailboxes by display name alone: two people of one name count as one mailbox. Export their address instead.',
  ])
})

it('tells of rows that share what stands for an address', async () => {
  const text = 'Mailbox,TotalItemSize\none,1 MB\ntwo,1 MB\nthree,1 MB\nfour,1 MB\ntwo,2 MB'
  const reading = await readStatistics([new File([text], 's.csv')])
  expect(fileJoinWords(reading, defaultPlan, format)).toEqual([
    '2 mailboxes share a name with another: each counts, since a name is no identity. Export PrimarySmtpAddress or MailboxGuid as well to tell them apart.',
  ])
})
