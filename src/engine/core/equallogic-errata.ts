import type { Erratum } from './erratum.ts'
import { equalLogic } from './source.ts'

/** EqualLogic against itself and against PowerEdge, and passages with several readings. */
export const equalLogicErrata = {
  E1: {
    cite: equalLogic('6.3'),
    error: 'Total IOPS counts logs and maintenance twice: 2,722 instead of 2,130.',
    printed: 'Total IOPS adds 1,972 as transactional, 493 for logs and 257 for maintenance: 2,722.',
    follows:
      '1,972 already contains logs and maintenance; the transactional part is 1,380, so the three add up to 2,130. The measurements of section 5.6 agree: 1,260 planned transactional IOPS in 7 databases performed 1,891 in all, and 1,620 performed 2,564.',
    decision:
      'Both are carried by name: the expected load of 2,130, and the design requirement of 2,722 with the difference as a reserve.',
    effect:
      'Spindle expects 2,130 IOPS in the worked example and keeps the other 592 as a reserve you can change.',
  },
  E2: {
    cite: equalLogic('5.1, 5.6, 5.7 and Tables 14 and 19'),
    error:
      'The row for 150 messages has 6 MB of cache; every other row follows 0.06 MB per message, which gives 9 MB.',
    printed:
      '6 MB of database cache for a mailbox of 150 messages a day, beside 3 MB for 50, 12 MB for 200 and 18 MB for 300.',
    follows:
      'PowerEdge Table 2 has 6 MB for 100 messages, 12 for 200 and 18 for 300: 0.06 MB per message, which give 9 MB for 150 and every other printed row.',
    decision: '0.06 MB per message.',
    effect: '5,000 mailboxes of 150 messages need 45 GB of cache, printed as 30.',
  },
  E3: {
    cite: equalLogic('Table 14'),
    error:
      'Table 14 and the text give different cache sizes, because two series of mailboxes change places.',
    printed:
      'Series 1 with 5,000, 7,000, 9,000 and 10,000 mailboxes, series 2 with 5,000, 7,500, 10,000 and 12,500.',
    follows: 'Tables 13, 15 and 16 have the two the other way round.',
    decision: 'The series of Table 13.',
    effect: 'No effect: Spindle computes its own.',
  },
  E4: {
    cite: equalLogic('5.2'),
    error: 'A database of 700 mailboxes of 800 MB is given as 5.6 TB, ten times what they hold.',
    printed: 'A database of 5.6 TB for 700 mailboxes of 800 MB.',
    follows: '700 × 800 MB are 560,000 MB, which is 0.56 TB.',
    decision: 'Mailboxes times their size, computed.',
    effect: 'No effect: no other figure rests on this example.',
  },
  E5: {
    cite: equalLogic('6.3'),
    error: 'The search catalog is printed in MB where its own total counts GB.',
    printed: 'A search catalog of 659 MB.',
    follows: '10 % of 6,590 GB are 659 GB, and the total counts it so.',
    decision: 'GB.',
    effect: 'The catalog is 659 GB of the capacity of the worked example.',
  },
  E6: {
    cite: equalLogic('6.1 and Table 24'),
    error:
      'The log formula counts the size of a message twice, once as its size and once as a factor.',
    printed: 'The log formula multiplies by the average message size and by the size factor.',
    follows:
      'With both, 50 messages of 150 KB give 38 logs; Table 24 prints 19. The factor already stands for the size. And 2.73 is 10 × 1024 ÷ (50 × 75), a binary constant: in decimal it would be 2.667. So the printed 10, 30 and 60 come out with 1 MB = 1024 KB only.',
    decision:
      'The base size stays 75 KB and the factor carries the size: on a line between 75, 150 and 300 KB, in proportion above. Decimal megabytes, as in the worked example, which are 2.4 % on the safe side.',
    effect: 'Messages of 150 KB write 1.9 times the logs of 75 KB, not 3.8 times.',
  },
  E7: {
    cite: equalLogic('5.6 and Table 13'),
    error: '2,500 mailboxes of 512 MB are given 1.5 TB; they hold 1.28.',
    printed: 'Databases of 1.5 TB for 2,500 mailboxes of 512 MB each.',
    follows: '2,500 × 512 MB are 1.28 TB; Table 7 prints 1.25 TB for the same layout.',
    decision: '1.28 TB.',
    effect: 'The tests behind the predicted reads count 1.28 TB of data in each such database.',
  },
  E8: {
    cite: equalLogic('5.4 and Table 9'),
    error: 'Table 9 lists four of the five scenarios.',
    printed: 'Five scenarios, of which Table 9 lists four: standalone, 2, 4 and 8 nodes.',
    follows: 'Five were measured: Table 10 has one with 6 nodes.',
    decision: 'Table 10.',
    effect:
      'No effect: the test with 6 nodes and 1,446 IOPS is among the 31 that the model is fitted to.',
  },
  E9: {
    cite: equalLogic('5.4, Table 10, summary and 6.3'),
    error:
      'The I/O of more copies is added to the logs in two places, to all other I/O in a third; the tests show no such cost.',
    printed:
      'More database copies cost more I/O: added to the logs in the summary and in 6.3, to the rest in 5.4.',
    follows:
      'Every DAG test performed 4 to 6 % fewer total IOPS than the standalone one; among themselves they performed 1,435, 1,432, 1,446 and 1,465.',
    decision:
      'The method of 6.3 is followed: percentage points on logs. The fitted model takes standalone and DAG tests apart.',
    effect: 'Four copies add 3 percentage points to the logs: 59 IOPS in the worked example.',
  },
  E10: {
    cite: equalLogic('5.4 and 6.3'),
    error: 'A DAG is said to need 20 % less; the printed figures are 16.7 % apart.',
    printed: 'A mailbox in a DAG needs 20 % less on average; 6.3 goes from 0.24 to 0.20 IOPS.',
    follows:
      '0.24 to 0.20 is 16.7 % less. PowerEdge Table 2, used there for a DAG of two copies, prints 0.0010 IOPS per message.',
    decision: '0.0010 IOPS per message in a DAG, 0.0012 standalone.',
    effect: 'The worked example has 1,380 transactional IOPS; 20 % less would be 1,325.',
  },
  E11: {
    cite: equalLogic('6.3 and Table 24'),
    error:
      '41 logs a day follow neither the table, which gives 40, nor the formula, which gives 40.95.',
    printed: '41 logs per mailbox per day at 200 messages.',
    follows:
      'The pattern of Table 24, 0.2 per message, gives 40, and the formula 40.95. The cause is that of E6: a binary constant in a decimal formula.',
    decision: '40.95, unrounded, from the formula.',
    effect: 'The worked example keeps 848 GB of logs, printed as 849; with 40 it would be 828.',
  },
  E19: {
    cite: equalLogic('6.3 and Table 26'),
    error: 'The logs of one day are printed as those of three.',
    printed: '41 GB of log files for each database, with three days kept.',
    follows: '849 GB over 7 databases are 121 GB for three days; 41 GB are those of one day.',
    decision: '121 GB. The volumes of 1,400 GB hold the larger figure.',
    effect: 'Each volume of the worked example holds 121 GB of logs, and stays at 1,400 GB.',
  },
  E21: {
    cite: equalLogic('5'),
    error: 'The rule for passing a test is worded so that 5 % of the planned IOPS would do.',
    printed: 'A test passes when the IOPS achieved are not less than 5 % of those planned.',
    follows: 'By that, 45 of 900 would do. What can be meant is a shortfall of 5 % at most.',
    decision: 'At least 95 % of the plan.',
    effect: 'A test with 900 planned IOPS passes from 855 on.',
  },
  E22: {
    kind: 'note',
    cite: equalLogic('6.3'),
    error:
      'RAID 6 is chosen on the strength of a test that ran RAID 50, and that was at its limit.',
    printed: '2,722 IOPS are about in the range of the test of section 5.6, and RAID 6 is chosen.',
    follows:
      'A judgment, at the edge: that test ran RAID 50 and read at 19.5 ms with 2,783 IOPS. RAID 6 reads 6 % slower (8.2 against 7.7 ms in Table 12), which makes 20.8 ms, and performed 1,447 IOPS where RAID 50 performed 1,530.',
    decision: 'RAID 6 is predicted as RAID 6, with its band.',
    effect:
      'The arrays of the worked example keep reads below 20 ms at the expected load, and not at the design requirement.',
  },
  E23: {
    cite: equalLogic('6.3'),
    error: 'The share of logs is said to fall with heavier profiles; the figures rise.',
    printed: 'Log and maintenance shares decrease with heavier profiles.',
    follows: 'Logs are 19 % at 0.06 IOPS per mailbox and 22 % at 0.18.',
    decision: 'The points as measured.',
    effect: 'Between 50 and 150 messages a day the share of logs grows, from 19 to 22 %.',
  },
  E24: {
    cite: equalLogic('summary and Table 8'),
    error: 'The gain of 2 databases over 20 is given as 55 to 70 %; Table 8 has 46 to 73.',
    printed: '55 to 70 % better latency with 2 databases than with 20.',
    follows: 'By Table 8 it is 59 % for reads, 73 % for database writes and 46 % for log writes.',
    decision: 'Table 8.',
    effect:
      'The advice on many databases has the figures of Table 8: 65 % more IOPS and 2.4 times the read latency.',
  },
  E25: {
    kind: 'note',
    cite: equalLogic('summary and 5.5'),
    error: 'The text says 5 % between RAID 5 and RAID 10, Table 12 says 3.9.',
    printed: 'RAID 5 performs around 5 % less than RAID 10.',
    follows:
      'Loosely rounded: Table 12 has 1,574 against 1,638 IOPS, which is 3.9 %, and 5.5 prints 4 %.',
    decision: 'Table 12.',
    effect: 'No effect: the model is fitted to the IOPS of Table 12.',
  },
  E26: {
    cite: equalLogic('Tables 1, 5 and 6'),
    error: 'Databases of 500 GB are 2.4 % too small for 1,000 mailboxes of 512 MB.',
    printed: 'Databases of 500 GB for 1,000 mailboxes of 512 MB; in Table 5 mailboxes of 500 MB.',
    follows: '1,000 × 512 MB are 512 GB, as the text of 5.2 says: 2.4 % more.',
    decision: 'The mailbox size of each table: 512 MB in all tests of the reference size.',
    effect: 'The database of the reference test counts 512 GB.',
  },
  E27: {
    cite: equalLogic('Table 23'),
    error: '360 of 900 IOPS is given as 39 %; it is 40.',
    printed: '360 of 900 IOPS as 39 %.',
    follows: '360 ÷ 900 is 40 %.',
    decision: 'The IOPS; shares are computed.',
    effect: 'No effect: no figure rests on the printed share.',
  },
  E28: {
    cite: equalLogic('5.6 and Table 15'),
    error: 'Latencies are said to grow less than the workload; log writes grow more.',
    printed: 'Latencies grow less than the workload throughout.',
    follows: 'At 250 % of the workload log writes take 254 % of the time.',
    decision: 'Table 15.',
    effect: 'No effect: the model is fitted to the latencies of Table 15.',
  },
  E29: {
    cite: equalLogic('6.3 and Table 26'),
    error: '4 replicas of a database are counted where there are 3 beside the active copy.',
    printed: '4 database replica copies.',
    follows: '21 replicas of 7 databases are 3 each beside the active one.',
    decision: '4 copies, the active one included.',
    effect: 'The four servers of the worked example hold 28 database copies, 7 of them active.',
  },
  E30: {
    kind: 'note',
    cite: equalLogic('3, 5.2 and Table 1'),
    error:
      'Databases of a standalone server should stay below 200 GB; nearly all of the paper’s own tests are larger.',
    printed: 'A guideline of 200 GB at most for the database file of a standalone server.',
    follows:
      'The guideline is Microsoft’s, and its tests go past it: standalone databases of 512 GB in the reference test and up to 1.5 TB in 5.2. Only the run with 20 databases, 125 GB each, keeps it.',
    decision: 'The guideline is advice and blocks nothing.',
    effect: 'A larger standalone database brings a warning; the plan is sized all the same.',
  },
  E37: {
    kind: 'note',
    cite: equalLogic('5.1 to 5.8'),
    error: 'Tests are headed with the load that was planned, not the one that was achieved.',
    printed:
      'Tables 4 to 23 set the IOPS performed, and their latencies, against the workload planned.',
    follows:
      'The paper says so itself: a note in 5.1 ties latencies to the IOPS achieved, and Table 3 equates three tests, with 299 of 300, 1,018 of 900 and 2,194 of 1,800 transactional IOPS. Then the totals hold what went beyond the plan, too: equated, 1,530 IOPS in all are 1,353 and 2,762 are 2,266. For the other 28 tests it is not published.',
    decision: 'The fitted model carries the overshoot as a named term and sizes plans without it.',
    effect:
      'Left in, it would add 13 to 22 % to the transactional load, which no mailbox asks for.',
  },
  E38: {
    cite: equalLogic('6.1'),
    error: 'The text and the formula differ in what a database holds: 4,991 or 6,585 GB.',
    printed: 'By the text a database holds quotas, white space and single item recovery.',
    follows:
      'The formula below it adds deleted items and calendar logging: 954.4 MB a mailbox and 6,585 GB in the worked example. By the text it would be 723.4 MB and 4,991 GB, 24 % less.',
    decision: 'The formula.',
    effect: 'The databases of the worked example take 6,585 GB, with 4,991 by the text.',
  },
  E39: {
    cite: equalLogic('5.5 and Table 12'),
    error:
      'RAID 10 is said to have the best latencies and RAID 6 the worst; for writes Table 12 shows the opposite.',
    printed: 'By the text latencies are better in RAID 10 and worse in RAID 6.',
    follows:
      'So it is for reads: 7.3 and 8.2 ms, with 7.7 in RAID 50. Writes are the other way round, 5.4 ms in RAID 10, 5.3 in RAID 6 and 5.2 in RAID 50, and log writes are best in RAID 6. Equated by total IOPS, writes follow the text: 5.0, 5.6 and 5.2 ms.',
    decision: 'Table 12; RAID policies are compared at equal IOPS.',
    effect: 'The model is fitted to each policy’s latency at the IOPS that it performed.',
  },
  E40: {
    cite: equalLogic('Table 21, A.4, 6.2 and 4.2'),
    error:
      'A table is headed wrongly, two references lead to the wrong place, and an enclosure is misnamed.',
    printed:
      'Table 21 is headed as a variation of RAID; A.4 points to Table 19, 6.2 to section 3.1 for the checkpoint depth, and 4.2 names an enclosure M100E.',
    follows:
      'Table 21 varies the model, all in RAID 50; the table of A.4 is Table 32, the checkpoint depth is in 3.2, and Table 27 has an M1000e.',
    decision: 'The right places are cited.',
    effect: 'No effect: no number changes.',
  },
  E41: {
    cite: equalLogic('Tables 27 and 30'),
    error: 'The network cards listed have twice the ports that the text counts.',
    printed:
      'Four dual-port mezzanine cards in an M710 and two in an M610, which have 8 and 4 ports in all.',
    follows:
      'On mezzanine cards are 4 and 2 of the ports; 8 and 4 are all ports, those on board included. Table 33 gives iSCSI four adapters.',
    decision:
      'Four storage ports a server, one for each port of the active controller of a PS6100.',
    effect:
      'Spindle counts four storage NICs per server unless you change it; the cards of Table 27 would give eight ports.',
  },
} as const satisfies Record<string, Erratum>
