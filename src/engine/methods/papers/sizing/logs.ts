import { formula } from '../../../core/formula.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { TierMessages } from './mailbox.ts'

const table24 = citeEqualLogic('Table 24')
const section = citeEqualLogic('6.3')

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
export const dailyLogsPerMailbox = formula({
  label: 'Logs per mailbox per day',
  unit: 'logs/day',
  takes: { descriptors: '×', messages: 'messages/day', baseSize: 'KB', factor: '×' },
  text: 'descriptors × messages × baseSize × factor ÷ 1000',
  constants: { 1000: 'KB' },
  source: citeEqualLogic('6.1'),
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
export const logFactorOfDescriptors = citedFigure(
  'Descriptor overhead',
  2.73,
  '×',
  citeEqualLogic('6.1'),
)
/** Message size that the factors of Table 24 start from. */
export const baseMessageSize = citedFigure('Base message size', 75, 'KB', table24)
export const logFileSize = citedFigure('Size of a log file', 1, 'MB', citeEqualLogic('6.1'))

/** Logs of a tier: number per mailbox and day, and space of those that are kept. */
export type TierLogs = ReturnType<typeof logCountsAndSpaceOfTier>

export function logCountsAndSpaceOfTier(
  plan: Plan,
  { messages, messageSize }: TierMessages,
  mailboxes: Worked<'mailboxes'>,
) {
  const factor = messageSizeFactor({ messageSize })
  const perDay = dailyLogsPerMailbox({
    descriptors: logFactorOfDescriptors,
    messages,
    baseSize: baseMessageSize,
    factor,
  })
  const kept = answer(plan, 'logDays')
  return {
    factor,
    perDay,
    kept,
    space: logSpace({ mailboxes, logs: perDay, kept, fileSize: logFileSize }),
  }
}

export const searchCatalogSpace = formula({
  label: 'Search catalog',
  unit: 'GB',
  takes: { databases: 'GB', share: '%' },
  text: 'databases × share',
  source: citeEqualLogic('6.1'),
  errata: ['E5'],
})

/** Share and space of the content index; the share is the plan’s, or else the version’s. */
export function catalogShareAndSpace(plan: Plan, databases: Worked<'GB'>) {
  const share = answer(plan, 'catalog') ?? paperVersionOf(plan).catalogShare
  return { share, space: searchCatalogSpace({ databases, share }) }
}

export const capacitySumSource = ownRule(
  'EqualLogic 6.3 adds the three; checkpoint files of 8 KB each are ignored, as there.',
)
