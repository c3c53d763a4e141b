import { type Sizing, shown, type Worked } from '../../engine/index.ts'
import type { Format } from '../ui/format.ts'

export type SegmentKey = 'transactional' | 'logs' | 'maintenance' | 'reserve'

/** One part of the load of a server, as the chart and its table show it. */
export type IopsSegment = {
  readonly key: SegmentKey
  readonly worked: Worked<'IOPS'>
  readonly value: number
  readonly text: string
  /** What the part is, in a few words. */
  readonly meaning: string
}

export const segmentFills: Record<SegmentKey, string> = {
  transactional: 'var(--series-1)',
  logs: 'url(#pattern-logs)',
  maintenance: 'url(#pattern-maintenance)',
  reserve: 'url(#pattern-reserve)',
}

const meanings: Record<SegmentKey, string> = {
  transactional: 'Work of the mailboxes',
  logs: 'Log writes and log shipping',
  maintenance: 'Background database maintenance',
  reserve: 'Kept above the expected load',
}

/** The parts of the load of one server, in their order. */
export function iopsSegments({ iops }: Sizing, format: Format): IopsSegment[] {
  const keys: readonly SegmentKey[] = ['transactional', 'logs', 'maintenance', 'reserve']
  return keys.map((key) => ({
    key,
    worked: iops[key],
    value: shown(iops[key]),
    text: format.quantity(iops[key]).number,
    meaning: meanings[key],
  }))
}

/** What there is to see, in one sentence. */
export function iopsTakeaway({ iops }: Sizing, format: Format): string {
  const share = shown(iops.transactional) / Math.max(1, shown(iops.expectedLoad))
  return `Each server is expected to generate ${format.text(iops.expectedLoad)}, ${format.value(Math.round(share * 100) / 100, '%')} of it transactional; with the reserve ${format.text(iops.designRequirement)} are required.`
}
