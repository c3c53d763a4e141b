import type { Design } from './design.ts'

/** What is known of a kind of storage, whatever is built of it. */
type Kind = {
  /** What comes first among designs that a ranking finds equal: drives of the servers’ own, then arrays. */
  readonly rank: number
  /** Whether drives in some of the servers stand without RAID. */
  readonly hasSingleDrives: boolean
  /** Whether servers share it, or the paths to it. */
  readonly reach: 'own' | 'shared'
}

/** Every kind of storage, one record each. */
export const kinds = {
  jbod: { rank: 0, hasSingleDrives: true, reach: 'own' },
  'jbod and raid': { rank: 1, hasSingleDrives: true, reach: 'own' },
  raid: { rank: 2, hasSingleDrives: false, reach: 'own' },
  'own shelf': { rank: 3, hasSingleDrives: false, reach: 'own' },
  'own array': { rank: 4, hasSingleDrives: false, reach: 'shared' },
  'shared array': { rank: 5, hasSingleDrives: false, reach: 'shared' },
  equallogic: { rank: 6, hasSingleDrives: false, reach: 'shared' },
  arrays: { rank: 7, hasSingleDrives: false, reach: 'shared' },
  'tested blocks': { rank: 8, hasSingleDrives: false, reach: 'shared' },
} as const satisfies Record<Design['kind'], Kind>
