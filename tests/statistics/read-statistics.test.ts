import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswersOnStatisticsFile,
  isStatisticsFile,
  readStatistics,
} from '../../src/statistics/index.ts'

const file = (name: string, ...lines: readonly string[]) => new File([lines.join('\r\n')], name)

const sizes = file(
  'sizes.csv',
  '#TYPE Selected.Microsoft.Exchange.Data.Mapi.MailboxStatistics',
  '"ItemCount","Mailbox","TotalItemSize"',
  '"12","Anna@Contoso.example","1.5 GB (1,610,612,736 bytes)"',
  '"3","ben@contoso.example","335.9 KB (343,933 bytes)"',
  '"7","cleo@contoso.example","10 MB (10,485,760 bytes)"',
)
const messages = file(
  'messages.csv',
  'Days;Received;Sent;Mailbox;Bytes',
  '7;60;10;anna@contoso.example;700000',
  '7;7;0;SMTP:BEN@contoso.example;7000',
  '7;70;0;stranger@elsewhere.example;1',
)

/** What a person says of each file. */
const said = (files: readonly AnswersOnStatisticsFile[]) => ({ files, workWeek: null })

const list = (values: Float64Array | null | undefined) => values && [...values]

it('stops reading a file whose lines do not end, and says so', async () => {
  const read: number[] = []
  const endless = Object.assign(new File(['x'], 'endless.csv'), {
    slice: (from: number, to: number) => {
      read.push(to)
      return new Blob(['x'.repeat(to - from)])
    },
  })
  Object.defineProperty(endless, 'size', { value: 900_000_000 })
  const { files, figures } = await readStatistics([endless])
  expect(figures).toBeNull()
  expect(files[0]?.notes).toEqual([{ code: 'long line', row: 1 }])
  expect(Math.max(...read)).toBeLessThan(6_000_000)
})

describe('files of sizes and of messages', () => {
  it('are joined by mailbox, and nothing says whose a figure is', async () => {
    const reading = await readStatistics([messages, sizes])
    const { figures, by, silent, strangers, apart } = reading
    expect({ by, silent, strangers, apart }).toEqual({
      by: 'address',
      silent: 1,
      strangers: 1,
      apart: null,
    })
    expect(list(figures?.bytes)).toEqual([343_933, 10_485_760, 1_610_612_736])
    expect(list(figures?.items)).toEqual([3, 7, 12])
    expect(list(figures?.messages)).toEqual([1, 0, 10])
    expect(list(figures?.messageBytes)).toEqual([1000, 0, 100_000])
    expect(reading.files.map(({ name, rows }) => [name, rows])).toEqual([
      ['messages.csv', 3],
      ['sizes.csv', 3],
    ])
    expect(JSON.stringify(reading)).not.toMatch(/anna|ben@|cleo|contoso|elsewhere/i)
  })

  it('are read alone as well', async () => {
    const ofSizes = await readStatistics([sizes])
    expect(ofSizes.figures?.mailboxes).toBe(3)
    expect(ofSizes.figures?.messages).toBeNull()
    const ofMessages = await readStatistics([messages])
    expect(ofMessages.figures?.bytes).toBeNull()
    expect(list(ofMessages.figures?.messages)).toEqual([1, 10, 10])
  })

  it('say why they could not be joined, and the messages are left aside', async () => {
    const named = file('a.csv', 'DisplayName,TotalItemSize', 'Anna,6672B')
    const apart = await readStatistics([named, messages])
    expect(apart.apart).toBe('no common column')
    expect(apart.figures?.messages).toBeNull()
    const others = file('b.csv', 'Mailbox,TotalItemSize', 'x@y.example,6672B')
    expect((await readStatistics([others, messages])).apart).toBe('none in common')
  })

  it('of several servers are added up, and of a row a day as well', async () => {
    const daily = file(
      'daily.csv',
      'Mailbox,Date,Sent,Received',
      'a@x.example,2026-11-16,1,2',
      'a@x.example,2026-11-17,3,4',
      'b@x.example,2026-11-17,2,0',
    )
    const { figures } = await readStatistics([daily])
    expect(list(figures?.messages)).toEqual([1, 5])
    const twice = await readStatistics([messages, messages])
    expect(list(twice.figures?.messages)).toEqual([2, 20, 20])
  })

  it('are read in every encoding that Windows writes', async () => {
    const text = await sizes.text()
    const utf16 = (isBig: boolean) => {
      const bytes = [...`\ufeff${text}`].flatMap((letter) => {
        const code = letter.charCodeAt(0)
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8]
      })
      return new File([new Uint8Array(bytes)], 'utf-16.csv')
    }
    for (const one of [utf16(false), utf16(true), new File([`\ufeff${text}`], 'utf-8.csv')])
      expect((await readStatistics([one])).figures?.mailboxes).toBe(3)
  })
})

