import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator } from '../../../core/source.ts'

const formula = formulaMakerOfSource(citeCalculator('Role Requirements'))

export const grownMailboxes = formula({
  label: 'Mailboxes after growth',
  unit: 'mailboxes',
  takes: { today: 'mailboxes', growth: '%' },
  text: 'today × (1 + growth)',
})

/** A tier’s share of all mailboxes, and so of every database. */
export const tierShareOfMailboxes = formula({
  label: 'Share of all mailboxes',
  unit: '%',
  takes: { mailboxes: 'mailboxes', all: 'mailboxes' },
  text: 'mailboxes ÷ all',
})

export const dailyMailboxChange = formula({
  label: 'Daily change',
  unit: 'MiB/day',
  takes: { messages: 'messages/day', messageSize: 'KiB' },
  text: 'messages × messageSize ÷ 1024',
  constants: { 1024: 'KiB/MiB' },
})

export const dailyArchiveChange = formula({
  label: 'Daily change of the archive',
  unit: 'MiB/day',
  takes: { change: 'MiB/day', share: '%' },
  text: 'change × share',
  errata: ['MS26'],
})

/** Space of a mailbox or archive beyond its limit: recoverable items, and one day’s white space. */
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

/** Logs of 1 MiB per mailbox and day; the workbook rounds messages to steps of 7.9 KiB (MS16). */
export const logsPerMailboxInSteps = formula({
  label: 'Logs per mailbox',
  unit: 'logs/day',
  takes: { messages: 'messages/day', messageSize: 'KiB' },
  text: 'messages ÷ 5 × round(messageSize ÷ 78.947368421, 0.1)',
  constants: { 78.947368421: 'KiB' },
  errata: ['MS16'],
})

/** Logs per mailbox and day, not in steps; the smallest messages write a tenth of the usual. */
export const logsPerMailboxBySize = formula({
  ...logsPerMailboxInSteps.definition,
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

/** Megacycles of a passive copy; only the workbook applies the active copy’s factor (MS21). */
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

/** Factor of the mean mailbox of a tier in which some mailboxes cost more than usual. */
export const meanFactorOfTierMailboxes = formula({
  label: 'Factor of the mean mailbox',
  unit: '×',
  takes: { share: '%', factor: '×' },
  text: 'share × factor + 1 − share',
})

/** Factor by which desktop search multiplies database reads, by mailbox size. */
export const desktopSearchFactorBySize = formula({
  label: 'Factor of desktop search',
  unit: '×',
  takes: { mailbox: 'MiB' },
  text: 'if mailbox ≥ 128 then round(mailbox ÷ 170.666666, 0.5) else 1',
  constants: { 128: 'MiB', 170.666666: 'MiB' },
})

/** Read share of a mailbox’s IOPS; lower with many messages, and without copies. */
export const readShareOfMailbox = formula({
  label: 'Share of reads',
  unit: '%',
  takes: { messages: 'messages/day', usual: '%', heavy: '%' },
  text: 'if messages ≤ 250 then usual else heavy',
  constants: { 250: 'messages/day' },
})

export const iopsPerMailboxByMessages = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { messages: 'messages/day', perMessage: 'IOPS/message' },
  text: 'messages × perMessage',
})

/** IOPS per mailbox, predicted or measured, times the factor of mailboxes that cost more. */
export const iopsPerMailboxTimesFactor = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', factor: '×' },
  text: 'usual × factor',
})

/** IOPS per mailbox with desktop search; the workbook adds its factor and the tier’s (MS15). */
export const iopsWithDesktopSearchByMicrosoft = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', reads: '%', search: '×', factor: '×' },
  text: 'usual × (reads × (if search = 1 then factor else if factor = 1 then search else search + factor) + (1 − reads) × factor)',
  errata: ['MS15'],
})

/** IOPS per mailbox with desktop search; its factor and the tier’s both multiply the reads. */
export const iopsWithDesktopSearch = formula({
  ...iopsWithDesktopSearchByMicrosoft.definition,
  text: 'usual × (reads × search × factor + (1 − reads) × factor)',
})
