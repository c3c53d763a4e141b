import { formulaFrom } from '../../../core/formula.ts'
import { inSentence } from '../../../core/shown.ts'
import { equalLogic } from '../../../core/source.ts'
import { assumed, published, type Worked } from '../../../core/worked.ts'
import { shortVersionName } from '../../../exchange/versions.ts'
import { hasFeature } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { answerOf, type PlacedTier } from '../../../sizing/tiers.ts'

const method = equalLogic('6.1')
const formula = formulaFrom(method)

export const deletedItems = formula({
  label: 'Deleted items kept',
  unit: 'MB',
  takes: { messages: 'messages/day', messageSize: 'KB', retention: 'days' },
  text: 'messages × messageSize × retention ÷ 1000',
  constants: { 1000: 'KB/MB' },
})

export const singleItemRecovery = formula({
  label: 'Single item recovery',
  unit: 'MB',
  takes: { quota: 'MB', share: '%' },
  text: 'quota × share',
})

export const calendarLogging = formula({
  label: 'Calendar logging',
  unit: 'MB',
  takes: { quota: 'MB', share: '%' },
  text: 'quota × share',
})

/** Recoverable items of a mailbox, held beyond its quota. */
export const recoverableItems = formula({
  label: 'Recoverable items',
  unit: 'MB',
  takes: { deleted: 'MB', recovery: 'MB', calendar: 'MB' },
  text: 'deleted + recovery + calendar',
})

/** Space of deleted pages that the database has not reused yet: one day of messages. */
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

/** Space of a feature that is off, or that the version does not have. */
function none(plan: Plan, feature: 'singleItemRecovery' | 'calendarLogging', label: string) {
  const reason = hasFeature(plan, feature)
    ? `${label} is off in this plan, so it takes no space.`
    : `${shortVersionName(plan.exchange)} has no ${inSentence(label)}.`
  return assumed(label, 0, 'MB', reason)
}

export const recoveryShare = published(
  'Share of the quota for single item recovery',
  0.012,
  '%',
  method,
)
export const calendarShare = published('Share of the quota for calendar logging', 0.03, '%', method)

/** Messages of a tier: number a day, and mean size. */
export type Messages = {
  readonly messages: Worked<'messages/day'>
  readonly messageSize: Worked<'KB'>
}

export function messagesOf(placed: PlacedTier): Messages {
  return {
    messages: answerOf(placed, 'messages'),
    messageSize: answerOf(placed, 'messageSize'),
  }
}

export type Mailbox = {
  readonly quota: Worked<'MB'>
  readonly retention: Worked<'days'>
  readonly deleted: Worked<'MB'>
  readonly recovery: Worked<'MB'>
  readonly calendar: Worked<'MB'>
  /** Recoverable items beyond the quota: the sum of the three fields above. */
  readonly recoverable: Worked<'MB'>
  readonly whiteSpace: Worked<'MB'>
  readonly onDisk: Worked<'MB'>
}

export function mailbox(
  plan: Plan,
  placed: PlacedTier,
  { messages, messageSize }: Messages,
): Mailbox {
  const quota = answerOf(placed, 'quota')
  const retention = answerOf(placed, 'retention')
  const deleted = deletedItems({ messages, messageSize, retention })
  const recovery =
    plan.singleItemRecovery && hasFeature(plan, 'singleItemRecovery')
      ? singleItemRecovery({ quota, share: recoveryShare })
      : none(plan, 'singleItemRecovery', 'Single item recovery')
  const calendar =
    plan.calendarLogging && hasFeature(plan, 'calendarLogging')
      ? calendarLogging({ quota, share: calendarShare })
      : none(plan, 'calendarLogging', 'Calendar logging')
  const recoverable = recoverableItems({ deleted, recovery, calendar })
  const space = whiteSpace({ messages, messageSize })
  const onDisk = mailboxOnDisk({ quota, recoverable, whiteSpace: space })
  return { quota, retention, deleted, recovery, calendar, recoverable, whiteSpace: space, onDisk }
}

/** Space of all mailboxes of a tier, full. */
export const databaseSpace = formula({
  label: 'Mailbox databases',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', mailbox: 'MB' },
  text: 'mailboxes × mailbox ÷ 1000',
  constants: { 1000: 'MB/GB' },
  errata: ['E38'],
})