describe('what is no mailbox of a person', () => {
  it('is left out, and counted with the row of the first', async () => {
    const all = file(
      'all.csv',
      'DisplayName,MailboxGuid,TotalItemSize,DisconnectDate,IsArchiveMailbox',
      'Anna,1,6672B,,False',
      'Online Archive - Anna,2,6672B,,True',
      'Gone,3,6672B,11/20/2026 10:00:00 AM,False',
      'SystemMailbox{1f05a927},4,6672B,,False',
      'HealthMailbox1,5,6672B,,False',
      'Anna,1,9999B,,False',
      'short,6',
      'Long,6,1,536,,False',
      'Blank,7,,,False',
      'Odd,8,twelve,,False',
      'Odder,9,Unlimited,,False',
      'Even,10,"1,234 MB",,False',
    )
    const { figures, again, files } = await readStatistics([all])
    expect(list(figures?.bytes)).toEqual([6672])
    expect(again).toBe(1)
    expect(files[0]?.notes).toEqual([
      { code: 'archive', count: 1, row: 3, bytes: 6672 },
      { code: 'disconnected', count: 1, row: 4 },
      { code: 'system', count: 2, row: 5 },
      { code: 'short row', count: 1, row: 8 },
      { code: 'long row', count: 1, row: 9 },
      { code: 'blank', count: 1, row: 10, column: 'TotalItemSize', text: '' },
      { code: 'no number', count: 1, row: 11, column: 'TotalItemSize', text: 'twelve' },
      { code: 'unlimited', count: 1, row: 12, column: 'TotalItemSize', text: 'Unlimited' },
      { code: 'ambiguous', count: 1, row: 13, column: 'TotalItemSize', text: '1,234 MB' },
    ])
  })
})

describe('sizes that name no unit', () => {
  const bare = file('bare.csv', 'Mailbox,TotalItemSize', 'a,1024', 'b,3072', 'c,0', 'd,5 MB')

  it('are left out until the person names the unit, and counted', async () => {
    const { figures, files } = await readStatistics([bare])
    expect(list(figures?.bytes)).toEqual([0, 5 * 2 ** 20])
    expect(files[0]).toMatchObject({
      bare: { count: 2, column: 'TotalItemSize', text: '1024' },
      said: {},
      notes: [{ code: 'no unit', count: 2, row: 2, column: 'TotalItemSize', text: '1024' }],
    })
  })

  it.each([
    ['b', 1],
    ['kb', 2 ** 10],
    ['mb', 2 ** 20],
    ['gb', 2 ** 30],
  ] as const)('are in the unit that is said: %s', async (unit, each) => {
    const { figures, files } = await readStatistics([bare], undefined, said([{ unit }]))
    const sorted = [0, 5 * 2 ** 20, 1024 * each, 3072 * each].toSorted((a, b) => a - b)
    expect(list(figures?.bytes)).toEqual(sorted)
    expect(files[0]).toMatchObject({ said: { unit }, largest: sorted[3], notes: [] })
    expect(files[0]?.bare).toMatchObject({ count: 2 })
  })

  it('are not asked about where cells or the head name one', async () => {
    const headed = file('headed.csv', 'Mailbox,TotalItemSizeInMB', 'a,1024')
    const { files } = await readStatistics(
      [sizes, headed],
      undefined,
      said([{ unit: 'gb' }, { unit: 'gb' }]),
    )
    expect(files.map(({ bare: asked, largest }) => [asked, largest])).toEqual([
      [null, 1_610_612_736],
      [null, 2 ** 30],
    ])
  })
})

