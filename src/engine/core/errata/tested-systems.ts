import { ax45i, powerEdge, powerVault, storageTek } from '../source.ts'
import type { Erratum } from './erratum.ts'

/** The contradictions of the AX4-5i paper, by their number. */
export const ax45iErrata = {
  E14: {
    cite: ax45i('Appendix B'),
    printed: 'About 180 IOPS achieved, and 100 users with mailboxes of 30 GB.',
    follows:
      'The databases achieved 592 in its report; 180 may be the log writes, 176. Its Table 6 has mailboxes of 3 GB: 100 of them are 300 GB, on 399 GB formatted.',
    decision: 'The reports and Table 6.',
    effect: 'The tested solution goes down to 100 mailboxes of 3 GB.',
  },
  E18: {
    cite: ax45i('Targeted customer profile and Table 1'),
    printed: '0.40 IOPS per mailbox, and 0.5 in Table 1 with 20 % of headroom included.',
    follows:
      '0.40 with 20 % is 0.48, and 0.5 without is 0.417. Of the 700 IOPS of 1,400 mailboxes at 0.5 the 2-hour test achieved 592.487, which is 85 %, and the 24-hour test 555.302, 79 %; of the 560 at 0.40, 106 and 99 %.',
    decision: 'Below the 95 % rule at 0.5, passing at 0.40; both are said.',
    effect: 'Its 1,400 mailboxes pass at 0.40 IOPS each, and reach 85 % of the plan at 0.5.',
  },
  E20: {
    cite: ax45i('Individual server metrics'),
    printed: 'Latencies of 0.0175, 0.006 and 0.002 in milliseconds.',
    follows: 'They are seconds, as in its Appendix A.',
    decision: '17.5, 6 and 2 ms.',
    effect: 'Database reads stand at 17.5 ms, 2.5 ms below their limit.',
  },
  E31: {
    cite: ax45i('Solution description, Tables 1, 2, 4 and 5'),
    printed:
      '2 storage groups of 2 stores of 700 mailboxes; 334 GB of databases, 83 % full; six drives, or four; tested in June 2008.',
    follows:
      '2 × 2 × 700 are 2,800 mailboxes, and it has 1,400. Its reports are of August and show two databases, 229.9 GB in all: 58 % of the 399 GB formatted, 54 % where those are binary. Tables 4 and 5 have 4 drives for databases and 2 for logs.',
    decision: 'The reports, and the drives of Tables 4 and 5.',
    effect:
      'The tested solution is 1,400 mailboxes in two databases on 4 + 2 drives, little more than half full.',
  },
  E32: {
    cite: ax45i('Appendix A'),
    printed:
      'Volume N: is a database in the preparation of the soft recovery; the table of the streaming backup repeats volumes and latencies where reads and writes per second belong.',
    follows:
      'N: writes 4,581 bytes at a time and reads next to nothing, as the log volume M: does, and every other report calls it a log. The rates of the backup follow from nothing in its table.',
    decision: 'N: is read as a log by its role; the missing rates are reported as missing.',
    effect: 'That preparation made 190.758 log writes per second, not 93.798.',
  },
} as const satisfies Record<string, Erratum>

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
