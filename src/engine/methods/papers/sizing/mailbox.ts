import { labelInSentence } from '../../../core/as-shown.ts'
import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeEqualLogic, citeStorageTek, ownRule } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { paperVersionOf, shortVersionName } from '../../../exchange/versions.ts'
import { availabilityOf, hasFeature } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type IndexedTier, mailboxesToSizeFor, tierAnswerFigure } from '../../../sizing/tiers.ts'

const method = citeEqualLogic('6.1')
const formula = formulaMakerOfSource(method)

export const deletedItems = formula({
  label: 'Deleted items kept',
  unit: 'MB',
  takes: { messages: 'messages/day', messageSize: 'KB', retention: 'days' },
  text: 'messages × messageSize × retention ÷ 1000',
  constants: { 1000: 'KB/MB' },
})

export const singleItemRecoverySpace = formula({
  label: 'Single item recovery',
  unit: 'MB',
  takes: { quota: 'MB', share: '%' },
  text: 'quota × share',
})

export const calendarLoggingSpace = formula({
  ...singleItemRecoverySpace.definition,
  label: 'Calendar logging',
})

/** Recoverable items of one mailbox, which its quota does not include. */
export const recoverableItems = formula({
  label: 'Recoverable items',
  unit: 'MB',
  takes: { deleted: 'MB', recovery: 'MB', calendar: 'MB' },
  text: 'deleted + recovery + calendar',
})

/** White space of one mailbox: a day of deleted messages, whose pages are not reused yet. */
export const whiteSpace = formula({
  label: 'White space',
  unit: 'MB',
  takes: { messages: 'messages/day', messageSize: 'KB' },
  text: 'messages × messageSize ÷ 1000',
  constants: { 1000: 'KB/MB/day' },
})

export const mailboxOnDisk = formula({
  label: 'Mailbox on disk',
  unit: 'MB',
  takes: { quota: 'MB', recoverable: 'MB', whiteSpace: 'MB' },
  text: 'quota + recoverable + whiteSpace',
  errata: ['E38'],
})

/** A space of 0 for a feature that is off, or that the version does not have. */
function none(plan: Plan, feature: 'singleItemRecovery' | 'calendarLogging', label: string) {
  const reason = hasFeature(plan, feature)
    ? `${label} is off in this plan, so it takes no space.`
    : `${shortVersionName(plan.exchange)} has no ${labelInSentence(label)}.`
  return assumedFigure(label, 0, 'MB', reason)
}

export const quotaShareForItemRecovery = citedFigure(
  'Share of the quota for single item recovery',
  0.012,
  '%',
  method,
)
export const quotaShareForCalendarLogging = citedFigure(
  'Share of the quota for calendar logging',
  0.03,
  '%',
  method,
)

/** Messages of a tier: number per day, and mean size. */
export type TierMessages = ReturnType<typeof tierMessages>

export function tierMessages(placed: IndexedTier) {
  return {
    messages: tierAnswerFigure(placed, 'messages'),
    messageSize: tierAnswerFigure(placed, 'messageSize'),
  }
}

export type PaperMailbox = ReturnType<typeof mailboxByPapers>

export function mailboxByPapers(
  plan: Plan,
  placed: IndexedTier,
  { messages, messageSize }: TierMessages,
) {
  const quota = tierAnswerFigure(placed, 'quota')
  const retention = tierAnswerFigure(placed, 'retention')
  const deleted = deletedItems({ messages, messageSize, retention })
  const recovery =
    plan.singleItemRecovery && hasFeature(plan, 'singleItemRecovery')
      ? singleItemRecoverySpace({ quota, share: quotaShareForItemRecovery })
      : none(plan, 'singleItemRecovery', 'Single item recovery')
  const calendar =
    plan.calendarLogging && hasFeature(plan, 'calendarLogging')
      ? calendarLoggingSpace({ quota, share: quotaShareForCalendarLogging })
      : none(plan, 'calendarLogging', 'Calendar logging')
  const recoverable = recoverableItems({ deleted, recovery, calendar })
  const space = whiteSpace({ messages, messageSize })
  const onDisk = mailboxOnDisk({ quota, recoverable, whiteSpace: space })
  return { quota, retention, deleted, recovery, calendar, recoverable, whiteSpace: space, onDisk }
}

/** Space of all mailboxes of a tier, if they are full. */
export const databaseSpaceOfTier = formula({
  label: 'Mailbox databases',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', mailbox: 'MB' },
  text: 'mailboxes × mailbox ÷ 1000',
  constants: { 1000: 'MB/GB' },
  errata: ['E38'],
})

const method2003 = citeStorageTek('Define and Assess')

/** IOPS that a BlackBerry adds, as a multiple of the IOPS of its mailbox. */
export const blackBerryFactor = citedFigure(
  'Additional IOPS of a BlackBerry, of those of its class',
  3.64,
  '×',
  method2003,
)

/** Database IOPS, if the BlackBerry factor is read as a multiple and not as an addition. */
export const databaseIopsWithBlackBerryMultiple = formula({
  label: 'Database IOPS, with the factor as a multiple',
  unit: 'IOPS',
  takes: {
    mailboxes: 'mailboxes',
    blackBerry: 'mailboxes',
    factor: '×',
    iopsPerMailbox: 'IOPS/mailbox',
  },
  text: '(mailboxes − blackBerry + blackBerry × factor) × iopsPerMailbox',
  source: method2003,
  errata: ['E12'],
})

export const concurrentMailboxes = formula({
  label: 'Concurrently active mailboxes',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', active: '%' },
  text: 'mailboxes × active',
  source: ownRule('The published figures are for concurrent users: only these cause I/O.'),
})

/** Mailboxes of a tier: today, after growth, and active at the same time. */
export type TierMailboxCounts = ReturnType<typeof tierMailboxCounts>

export function tierMailboxCounts(placed: IndexedTier) {
  const today = tierAnswerFigure(placed, 'mailboxes')
  const growth = tierAnswerFigure(placed, 'growth')
  const mailboxes = mailboxesToSizeFor({ today, growth })
  if (placed.tier.active === 100) return { today, growth, mailboxes, active: mailboxes }
  const active = tierAnswerFigure(placed, 'active')
  return { today, growth, mailboxes, active: concurrentMailboxes({ mailboxes, active }) }
}

export const iopsPerMailboxWithBlackBerry = formula({
  label: 'IOPS per mailbox, with BlackBerry',
  unit: 'IOPS/mailbox',
  takes: { usual: 'IOPS/mailbox', factor: '×', share: '%' },
  text: 'usual × (1 + factor × share)',
  source: method2003,
  errata: ['E12'],
})

/** Transactional IOPS per mailbox of a tier: as measured, or from its messages. */
export function tierIopsPerMailbox(
  plan: Plan,
  placed: IndexedTier,
  messages: Worked<'messages/day'>,
): Worked<'IOPS/mailbox'> {
  const measured = tierAnswerFigure(placed, 'measuredIops')
  if (measured) return measured
  const usual =
    paperVersionOf(plan).iopsPerMailbox[availabilityOf(plan) === 'dag' ? 'dag' : 'none'](messages)
  if (!hasFeature(plan, 'blackBerry') || placed.tier.blackBerry === 0) return usual
  const share = tierAnswerFigure(placed, 'blackBerry')
  return iopsPerMailboxWithBlackBerry({ usual, factor: blackBerryFactor, share })
}
