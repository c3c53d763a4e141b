import { cutName, type Plan } from '../../engine/index.ts'
import type { StatisticsFile, StatisticsNote, StatisticsReading } from '../../statistics/index.ts'
import type { Format } from '../../ui/format.ts'
import { sizeWords } from './size-words.ts'

/** A note on a file as a sentence, with the place in it where there is one. */
export function noteWords(note: StatisticsNote, plan: Plan, format: Format): string {
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
    case 'no columns':
      return note.heads.length === 0
        ? 'It has no header row.'
        : `No column says a size (TotalItemSize) or messages (Sent, Received). Its header row has: ${note.heads.map((head) => `“${cutName(head)}”`).join(', ')}.`
    case 'open quote':
      return `Row ${format.number(note.row)}: a quotation mark is opened and never closed.`
    case 'long line':
      return `Row ${format.number(note.row)} does not end within 4,000,000 characters: this is no table with a row for each mailbox. Nothing more of the file was read.`
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
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” can be read in two ways, with thousands or with decimals. ${leftOut(note.count, format)}`
    case 'no unit':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” names no unit. ${leftOut(note.count, format)} Choose the unit below.`
    case 'no day':
      return `Row ${format.number(note.row)}, ${cutName(note.column)}: “${cutName(note.text)}” is no day, such as 2026-11-16. ${leftOut(note.count, format)}`
    case 'zero days':
      return `Row ${format.number(note.row)} counts messages of 0 days. ${leftOut(note.count, format)}`
    case 'long row':
      return `Row ${format.number(note.row)} has more cells than the head: a figure with a comma needs quotation marks. ${leftOut(note.count, format)}`
    case 'short row':
      return `Row ${format.number(note.row)} has fewer cells than the head. ${leftOut(note.count, format)}`
    case 'disconnected':
      return `${counted(note.count, 'disconnected mailbox', 'disconnected mailboxes', format)} left out.`
    case 'archive':
      return `${counted(note.count, 'archive', 'archives', format)} left out${note.bytes ? `; together they hold ${sizeWords(note.bytes, plan, format)}, ${sizeWords(note.bytes / note.count, plan, format)} on average` : ''}. Give their size as the archive of each tier.`
    case 'system':
      return `${counted(note.count, 'mailbox of the system', 'mailboxes of the system', format)} left out.`
  }
}

function leftOut(count: number, format: Format): string {
  return count === 1 ? 'The row was left out.' : `${format.number(count)} such rows were left out.`
}

function counted(count: number, one: string, many: string, format: Format): string {
  return count === 1 ? `1 ${one} was` : `${format.number(count)} ${many} were`
}

/** The largest size that was read of a file, and the days that its messages are of: what a wrong unit or date shows at. */
export function rangeWords({ largest, days }: StatisticsFile, plan: Plan, format: Format): string {
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

/** How the files were brought together, in sentences. */
export function joinedWords(reading: StatisticsReading, format: Format): readonly string[] {
  const { by, again, silent, strangers, apart } = reading
  const number = (count: number) => format.number(count)
  return [
    apart === 'no common column' &&
      'Sizes and messages could not be joined: no column of both files names the mailbox in the same way. The messages are ignored.',
    apart === 'none in common' &&
      'Sizes and messages could not be joined: no mailbox is named in both. The messages are ignored.',
    apart === null && by !== null && `Sizes and messages were joined by ${identityWords[by]}.`,
    again > 0 &&
      `${number(again)} ${again === 1 ? 'row lists a mailbox' : 'rows list mailboxes'} again: the first row counts.`,
    silent > 0 &&
      `${number(silent)} ${silent === 1 ? 'mailbox has' : 'mailboxes have'} no message in these days.`,
    strangers > 0 &&
      `${number(strangers)} ${strangers === 1 ? 'address' : 'addresses'} with messages ${strangers === 1 ? 'has' : 'have'} no size and ${strangers === 1 ? 'is' : 'are'} left out.`,
  ].filter((sentence) => sentence !== false)
}
