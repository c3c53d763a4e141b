import { formulaFrom } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'

const formula = formulaFrom(calculator('Role Requirements'))

export const grownMailboxes = formula({
  label: 'Mailboxes after growth',
  unit: 'mailboxes',
  takes: { today: 'mailboxes', growth: '%' },
  text: 'today × (1 + growth)',
})

/** A tier’s share of all mailboxes, and so of every database. */
export const tierShare = formula({
  label: 'Share of all mailboxes',
  unit: '%',
  takes: { mailboxes: 'mailboxes', all: 'mailboxes' },
  text: 'mailboxes ÷ all',
})

export const dailyChange = formula({
  label: 'Daily change',
  unit: 'MiB/day',
  takes: { messages: 'messages/day', messageSize: 'KiB' },
  text: 'messages × messageSize ÷ 1024',
  constants: { 1024: 'KiB/MiB' },
})

export const archiveChange = formula({
  label: 'Daily change of the archive',
  unit: 'MiB/day',
  takes: { change: 'MiB/day', share: '%' },
  text: 'change × share',
  errata: ['MS26'],
})

/** Space beyond the limit of a mailbox or archive: recoverable items, and one day’s white space. */
export const deletedAndWhiteSpace = formula({
  label: 'Deleted items and white space',
  unit: 'MiB',
  takes: { change: 'MiB/day', retention: 'days', limit: 'MiB', recovery: '%', calendar: '%' },
  text: 'min(change × retention + limit × (recovery + calendar), 30720) + change × 1',
  constants: { 30720: 'MiB', 1: 'days' },
})

export const fullMailbox = formula({
  label: 'Mailbox on disk',
  unit: 'MiB',
  takes: { quota: 'MiB', deleted: 'MiB', archive: 'MiB', archiveDeleted: 'MiB' },
  text: 'up(quota + deleted + archive + archiveDeleted, 1)',
  constants: { 1: 'MiB' },
})

/** Logs of 1 MiB per mailbox and day, with messages in steps of 7.9 KiB (MS16). */
export const logsInSteps = formula({
  label: 'Logs per mailbox',
  unit: 'logs/day',
  takes: { messages: 'messages/day', messageSize: 'KiB' },
  text: 'messages ÷ 5 × round(messageSize ÷ 78.947368421, 0.1)',
  constants: { 78.947368421: 'KiB' },
  errata: ['MS16'],
})

/** Logs without steps; the smallest messages write a tenth of the usual. */
export const logsBySize = formula({
  ...logsInSteps.definition,
  text: 'messages ÷ 5 × max(messageSize ÷ 78.947368421, 0.1)',
})

export const cacheOfMailbox = formula({
  label: 'Database cache per mailbox',
  unit: 'MiB',
  takes: { messages: 'messages/day', perMessage: 'MiB/message' },
  text: 'messages × perMessage',
})

export const megacyclesOfMailbox = formula({
  label: 'Megacycles per mailbox',
  unit: 'megacycles/mailbox',
  takes: { messages: 'messages/day', perMessage: 'megacycles/message', factor: '×' },
  text: 'messages × perMessage × factor',
})

/** The workbook applies the active copy’s factor to a passive copy; corrected, we do not (MS21). */
export const passiveMegacycles = formula({
  ...megacyclesOfMailbox.definition,
  label: 'Passive megacycles per mailbox',
  errata: ['MS21'],
})

export const clientMegacycles = formula({
  label: 'Client access megacycles per mailbox',
  unit: 'megacycles/mailbox',
  takes: { active: 'megacycles/mailbox', share: '%' },
  text: 'active × share',
})
