import { formulaFrom } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'

const formula = formulaFrom(calculator('Role Requirements'))

/** Factor of a tier’s mean mailbox, if some of its mailboxes cost more. */
export const weight = formula({
  label: 'Factor of the mean mailbox',
  unit: '×',
  takes: { share: '%', factor: '×' },
  text: 'share × factor + 1 − share',
})

/** Factor by which desktop search multiplies reads, by mailbox size. */
export const searchFactor = formula({
  label: 'Factor of desktop search',
  unit: '×',
  takes: { mailbox: 'MiB' },
  text: 'if mailbox ≥ 128 then round(mailbox ÷ 170.666666, 0.5) else 1',
  constants: { 128: 'MiB', 170.666666: 'MiB' },
})

/** Read share of one mailbox’s load: lower with many messages, or without copies. */
export const readsOfMailbox = formula({
  label: 'Share of reads',
  unit: '%',
  takes: { messages: 'messages/day', usual: '%', heavy: '%' },
  text: 'if messages ≤ 250 then usual else heavy',
  constants: { 250: 'messages/day' },
})

export const usualIops = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { messages: 'messages/day', perMessage: 'IOPS/message' },
  text: 'messages × perMessage',
})

/** Predicted or measured IOPS, for a tier in which some mailboxes cost more. */
export const weightedIops = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', factor: '×' },
  text: 'usual × factor',
})

/** IOPS with desktop search; the workbook adds both factors (MS15). */
export const searchedIopsAsAdded = formula({
  label: 'IOPS per mailbox',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', reads: '%', search: '×', factor: '×' },
  text: 'usual × (reads × (if search = 1 then factor else if factor = 1 then search else search + factor) + (1 − reads) × factor)',
  errata: ['MS15'],
})

/** IOPS with desktop search; reads are multiplied by both factors. */
export const searchedIops = formula({
  ...searchedIopsAsAdded.definition,
  text: 'usual × (reads × search × factor + (1 − reads) × factor)',
})
