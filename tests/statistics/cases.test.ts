import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type AnswersOnStatisticsFile,
  isStatisticsFile,
  readStatistics,
  type WorkWeek,
} from '../../src/statistics/index.ts'

// Each file of cases/ is one that a script or a person makes, with made-up mailboxes, and its right value.

/** The right value of a file or of files that are read together; sizes in MB, the smallest first. */
type Right = {
  readonly mailboxes: number
  readonly sizes?: readonly number[]
  readonly items?: readonly number[]
  /** Messages a day. */
  readonly messages?: readonly number[]
  /** Archives of the mailboxes in MB; 0 where one has none. */
  readonly archives?: readonly number[]
  /** What is told of the first file, by its code and count: `archive 2, system 5`. */
  readonly told?: string
  /** What is asked of it, by kind, count and MB: `journal 1 of 97280`. */
  readonly asked?: string
  /** Whether nothing tells if a mailbox is in two files of sizes. */
  readonly isUncompared?: true
  /** What is left open for a person to say. */
  readonly open?: 'decimals' | 'day order' | 'workdays'
}

type Case = readonly [
  what: string,
  files: string | readonly string[],
  right: Right,
  said?: AnswersOnStatisticsFile & { readonly week?: WorkWeek },
]

const mb = 2 ** 20

const read = (name: string) =>
  new File([readFileSync(new URL(`cases/${name}`, import.meta.url))], name)

const rounded = (values: Float64Array, per: number) =>
  [...values].map((value) => Math.round((value / per) * 1000) / 1000)

async function found(files: readonly string[], said: Case[3] = {}): Promise<Right> {
  const { week = null, ...own } = said
  const reading = await readStatistics(files.map(read), undefined, {
    files: [own],
    workWeek: week,
  })
  const { figures } = reading
  const [first] = reading.files
  const open = first?.undecided
    ? ('decimals' as const)
    : first?.isOrderOpen
      ? ('day order' as const)
      : reading.days !== null && ('workdays' as const)
  const told = first?.notes
    .map((note) => ('count' in note ? `${note.code} ${note.count}` : note.code))
    .join(', ')
  const asked = first?.asked
    .map(({ kind, count, bytes }) => `${kind} ${count} of ${Math.round(bytes / mb)}`)
    .join(', ')
  return {
    mailboxes: figures?.mailboxes ?? 0,
    ...(figures?.bytes && { sizes: rounded(figures.bytes, mb) }),
    ...(figures?.items && { items: rounded(figures.items, 1) }),
    ...(figures?.messages && { messages: rounded(figures.messages, 1) }),
    ...(figures?.archives && { archives: rounded(figures.archives, mb) }),
    ...(told && { told }),
    ...(asked && { asked }),
    ...(reading.isUncompared && { isUncompared: true }),
    ...(open && { open }),
  }
}

const twoPeople = { mailboxes: 2, sizes: [1024, 2048], items: [5000, 9000] }

/** A file of which nothing counts, and why. */
const notRead = (told: string): Right => ({ mailboxes: 0, told })

const languages = [
  ...['german', 'french', 'spanish', 'italian', 'portuguese', 'dutch', 'polish', 'japanese'],
  'chinese',
]

