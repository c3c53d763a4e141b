import type { MailboxFigures } from './join-mailboxes.ts'

/** The largest mailbox of a tier, in bytes, and the most messages a day that one of its mailboxes has. */
export type TierBound = { readonly bytes: number | null; readonly messages: number | null }

/** The mailboxes of a tier, added up. Null is what no file says. */
export type TierFigures = {
  readonly mailboxes: number
  /** Contents in all and of the largest of them, in bytes. */
  readonly bytes: number | null
  readonly largest: number | null
  readonly items: number | null
  /** Messages a day in all and of the busiest of them, and their bytes in all. */
  readonly messages: number | null
  readonly busiest: number | null
  readonly messageBytes: number | null
  /** Contents of their archives in all, in bytes. */
  readonly archives: number | null
}

/** The shares of the mailboxes that keep each bound, of two, three and four tiers. */
const sharesOf = [[], [0.9], [0.5, 0.9], [0.5, 0.9, 0.99]] as const

const toldShares = [0.5, 0.9, 0.95, 0.99, 1] as const

/** Null is what no file says. */
export type Percentiles = {
  /** The size and the messages a day that this share of the mailboxes does not exceed. */
  readonly told: readonly (TierBound & { readonly share: number })[]
  /** Bounds of one, two, three and four tiers. */
  readonly splits: readonly (readonly TierBound[])[]
}

/**
 * Percentiles of size and of messages, and tiers by them. Both bounds of a tier stand at the same
 * percentile, which is chosen so that the wanted share of the mailboxes keeps both.
 */
export function percentilesOf({ mailboxes, bytes, messages }: MailboxFigures): Percentiles {
  const sizes = bytes && sortedList(bytes)
  const rates = messages && sortedList(messages)
  const boundAt = (share: number): TierBound => ({
    bytes: sizes && quantile(sizes, share),
    messages: rates && quantile(rates, share),
  })
  const ranks = Float64Array.from({ length: mailboxes }, (_, at) =>
    Math.max(shareUpTo(sizes, bytes?.[at]), shareUpTo(rates, messages?.[at])),
  ).sort()
  return {
    told: toldShares.map((share) => ({ share, ...boundAt(share) })),
    splits: sharesOf.map((shares) => shares.map((share) => boundAt(quantile(ranks, share)))),
  }
}

/** A value below which, or at which, this share of a sorted list lies. */
function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share - 1e-9) - 1)] ?? 0
}

function sortedList(values: Float64Array): Float64Array {
  return Float64Array.from(values).sort()
}

/** The share of a sorted list that is at or below a value; 0 where there is no list. */
function shareUpTo(sorted: Float64Array | null, value: number | undefined): number {
  if (!sorted || value === undefined) return 0
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low / sorted.length
}

/** The mailboxes of each tier: a mailbox is of the first both of whose bounds it keeps, else of the last. */
export function tiersWithin(
  figures: MailboxFigures,
  bounds: readonly TierBound[],
): readonly TierFigures[] {
  const tiers = Array.from({ length: bounds.length + 1 }, () => ({
    mailboxes: 0,
    bytes: 0,
    largest: 0,
    items: 0,
    messages: 0,
    busiest: 0,
    messageBytes: 0,
    archives: 0,
  }))
  for (let at = 0; at < figures.mailboxes; at += 1) {
    const tier = tiers[tierOf(figures, bounds, at)]
    if (!tier) continue
    const size = figures.bytes?.[at] ?? 0
    tier.mailboxes += 1
    tier.bytes += size
    tier.largest = Math.max(tier.largest, size)
    tier.items += figures.items?.[at] ?? 0
    const rate = figures.messages?.[at] ?? 0
    tier.messages += rate
    tier.busiest = Math.max(tier.busiest, rate)
    tier.messageBytes += figures.messageBytes?.[at] ?? 0
    tier.archives += figures.archives?.[at] ?? 0
  }
  return tiers.map((tier) => ({
    mailboxes: tier.mailboxes,
    bytes: figures.bytes && tier.bytes,
    largest: figures.bytes && tier.largest,
    items: figures.items && tier.items,
    messages: figures.messages && tier.messages,
    busiest: figures.messages && tier.busiest,
    messageBytes: figures.messageBytes && tier.messageBytes,
    archives: figures.archives && tier.archives,
  }))
}

function tierOf(
  { bytes, messages }: MailboxFigures,
  bounds: readonly TierBound[],
  at: number,
): number {
  const size = bytes?.[at] ?? 0
  const rate = messages?.[at] ?? 0
  // A plain loop: it goes over every mailbox whenever a bound is changed.
  for (let tier = 0; tier < bounds.length; tier += 1) {
    const bound = bounds[tier]
    if (!bound) continue
    if (bound.bytes !== null && size > bound.bytes) continue
    if (bound.messages === null || rate <= bound.messages) return tier
  }
  return bounds.length
}

/** Mailboxes of each tier above one edge and up to the next; the last are above all edges. */
export function countsBetween(
  figures: MailboxFigures,
  bounds: readonly TierBound[],
  by: 'bytes' | 'messages',
  edges: readonly number[],
): readonly (readonly number[])[] {
  const counts = Array.from({ length: edges.length + 1 }, () =>
    Array.from({ length: bounds.length + 1 }, () => 0),
  )
  const values = figures[by]
  for (let at = 0; at < figures.mailboxes; at += 1) {
    const value = values?.[at] ?? 0
    let bin = 0
    while (bin < edges.length && value > (edges[bin] ?? 0)) bin += 1
    const tier = tierOf(figures, bounds, at)
    const row = counts[bin]
    if (row) row[tier] = (row[tier] ?? 0) + 1
  }
  return counts
}
