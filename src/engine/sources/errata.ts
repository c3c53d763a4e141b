import { type Cite, equalLogic } from './documents.ts'

/** One contradiction in a document: what it prints, what its own rules give, what Spindle does. */
export type Erratum = {
  readonly cite: Cite
  readonly printed: string
  readonly follows: string
  readonly decision: string
}

/** The contradictions that touch a figure of this method, by their number. */
export const errata = {
  E1: {
    cite: equalLogic('6.3'),
    printed: 'Total IOPS adds 1,972 as transactional, 493 for logs and 257 for maintenance: 2,722.',
    follows:
      '1,972 already contains logs and maintenance; the transactional part is 1,380, so the three add up to 2,130. The measurements of section 5.6 agree: 1,260 planned transactional IOPS in 7 databases performed 1,891 in all.',
    decision:
      'Both are carried by name: the expected load of 2,130, and the design requirement of 2,722 with the difference of 592 as a reserve.',
  },
  E2: {
    cite: equalLogic('5.1, 5.6 and 5.7'),
    printed: '6 MB of database cache for a mailbox of 150 messages a day.',
    follows: '0.06 MB per message give 9 MB, and give every other printed row.',
    decision: '0.06 MB per message.',
  },
  E5: {
    cite: equalLogic('6.3'),
    printed: 'A search catalog of 659 MB.',
    follows: '10 % of 6,590 GB are 659 GB, and the total counts it so.',
    decision: 'GB.',
  },
  E6: {
    cite: equalLogic('6.1 and Table 24'),
    printed: 'The log formula multiplies by the average message size and by the size factor.',
    follows:
      'With both, 50 messages of 150 KB give 38 logs; Table 24 prints 19. The factor already stands for the size. The printed 10, 30 and 60 come out with 1 MB = 1024 KB.',
    decision:
      'The base size stays 75 KB and the factor carries the size; decimal megabytes, as in the worked example.',
  },
  E9: {
    cite: equalLogic('5.4, Table 10, summary and 6.3'),
    printed: 'More database copies cost more I/O, booked on logs in 6.3 and on the rest in 5.4.',
    follows: 'Every DAG test performed 4 to 6 % fewer total IOPS than the standalone one.',
    decision: 'The method of 6.3 is followed: percentage points on logs.',
  },
  E10: {
    cite: equalLogic('5.4 and 6.3'),
    printed: 'A mailbox in a DAG needs 20 % less; 6.3 goes from 0.24 to 0.20 IOPS.',
    follows: '0.24 to 0.20 is 16.7 % less. PowerEdge Table 2 prints 0.0010 IOPS per message.',
    decision: '0.0010 IOPS per message in a DAG.',
  },
  E11: {
    cite: equalLogic('6.3 and Table 24'),
    printed: '41 logs per mailbox per day at 200 messages.',
    follows: 'The pattern of Table 24 gives 40, the formula 40.95.',
    decision: '40.95, unrounded, from the formula.',
  },
  E19: {
    cite: equalLogic('6.3 and Table 26'),
    printed: '41 GB of log files for each database, with three days kept.',
    follows: '849 GB over 7 databases are 121 GB for three days; 41 GB are those of one day.',
    decision: '121 GB. The volumes of 1,400 GB hold the larger figure.',
  },
  E22: {
    cite: equalLogic('6.3'),
    printed: '2,722 IOPS are in the range of a test of section 5.6, and RAID 6 is chosen.',
    follows: 'That test ran RAID 50. RAID 6 performed 1,447 IOPS where RAID 50 performed 1,530.',
    decision: 'RAID 6 is predicted as RAID 6.',
  },
  E23: {
    cite: equalLogic('6.3'),
    printed: 'Log and maintenance shares decrease with heavier profiles.',
    follows: 'Logs are 19 % at 0.06 IOPS per mailbox and 22 % at 0.18.',
    decision: 'The points as measured.',
  },
  E29: {
    cite: equalLogic('6.3 and Table 26'),
    printed: '4 database replica copies.',
    follows: '21 replicas of 7 databases are 3 each beside the active one.',
    decision: '4 copies, the active one included.',
  },
  E30: {
    cite: equalLogic('3 and Table 1'),
    printed: 'A guideline of 200 GB at most for the database file of a standalone server.',
    follows:
      'Its reference test, a standalone server, has 1,000 mailboxes of 512 MB in each database: 500 GB printed, 512 computed.',
    decision: 'The guideline is advice and blocks nothing.',
  },
  E37: {
    cite: equalLogic('5.1 to 5.8'),
    printed: 'Total IOPS performed, shown as what the planned workload costs.',
    follows:
      'They include what the load generator did beyond its plan: 299 of 300, 1,018 of 900 and 2,194 of 1,800 transactional IOPS (Table 3).',
    decision: 'The fitted model carries the overshoot as a named term and sizes plans without it.',
  },
} as const satisfies Record<string, Erratum>

/** The number of an erratum. */
export type ErratumId = keyof typeof errata