const cases: Readonly<Record<string, readonly Case[]>> = {
  'archives, mailboxes of the system, of public folders and of a journal': [
    [
      'the commonest command, by display name alone',
      's22-classic-command.csv',
      {
        ...twoPeople,
        archives: [20_480, 30_720],
        told: 'archive 2, system 5',
        asked: 'public folder 1 of 49152, journal 1 of 97280',
      },
    ],
    [
      'the same, once a person counts the journal',
      's22-classic-command.csv',
      {
        mailboxes: 3,
        sizes: [1024, 2048, 97_280],
        items: [5000, 9000, 4_000_000],
        archives: [20_480, 30_720, 0],
        told: 'archive 2, system 5',
        asked: 'public folder 1 of 49152, journal 1 of 97280',
      },
      { counted: ['journal'] },
    ],
    [
      'a German server, an archive without its mailbox',
      'kinds-german.csv',
      {
        ...twoPeople,
        archives: [20_480, 0],
        told: 'archive 2, system 1',
        asked: 'public folder 1 of 49152, journal 1 of 97280',
      },
    ],
    [
      'a French script with spaces in its numbers',
      'kinds-french.csv',
      {
        mailboxes: 2,
        sizes: [1024.5, 2048.25],
        items: [5000, 9000],
        archives: [20_480, 0],
        told: 'archive 1, system 1',
        asked: 'public folder 1 of 49152, journal 1 of 97280',
      },
    ],
    [
      'types of recipients: shared mailboxes and rooms count, and are named',
      'kinds-types.csv',
      {
        mailboxes: 3,
        sizes: [20, 1024, 2048],
        items: [120, 5000, 9000],
        told: 'shared 1, room 1, system 3, elsewhere 1',
        asked: 'public folder 1 of 49152',
      },
    ],
  ],
  'disconnected mailboxes': [
    ['by their reason', 's06-soft-deleted.csv', { ...twoPeople, told: 'disconnected 2' }],
    ['by a flag', 'deleted-flags.csv', { ...twoPeople, told: 'disconnected 1' }],
    ['of a usage report', 'deleted-usage-report.csv', { ...twoPeople, told: 'disconnected 1' }],
    [
      'by their date or their reason, None being none',
      'deleted-reasons.csv',
      { mailboxes: 2, sizes: [1024, 2048], told: 'disconnected 2' },
    ],
    ['by a state in words', 'deleted-states.csv', { ...twoPeople, told: 'disconnected 2' }],
  ],
  'folders, which are no mailboxes': [
    ['public folders by their path', 's05-public-folders.csv', notRead('folders')],
    ['public folders by the type alone', 'folders-by-type.csv', notRead('folders')],
    ['public folders by their path, untyped', 'folders-by-path.csv', notRead('folders')],
    ['folders of mailboxes', 'folders-of-mailboxes.csv', notRead('folders')],
    ['public folders by what holds them', 'folders-german.csv', notRead('folders')],
    ['folders of a script of one’s own', 'folders-of-a-script.csv', notRead('folders')],
  ],
  'people of one display name': [
    [
      'in two databases',
      's17-homonyms.csv',
      { mailboxes: 3, sizes: [256, 1024, 2048], items: [90, 5000, 9000] },
    ],
    [
      'in a column User that holds names',
      'namesakes-user-column.csv',
      { mailboxes: 3, sizes: [256, 1024, 2048], items: [90, 5000, 9000] },
    ],
    ['whose row is listed twice', 'namesakes-same-row.csv', twoPeople],
    [
      'beside messages by name: those of the one name are left out',
      ['s17-homonyms.csv', 'namesakes-messages.csv'],
      { mailboxes: 3, sizes: [256, 1024, 2048], items: [90, 5000, 9000], messages: [0, 0, 100] },
    ],
    [
      'in a file that names nobody: each row counts, and that is told',
      'namesakes-unnamed.csv',
      { mailboxes: 2, sizes: [1024, 2048], told: 'unnamed' },
    ],
    [
      'in two files that name them in different ways',
      ['namesakes-by-address.csv', 'namesakes-by-name.csv'],
      { mailboxes: 4, sizes: [1024, 1024, 2048, 2048], isUncompared: true },
    ],
  ],
  'a column Mailbox of departments or offices': [
    [
      'beside one of display names, which tell people apart',
      'groups-with-name.csv',
      { mailboxes: 3, sizes: [512, 1024, 2048], items: [300, 5000, 9000], told: 'groups' },
    ],
    [
      'beside one of addresses, which archives are joined by as well',
      'groups-with-user.csv',
      {
        mailboxes: 3,
        sizes: [512, 1024, 2048],
        archives: [0, 4096, 0],
        told: 'groups, archive 1',
      },
    ],
    [
      'alone: each row counts, those of one size as well',
      'groups-alone.csv',
      { mailboxes: 4, sizes: [1024, 2048, 2048, 3072], told: 'groups' },
    ],
    [
      'of two words each, alone',
      'groups-two-words.csv',
      { mailboxes: 4, sizes: [1024, 2048, 2048, 3072], told: 'groups' },
    ],
    [
      'beside one of offices: aliases tell people apart',
      'groups-two-columns.csv',
      { mailboxes: 4, sizes: [256, 512, 1024, 1024], told: 'groups' },
    ],
    [
      'of names that only two rows share: each counts',
      'groups-rare.csv',
      { mailboxes: 5, sizes: [1024, 2048, 3072, 4096, 5120] },
    ],
    [
      'of logon names, each listed on several days: the first row counts',
      'groups-or-days.csv',
      { mailboxes: 2, sizes: [1024, 2048] },
    ],
    [
      'with messages alone: those of a group are added up, and that is told',
      'groups-messages.csv',
      { mailboxes: 2, messages: [30, 150], told: 'added groups' },
    ],
    [
      'with messages, beside one of addresses',
      'groups-messages-users.csv',
      { mailboxes: 3, messages: [30, 50, 100], told: 'groups' },
    ],
  ],
  'numbers in groups of three digits': [
    [
      'counts of a column in groups',
      's18-n0-counts.csv',
      {
        mailboxes: 4,
        sizes: [310.5, 1024, 12_288.25, 51_200.75],
        items: [950, 5000, 22_345, 1_234_567],
      },
    ],
    [
      'whole sizes, settled by one cell of the column',
      's19-n0-sizes.csv',
      {
        mailboxes: 4,
        sizes: [310, 1024, 12_288, 1_051_200],
        items: [950, 5000, 22_345, 1_234_567],
      },
    ],
    [
      'of Germany',
      's13-german.csv',
      { mailboxes: 2, sizes: [1024.5, 2048.25], items: [5000, 9000] },
    ],
    [
      'of India, sizes settled by the counts beside them',
      'grouped-indian.csv',
      { mailboxes: 3, sizes: [310, 1024, 51_200], items: [950, 5000, 1_234_567] },
    ],
    [
      'of Switzerland',
      'grouped-swiss.csv',
      { mailboxes: 3, sizes: [310.25, 1024.5, 51_200.75], items: [950, 5000, 1_234_567] },
    ],
    [
      'that nothing settles are asked about',
      'grouped-open.csv',
      { mailboxes: 1, sizes: [310], told: 'ambiguous 2', open: 'decimals' },
    ],
    [
      'that a person settles: the point is the decimal sign',
      'grouped-open.csv',
      { mailboxes: 3, sizes: [310, 1024, 12_288], open: 'decimals' },
      { decimals: '.' },
    ],
    [
      'that a person settles: the comma is the decimal sign',
      'grouped-open.csv',
      { mailboxes: 3, sizes: [1.024, 12.288, 310], open: 'decimals' },
      { decimals: ',' },
    ],
    [
      'of Spain, by the words of TotalItemSize and ItemCount',
      'grouped-spanish.csv',
      { mailboxes: 4, sizes: [2048, 3072, 5120, 10_240], items: [2048, 1500, 12_345, 8120] },
    ],
    ['of Germany, by the same words', 'grouped-german-words.csv', twoPeople],
    [
      'of the Netherlands, by the same words',
      'grouped-dutch-words.csv',
      { mailboxes: 2, sizes: [1024.5, 2048.25], items: [5000, 9000] },
    ],
    [
      'of Germany, with a row of totals below',
      'grouped-with-total.csv',
      { ...twoPeople, told: 'total row 1' },
    ],
  ],
  'messages without days beside sizes': [
    [
      'a column of all messages',
      's02-total-messages.csv',
      { mailboxes: 2, sizes: [1000, 2000], told: 'undated messages' },
    ],
    [
      'a count of messages',
      'undated-message-count.csv',
      { mailboxes: 2, sizes: [1024, 2048], told: 'undated messages' },
    ],
    [
      'sent and received',
      'undated-sent-received.csv',
      { mailboxes: 2, sizes: [1024, 2048], told: 'undated messages' },
    ],
    [
      'with days they count',
      'undated-with-days.csv',
      { mailboxes: 2, sizes: [1024, 2048], messages: [100, 50] },
    ],
    [
      'a total in German',
      'undated-total-german.csv',
      { mailboxes: 4, sizes: [256, 1536, 2304, 6144], told: 'undated messages' },
    ],
  ],
  'reports of scripts, with archives': [
    [
      'the most copied one',
      's01-mailbox-report.csv',
      {
        mailboxes: 3,
        sizes: [20, 1000, 2000],
        items: [120, 5000, 9000],
        archives: [0, 0, 4500],
        told: 'other sizes, room 1',
      },
    ],
    [
      'joined with messages by the primary address',
      ['s01-mailbox-report.csv', 's01b-messages.csv'],
      {
        mailboxes: 3,
        sizes: [20, 1000, 2000],
        items: [120, 5000, 9000],
        messages: [0, 100, 50],
        archives: [0, 0, 4500],
        told: 'other sizes, room 1',
      },
    ],
    [
      'sizes without what can be recovered',
      's04-onprem-usage.csv',
      { mailboxes: 2, sizes: [1280, 2560], archives: [0, 4096], told: 'other sizes' },
    ],
    [
      'words where there is no archive',
      'report-archive-words.csv',
      {
        mailboxes: 3,
        sizes: [1024, 2048, 2048],
        items: [5000, 9000, 9000],
        archives: [0, 5120, 0],
        told: 'no archive 1',
      },
    ],
    [
      'a row for each archive, by the type of the row',
      'report-archive-rows.csv',
      { ...twoPeople, archives: [0, 5120], told: 'archive 2' },
    ],
    [
      'a file of archives alone, beside one of sizes',
      ['report-archives-alone.csv', 's01-mailbox-report.csv'],
      {
        mailboxes: 3,
        sizes: [20, 1000, 2000],
        items: [120, 5000, 9000],
        archives: [0, 0, 9000],
        told: 'archive 1',
      },
    ],
    [
      'a row for each archive, by a column of kinds that a script names in its own way',
      'report-archive-kinds.csv',
      {
        mailboxes: 4,
        sizes: [512, 1024, 2048, 3072],
        items: [3000, 8000, 14_000, 21_000],
        archives: [0, 0, 20_480, 5120],
        told: 'archive 2',
      },
    ],
    [
      'a row for each archive, by a flag that a German spreadsheet saved',
      'report-archive-flag-german.csv',
      { ...twoPeople, archives: [20_480, 0], told: 'archive 1' },
    ],
    [
      'archives in Exchange Online, which no server holds',
      'report-archive-in-cloud.csv',
      {
        mailboxes: 2,
        sizes: [1024, 2048],
        archives: [0, 10_240],
        told: 'cloud archive 1, elsewhere 1',
      },
    ],
    [
      'a share of the quota beside sizes and archives, and a row of totals below',
      'report-shares-and-totals.csv',
      { mailboxes: 2, sizes: [1024, 2048], archives: [12_288, 0], told: 'total row 1' },
    ],
    [
      'primary and archive sizes by the words of their names',
      'report-primary-and-archive.csv',
      { ...twoPeople, archives: [20_480, 0] },
    ],
  ],
  'what was printed for the screen': [
    ['as a table', 's10-format-table.txt', notRead('printed table')],
    ['as a list', 's11-format-list.txt', notRead('printed list')],
    ['cut at the edge', 'printed-cut.txt', notRead('printed table')],
    ['redirected to a file', 'printed-redirected.txt', notRead('printed table')],
    ['as a list with longer names', 'printed-list-crlf.txt', notRead('printed list')],
    ['with heads one space apart', 'printed-single-spaces.txt', notRead('printed table')],
    ['below its command', 'printed-below-command.txt', notRead('printed table')],
    ['in a transcript', 'printed-transcript.txt', notRead('printed list')],
  ],
  'other tables and logs of Exchange': [
    ['databases of today', 's08-db-sizes.csv', notRead('databases')],
    ['databases of today, untyped', 'other-database-space.csv', notRead('databases')],
    ['copies of databases', 'other-copy-status.csv', notRead('databases')],
    ['a tracking log', 's16-tracking.csv', notRead('tracking log')],
    ['an exported tracking log', 'other-tracking-export.csv', notRead('tracking log')],
    ['a log of a web server', 'other-web-log.log', notRead('other log')],
    ['databases to deploy', 'x1-MailboxDatabases.csv', notRead('deployment')],
    ['servers to deploy', 'x2-Servers.csv', notRead('deployment')],
    ['DAGs to deploy', 'other-dag-info.csv', notRead('deployment')],
    ['totals of databases', 'other-database-totals.csv', notRead('totals')],
    ['totals of days', 'other-tenant-usage.csv', notRead('totals')],
  ],
  'rows that sum up the others': [
    ['without a name, at the end', 'totals-unlabeled.csv', { ...twoPeople, told: 'total row 1' }],
    [
      'that counts the items alone',
      'totals-unlabeled-items.csv',
      { ...twoPeople, told: 'total row 1' },
    ],
    [
      'of all rows, with an archive and a mailbox of the system',
      'totals-over-all-rows.csv',
      { ...twoPeople, archives: [20_480, 0], told: 'archive 1, system 1, total row 1' },
    ],
    [
      'of each database, and one of all',
      'totals-subtotals.csv',
      {
        mailboxes: 4,
        sizes: [512, 1024, 2048, 4096],
        items: [300, 5000, 9000, 700],
        told: 'total row 3',
      },
    ],
    [
      'above the others',
      'totals-above.csv',
      { mailboxes: 2, sizes: [1126.4, 2252.8], items: [5000, 9000], told: 'total row 1' },
    ],
    [
      'of rounded figures',
      'totals-rounded.csv',
      { mailboxes: 3, sizes: [1269.76, 2396.16, 41_103.36], told: 'total row 1' },
    ],
    [
      'in a file that names nobody',
      'totals-unnamed-list.csv',
      {
        mailboxes: 3,
        sizes: [1024, 2048, 4096],
        items: [10, 20, 30],
        told: 'unnamed, total row 1',
      },
    ],
    [
      'named by how many they are',
      'totals-count-as-name.csv',
      { mailboxes: 2, sizes: [1024, 2048], told: 'total row 1' },
    ],
    ['named by dashes, or all', 'totals-dashes.csv', { ...twoPeople, told: 'total row 3' }],
    [
      'of departments, with the average of all',
      'totals-of-departments.csv',
      { mailboxes: 3, sizes: [512, 1024, 2048], told: 'total row 4' },
    ],
    [
      'or only lack a name: they count, and are told',
      'totals-unnamed-mailbox.csv',
      {
        mailboxes: 3,
        sizes: [1024, 2048, 8192],
        items: [5000, 9000, 700],
        told: 'unnamed row 1',
      },
    ],
    ['alone', 'totals-alone.csv', notRead('no rows, total row 1')],
  ],
  'tables of totals': [
    ['of databases, called mailboxes', 'totals-called-mailbox.csv', notRead('totals')],
    ['of databases by their first names', 'totals-default-databases.csv', notRead('totals')],
    ['of kinds of mailboxes', 'totals-of-kinds.csv', notRead('totals')],
    ['that count mailboxes', 'totals-with-count.csv', notRead('totals')],
    ['that Group-Object made', 'totals-group-object.csv', notRead('totals')],
    ['with the mean of a mailbox', 'totals-with-average.csv', notRead('totals')],
    ['of databases that no column calls otherwise', 'totals-by-database.csv', notRead('totals')],
  ],
  'titles above the header row': [
    ['of a report', 'titles-report.csv', { ...twoPeople, told: 'title lines' }],
    [
      'of a workbook that was saved as CSV',
      'titles-saved-again.csv',
      { ...twoPeople, told: 'title lines, total row 1' },
    ],
    [
      'of five lines',
      'titles-five-lines.csv',
      { mailboxes: 2, sizes: [1024, 2048], told: 'title lines' },
    ],
    [
      'of counted messages',
      'titles-messages.csv',
      { mailboxes: 2, messages: [50, 100], told: 'title lines' },
    ],
    ['of blank lines', 'titles-blank-lines.csv', { mailboxes: 2, sizes: [1024, 2048] }],
    ['of another table', 'titles-of-databases.csv', notRead('title lines, databases')],
  ],
  'usage reports in other languages': [
    ...languages.map(
      (language): Case => [
        language,
        `usage-${language}.csv`,
        { ...twoPeople, told: 'disconnected 1' },
      ],
    ),
    [
      'a script in Japanese',
      'script-japanese.csv',
      { ...twoPeople, archives: [0, 4096], told: 'total row 1' },
    ],
  ],
  'dates in several forms': [
    [
      'that can be read in two ways are asked about',
      'dates-two-forms.csv',
      { mailboxes: 0, told: 'day order', open: 'day order' },
    ],
    [
      'with the day first are one day',
      'dates-two-forms.csv',
      { mailboxes: 1, messages: [100], open: 'day order' },
      { dayOrder: 'day first' },
    ],
    [
      'with the month first are two days',
      'dates-two-forms.csv',
      { mailboxes: 1, messages: [50], open: 'day order' },
      { dayOrder: 'month first' },
    ],
    ['that another date settles', 'dates-settled.csv', { mailboxes: 1, messages: [75] }],
    ['with months by name', 'dates-named-months.csv', { mailboxes: 1, messages: [75] }],
    ['of a language that is not known', 'dates-unknown-month.csv', notRead('month words')],
    [
      'of two files',
      ['dates-named-months.csv', 'dates-settled.csv'],
      { mailboxes: 1, messages: [100] },
    ],
    [
      'of senders, with German heads',
      'dates-by-sender-german.csv',
      { mailboxes: 2, messages: [100, 100] },
    ],
    ['of nobody that the file names', 'dates-of-nobody.csv', notRead('no identity')],
  ],
  'messages of seven days and more': [
    [
      'are averages over all days until a person says the workdays',
      'days-of-a-week.csv',
      { mailboxes: 2, messages: [25, 50], open: 'workdays' },
    ],
    [
      'of five workdays',
      'days-of-a-week.csv',
      { mailboxes: 2, messages: [35, 70], open: 'workdays' },
      { week: 5 },
    ],
    [
      'of five workdays, by their dates',
      'days-by-date.csv',
      { mailboxes: 1, messages: [70], open: 'workdays' },
      { week: 5 },
    ],
    [
      'of a month',
      'days-of-a-month.csv',
      { mailboxes: 1, messages: [14], open: 'workdays' },
      { week: 5 },
    ],
    [
      'of five days are not asked about, and not changed',
      's01b-messages.csv',
      { mailboxes: 2, messages: [50, 100] },
      { week: 5 },
    ],
  ],
}

describe.each(Object.entries(cases))('%s', (_kind, list) => {
  const named = list.map(([what, files, right, said]) => ({
    what,
    names: [files].flat(),
    right,
    said,
  }))
  it.each(named)('$what ($names)', async ({ names, right, said }) => {
    expect(await found(names, said)).toEqual(right)
  })

  it('are told on the page of statistics wherever such a file is dropped', async () => {
    for (const name of new Set(named.flatMap(({ names }) => names)))
      expect([name, await isStatisticsFile(read(name))]).toEqual([name, true])
  })
})

it('names nobody in what is read of a list by display names', async () => {
  const reading = await readStatistics([read('s22-classic-command.csv')])
  expect(JSON.stringify(reading)).not.toMatch(/User One|User Two|Journal"|Folder Mailbox/)
})

it('takes no row for the head where the first may be one whose names are not known', async () => {
  expect(await found(['titles-unknown-head.csv'])).toEqual(notRead('no columns'))
})
