import { formula } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'

const source = calculator('Role Requirements')

export const grownMailboxes = formula({
  label: 'Mailboxes after growth',
  unit: 'mailboxes',
  takes: { today: 'mailboxes', growth: '%' },
  text: 'today × (1 + growth)',
  source,
  examples: [{ in: { today: 12_000, growth: 0.1 }, out: 13_200, source }],
})

/** A tier’s share of all mailboxes, and so of every database. */
export const tierShare = formula({
  label: 'Share of all mailboxes',
  unit: '%',
  takes: { mailboxes: 'mailboxes', all: 'mailboxes' },
  text: 'mailboxes ÷ all',
  source,
  examples: [{ in: { mailboxes: 600, all: 3600 }, out: 1 / 6 }],
})

/** What a day’s messages add to a mailbox. */
export const dailyChange = formula({
  label: 'Daily change',
  unit: 'MiB/day',
  takes: { messages: 'messages/day', messageSize: 'KiB' },
  text: 'messages × messageSize ÷ 1024',
  constants: { 1024: 'KiB/MiB' },
  source,
  examples: [{ in: { messages: 200, messageSize: 75 }, out: 14.6484375 }],
})

/** Part of the daily change that falls in the archive. */
export const archiveChange = formula({
  label: 'Daily change of the archive',
  unit: 'MiB/day',
  takes: { change: 'MiB/day', share: '%' },
  text: 'change × share',
  source,
  errata: ['MS26'],
  examples: [{ in: { change: 14, share: 0.5 }, out: 7 }],
})

/** Space beyond the limit of a mailbox or archive: recoverable items, and one day’s white space. */
export const deletedAndWhiteSpace = formula({
  label: 'Deleted items and white space',
  unit: 'MiB',
  takes: { change: 'MiB/day', retention: 'days', limit: 'MiB', recovery: '%', calendar: '%' },
  text: 'min(change × retention + limit × (recovery + calendar), 30720) + change × 1',
  constants: { 30720: 'MiB', 1: 'days' },
  source,
  examples: [
    {
      in: { change: 9.765625, retention: 14, limit: 6144, recovery: 0.012, calendar: 0.03 },
      out: 404.532375,
      within: 5e-7,
      source,
    },
    {
      in: { change: 10, retention: 14, limit: 1_000_000, recovery: 0.012, calendar: 0.03 },
      out: 30_730,
    },
  ],
})

/** A full mailbox with its archive, in whole MiB. */
export const fullMailbox = formula({
  label: 'Mailbox on disk',
  unit: 'MiB',
  takes: { quota: 'MiB', deleted: 'MiB', archive: 'MiB', archiveDeleted: 'MiB' },
  text: 'up(quota + deleted + archive + archiveDeleted, 1)',
  constants: { 1: 'MiB' },
  source,
  examples: [
    { in: { quota: 6144, deleted: 404.532375, archive: 0, archiveDeleted: 0 }, out: 6549, source },
    {
      in: { quota: 8192, deleted: 1706.368688, archive: 20_480, archiveDeleted: 2222.464687 },
      out: 32_601,
      source,
    },
  ],
})

/** Logs of 1 MiB per mailbox and day, with messages in steps of 7.9 KiB (MS16). */
export const logsInSteps = formula({
  label: 'Logs per mailbox',
  unit: 'logs/day',
  takes: { messages: 'messages/day', messageSize: 'KiB' },
  text: 'messages ÷ 5 × round(messageSize ÷ 78.947368421, 0.1)',
  constants: { 78.947368421: 'KiB' },
  source,
  errata: ['MS16'],
  examples: [
    { in: { messages: 100, messageSize: 100 }, out: 26, source },
    { in: { messages: 300, messageSize: 150 }, out: 114, source },
    { in: { messages: 100, messageSize: 3 }, out: 0, source },
  ],
})

/** Logs without steps; the smallest messages write a tenth of the usual. */
export const logsBySize = formula({
  ...logsInSteps.definition,
  text: 'messages ÷ 5 × max(messageSize ÷ 78.947368421, 0.1)',
  examples: [
    { in: { messages: 100, messageSize: 78.947368421 }, out: 20 },
    { in: { messages: 100, messageSize: 3 }, out: 2 },
  ],
})

export const cacheOfMailbox = formula({
  label: 'Database cache per mailbox',
  unit: 'MiB',
  takes: { messages: 'messages/day', perMessage: 'MiB/message' },
  text: 'messages × perMessage',
  source,
  examples: [{ in: { messages: 100, perMessage: 0.06 }, out: 6, source }],
})

/** Megacycles of one mailbox by its messages, on its active copy or on a passive one. */
export const megacyclesOfMailbox = formula({
  label: 'Megacycles per mailbox',
  unit: 'megacycles/mailbox',
  takes: { messages: 'messages/day', perMessage: 'megacycles/message', factor: '×' },
  text: 'messages × perMessage × factor',
  source,
  examples: [{ in: { messages: 150, perMessage: 0.0425, factor: 1.15 }, out: 7.33125, source }],
})

/** The workbook applies the active copy’s factor to a passive copy; corrected, we do not (MS21). */
export const passiveMegacycles = formula({
  ...megacyclesOfMailbox.definition,
  label: 'Passive megacycles per mailbox',
  errata: ['MS21'],
  examples: [{ in: { messages: 150, perMessage: 0.0137, factor: 1.15 }, out: 2.36325, source }],
})

export const clientMegacycles = formula({
  label: 'Client access megacycles per mailbox',
  unit: 'megacycles/mailbox',
  takes: { active: 'megacycles/mailbox', share: '%' },
  text: 'active × share',
  source,
  examples: [{ in: { active: 7.33125, share: 0.375 }, out: 2.749219, within: 5e-7, source }],
})
