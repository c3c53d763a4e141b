import { convertSize } from '../../engine/index.ts'
import { countsBetween, type MailboxFigures } from '../../statistics/index.ts'
import { boundsInBytes, type QuotaUnit, type TierUpperBound } from './tier-proposal.ts'

export type Measure = 'size' | 'messages'

/** Mailboxes per tier in a range: over the lower edge, up to the upper edge; null for no edge. */
type Bin = {
  readonly above: number | null
  readonly upTo: number | null
  readonly counts: readonly number[]
}

/** Bin edges, in the quota unit or in messages a day. */
const edgesOf = {
  MB: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000],
  MiB: [50, 100, 200, 500, 1024, 2048, 5120, 10_240, 20_480, 51_200, 102_400],
  messages: [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
} as const

/** Mailboxes by size or messages a day; empty bins at both ends are left out. */
export function binsOf(
  figures: MailboxFigures,
  bounds: readonly TierUpperBound[],
  unit: QuotaUnit,
  measure: Measure,
): readonly Bin[] {
  const edges = measure === 'size' ? edgesOf[unit] : edgesOf.messages
  const inBytes = measure === 'size' ? edges.map((edge) => convertSize(edge, unit, 'bytes')) : edges
  const by = measure === 'size' ? 'bytes' : 'messages'
  const bins = countsBetween(figures, boundsInBytes(bounds, unit), by, inBytes).map(
    (counts, at): Bin => ({ above: edges[at - 1] ?? null, upTo: edges[at] ?? null, counts }),
  )
  const isFilled = ({ counts }: Bin) => counts.some((count) => count > 0)
  return bins.slice(bins.findIndex(isFilled), bins.findLastIndex(isFilled) + 1)
}
