import { ax45i } from '../documents.ts'
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
