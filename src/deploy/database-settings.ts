import type { Plan, Tier } from '../engine/index.ts'
import type { DeployedServers } from '../engine/methods/index.ts'

/** Limits for sending and warning as shares of a quota; ours, as the workbook asks for both. */
const sendShare = 0.95
const warningShare = 0.9

/** Retention of every database in days, as in Microsoft’s workbook. */
const mailboxDays = 30
const eventDays = 7

/** Quotas of every database in GB, as in Microsoft’s workbook. */
const recoverableGb = 30
const recoverableWarningGb = 20
const calendarGb = 1

/** Note for the manifest on the settings that no answer asks for, in case others are wanted. */
export const unaskedSettingsNote = [
  `The files limit sending at ${percent(sendShare)} of the quota of a mailbox and warn at ${percent(warningShare)}, which is an assumption.`,
  `As Microsoft’s workbook has it, they keep deleted mailboxes for ${mailboxDays} days and the history of events for ${eventDays}, and limit recoverable items to ${recoverableGb} GB, with a warning at ${recoverableWarningGb} GB, and calendar logs to ${calendarGb} GB.`,
  'No answer of a plan asks for them: where yours are others, change them in the files.',
].join(' ')

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

export type DatabaseSettings = ReturnType<typeof databaseSettings>

/** Settings of every database as Exchange takes them: time `14.00:00:00`, size `2048 MB`. */
export function databaseSettings(
  plan: Plan,
  { circularLogging, copies }: Pick<DeployedServers, 'circularLogging' | 'copies'>,
  addressBook: string,
) {
  return {
    addressBook,
    /** True if circular logging is on; it is switched on after the second copy exists. */
    circularLogging,
    /** Settings by the parameters of Set-MailboxDatabase. */
    parameters: {
      DeletedItemRetention: spanOf(
        24 * Math.max(...tiersInUse(plan).map(({ retention }) => retention)),
      ),
      MailboxRetention: spanOf(24 * mailboxDays),
      EventHistoryRetentionPeriod: spanOf(24 * eventDays),
      // Without backups, deleted items would be kept for a backup that never comes.
      RetainDeletedItemsUntilBackup: plan.backup !== 'native',
      ...quotasOf(quotaOf(plan)),
      RecoverableItemsQuota: `${recoverableGb}GB`,
      RecoverableItemsWarningQuota: `${recoverableWarningGb}GB`,
      CalendarLoggingQuota: `${calendarGb}GB`,
      /** Copies that mailbox moves wait for; with one copy Exchange refuses anything but `None`. */
      DataMoveReplicationConstraint: copies.value > 1 ? 'SecondCopy' : 'None',
    },
  } as const
}

export type TransportSettings = ReturnType<typeof transportSettings>

/** How long transport keeps messages, as the plan sizes the transport database for. */
export function transportSettings(
  { queueDays }: Plan,
  { keptMessages }: Pick<DeployedServers, 'keptMessages'>,
) {
  return { safetyNet: spanOf(24 * keptMessages.value), expiry: spanOf(24 * queueDays) }
}

/** Maximum databases that a server of Exchange Standard edition mounts, active and passive. */
export const mostStandardEditionDatabases = 5

/** The texts that are not empty: an empty parameter would clear a setting. */
export function nonEmptyTexts(
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/**
 * Limits of a mailbox with a quota in MiB, by the parameters of Set-MailboxDatabase and
 * Set-Mailbox, so that it never outgrows what it was sized for.
 */
function quotasOf(quota: number) {
  return {
    ProhibitSendReceiveQuota: sizeOf(quota),
    ProhibitSendQuota: sizeOf(quota * sendShare),
    IssueWarningQuota: sizeOf(quota * warningShare),
  }
}

/** Default quota of databases in MiB: that of the chosen tier, else the smallest of all tiers. */
function quotaOf(plan: Plan): number {
  const chosen = plan.tiers[plan.quotaTier - 1]
  return chosen ? chosen.quota : Math.min(...tiersInUse(plan).map(({ quota }) => quota))
}

export type TierQuotas = ReturnType<typeof tierQuotas>[number]

/** Quotas of each tier, if they differ from those of the databases; empty if no tier’s do. */
export function tierQuotas(plan: Plan) {
  const tiers = plan.tiers.map(({ name, quota, archive, mailboxes }, at) => ({
    number: at + 1,
    name: name.trim(),
    quotas: quota === quotaOf(plan) ? null : quotasOf(quota),
    archive:
      archive > 0 ? { quota: sizeOf(archive), warning: sizeOf(archive * warningShare) } : null,
    isUsed: mailboxes > 0,
  }))
  const isNeeded = tiers.some(({ quotas, archive, isUsed }) => isUsed && (quotas || archive))
  return isNeeded ? tiers : []
}

/** Tiers that have mailboxes; all tiers if none has. */
function tiersInUse({ tiers }: Plan): readonly Tier[] {
  const used = tiers.filter(({ mailboxes }) => mailboxes > 0)
  return used.length > 0 ? used : tiers
}

/** Returns the replay and truncation lag of a copy; both are zero if the copy is not lagged. */
export function copyLagLookup(plan: Plan) {
  const late = { replayLag: spanOf(plan.replayLag), truncationLag: spanOf(plan.truncationLag) }
  const none = { replayLag: spanOf(0), truncationLag: spanOf(0) }
  return (lagged: boolean) => (lagged ? late : none)
}

/** Hours as a time span for Exchange, to whole minutes. */
function spanOf(hours: number): string {
  const minutes = Math.round(hours * 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${Math.floor(minutes / 1440)}.${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}:00`
}

/** MiB as a size for Exchange, whose MB are binary; rounded down. */
function sizeOf(mib: number): string {
  return `${Math.floor(mib)} MB`
}
