import { storageTek } from '../../../core/source.ts'

/** Differences between two versions, as StorageTek prints them: what, of the one, of the other. */
export const versionChanges = {
  between: ['2003', '2007'],
  cite: storageTek('Define and Assess'),
  rows: [
    ['Memory, at most', '4 GB', '16 GB for each processor'],
    ['Mode', '32-bit', '32- or 64-bit'],
    ['Mailbox, at most', 'below 2 GB', '2 GB'],
    ['I/O coalescing', 'no', 'yes'],
    ['Database page', '4 KB', '8 KB'],
    ['Log file', 'above 1 MB', '1 MB'],
    ['Databases', '20', '50'],
    ['Storage groups', '20', '50'],
    ['Continuous replication', 'none', 'local and remote'],
  ],
} as const
