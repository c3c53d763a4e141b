import { cutName, type Plan } from '../../engine/index.ts'
import type {
  StatisticsFileReading,
  StatisticsNote,
  StatisticsReading,
} from '../../statistics/index.ts'
import type { Format } from '../../ui/format.ts'
import { sizeWords } from './tier-proposal.ts'

/** Note on a statistics file as a sentence, with row and column if known. */
export function statisticsNoteWords(note: StatisticsNote, plan: Plan, format: Format): string {
  switch (note.code) {
    case 'empty':
      return 'It is empty.'
    case 'unreadable':
      return 'The browser could not read it.'
    case 'fault':
      return 'Spindle stumbled over it: this is a fault of Spindle.'
    case 'not fetched':
      return 'The part of Spindle that reads statistics could not be fetched. Choose the file again.'
    case 'no rows':
      return 'None of its rows counts.'
    case 'no days':
      return 'It counts messages, but does not say in how many days: it needs a column Days, or one Date with a row for each day.'
    case 'no identity':
      return 'It counts messages on each day, but no column says whose (PrimarySmtpAddress, Sender, DisplayName): its rows cannot be added up for each mailbox.'
    case 'unnamed':
      return 'No column says whose mailbox a row is (PrimarySmtpAddress, MailboxGuid, DisplayName): each row counts as a mailbox.'
    case 'groups':
      return `Column “${cutName(note.head)}” has the same value in rows that differ, as one of departments or offices has. ${note.other === null ? 'No other column says whose mailbox a row is (PrimarySmtpAddress, MailboxGuid, DisplayName): each row counts as a mailbox.' : `Column “${cutName(note.other)}” tells the mailboxes apart.`}`
    case 'added groups':
      return `Column “${cutName(note.head)}” has the same value in several rows, as one of departments or offices has: their messages count as those of one mailbox. If they are of several people, export PrimarySmtpAddress as well.`
    case 'one day':
      return 'It does not say in how many days it counts: taken as one day. Give it a column Days if it is more.'
    case 'again':
      return `${format.number(note.sites)} ${note.sites === 1 ? 'row lists a site' : 'rows list sites'} again: the first row counts.`
    case 'all sites':
      return 'It has only all sites together, and another file has single ones: only those count.'
    case 'binary':
      return note.form === 'zip'
        ? 'It is a zip file or a workbook: save the table as CSV first.'
        : `It is ${note.form === null ? 'no text' : `a ${note.form} file`}: choose a CSV.`
    case 'title lines':
      return `Row ${format.number(note.head)} is its header row: the ${note.lines === 1 ? 'line' : `${format.number(note.lines)} lines`} above ${note.lines === 1 ? 'was' : 'were'} left aside.`
    case 'no columns':
      return note.heads.length === 0
        ? 'It has no header row.'
        : `No column says a size (TotalItemSize) or messages (Sent, Received). Its header row has: ${note.heads.map((head) => `“${cutName(head)}”`).join(', ')}.`
    case 'open quote':
      return `Row ${format.number(note.row)}: a quotation mark is opened and never closed.`
    case 'long line':
      return `Row ${format.number(note.row)} does not end within 4,000,000 characters: this is no table with a row for each mailbox. Nothing more of the file was read.`
    case 'printed table':
      return `It was printed for the screen (Format-Table), where columns are cut. ${exportWords}`
    case 'printed list':
      return `It was printed for the screen (Format-List). ${exportWords}`
    case 'folders':
      return 'It lists folders, not mailboxes: a row for each folder, of public folders or within mailboxes. Spindle reads a row for each mailbox: run the first script of step 1.'
    case 'databases':
      return 'It lists databases of today, not mailboxes. A database also holds free space and deleted items, so its size says nothing of quotas. Spindle reads a row for each mailbox: run the first script of step 1.'
    case 'tracking log':
      return 'It is a message tracking log: a line for each step of each message. Spindle reads counts for each mailbox: the second script of step 1 makes them from these logs.'
    case 'other log':
      return 'It is a log, not a list of mailboxes. Spindle reads a row for each mailbox: run the scripts of step 1.'
    case 'deployment':
      return 'It is a table for a deployment, as Microsoft’s calculator and Spindle export them: servers, databases or copies, and no mailbox. To go on from such a design, open the workbook of the calculator.'
    case 'totals':
      return 'It has totals: each row is of many mailboxes. Spindle reads a row for each mailbox: run the first script of step 1. If a row is one mailbox after all, say its address in a column PrimarySmtpAddress.'
    case 'undated messages':
      return `${headList(note.heads)} ${note.heads.length === 1 ? 'is' : 'are'} left aside: no column says of how many days. Give the file a column Days, or one Date with a row for each day.`
    case 'other sizes':
      return `The size of a mailbox is “${cutName(note.size)}”. Left aside: ${headList(note.heads)}. The plan computes deleted and recoverable items itself.`
    case 'day order':
      return `“${cutName(note.text)}” can be read in two ways, and other dates are written differently (“${cutName(note.other)}”): the same day could count twice. Choose below which number is the day.`
    case 'month words':
      return `“${cutName(note.text)}” names a month that Spindle does not know, and other dates are written differently (“${cutName(note.other)}”): the same day could count twice. Write all dates as 2026-11-16.`
    case 'too large':
      return `It is larger than ${format.number(note.most / 1e9)} GB.`
    case 'too many':
      return `It has more than ${format.number(note.most)} mailboxes: read it in parts.`
    case 'blank':
      return `Row ${format.number(note.row)}: ${cutName(note.column)} is empty. ${leftOut(note.count, format)}`
    case 'unlimited':
    case 'no number':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” is no figure. ${leftOut(note.count, format)}`
    case 'ambiguous':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” can be read in two ways, with thousands or with decimals, and no other cell shows which. ${leftOut(note.count, format)} Choose below.`
    case 'no unit':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” names no unit. ${leftOut(note.count, format)} Choose the unit below.`
    case 'no day':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” is no day, such as 2026-11-16. ${leftOut(note.count, format)}`
    case 'no archive':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” is no figure. ${note.count === 1 ? 'The mailbox counts without an archive.' : `${format.number(note.count)} such mailboxes count without an archive.`}`
    case 'zero days':
      return `Row ${format.number(note.row)} counts messages of 0 days. ${leftOut(note.count, format)}`
    case 'long row':
      return `Row ${format.number(note.row)} has more cells than the head: a figure with a comma needs quotation marks. ${leftOut(note.count, format)}`
    case 'short row':
      return `Row ${format.number(note.row)} has fewer cells than the head. ${leftOut(note.count, format)}`
    case 'disconnected':
      return `${counted(note.count, 'disconnected mailbox', 'disconnected mailboxes', format)} left out.`
    case 'archive':
      return `${counted(note.count, 'archive', 'archives', format)} set apart from the mailboxes${note.bytes ? heldWords(note.count, note.bytes, plan, format) : ''}.`
    case 'cloud archive':
      return `${counted(note.count, 'archive in Exchange Online', 'archives in Exchange Online', format)} left out: no server of the plan holds ${note.count === 1 ? 'it' : 'them'}.`
    case 'system':
      return `${counted(note.count, 'mailbox of the system', 'mailboxes of the system', format)} left out.`
    case 'total row':
      return `${counted(note.count, 'row of totals or averages', 'rows of totals or averages', format)} left out.`
    case 'unnamed row':
      return note.count === 1
        ? `Row ${format.number(note.row)} names no mailbox: counted as one.`
        : `${format.number(note.count)} rows name no mailbox, the first is row ${format.number(note.row)}: each counts as one.`
    case 'elsewhere':
      return `${counted(note.count, 'recipient without a mailbox here', 'recipients without a mailbox here', format)} left out (remote mailboxes, mail users).`
    case 'room':
      return `${note.count === 1 ? '1 is a room or a resource' : `${format.number(note.count)} are rooms or resources`}: counted as ${note.count === 1 ? 'a mailbox' : 'mailboxes'}.`
    case 'shared':
      return `${note.count === 1 ? '1 is shared' : `${format.number(note.count)} are shared`}: counted as ${note.count === 1 ? 'a mailbox' : 'mailboxes'}.`
  }
}

function heldWords(count: number, bytes: number, plan: Plan, format: Format): string {
  const all = sizeWords(bytes, plan, format)
  if (count === 1) return `; it holds ${all}`
  return `; together they hold ${all}, ${sizeWords(bytes / count, plan, format)} on average`
}

const exportWords =
  'Export the list instead: end the command with | Export-Csv mailbox-sizes.csv -NoTypeInformation -Encoding UTF8, in place of Format-Table or Format-List.'

function headList(heads: readonly string[]): string {
  return heads.map((head) => `“${cutName(head)}”`).join(', ')
}

function leftOut(count: number, format: Format): string {
  return count === 1 ? 'The row was left out.' : `${format.number(count)} such rows were left out.`
}

function counted(count: number, one: string, many: string, format: Format): string {
  return count === 1 ? `1 ${one} was` : `${format.number(count)} ${many} were`
}

/** Sentence on a file's largest mailbox and days of messages, which shows a wrong unit or date. */
export function largestMailboxAndDaysWords(
  { largest, days }: StatisticsFileReading,
  plan: Plan,
  format: Format,
): string {
  return [
    largest !== null && `The largest holds ${sizeWords(largest, plan, format)}.`,
    days !== null && `Messages are of ${format.number(days)} ${days === 1 ? 'day' : 'days'}.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ')
}

const identityWords = {
  address: 'their address',
  guid: 'their GUID',
  dn: 'their legacy distinguished name',
  name: 'their display name',
} as const

export function fileJoinWords(
  reading: StatisticsReading,
  plan: Plan,
  format: Format,
): readonly string[] {
  const { by, again, silent, strangers, apart, namesakes, isByNameAlone, unclear } = reading
  const isOfSeveral = reading.files.filter(({ columns }) => columns.size).length > 1
  const number = (count: number) => format.number(count)
  return [
    apart === 'no common column' &&
      'Sizes and messages could not be joined: no column of both files names the mailbox in the same way. The messages are ignored.',
    apart === 'none in common' &&
      'Sizes and messages could not be joined: no mailbox is named in both. The messages are ignored.',
    apart === null && by !== null && `Sizes and messages were joined by ${identityWords[by]}.`,
    again > 0 &&
      `${number(again)} ${again === 1 ? 'row lists a mailbox' : 'rows list mailboxes'} again: the first row counts.`,
    namesakes > 0 &&
      `${number(namesakes)} mailboxes share a name with another: each counts, since a name is no identity. Export PrimarySmtpAddress or MailboxGuid as well to tell them apart.${isOfSeveral ? ' If a file is an earlier export of the same mailboxes, remove it.' : ''}`,
    reading.isUncompared &&
      'No column of all files with sizes names the mailbox in the same way: a mailbox of two files counts twice. Export PrimarySmtpAddress in each.',
    isByNameAlone &&
      'The messages name mailboxes by display name alone: two people of one name count as one mailbox. Export their address instead.',
    unclear > 0 &&
      `${number(unclear)} ${unclear === 1 ? 'row of messages has a display name' : 'rows of messages have display names'} that several mailboxes have: left out.`,
    silent > 0 &&
      `${number(silent)} ${silent === 1 ? 'mailbox has' : 'mailboxes have'} no message in these days.`,
    strangers > 0 &&
      `${number(strangers)} ${strangers === 1 ? 'address' : 'addresses'} with messages ${strangers === 1 ? 'has' : 'have'} no size and ${strangers === 1 ? 'is' : 'are'} left out.`,
    ...archiveWords(reading, plan, format),
  ].filter((sentence) => sentence !== false)
}

function archiveWords(
  { archives, figures }: StatisticsReading,
  plan: Plan,
  format: Format,
): readonly (string | false)[] {
  if (!archives || !figures) return []
  const { joined, strange, strangeBytes } = archives
  return [
    joined > 0 &&
      `${format.number(joined)} ${joined === 1 ? 'archive was' : 'archives were'} joined with the ${joined === 1 ? 'mailbox' : 'mailboxes'} of ${joined === 1 ? 'its owner' : 'their owners'}.`,
    strange > 0 &&
      `${format.number(strange)} ${strange === 1 ? 'archive belongs' : 'archives belong'} to no mailbox of these files and ${strange === 1 ? 'is' : 'are'} not in the tiers: ${sizeWords(strangeBytes, plan, format)} in all. Add ${strange === 1 ? 'it' : 'them'} to the archive of a tier.`,
  ]
}
