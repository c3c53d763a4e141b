import type { MailboxFigures } from './join-mailboxes.ts'

/** Upper bounds of a tier: bytes of a mailbox, and its messages per day. */
export type TierUpperLimits = { readonly bytes: number | null; readonly messages: number | null }

/** Totals of a tier’s mailboxes; null for figures that no file has. */
export type TierFigureTotals = {
  readonly mailboxes: number
  /** Contents of all mailboxes of the tier, and of the largest, in bytes. */
  readonly bytes: number | null
  readonly largest: number | null
  readonly items: number | null
  /** Messages per day of all mailboxes and of the busiest, and bytes of all messages per day. */
  readonly messages: number | null
  readonly busiest: number | null
  readonly messageBytes: number | null
  /** Contents of the mailboxes’ archives, in bytes. */
  readonly archives: number | null
}

/** Shares of the mailboxes within each bound, for one to four tiers. */
const sharesOf = [[], [0.9], [0.5, 0.9], [0.5, 0.9, 0.99]] as const

/** Bounds of tiers at percentiles, for a split into one, two, three and four tiers. */
export type PercentileSplits = {
  readonly splits: readonly (readonly TierUpperLimits[])[]
}

/**
 * Tiers by percentiles of size and messages. Both bounds of a tier are at the same
 * percentile, chosen so that the wanted share of the mailboxes is within both.
 */
export function splitByPercentiles({
  mailboxes,
  bytes,
  messages,
}: MailboxFigures): PercentileSplits {
  const sizes = bytes && sortedList(bytes)
  const rates = messages && sortedList(messages)
  const boundAt = (share: number): TierUpperLimits => ({
    bytes: sizes && quantile(sizes, share),
    messages: rates && quantile(rates, share),
  })
  const ranks = Float64Array.from({ length: mailboxes }, (_, at) =>
    Math.max(shareUpTo(sizes, bytes?.[at]), shareUpTo(rates, messages?.[at])),
  ).sort()
  return {
    splits: sharesOf.map((shares) => shares.map((share) => boundAt(quantile(ranks, share)))),
  }
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share - 1e-9) - 1)] ?? 0
}

function sortedList(values: Float64Array): Float64Array {
  return Float64Array.from(values).sort()
}

/** Share of the values of a sorted list that are at most `value`; 0 without a list. */
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

/** Totals of each tier; a mailbox is in the first tier whose bounds it keeps, else in the last. */
export function tierTotalsByUpperLimits(
  figures: MailboxFigures,
  bounds: readonly TierUpperLimits[],
): readonly TierFigureTotals[] {
  const { bytes, items, messages, messageBytes, archives } = figures
  const totals = Array.from({ length: bounds.length + 1 }, () => ({
    mailboxes: 0,
    bytes: 0,
    largest: 0,
    items: 0,
    messages: 0,
    busiest: 0,
    messageBytes: 0,
    archives: 0,
  }))
  // A plain loop, as this runs over every mailbox whenever a bound changes.
  for (let at = 0; at < figures.mailboxes; at += 1) {
    const total = totals[tierOf(figures, bounds, at)]
    if (!total) continue
    total.mailboxes += 1
    total.bytes += bytes?.[at] ?? 0
    total.largest = Math.max(total.largest, bytes?.[at] ?? 0)
    total.items += items?.[at] ?? 0
    total.messages += messages?.[at] ?? 0
    total.busiest = Math.max(total.busiest, messages?.[at] ?? 0)
    total.messageBytes += messageBytes?.[at] ?? 0
    total.archives += archives?.[at] ?? 0
  }
  return totals.map((total) => ({
    mailboxes: total.mailboxes,
    bytes: bytes && total.bytes,
    largest: bytes && total.largest,
    items: items && total.items,
    messages: messages && total.messages,
    busiest: messages && total.busiest,
    messageBytes: messageBytes && total.messageBytes,
    archives: archives && total.archives,
  }))
}

function tierOf(
  { bytes, messages }: MailboxFigures,
  bounds: readonly TierUpperLimits[],
  at: number,
): number {
  const size = bytes?.[at] ?? 0
  const rate = messages?.[at] ?? 0
  for (let tier = 0; tier < bounds.length; tier += 1) {
    const bound = bounds[tier]
    if (!bound) continue
    if (bound.bytes !== null && size > bound.bytes) continue
    if (bound.messages === null || rate <= bound.messages) return tier
  }
  return bounds.length
}
