import type { Plan, Tier } from '../../../src/engine/index.ts'

/*
 * What the versions of Exchange differ in, read from sizing.md (sections 2 to 4) and
 * beyond-the-sources.md as plain numbers that share nothing with the engine.
 */

type Version = Plan['exchange']
type Kind = Plan['availability']

const isLater = (version: Version) => !['2003', '2007', '2010'].includes(version)

/** A DAG came with 2010; CCR is 2007’s, a single copy cluster that of 2003 and 2007. */
export function kindOf({ exchange, availability: kind }: Plan): Kind {
  const early = exchange === '2003' || exchange === '2007'
  if (kind === 'dag') return early ? 'none' : 'dag'
  if (kind === 'ccr') return exchange === '2007' ? 'ccr' : 'none'
  if (kind === 'scc') return early ? 'scc' : 'none'
  return 'none'
}

/** Section 2 and profiles.csv: IOPS of one mailbox by its messages. */
export function iopsPerMailbox(plan: Plan, tier: Tier): number {
  if (tier.measuredIops !== null) return tier.measuredIops
  const messages = tier.messages
  switch (plan.exchange) {
    case '2003':
      // 0.5 at 70, 0.75 at 105, 1.0 at 140, 1.5 at 210: one line through nothing at none.
      return (messages / 140) * (1 + (3.64 * tier.blackBerry) / 100)
    case '2007':
      // 0.11 at 25, 0.32 at 100, 0.64 at 200, and on along the ends.
      return messages <= 100
        ? 0.11 + ((messages - 25) * 0.21) / 75
        : 0.32 + ((messages - 100) * 0.32) / 100
    case '2010':
      return messages * (kindOf(plan) === 'dag' ? 0.001 : 0.0012)
    default:
      return messages * 0.00067
  }
}

/** Database cache of one mailbox in MB; null in 2003. */
export function cacheMb({ exchange }: Plan, messages: number): number | null {
  if (exchange === '2003') return null
  if (exchange !== '2007') return messages * 0.06
  return Math.min(5, Math.max(2, 2 + ((messages - 25) * 3) / 75))
}

/** Share of the transactional load that reads. */
export function readShare(plan: Plan, messages: number): number {
  switch (plan.exchange) {
    case '2003':
      return 2 / 3
    case '2007':
      return 0.52
    case '2010':
      if (messages <= 50) return 0.58
      if (messages <= 150) return 0.58 - ((messages - 50) * 0.08) / 100
      return Math.max(0.48, 0.5 - ((messages - 150) * 0.02) / 150)
    default:
      return (isReplicated(plan) ? 0.6 : 0.5) - (messages > 250 ? 0.1 : 0)
  }
}

/** Whether databases have a second copy, by a DAG of two or more. */
function isReplicated(plan: Plan): boolean {
  return kindOf(plan) === 'dag' && plan.copies > 1
}

/** Logs of 1 MB that messages of 75 KB make in a day. */
export function logsPerDay({ exchange }: Plan, messages: number): number {
  return isLater(exchange) ? messages / 5 : (2.73 * messages * 75) / 1000
}

/** Share of the databases that the catalogs on their volumes take: from 2013 on, two. */
export function catalogShare({ exchange, catalog: catalogPercent }: Plan): number {
  const percent = catalogPercent ?? (isLater(exchange) ? 20 : 10)
  return (percent / 100) * (isLater(exchange) ? 2 : 1)
}

/** What a mailbox keeps for recovery beside deleted items, and at most in all. */
export function recoverableMb(plan: Plan, tier: Tier, deletedMb: number): number {
  const { exchange } = plan
  if (exchange === '2003' || exchange === '2007') return deletedMb
  const recovery = plan.singleItemRecovery ? tier.quota * 0.012 : 0
  const calendar = plan.calendarLogging ? tier.quota * 0.03 : 0
  const all = deletedMb + recovery + calendar
  return isLater(exchange) ? Math.min(all, 30_000) : all
}

/** Logs of a version that is not 2010, which has its own section. */
export function logIops(plan: Plan, transactional: number, reads: number): number {
  if (plan.exchange === '2003') return 0.1 * transactional
  if (plan.exchange === '2007') return 0.3 * transactional
  const writes = transactional - reads
  return isReplicated(plan) ? writes * 0.5 + writes * 0.5 * 0.1 : writes * 0.4
}

/** MB/s of background maintenance for the copies on a server; null where it counts in IOPS. */
export function maintenanceMbs({ exchange }: Plan, copies: number): number | null {
  return isLater(exchange) ? copies : null
}

/** The memory that a server of a version has at least. */
export function leastMemoryGb({ exchange }: Plan): number {
  return exchange === '2019' || exchange === 'SE' ? 128 : 0
}
