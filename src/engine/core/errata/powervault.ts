import { powerVault } from '../documents.ts'
import type { Erratum } from './erratum.ts'

/** The contradictions of the PowerVault article, by their number. */
export const powerVaultErrata = {
  E17: {
    cite: powerVault('Figures 6 and 7'),
    printed:
      '1,709 IOPS with reads at 12 ms and writes at 11 in Figure 6, the same 1,709 with 11 and 9 ms in Figure 7.',
    follows: 'Two runs or a slip: nothing in the article decides it.',
    decision: 'Both are kept, each under its figure.',
    effect:
      'Reads differ by 1 ms and writes by 2; the loss of 35 % while rebuilding stays the same.',
  },
  E35: {
    cite: powerVault('Performance tests: I/O, backup and recovery, log reads, and RAID level'),
    printed:
      'RAID 10 takes the databases from 7,344 to 4,080 GB and the mailboxes from 1 GB to 650 MB.',
    follows: 'In proportion, 4,080 of 7,344 GB leave 556 MB.',
    decision: 'Computed, with the printed 650 MB beside it.',
    effect: 'In RAID 10 the same mailboxes get 556 MB each.',
  },
} as const satisfies Record<string, Erratum>
