import { storageTek } from '../documents.ts'
import type { Erratum } from './erratum.ts'

/** The contradictions of the StorageTek paper, by their number. */
export const storageTekErrata = {
  E12: {
    cite: storageTek('Define and Assess'),
    printed:
      '2,000 mailboxes at 1.0 IOPS, 500 of them with a BlackBerry at 3.64: 3,820 in all. And 1,500 for 2,000 heavily used mailboxes, at 0.75.',
    follows:
      '3.64 is called a factor over the plain mailbox and is then added to it. As an addition the sum holds; as a multiple it is 1,500 + 500 × 3.64 = 3,320. 0.75 is the average class, heavy is 1.0.',
    decision: 'Added, as printed, with the other reading shown; heavy is 1.0.',
    effect: 'The example comes to 3,820 IOPS, 500 more than by the other reading.',
  },
  E13: {
    cite: storageTek('2530 Configuration'),
    printed:
      'A whole tray of 73 GB drives in RAID 5 has 727,080 MB, and one of 146 GB drives a quota of 7272.08 MB; in RAID 10, 73 GB drives are split into 14,450 MB for logs and 293,460 MB for databases.',
    follows:
      '1,454,160 MB for 2,000 users are 727.08 MB each; 438,000 less 293,460 are 144,540. RAID 5 of 12 drives leaves 11 of them, 803,000 MB or 401.5 MB each, where 83 % of the raw space is printed. Four and eight drives in RAID 10 are 146,000 and 292,000 MB.',
    decision: 'Computed by drives, with the printed figure beside it.',
    effect: '73 GB drives in RAID 5 give 2,000 users 401.5 MB each, printed as 363.54.',
  },
  E16: {
    cite: storageTek('Targeted Customer Profile'),
    printed: 'A mailbox quota of 300 GB.',
    follows:
      'Its features name 300 MB; 4,000 mailboxes of 300 GB would be 1,200 TB, on 1,080 GB of databases.',
    decision: '300 MB.',
    effect: 'The tested solution is described with mailboxes of 300 MB.',
  },
  E33: {
    cite: storageTek('Solution Description and Tested Deployment'),
    printed:
      '4,000 mailboxes of 300 MB in 1,080 GB; databases that fill 99 %, and 33 %; four drives of 136.7 GB with 550.8 GB raw and 135 formatted; 2.63 TB for 36 drives in RAID 5.',
    follows:
      '4,000 × 300 MB are 1,200 GB; 1,080 GB are 270 MB each. Four drives are 546.8 GB raw and 273 in RAID 10. 36 × 146 GB ÷ 2 are 2.63 TB, and that is RAID 10.',
    decision: 'The drive counts, and the quota that really fits.',
    effect: 'The tested databases hold 4,000 mailboxes of 270 MB.',
  },
  E34: {
    cite: storageTek('2530 Configuration and Tested Configuration'),
    printed: 'RAID 5 is recommended as the better balance of cost and performance.',
    follows: 'Every volume it tested is RAID 10.',
    decision: 'What is recommended and what was tested are named apart.',
    effect: 'Its 2,059 IOPS, with reads at 18 ms, stand for RAID 10 only.',
  },
} as const satisfies Record<string, Erratum>
