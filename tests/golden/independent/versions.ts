import type { Plan, Tier } from '../../../src/engine/index.ts'

/*
 * What the versions of Exchange that the papers size differ in, read from sizing.md (sections 2 to 4) and
 * beyond-the-sources.md as plain numbers that share nothing with the engine.
 */

type Kind = Plan['availability']

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
    default:
      return messages * (kindOf(plan) === 'dag' ? 0.001 : 0.0012)
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
    default:
      if (messages <= 50) return 0.58
      if (messages <= 150) return 0.58 - ((messages - 50) * 0.08) / 100
      return Math.max(0.48, 0.5 - ((messages - 150) * 0.02) / 150)
  }
}

/** Logs of 1 MB that messages of 75 KB make in a day. */
export function logsPerDay(messages: number): number {
  return (2.73 * messages * 75) / 1000
}

/** Share of the databases that the catalogs on their volumes take. */
export function catalogShare({ catalog: catalogPercent }: Plan): number {
  return (catalogPercent ?? 10) / 100
}

/** What a mailbox keeps for recovery beside deleted items, . */
export function recoverableMb(plan: Plan, tier: Tier, deletedMb: number): number {
  const { exchange } = plan
  if (exchange === '2003' || exchange === '2007') return deletedMb
  const recovery = plan.singleItemRecovery ? tier.quota * 0.012 : 0
  const calendar = plan.calendarLogging ? tier.quota * 0.03 : 0
  return deletedMb + recovery + calendar
}

/** Logs of a version that is not 2010, which has its own section. */
export function logIops({ exchange }: Plan, transactional: number): number {
  return (exchange === '2003' ? 0.1 : 0.3) * transactional
}

/** Section 3: databases that the edition mounts on one server of a DAG. */
export function databasesMounted({ edition }: Plan): number {
  return edition === 'Standard' ? 5 : 100
}
