import { formula } from '../../../core/formula.ts'
import { equalLogic, ownRule } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { Messages } from './mailbox.ts'

const table24 = equalLogic('Table 24')
const section = equalLogic('6.3')

export const messageSizeFactor = formula({
  label: 'Message size factor',
  unit: '×',
  takes: { messageSize: 'KB' },
  text: 'if messageSize ≤ 75 then 1 else if messageSize ≤ 150 then 1 + (messageSize − 75) × 0.9 ÷ 75 else 3.8 × messageSize ÷ 300',
  constants: { 75: 'KB', 150: 'KB', 300: 'KB' },
  source: table24,
  errata: ['E6'],
})

/** Transaction logs one mailbox writes in a day; each log file is 1 MB. */
export const logsPerDay = formula({
  label: 'Logs per mailbox per day',
  unit: 'logs/day',
  takes: { descriptors: '×', messages: 'messages/day', baseSize: 'KB', factor: '×' },
  text: 'descriptors × messages × baseSize × factor ÷ 1000',
  constants: { 1000: 'KB' },
  source: equalLogic('6.1'),
  errata: ['E6', 'E11'],
})

export const logSpace = formula({
  label: 'Log files',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', logs: 'logs/day', kept: 'days', fileSize: 'MB' },
  text: 'mailboxes × logs × kept × fileSize ÷ 1000',
  constants: { 1000: 'MB/GB' },
  source: section,
})

/** Factor by which message descriptors enlarge the logs. */
export const descriptors = citedFigure('Descriptor overhead', 2.73, '×', equalLogic('6.1'))
/** Message size that the factors of Table 24 start from. */
export const baseSize = citedFigure('Base message size', 75, 'KB', table24)
export const fileSize = citedFigure('Size of a log file', 1, 'MB', equalLogic('6.1'))

/** Logs of a tier: number per mailbox and day, and space of those that are kept. */
export type Logs = ReturnType<typeof logs>

export function logs(
  plan: Plan,
  { messages, messageSize }: Messages,
  mailboxes: Worked<'mailboxes'>,
) {
  const factor = messageSizeFactor({ messageSize })
  const perDay = logsPerDay({ descriptors, messages, baseSize, factor })
  const kept = answer(plan, 'logDays')
  return { factor, perDay, kept, space: logSpace({ mailboxes, logs: perDay, kept, fileSize }) }
}

export const searchCatalog = formula({
  label: 'Search catalog',
  unit: 'GB',
  takes: { databases: 'GB', share: '%' },
  text: 'databases × share',
  source: equalLogic('6.1'),
  errata: ['E5'],
})

/** Share and space of the content index; the share is the plan’s, or else the version’s. */
export function catalog(plan: Plan, databases: Worked<'GB'>) {
  const share = answer(plan, 'catalog') ?? paperVersionOf(plan).catalogShare
  return { share, space: searchCatalog({ databases, share }) }
}

/** Source of the sum of databases, logs and catalog. */
export const capacityParts = ownRule(
  'EqualLogic 6.3 adds the three; checkpoint files of 8 KB each are ignored, as there.',
)
