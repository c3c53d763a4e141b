import { ax45i, type Cite, equalLogic, powerEdge, powerVault, storageTek } from './source.ts'

/** A place where a document contradicts itself or another one. */
export type Erratum = {
  readonly cite: Cite
  /** What the document prints. */
  readonly printed: string
  /** What its own rules give. */
  readonly follows: string
  /** What Spindle does. */
  readonly decision: string
  /** What that changes in the figures a person sees. */
  readonly effect: string
}

/** Where the documents contradict themselves or each other, in the order of the numbers. */
export const errata = {
  E1: {
    cite: equalLogic('6.3'),
    printed: 'Total IOPS adds 1,972 as transactional, 493 for logs and 257 for maintenance: 2,722.',
    follows:
      '1,972 already contains logs and maintenance; the transactional part is 1,380, so the three add up to 2,130. The measurements of section 5.6 agree: 1,260 planned transactional IOPS in 7 databases performed 1,891 in all.',
    decision:
      'Both are carried by name: the expected load of 2,130, and the design requirement of 2,722 with the difference as a reserve.',
    effect:
      'The design requirement of the worked example lies 592 IOPS above its expected load, as a reserve that can be changed.',
  },
  E2: {
    cite: equalLogic('5.1, 5.6 and 5.7'),
    printed: '6 MB of database cache for a mailbox of 150 messages a day.',
    follows: '0.06 MB per message give 9 MB, and give every other printed row.',
    decision: '0.06 MB per message.',
    effect: '5,000 mailboxes of 150 messages need 45 GB of cache, printed as 30.',
  },
  E3: {
    cite: equalLogic('Table 14'),
    printed:
      'Series 1 with 5,000, 7,000, 9,000 and 10,000 mailboxes, series 2 with 5,000, 7,500, 10,000 and 12,500.',
    follows: 'Tables 13, 15 and 16 have the two the other way round.',
    decision: 'The series of Table 13.',
    effect: 'None: Table 14 holds only estimates of cache, and Spindle computes the cache.',
  },
  E4: {
    cite: equalLogic('5.2'),
    printed: 'A database of 5.6 TB for 700 mailboxes of 800 MB.',
    follows: '700 × 800 MB are 560,000 MB, which is 0.56 TB.',
    decision: 'Mailboxes times their size, computed.',
    effect: 'None: no other figure rests on this example.',
  },
  E5: {
    cite: equalLogic('6.3'),
    printed: 'A search catalog of 659 MB.',
    follows: '10 % of 6,590 GB are 659 GB, and the total counts it so.',
    decision: 'GB.',
    effect: 'The catalog is 659 GB of the capacity of the worked example.',
  },
  E6: {
    cite: equalLogic('6.1 and Table 24'),
    printed: 'The log formula multiplies by the average message size and by the size factor.',
    follows:
      'With both, 50 messages of 150 KB give 38 logs; Table 24 prints 19. The factor already stands for the size. The printed 10, 30 and 60 come out with 1 MB = 1024 KB.',
    decision:
      'The base size stays 75 KB and the factor carries the size; decimal megabytes, as in the worked example.',
    effect: 'Messages of 150 KB write 1.9 times the logs of 75 KB, not 3.8 times.',
  },
  E7: {
    cite: equalLogic('5.6 and Table 13'),
    printed: 'Databases of 1.5 TB for 2,500 mailboxes of 512 MB each.',
    follows: '2,500 × 512 MB are 1.28 TB; Table 7 prints 1.25 TB for the same layout.',
    decision: '1.28 TB.',
    effect: 'The tests behind the predicted reads count 1.28 TB of data in each such database.',
  },
  E8: {
    cite: equalLogic('5.4 and Table 9'),
    printed: 'Five scenarios, of which Table 9 lists four: standalone, 2, 4 and 8 nodes.',
    follows: 'Five were measured: Table 10 has one with 6 nodes.',
    decision: 'Table 10.',
    effect: 'The test with 6 nodes and 1,446 IOPS is among the 31 that the model is fitted to.',
  },
  E9: {
    cite: equalLogic('5.4, Table 10, summary and 6.3'),
    printed: 'More database copies cost more I/O, booked on logs in 6.3 and on the rest in 5.4.',
    follows: 'Every DAG test performed 4 to 6 % fewer total IOPS than the standalone one.',
    decision:
      'The method of 6.3 is followed: percentage points on logs. The fitted model takes standalone and DAG tests apart.',
    effect: 'Four copies add 3 percentage points to the logs: 59 IOPS in the worked example.',
  },
  E10: {
    cite: equalLogic('5.4 and 6.3'),
    printed: 'A mailbox in a DAG needs 20 % less; 6.3 goes from 0.24 to 0.20 IOPS.',
    follows: '0.24 to 0.20 is 16.7 % less. PowerEdge Table 2 prints 0.0010 IOPS per message.',
    decision: '0.0010 IOPS per message in a DAG, 0.0012 standalone.',
    effect: 'The worked example has 1,380 transactional IOPS; 20 % less would be 1,325.',
  },
  E11: {
    cite: equalLogic('6.3 and Table 24'),
    printed: '41 logs per mailbox per day at 200 messages.',
    follows: 'The pattern of Table 24 gives 40, the formula 40.95.',
    decision: '40.95, unrounded, from the formula.',
    effect: 'The worked example keeps 848 GB of logs, printed as 849; with 40 it would be 828.',
  },
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
  E14: {
    cite: ax45i('Appendix B'),
    printed: 'About 180 IOPS achieved, and 100 users with mailboxes of 30 GB.',
    follows:
      'The databases achieved 592 in its report; 180 may be the log writes, 176. Its Table 6 has mailboxes of 3 GB: 100 of them are 300 GB, on 399 GB formatted.',
    decision: 'The reports and Table 6.',
    effect: 'The tested solution goes down to 100 mailboxes of 3 GB.',
  },
  E15: {
    cite: powerEdge('Test methodology and results'),
    printed: '20 % of headroom over the profile was used in the calculations of Table 4.',
    follows:
      '5,000 × 0.2 × 1.2 are its 1,200 IOPS; 1,500 × 0.32 are its 480, without headroom. With it they would be 576, of which the 503 achieved are 87 %.',
    decision: 'Each row says whether it carries headroom.',
    effect:
      'With headroom, the 503 IOPS of the R510 are those of 1,310 mailboxes, printed as 1,500.',
  },
  E16: {
    cite: storageTek('Targeted Customer Profile'),
    printed: 'A mailbox quota of 300 GB.',
    follows:
      'Its features name 300 MB; 4,000 mailboxes of 300 GB would be 1,200 TB, on 1,080 GB of databases.',
    decision: '300 MB.',
    effect: 'The tested solution is described with mailboxes of 300 MB.',
  },
  E17: {
    cite: powerVault('Figures 6 and 7'),
    printed:
      '1,709 IOPS with reads at 12 ms and writes at 11 in Figure 6, the same 1,709 with 11 and 9 ms in Figure 7.',
    follows: 'Two runs or a slip: nothing in the article decides it.',
    decision: 'Both are kept, each under its figure.',
    effect:
      'Reads differ by 1 ms and writes by 2; the loss of 35 % while rebuilding stays the same.',
  },
  E18: {
    cite: ax45i('Targeted customer profile and Table 1'),
    printed: '0.40 IOPS per mailbox, and 0.5 in Table 1 with 20 % of headroom included.',
    follows:
      '0.40 with 20 % is 0.48, and 0.5 without is 0.417. Of the 700 IOPS of 1,400 mailboxes at 0.5 the 2-hour test achieved 592.487, which is 85 %, and the 24-hour test 555.302, 79 %; of the 560 at 0.40, 106 and 99 %.',
    decision: 'Below the 95 % rule at 0.5, passing at 0.40; both are said.',
    effect: 'Its 1,400 mailboxes pass at 0.40 IOPS each, and reach 85 % of the plan at 0.5.',
  },
  E19: {
    cite: equalLogic('6.3 and Table 26'),
    printed: '41 GB of log files for each database, with three days kept.',
    follows: '849 GB over 7 databases are 121 GB for three days; 41 GB are those of one day.',
    decision: '121 GB. The volumes of 1,400 GB hold the larger figure.',
    effect: 'Each volume of the worked example holds 121 GB of logs, and stays at 1,400 GB.',
  },
  E20: {
    cite: ax45i('Individual server metrics'),
    printed: 'Latencies of 0.0175, 0.006 and 0.002 in milliseconds.',
    follows: 'They are seconds, as in its Appendix A.',
    decision: '17.5, 6 and 2 ms.',
    effect: 'Database reads stand at 17.5 ms, 2.5 ms below their limit.',
  },
  E21: {
    cite: equalLogic('5'),
    printed: 'A test passes when the IOPS achieved are not less than 5 % of those planned.',
    follows: 'By that, 45 of 900 would do. What can be meant is a shortfall of 5 % at most.',
    decision: 'At least 95 % of the plan.',
    effect: 'A test with 900 planned IOPS passes from 855 on.',
  },
  E22: {
    cite: equalLogic('6.3'),
    printed: '2,722 IOPS are in the range of a test of section 5.6, and RAID 6 is chosen.',
    follows: 'That test ran RAID 50. RAID 6 performed 1,447 IOPS where RAID 50 performed 1,530.',
    decision: 'RAID 6 is predicted as RAID 6.',
    effect:
      'The arrays of the worked example keep reads below 20 ms at the expected load, and not at the design requirement.',
  },
  E23: {
    cite: equalLogic('6.3'),
    printed: 'Log and maintenance shares decrease with heavier profiles.',
    follows: 'Logs are 19 % at 0.06 IOPS per mailbox and 22 % at 0.18.',
    decision: 'The points as measured.',
    effect: 'Between 50 and 150 messages a day the share of logs grows, from 19 to 22 %.',
  },
  E24: {
    cite: equalLogic('summary and Table 8'),
    printed: '55 to 70 % better latency with 2 databases than with 20.',
    follows: 'By Table 8 it is 59 % for reads, 73 % for database writes and 46 % for log writes.',
    decision: 'Table 8.',
    effect:
      'The advice on many databases has the figures of Table 8: 65 % more IOPS and 2.4 times the read latency.',
  },
  E25: {
    cite: equalLogic('summary and 5.5'),
    printed: 'RAID 5 performs around 5 % less than RAID 10.',
    follows: 'Table 12 has 1,574 against 1,638 IOPS, which is 4 %, and 5.5 says so.',
    decision: 'Table 12.',
    effect: 'None: the model is fitted to the IOPS of Table 12.',
  },
  E26: {
    cite: equalLogic('Tables 1 and 5'),
    printed: 'Databases of 500 GB for 1,000 mailboxes of 512 MB; in Table 5 mailboxes of 500 MB.',
    follows: '1,000 × 512 MB are 512 GB, and the results in Table 6 are headed 512 MB.',
    decision: 'The mailbox size that stands with the results.',
    effect: 'The database of the reference test counts 512 GB.',
  },
  E27: {
    cite: equalLogic('Table 23'),
    printed: '360 of 900 IOPS as 39 %.',
    follows: '360 ÷ 900 is 40 %.',
    decision: 'The IOPS; shares are computed.',
    effect: 'None: no figure rests on the printed share.',
  },
  E28: {
    cite: equalLogic('5.6 and Table 15'),
    printed: 'Latencies grow less than the workload throughout.',
    follows: 'At 250 % of the workload log writes take 254 % of the time.',
    decision: 'Table 15.',
    effect: 'None: the model is fitted to the latencies of Table 15.',
  },
  E29: {
    cite: equalLogic('6.3 and Table 26'),
    printed: '4 database replica copies.',
    follows: '21 replicas of 7 databases are 3 each beside the active one.',
    decision: '4 copies, the active one included.',
    effect: 'The four servers of the worked example hold 28 database copies, 7 of them active.',
  },
  E30: {
    cite: equalLogic('3 and Table 1'),
    printed: 'A guideline of 200 GB at most for the database file of a standalone server.',
    follows:
      'Its reference test, a standalone server, has 1,000 mailboxes of 512 MB in each database: 500 GB printed, 512 computed.',
    decision: 'The guideline is advice and blocks nothing.',
    effect: 'A larger standalone database brings a warning; the plan is sized all the same.',
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
  E35: {
    cite: powerVault('Performance tests: I/O, backup and recovery, log reads, and RAID level'),
    printed:
      'RAID 10 takes the databases from 7,344 to 4,080 GB and the mailboxes from 1 GB to 650 MB.',
    follows: 'In proportion, 4,080 of 7,344 GB leave 556 MB.',
    decision: 'Computed, with the printed 650 MB beside it.',
    effect: 'In RAID 10 the same mailboxes get 556 MB each.',
  },
  E36: {
    cite: powerEdge('Performance improvement factors and Summary'),
    printed: 'I/O fell four-fold, and up to three times the mailboxes fit.',
    follows: '0.32 to 0.10 IOPS at 100 messages is 3.2-fold; 5,000 mailboxes are 3.33 times 1,500.',
    decision: 'Both are computed.',
    effect:
      'A comparison of the two servers divides the I/O by 3.2 and gives 3.33 times the mailboxes.',
  },
  E37: {
    cite: equalLogic('5.1 to 5.8'),
    printed: 'Total IOPS performed, shown as what the planned workload costs.',
    follows:
      'They include what the load generator did beyond its plan: 299 of 300, 1,018 of 900 and 2,194 of 1,800 transactional IOPS (Table 3). Equated to the plan, 1,530 IOPS in all are 1,353 and 2,762 are 2,266.',
    decision: 'The fitted model carries the overshoot as a named term and sizes plans without it.',
    effect:
      'Left in, it would add 13 to 22 % to the transactional load, which no mailbox asks for.',
  },
} as const satisfies Record<string, Erratum>

/** The number of an erratum. */
export type ErratumId = keyof typeof errata