it('tells a file that the browser cannot read from a bug of the reader', async () => {
  const throwing = (error: Error) =>
    Object.assign(file('a.csv', 'Mailbox,Sent'), {
      slice: () => {
        throw error
      },
    })
  const gone = throwing(new DOMException('gone', 'NotFoundError'))
  const { files } = await readStatistics([gone, throwing(new TypeError('bug'))])
  expect(files.map(({ notes }) => notes)).toEqual([[{ code: 'unreadable' }], [{ code: 'fault' }]])
})

describe('days', () => {
  it('are counted by their dates, whatever the clock says', async () => {
    const hourly = (write: (day: number, hour: number) => string) =>
      file(
        'hourly.csv',
        'Mailbox;Date;Messages',
        ...[16, 17].flatMap((day) =>
          Array.from({ length: 10 }, (_, at) => `a;${write(day, at + 10)};8`),
        ),
      )
    const two = (part: number) => String(part).padStart(2, '0')
    for (const write of [
      (day: number, hour: number) => `2026-11-${day}T${hour}:05:00.123Z`,
      (day: number, hour: number) => `2026-11-${day} ${hour}:05`,
      (day: number, hour: number) => `11/${day}/2026 ${hour % 12}:05:00 AM`,
      (day: number, hour: number) => `${day}.11.2026, ${hour}:05:07`,
      (day: number, hour: number) => `${day}. 11. 2026 ${hour}.05`,
      (day: number, hour: number) => `Monday, November ${day}, 2026 ${hour}:05:00 p.m.`,
      (day: number, hour: number) => `${day}-Nov-26 ${two(hour)}:05 +01:00`,
    ]) {
      const { figures, files } = await readStatistics([hourly(write)])
      expect([write(16, 10), list(figures?.messages), files[0]?.days]).toEqual([
        write(16, 10),
        [80],
        2,
      ])
    }
  })

  it('that are none are told, and so are none at all', async () => {
    const odd = file('odd.csv', 'Mailbox,Date,Sent', 'a,2026-11-16,4', 'a,2026-11,7', 'a,Monday,1')
    const dated = await readStatistics([odd])
    expect(list(dated.figures?.messages)).toEqual([4])
    expect(dated.files[0]?.notes).toEqual([
      { code: 'no day', count: 2, row: 3, column: 'Date', text: '2026-11' },
    ])
    const none = file('none.csv', 'Mailbox,Days,Sent', 'a,7,70', 'b,0,3', 'c,0,9')
    const counted = await readStatistics([none])
    expect(counted.files[0]).toMatchObject({
      rows: 1,
      days: 7,
      notes: [{ code: 'zero days', count: 2, row: 3 }],
    })
  })
})

it('leaves a row out whose items are no count, as it says', async () => {
  const odd = file('items.csv', 'Mailbox,TotalItemSize,ItemCount', 'a,1 MB,5', 'b,2 MB,many')
  const { figures, files } = await readStatistics([odd])
  expect(list(figures?.items)).toEqual([5])
  expect(files[0]?.notes).toMatchObject([{ code: 'no number', count: 1, row: 3 }])
})

