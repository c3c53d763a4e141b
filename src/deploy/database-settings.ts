import type { Plan, SizedByRoles, Tier } from '../engine/index.ts'
import type { DatabaseSettings, DeployedCopy } from './deployment.ts'
import { notAsked } from './settings-not-asked.ts'

/** What every database of a plan is set to. */
export function databaseSettings(
  plan: Plan,
  { backup, copies }: SizedByRoles['parts'],
  addressBook: string,
): DatabaseSettings {
  const quota = quotaOf(plan)
  return {
    itemRetention: spanOf(24 * Math.max(...tiersInUse(plan).map(({ retention }) => retention))),
    mailboxRetention: spanOf(24 * notAsked.mailboxDays),
    eventHistory: spanOf(24 * notAsked.eventDays),
    // A mailbox never outgrows what it was sized for.
    sendReceiveQuota: sizeOf(quota),
    sendQuota: sizeOf(quota * notAsked.sendShare),
    warningQuota: sizeOf(quota * notAsked.warningShare),
    recoverableQuota: `${notAsked.recoverableGb}GB`,
    recoverableWarning: `${notAsked.recoverableWarningGb}GB`,
    calendarQuota: `${notAsked.calendarGb}GB`,
    addressBook,
    retainsUntilBackup: plan.backup !== 'native',
    circularLogging: backup.circularLogging,
    moveConstraint: copies.shape.ha ? 'SecondCopy' : 'None',
  }
}

/** The settings by the parameters of Set-MailboxDatabase, which ExchangeDsc calls its properties too. */
export function databaseParameters(settings: DatabaseSettings) {
  return {
    DeletedItemRetention: settings.itemRetention,
    MailboxRetention: settings.mailboxRetention,
    EventHistoryRetentionPeriod: settings.eventHistory,
    RetainDeletedItemsUntilBackup: settings.retainsUntilBackup,
    ProhibitSendReceiveQuota: settings.sendReceiveQuota,
    ProhibitSendQuota: settings.sendQuota,
    IssueWarningQuota: settings.warningQuota,
    RecoverableItemsQuota: settings.recoverableQuota,
    RecoverableItemsWarningQuota: settings.recoverableWarning,
    CalendarLoggingQuota: settings.calendarQuota,
    DataMoveReplicationConstraint: settings.moveConstraint,
  }
}

/** The quota of the tier that a plan names for it, in MiB; of none, the largest. */
function quotaOf(plan: Plan): number {
  const chosen = plan.tiers[plan.quotaTier - 1]
  return chosen ? chosen.quota : Math.max(...tiersInUse(plan).map(({ quota }) => quota))
}

/** The tiers that have mailboxes; all where none has. */
function tiersInUse({ tiers }: Plan): readonly Tier[] {
  const used = tiers.filter(({ mailboxes }) => mailboxes > 0)
  return used.length > 0 ? used : tiers
}

/** The lags of a copy; one that does not lag has none. */
export function copyLags(
  plan: Plan,
): (lagged: boolean) => Pick<DeployedCopy, 'replayLag' | 'truncationLag'> {
  const late = { replayLag: spanOf(plan.replayLag), truncationLag: spanOf(plan.truncationLag) }
  const none = { replayLag: spanOf(0), truncationLag: spanOf(0) }
  return (lagged) => (lagged ? late : none)
}

/** Hours as Exchange writes a span of time, to whole minutes. */
function spanOf(hours: number): string {
  const minutes = Math.round(hours * 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(minutes / 1440)}.${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}:00`
}

/** MiB as Exchange writes a size, whose MB are binary, to whole ones. */
function sizeOf(mib: number): string {
  return `${Math.floor(mib)} MB`
}
