import { citeEqualLogic } from '../core/source.ts'
import type { RaidPolicy } from './equallogic-arrays.ts'

/** RAID policies that an EqualLogic array can be converted to without data loss. */
export const raidConversions: Readonly<Record<RaidPolicy, readonly RaidPolicy[]>> = {
  'RAID 10': ['RAID 50', 'RAID 5', 'RAID 6'],
  'RAID 50': ['RAID 5', 'RAID 6'],
  'RAID 6': ['RAID 5'],
  'RAID 5': [],
}

/** Cost of a conversion: section 5.5 names the slower array, section 7 time and fragmentation. */
export const raidConversionCostText = {
  text: 'Converting slows the array while it runs, takes long where volumes are large, and leaves the data fragmented.',
  source: citeEqualLogic('5.5 and 7'),
} as const

export function raidConversionWords(from: RaidPolicy): string {
  const to = raidConversions[from]
  const [last = 'no other policy', ...others] = to.toReversed()
  return `${from} can be converted to ${[others.toReversed().join(', '), last].filter(Boolean).join(' and ')}${to.length === 1 ? ' only' : ''}`
}