describe('what is no file of statistics', () => {
  it.each([
    ['empty', new File([], 'a.csv'), { code: 'empty' }],
    [
      'a workbook',
      new File([new Uint8Array([80, 75, 3, 4])], 'a.xlsx'),
      { code: 'binary', form: 'zip' },
    ],
    [
      'another table',
      file('a.csv', 'Name,City', 'Anna,Ulm'),
      { code: 'no columns', heads: ['Name', 'City'] },
    ],
    ['counts of no days', file('a.csv', 'Mailbox,Sent', 'a,1'), { code: 'no days' }],
    ['a head alone', file('a.csv', 'Mailbox,TotalItemSize'), { code: 'no rows' }],
    [
      'an open quotation mark',
      file('a.csv', 'Mailbox,TotalItemSize', '"a,1'),
      { code: 'open quote', row: 2 },
    ],
    [
      'a size of no unit',
      file('a.csv', 'Mailbox,Size', 'a,1'),
      { code: 'no columns', heads: ['Mailbox', 'Size'] },
    ],
  ])('is refused with its reason: %s', async (_what, given, note) => {
    const { figures, files } = await readStatistics([given])
    expect(figures).toBeNull()
    expect(files[0]?.notes).toContainEqual(note)
  })

  it('is told by the head of a file', async () => {
    expect(await Promise.all([sizes, messages].map(isStatisticsFile))).toEqual([true, true])
    const recorded = file('c.csv', '"(PDH-CSV 4.0) (UTC)(0)","\\\\S\\Sent"', '"1","2"')
    const others = [recorded, file('d.csv', 'Name,Sent', 'a,b'), new File([], 'e.csv')]
    expect(await Promise.all(others.map(isStatisticsFile))).toEqual([false, false, false])
  })

  it.each([
    [
      'VolumeMap.csv',
      'Server,Disk,Volume,Holds,MountPoints,Databases,SizeGiB',
      'S,1,V1,logs,C:,D1,9',
    ],
    ['a bill', 'Name,Size (GB)', 'Disk,2048'],
    ['any sizes', 'Name,Size GB', 'video.mp4,2'],
  ])('is a list of other sizes: %s', async (name, head, row) => {
    const other = file(name, head, row)
    expect(await isStatisticsFile(other)).toBe(false)
    const { figures, files } = await readStatistics([other])
    expect([figures, files[0]?.notes]).toMatchObject([null, [{ code: 'no columns' }]])
  })

  it.each([
    ['Tier,Mailboxes,Messages a day', false],
    ['Total Size (GB)', false],
    ['Name,Messages a day', true],
    ['Name,ItemCount,Size (MB)', true],
    ['TotalItemSize', true],
    ['Mailbox Size (MB)', true],
    ['Storage Used (Byte)', true],
  ])('is told from others by what its columns name: %s', async (head, is) => {
    expect(await isStatisticsFile(file('a.csv', head, 'a,1,1'))).toBe(is)
  })

  it('never throws, whatever a file holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('', 'Mailbox,TotalItemSize\n', 'Mailbox;Days;Sent\r\n'),
        async (bytes, head) => {
          const { figures } = await readStatistics([new File([head, bytes], 'any.csv')])
          for (const value of figures?.bytes ?? []) expect(value).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

it.each([
  ['PrimarySmtpAddress,TotalItemSizeInBytes', 'a,5', 5],
  ['UserPrincipalName,"Total Item Size (MB)"', 'a,5', 5 * 2 ** 20],
  ['"User Principal Name","Storage Used (Byte)"', 'a,5', 5],
  ['LegacyDN;SizeKB', 'a;5', 5 * 1024],
  ['MailboxSizeGB\tEmail', '0.5\ta', 2 ** 29],
])('knows columns by their names: %s', async (head, row, bytes) => {
  const { figures } = await readStatistics([file('a.csv', head, row)])
  expect(list(figures?.bytes)).toEqual([bytes])
})

it('knows the usage report of Microsoft 365 and means by the day', async () => {
  const usage = file(
    'usage.csv',
    'Report Refresh Date,User Principal Name,Deleted Date,Send Count,Receive Count,Read Count,Report Period',
    '2026-11-20,a@x.example,,30,270,100,30',
  )
  expect(list((await readStatistics([usage])).figures?.messages)).toEqual([10])
  const mean = file('mean.csv', 'Mailbox,Messages per mailbox per day', 'a,"12,5"')
  expect(list((await readStatistics([mean])).figures?.messages)).toEqual([12.5])
})

describe('a message profile of sites', () => {
  const head =
    'SiteName,Mailboxes,AvgTotalMsgs,AvgTotalKB,AvgSentMsgs,AvgRcvdMsgs,AvgSentKB,AvgRcvdKB,SentMsgs,RcvdMsgs,SentKB,RcvdKB,UTCOffset,TimeSpan,TotalDays'
  // 200 mailboxes: (10,000 + 40,000) ÷ 5 days ÷ 200 = 50 a day, of (500,000 + 2,500,000) ÷ 50,000 = 60 KB.
  const berlin =
    '"Berlin","200","50","60","10","40","50","63","10000","40000","500000","2500000","1","120","5"'
  const oslo =
    '"Oslo","1000","31","75","6","25","75","75","30000","125000","2250000","9375000","1","120","5"'
  const all =
    '"~All Sites","1200","35","72","7","28","70","72","40000","165000","2750000","11875000","0","120","5"'

  it('gives each site its mailboxes and messages, and counts what repeats them once', async () => {
    const sites = [
      { name: 'Oslo', mailboxes: 1000, messages: 31_000, messageBytes: 2_325_000 * 1024 },
      { name: 'Berlin', mailboxes: 200, messages: 10_000, messageBytes: 600_000 * 1024 },
    ]
    for (const rows of [
      [berlin, oslo],
      [berlin, oslo, all],
    ]) {
      const profile = file('profile.csv', head, ...rows)
      const reading = await readStatistics([profile])
      expect(reading.sites).toEqual(sites)
      expect(reading.figures).toBeNull()
      expect(reading.files[0]).toMatchObject({ rows: 0, sites: 2, notes: [] })
      expect(await isStatisticsFile(profile)).toBe(true)
    }
    expect((await readStatistics([file('all.csv', head, all)])).sites).toHaveLength(1)
  })

  it('of several files counts each site once, and says so', async () => {
    const profile = (name: string, ...rows: readonly string[]) => file(name, head, ...rows)
    const notesOf = async (...files: readonly File[]) => {
      const { sites, files: read } = await readStatistics(files)
      return [sites.map(({ name, mailboxes }) => [name, mailboxes]), read.map(({ notes }) => notes)]
    }
    const later = berlin.replace('"Berlin","200"', '"BERLIN","900"')
    expect(
      await notesOf(
        profile('a.csv', berlin),
        profile('b.csv', later, oslo),
        profile('c.csv', later),
      ),
    ).toEqual([
      [
        ['Oslo', 1000],
        ['Berlin', 200],
      ],
      [[], [{ code: 'again', sites: 1 }], [{ code: 'again', sites: 1 }]],
    ])
    expect(await notesOf(profile('all.csv', all), profile('b.csv', oslo, all))).toEqual([
      [['Oslo', 1000]],
      [[{ code: 'all sites' }], []],
    ])
    expect(await notesOf(profile('a.csv', all), profile('b.csv', all))).toEqual([
      [['~All Sites', 1200]],
      [[], [{ code: 'again', sites: 1 }]],
    ])
  })

  it('leaves out what is no figure, and says so', async () => {
    const odd = oslo.replace('"30000"', '"many"')
    const none = berlin.replace(/"5"$/, '"0"')
    const { sites, files } = await readStatistics([file('odd.csv', head, odd, none)])
    expect(sites).toEqual([])
    expect(files[0]?.notes).toEqual([
      { code: 'no rows' },
      { code: 'no number', count: 1, row: 2, column: 'SentMsgs', text: 'many' },
      { code: 'zero days', count: 1, row: 3 },
    ])
  })
})

describe('tables of email_stats', () => {
  const head =
    'Date,User,Domain,Received Total,Received MB Total,Sent Unique Total,Sent Unique MB Total'

  it('are read with the user and the domain as the address, a day for each date', async () => {
    const daily = ['11/16/2026', '11/17/2026'].map((day) =>
      file(`${day}.csv`, head, `${day},anna,contoso.example,40,3.00,10,1.00`),
    )
    const { figures, by, files } = await readStatistics([...daily, sizes])
    expect(by).toBe('address')
    expect(list(figures?.messages)).toEqual([0, 0, 50])
    expect(list(figures?.messageBytes)).toEqual([0, 0, 4 * 2 ** 20])
    expect(files.map(({ days }) => days)).toEqual([1, 1, null])
  })

  it('are taken as one day each if they name no dates', async () => {
    const bare = 'User,Domain,SentUniqueTotal,ReceivedTotal,SentUniqueMBTotal,ReceivedMBTotal'
    const tables = [20, 40].map((sent) =>
      file(`${sent}.csv`, bare, `anna,contoso.example,${sent},60,"1,50","2,50"`),
    )
    const { figures, files } = await readStatistics(tables)
    expect(list(figures?.messages)).toEqual([90])
    expect(list(figures?.messageBytes)).toEqual([4 * 2 ** 20])
    expect(files.map(({ days, notes }) => [days, notes])).toEqual([
      [1, [{ code: 'one day' }]],
      [1, [{ code: 'one day' }]],
    ])
    const week = file('week.csv', `${bare},Days`, 'anna,contoso.example,70,70,7,7,7')
    expect((await readStatistics([week])).files[0]).toMatchObject({ days: 7, notes: [] })
    for (const table of tables) expect(await isStatisticsFile(table)).toBe(true)
  })
})
