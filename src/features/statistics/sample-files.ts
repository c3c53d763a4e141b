import type { MailboxFigures } from '../../statistics/index.ts'

/** Mailboxes as the commands list them: size, items, and what was sent and received in seven days. */
const mailboxes = [
  { name: 'anna', mb: 310, items: 4120, sent: 42, received: 168, mbSent: 16 },
  { name: 'ben', mb: 330, items: 4390, sent: 35, received: 147, mbSent: 14 },
  { name: 'carla', mb: 350, items: 4710, sent: 49, received: 175, mbSent: 17 },
  { name: 'dmitri', mb: 380, items: 5210, sent: 56, received: 203, mbSent: 20 },
  { name: 'elena', mb: 390, items: 5330, sent: 42, received: 161, mbSent: 15 },
  { name: 'farid', mb: 420, items: 5980, sent: 49, received: 189, mbSent: 18 },
  { name: 'grace', mb: 430, items: 6010, sent: 56, received: 196, mbSent: 19 },
  { name: 'henrik', mb: 460, items: 6040, sent: 63, received: 210, mbSent: 21 },
  { name: 'ines', mb: 480, items: 6350, sent: 63, received: 217, mbSent: 22 },
  { name: 'jonas', mb: 3380, items: 52_700, sent: 189, received: 693, mbSent: 67 },
] as const

const days = 7
const inBytes = (mb: number) => mb * 2 ** 20

/** The files that the commands write of a few mailboxes. */
export const sampleFiles = [
  {
    name: 'mailbox-sizes.csv',
    text: csv(
      ['Mailbox', 'TotalItemSize', 'ItemCount', 'IsArchiveMailbox'],
      mailboxes.map(({ name, mb, items }) => [address(name), sizeText(mb), items, 'False']),
    ),
  },
  {
    name: 'mailbox-messages.csv',
    text: csv(
      ['Mailbox', 'Days', 'Sent', 'Received', 'Bytes'],
      mailboxes.map(({ name, sent, received, mbSent }) => [
        ...[address(name), days],
        ...[sent, received, inBytes(mbSent)],
      ]),
    ),
  },
] as const

/** What is read of these files. */
export const sampleFigures: MailboxFigures = {
  mailboxes: mailboxes.length,
  bytes: listed(({ mb }) => inBytes(mb)),
  items: listed(({ items }) => items),
  messages: listed(({ sent, received }) => (sent + received) / days),
  messageBytes: listed(({ mbSent }) => inBytes(mbSent) / days),
  archives: null,
}

function listed(of: (mailbox: (typeof mailboxes)[number]) => number): Float64Array {
  return Float64Array.from(mailboxes, of)
}

function address(name: string): string {
  return `${name}@contoso.example`
}

/** A size as Exchange writes it. */
function sizeText(mb: number): string {
  const short = mb < 1024 ? `${mb} MB` : `${(mb / 1024).toFixed(3)} GB`
  return `${short} (${inBytes(mb).toLocaleString('en-US')} bytes)`
}

function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
}
