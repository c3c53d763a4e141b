import type { WholeDesign } from './independent-input.ts'
import { ceil, round, sum } from './independent-numbers.ts'

// Section 3: one mailbox of each tier.

export type Mailboxes = ReturnType<typeof mailboxesOf>

function mailboxOf(d: WholeDesign, tier: WholeDesign['tiers'][number]) {
  const m = tier.msgs
  const weight = (factor: number) => (factor === 1 ? 1 : tier.share * factor + (1 - tier.share))
  const churn = (m * tier.kb) / 1024
  const dumpster = (q: number) =>
    Math.min(
      churn * tier.retention + (tier.sir ? 0.012 * q : 0) + (tier.cal ? 0.03 * q : 0),
      30720,
    ) + churn
  const archiveDumpster = tier.archive > 0 ? dumpster(tier.archive) : 0
  const size = ceil(tier.quota + dumpster(tier.quota) + tier.archive + archiveDumpster)
  const base = 0.00067 * m
  const predicted = d.ha ? (m <= 250 ? 0.6 : 0.5) : m <= 250 ? 0.5 : 0.4
  const measured = tier.iops !== null
  const read = measured ? tier.ratio : predicted
  const w = weight(tier.ioFactor)
  const s = tier.search && size >= 128 ? round(size / 170.666666, 0.5) : 1
  const added = s === 1 ? w : w === 1 ? s : s + w
  const reads = base * read * (d.isCorrected ? s * w : added)
  const writes = base * (1 - read) * w
  const perLog = tier.kb / 78.947368421
  const w2 = weight(tier.mcFactor)
  const active = d.activePerMessage * m * w2
  return {
    n: tier.n * (1 + tier.growth),
    m,
    kb: tier.kb,
    logs: (m / 5) * (d.isCorrected ? Math.max(perLog, 0.1) : round(perLog, 0.1)),
    dumpster: dumpster(tier.quota),
    archiveDumpster,
    size,
    cache: 0.06 * m,
    read,
    iops: tier.iops !== null ? tier.iops * w : reads + writes,
    active,
    passive: d.passivePerMessage * m * (d.isCorrected ? 1 : w2),
    client: 0.375 * 0.0425 * m * w2,
  }
}

/** The mailboxes of each tier and of all. */
export function mailboxesOf(d: WholeDesign) {
  const tiers = d.tiers.map((tier) => mailboxOf(d, tier))
  const N = sum(tiers.map((tier) => tier.n))
  /** The mean of a mailbox's property over all mailboxes: Σ r_t × property. */
  const mean = (of: (tier: (typeof tiers)[number]) => number) =>
    sum(tiers.map((tier) => (tier.n / N) * of(tier)))
  const iops = sum(tiers.map((tier) => tier.n * tier.iops))
  const figures: Record<string, number | null> = {}
  tiers.forEach((tier, at) => {
    figures[`mailboxes${at}`] = tier.n
    figures[`dumpster${at}`] = tier.dumpster
    figures[`archiveDumpster${at}`] = tier.archiveDumpster
    figures[`mailboxOnDisk${at}`] = tier.size
    figures[`iopsPerMailbox${at}`] = tier.iops
    figures[`readShare${at}`] = tier.read
    figures[`logsPerMailbox${at}`] = tier.logs
    figures[`cachePerMailbox${at}`] = tier.cache
    figures[`megaActive${at}`] = tier.active
    figures[`megaPassive${at}`] = tier.passive
    figures[`megaClient${at}`] = tier.client
  })
  const readShare = sum(tiers.map((tier) => tier.n * tier.iops * tier.read)) / iops
  return { tiers, N, mean, iops, size: mean((tier) => tier.size), readShare, figures }
}
