import type { Erratum } from './erratum.ts'
import { ax45i, powerEdge, powerVault, storageTek } from './source.ts'

/** The papers on tested solutions, against themselves and each other. */
export const solutionErrata = {
  E12: {
    cite: storageTek('Define and Assess'),
    error:
      'A factor for BlackBerry users is added to the plain rate, and heavily used mailboxes get the rate of average ones.',
    printed:
      '2,000 mailboxes at 1.0 IOPS, 500 of them with a BlackBerry at 3.64: 3,820 in all. And 1,500 for 2,000 heavily used mailboxes, at 0.75.',
    follows:
      '3.64 is called a factor over the plain mailbox and is then added to it. As an addition the sum holds; as a multiple it is 1,500 + 500 × 3.64 = 3,320. 0.75 is the average class, heavy is 1.0.',
    decision: 'Added, as printed, with the other reading shown; heavy is 1.0.',
    effect: 'The example comes to 3,820 IOPS, 500 more than by the other reading.',
  },
  E13: {
    cite: storageTek('2530 Configuration'),
    error:
      'The space of a tray in RAID 5 does not follow from its drives, and digits of three figures have slipped.',
    printed:
      'A whole tray of 73 GB drives in RAID 5 has 727,080 MB, and one of 146 GB drives a quota of 7272.08 MB; in RAID 10, 73 GB drives are split into 14,450 MB for logs and 293,460 MB for databases.',
    follows:
      '1,454,160 MB for 2,000 users are 727.08 MB each; 438,000 less 293,460 are 144,540. RAID 5 of 12 drives leaves 11 of them, 803,000 MB or 401.5 MB each, an overhead of 8.3 %; the print is 83 % of the raw space, an overhead of 17 %, as in the 12 to 30 % of its text. Four and eight drives in RAID 10 are 146,000 and 292,000 MB.',
    decision: 'Computed by drives, with the printed figure beside it.',
    effect: '73 GB drives in RAID 5 give 2,000 users 401.5 MB each, printed as 363.54.',
  },
  E14: {
    cite: ax45i('Appendix B'),
    error:
      'Appendix B has 180 IOPS and mailboxes of 30 GB; the reports and Table 6 have 592 and 3 GB.',
    printed: 'About 180 IOPS achieved, and 100 users with mailboxes of 30 GB.',
    follows:
      'The databases achieved 592 in its report; 180 may be the log writes, 176. Its Table 6 has mailboxes of 3 GB: 100 of them are 300 GB, on 399 GB formatted.',
    decision: 'The reports and Table 6.',
    effect: 'The tested solution goes down to 100 mailboxes of 3 GB.',
  },
  E15: {
    cite: powerEdge('Test methodology and results'),
    error: 'Table 4 is said to carry 20 % of headroom; one of its two rows has none.',
    printed: '20 % of headroom over the profile was used in the calculations of Table 4.',
    follows:
      '5,000 × 0.2 × 1.2 are its 1,200 IOPS; 1,500 × 0.32 are its 480, without headroom. With it they would be 576, of which the 503 achieved are 87 %.',
    decision: 'Each row says whether it carries headroom.',
    effect:
      'With headroom, the 503 IOPS of the R510 are those of 1,310 mailboxes, printed as 1,500.',
  },
  E16: {
    cite: storageTek('Targeted Customer Profile'),
    error: 'Mailboxes are given 300 GB; the features name 300 MB.',
    printed: 'A mailbox quota of 300 GB.',
    follows:
      'Its features name 300 MB; 4,000 mailboxes of 300 GB would be 1,200 TB, on 1,080 GB of databases.',
    decision: '300 MB.',
    effect: 'The tested solution is described with mailboxes of 300 MB.',
  },
  E17: {
    cite: powerVault('Figures 6 and 7'),
    error: 'Two figures show the same 1,709 IOPS with different latencies.',
    printed:
      '1,709 IOPS with reads at 12 ms and writes at 11 in Figure 6, the same 1,709 with 11 and 9 ms in Figure 7.',
    follows: 'Two runs or a slip: nothing in the article decides it.',
    decision: 'Both are kept, each under its figure.',
    effect:
      'Reads differ by 1 ms and writes by 2; the loss of 35 % while rebuilding stays the same.',
  },
  E18: {
    cite: ax45i('Targeted customer profile and Table 1'),
    error:
      'A mailbox has 0.40 IOPS in the text and 0.5 with headroom in Table 1, which do not follow from each other.',
    printed: '0.40 IOPS per mailbox, and 0.5 in Table 1 with 20 % of headroom included.',
    follows:
      '0.40 with 20 % is 0.48, and 0.5 without is 0.417. Of the 700 IOPS of 1,400 mailboxes at 0.5 the 2-hour test achieved 592.487 (592.486 as transfers), which is 85 %, and the 24-hour test 555.302, 79 %; of the 560 at 0.40, 106 and 99 %.',
    decision: 'Below the 95 % rule at 0.5, passing at 0.40; both are said.',
    effect: 'Its 1,400 mailboxes pass at 0.40 IOPS each, and reach 85 % of the plan at 0.5.',
  },
  E20: {
    cite: ax45i('Individual server metrics'),
    error: 'Latencies in seconds are headed as milliseconds.',
    printed: 'Latencies of 0.0175, 0.006 and 0.002 in milliseconds.',
    follows: 'They are seconds, as in its Appendix A.',
    decision: '17.5, 6 and 2 ms.',
    effect: 'Database reads stand at 17.5 ms, 2.5 ms below their limit.',
  },
  E31: {
    cite: ax45i('Solution description, Tables 1, 2, 4 and 5'),
    error: 'Mailboxes, database sizes, drives and the date of the test contradict each other.',
    printed:
      '2 storage groups of 2 stores of 700 mailboxes; 334 GB of databases, 83 % full; six drives, or four; tested in June 2008.',
    follows:
      '2 × 2 × 700 are 2,800 mailboxes, and it has 1,400. Its reports are of August and show two databases, 229.9 GB in all: these are 214 of the 399 GB formatted, which are binary, so 54 %. Tables 4 and 5 have 4 drives for databases and 2 for logs.',
    decision: 'The reports, and the drives of Tables 4 and 5.',
    effect:
      'The tested solution is 1,400 mailboxes in two databases on 4 + 2 drives, little more than half full.',
  },
  E32: {
    cite: ax45i('Appendix A'),
    error: 'A log volume is called a database, and a table repeats latencies where rates belong.',
    printed:
      'Volume N: is a database in the preparation of the soft recovery; the table of the streaming backup repeats volumes and latencies where reads and writes per second belong.',
    follows:
      'N: writes 4,581 bytes at a time and reads next to nothing, as the log volume M: does, and every other report calls it a log. The rates of the backup follow from nothing in its table.',
    decision: 'N: is read as a log by its role; the missing rates are reported as missing.',
    effect: 'That preparation made 190.758 log writes per second, not 93.798.',
  },
  E33: {
    cite: storageTek('Solution Description and Tested Deployment'),
    error:
      '4,000 mailboxes of 300 MB do not fit in the 1,080 GB given, and other sizes do not follow from the drives.',
    printed:
      '4,000 mailboxes of 300 MB in 1,080 GB; databases that fill 99 %, and 33 %; four drives of 136.7 GB with 550.8 GB raw and 135 formatted; 2.63 TB for 36 drives in RAID 5.',
    follows:
      '4,000 × 300 MB are 1,200 GB; 1,080 GB are 270 MB each. Four drives are 546.8 GB raw and 273 in RAID 10. 36 × 146 GB ÷ 2 are 2.63 TB, and that is RAID 10.',
    decision: 'The drive counts, and the quota that really fits.',
    effect: 'The tested databases hold 4,000 mailboxes of 270 MB.',
  },
  E34: {
    kind: 'note',
    cite: storageTek('2530 Configuration and Tested Configuration'),
    error:
      'RAID 5 is recommended after benchmarks that are not printed; what was tested is RAID 10.',
    printed:
      'RAID 5 is recommended as the better balance of cost and performance, after benchmarks.',
    follows:
      'Those benchmarks are not printed. The run that is printed used 16 drives in RAID 10 for its databases.',
    decision: 'What is recommended and what was tested are named apart.',
    effect: 'Its 2,059 IOPS, with reads at 18 ms, stand for RAID 10 only.',
  },
  E35: {
    cite: powerVault('Performance tests: I/O, backup and recovery, log reads, and RAID level'),
    error: 'RAID 10 is said to limit mailboxes to 650 MB; its printed space holds 1 GB each.',
    printed:
      'RAID 10 takes the databases from 7,344 to 4,080 GB and so limits the mailboxes to 650 MB in place of 1 GB.',
    follows:
      'In 4,080 GB each of 3,000 mailboxes has 1,360 MB, so 1 GB still fits: 3,000 GB of quotas, 3,635 GB with white space and an overhead of 20 %. The same share of the volume would be 556 MB, and 650 MB fill 48 % of the variant where 1 GB fills 41 % of RAID 5.',
    decision:
      'Space is judged by what the mailboxes need. The printed 650 MB stand beside it, and 556 MB as the same share of the volume.',
    effect: 'Mailboxes of 1 GB fit in RAID 10, too.',
  },
  E36: {
    cite: powerEdge('Performance improvement factors and Summary'),
    error: 'I/O is said to fall four-fold; the printed rates fall 3.2-fold.',
    printed: 'I/O fell four-fold, and up to three times the mailboxes fit.',
    follows: '0.32 to 0.10 IOPS at 100 messages is 3.2-fold; 5,000 mailboxes are 3.33 times 1,500.',
    decision: 'Both are computed.',
    effect:
      'A comparison of the two servers divides the I/O by 3.2 and gives 3.33 times the mailboxes.',
  },
  E42: {
    cite: ax45i('Tables 1 and 4'),
    error: 'The databases are 83 % full in one table and 64 % in another.',
    printed:
      'The databases use 83 % of the formatted capacity in Table 1; the database capacity utilization of Table 4 is 64 %.',
    follows:
      '334 GB are 84 % of 399 GB formatted and 63 % of 532 GB raw. The 214 GB that were tested (E31) are 54 % of the 399, and 64 % of the 334.',
    decision: '54 % is how full the block was when it was tested.',
    effect: 'Beyond 54 % of its databases’ drives a plan is filled beyond what was tested.',
  },
  E43: {
    cite: ax45i('Targeted customer profile and Appendix A'),
    error: 'Mailboxes are given as 220 MB; the tested databases hold 164 MB each.',
    printed: '1,400 mailboxes of 220 MB.',
    follows:
      'They would be 308 GB. The databases of the reports hold 229.9 GB: 164 MB a mailbox, 75 % of that.',
    decision: '220 MB as what the block holds, 164 MB as what was tested; both are shown.',
    effect: 'Its latencies are those of mailboxes of 164 MB.',
  },
  E44: {
    cite: ax45i('Table 3 and Appendix A'),
    error: 'A table names another version of Windows than the reports.',
    printed: 'Windows Server 2003 x64 with Service Pack 1.',
    follows: 'The three reports that name it ran R2 with Service Pack 2, as best practice 1 does.',
    decision: 'The reports.',
    effect: 'No effect: no number changes.',
  },
  E45: {
    cite: ax45i('Best practices'),
    error: 'Log writes are said to be 512 bytes; the runs average nine times that.',
    printed: 'Log writes of mostly 512 bytes.',
    follows:
      'Its runs average 4,581 to 4,753 bytes a write, nine times that: 176 writes a second are 0.8 MB/s, not 0.09.',
    decision: 'The reports.',
    effect: 'No effect: log writes are counted, not their bytes.',
  },
  E46: {
    cite: ax45i('Reliability'),
    error: 'Replication and a remote checksum are claimed, and no report shows either.',
    printed:
      '24 hours of load while replicating synchronously, and a checksum of the remote database.',
    follows: 'Table 3 has no replication, and no report has a second host or a second copy.',
    decision: 'Results without replication: nothing is added or deducted for it.',
    effect: 'No effect: the IOPS and latencies stay as printed.',
  },
  E47: {
    cite: ax45i('Log read-only performance and Appendix A'),
    error: 'The time to replay one log is that of two groups side by side, given as that of one.',
    printed: '0.5435 seconds to play one log, for 500 logs in a single storage group.',
    follows:
      'It is the mean of two groups that ran side by side: 549.5 seconds for 1,011 logs, 0.5525 in the one of 500 and 0.5347 in the one of 511. The server played all 1,011 in 276 seconds, 3.66 a second.',
    decision: '0.5435 seconds a log within a group; groups play side by side.',
    effect: 'Played one group after the other, recovery would take twice the time.',
  },
  E48: {
    cite: storageTek('Solution Description'),
    error: 'The array is given Fibre Channel and 420 TB; it has SAS drives, and 5.26 TB at most.',
    printed:
      'It expands to 5.26 TB of “Fibre Channel”, or to 420 TB raw and 292 TB usable of SATA-II.',
    follows:
      'A SAS array of 36 drives: 36 × 146 GB are the 5.26 TB. 420 TB would be 11.7 TB a drive.',
    decision: 'Drives are counted: 36 at most, of 73 or 146 GB.',
    effect: 'An array has three trays of 12 drives at most; more of them take a second array.',
  },
  E49: {
    cite: storageTek('Solution Description and Tested Deployment'),
    error:
      'Speeds of drives and links contradict the tables: 4 or 3 Gb/s, and 18 or 36 Gb/s to the host.',
    printed:
      'Drives of 4 Gb/s; 18 Gb/s to the host, by up to six links of 3 Gb/s on each of two controllers; two storage ports.',
    follows:
      'Its tables have drives and adapters of 3 Gb/s. Six links on each of two controllers are 36 Gb/s; 18 are six links in all, and two ports are 6.',
    decision: '3 Gb/s; the bandwidth of links is not modeled.',
    effect: 'No effect: the bandwidth of links is not modeled.',
  },
  E50: {
    cite: storageTek('Preparation and Installation and Tested Deployment'),
    error: 'One server is advised for fewer than 2,000 users, and was tested with 4,000.',
    printed:
      'One X4100 M2 for fewer than 2,000 users, and 4,000 users on one Exchange server as the target.',
    follows:
      'The 4,000 ran on one X4100 M2 with 8,129 MB of memory. At 5 MB each (PowerEdge Table 1) their cache alone is 20 GB.',
    decision:
      'The run stands for its storage only; the server follows the advice on bundles, and its memory is computed.',
    effect: 'A server of 4,000 mailboxes needs 22 GB for its cache.',
  },
  E51: {
    kind: 'note',
    cite: storageTek('2530 Configuration'),
    error:
      'Exchange 2007 is said to need 30 % less I/O than 2003; the printed classes fall by 55 %.',
    printed: 'Exchange 2007 asks for 30 % less I/O than Exchange 2003.',
    follows:
      'The 30 % are credited to coalescing alone. At equal messages the classes of StorageTek and PowerEdge fall by 55 %: 1.0 to 0.448 at 140 messages. Taking 30 % off would leave 0.70, 56 % more than the classes.',
    decision: 'Each version has its own classes.',
    effect: 'No effect: each version has its own classes.',
  },
} as const satisfies Record<string, Erratum>
