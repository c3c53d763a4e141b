import { powerEdge } from '../documents.ts'
import type { Erratum } from './erratum.ts'

/** The contradictions of the PowerEdge paper, by their number. */
export const powerEdgeErrata = {
  E15: {
    cite: powerEdge('Test methodology and results'),
    printed: '20 % of headroom over the profile was used in the calculations of Table 4.',
    follows:
      '5,000 × 0.2 × 1.2 are its 1,200 IOPS; 1,500 × 0.32 are its 480, without headroom. With it they would be 576, of which the 503 achieved are 87 %.',
    decision: 'Each row says whether it carries headroom.',
    effect:
      'With headroom, the 503 IOPS of the R510 are those of 1,310 mailboxes, printed as 1,500.',
  },
  E36: {
    cite: powerEdge('Performance improvement factors and Summary'),
    printed: 'I/O fell four-fold, and up to three times the mailboxes fit.',
    follows: '0.32 to 0.10 IOPS at 100 messages is 3.2-fold; 5,000 mailboxes are 3.33 times 1,500.',
    decision: 'Both are computed.',
    effect:
      'A comparison of the two servers divides the I/O by 3.2 and gives 3.33 times the mailboxes.',
  },
} as const satisfies Record<string, Erratum>
