import type { Erratum } from './erratum.ts'
import { calculator } from './source.ts'

/** The workbook on hardware, transport, replication and growth, and its labels and files. */
export const workbookUseErrata = {
  MS13: {
    cite: calculator('Role Requirements'),
    error:
      'In active/active of several DAGs, transport counts the servers of one DAG of each pair.',
    printed:
      'In active/active of several DAGs, the servers that are left for transport are those of one DAG of each pair.',
    follows:
      'The other DAG’s servers carry mail as well: 8,000 mailboxes on a pair of 4-server DAGs get a transport database of 152.6 GiB, twice what they need.',
    decision: 'The servers of all DAGs count.',
    effect:
      '8,000 mailboxes on a pair of 4-server DAGs get a transport database of 76.3 GiB, not of 152.6.',
  },
  MS17: {
    cite: calculator('Replication Requirements'),
    error: 'Four hours of waiting logs are averaged over five.',
    printed: 'Recovery point objective (RPO) for 4 hours are averaged over 5.',
    follows:
      'Example B needs 72.9 Mb/s with 4 hours and with 5; over four hours the same logs need 77.8.',
    decision: 'Four hours are four.',
    effect: 'Example B with an RPO of 4 hours needs 77.8 Mb/s for the same logs, not 72.9.',
  },
  MS18: {
    cite: calculator('Replication Requirements'),
    error:
      'The TCP window is looked up in bits where the table has bytes, so the advice is 8 times too large.',
    printed:
      'Bandwidth times latency gives bits, and the table of TCP windows it is looked up in holds bytes.',
    follows:
      'The advised window is 8 times too large: for 1 Gb/s and 50 ms, 67,107,840 bytes instead of 8,388,480. As such a window never limits, the verdict is the speed of the link alone; and active/active gets no window.',
    decision: 'Bytes, for every design, and a second verdict with the default window.',
    effect: 'A fast link of high latency is judged by its TCP window, not by its speed alone.',
  },
  MS19: {
    cite: calculator('Replication Requirements'),
    error: 'Without a profile of the day, the workbook shows no figures for replication.',
    printed: 'The share of a day’s logs in each hour starts empty.',
    follows: 'Without it no bandwidth is shown at all, and no link is too slow.',
    decision:
      'Where no profile is given, the busiest hour has 10 % of a day’s logs and the other 23 share the rest evenly, marked as assumed.',
    effect: 'Example C without a profile needs 473.7 Mb/s, where the workbook shows nothing.',
  },
  MS23: {
    cite: calculator('Mailbox Space Modeling'),
    error: 'The curves of growth count the size at the start again each year.',
    printed: 'The curves of growth count the size at the start again in each year.',
    follows: 'A mailbox that starts with 2,048 MiB counts 4,096 of them from the second year on.',
    decision: 'The start counts once.',
    effect: 'Mailboxes reach their limit later than on the workbook’s curves.',
  },
  MS26: {
    cite: calculator('Role Requirements'),
    error: 'An archive is charged with the full daily churn a second time.',
    printed:
      'A personal archive is charged with the full daily churn of its mailbox a second time.',
    follows:
      'A message is deleted in one of the two, or in the mailbox before it gets to the archive.',
    decision: 'Kept at 100 %, and the share of the churn that falls in the archive can be set.',
    effect:
      'With a share of 0 % the archives of example B’s tier 2 keep 860 MiB of deleted items, not 2,222.',
  },
  MS27: {
    cite: calculator('Distribution'),
    error:
      'The limits of recoverable items are exported without their unit: 30 bytes for a mailbox.',
    printed: 'The file of databases has 30 and 20 as the limits of recoverable items.',
    follows: 'PowerShell reads a bare number as bytes: 30 bytes for a mailbox.',
    decision: '30GB and 20GB.',
    effect: 'No effect on a figure: only the file differs.',
  },
  MS29: {
    cite: calculator('Input'),
    error:
      'Overhead on databases also multiplies logs, and a label does not say that additional I/O is that of a DAG.',
    printed:
      'Overhead on the size of databases also multiplies logs, and additional I/O is that of a DAG, which its label does not say.',
    follows: 'Logs are written as they are; and a person with two DAGs may enter the I/O of both.',
    decision: 'Kept, and both answers say what they do.',
    effect: 'No effect on a figure: only the labels differ.',
  },
  MS30: {
    cite: calculator('Distribution'),
    error: 'The digits in database names are miscounted at 1,000 databases.',
    printed: 'The digits of a database’s number come from a logarithm in floating point.',
    follows: '1,000 databases get three digits, so that one number is longer than the rest.',
    decision: 'The digits of the largest number, counted.',
    effect: 'No effect on a figure: only names differ.',
  },
  MS2: {
    cite: calculator('Storage Design'),
    error:
      'A volume that does not fit its drive brings the totals of JBOD and of RAID to 0, and the design still counts as usable.',
    printed:
      'A volume that does not fit its drive brings the totals of JBOD and of RAID to nothing, while the row that says whether the design can be used still says yes.',
    follows:
      'The design of MS1 comes to 0 drives both ways; RAID alone would take 23 on a server. With too little I/O, the total is the restore and spare drives.',
    decision: 'It is said that it does not fit, with both numbers, and RAID keeps its count.',
    effect: 'A design that does not fit its drives says so, and never shows 0 drives.',
  },
  MS11: {
    cite: calculator('Storage Design'),
    error: 'Drives are counted in fractions.',
    printed: 'The copies on a server divided by those on a volume count drives, whole or not.',
    follows: '11 copies at 4 to a volume are 2.75 drives.',
    decision: 'Rounded up.',
    effect: '11 copies at 4 to a volume take 3 drives, not 2.75.',
  },
  MS12: {
    cite: calculator('Role Requirements'),
    error:
      'For standalone servers the cells of processors are errors; with a SPEC rate, those of memory as well.',
    printed:
      'For standalone servers the cells of processors are errors, with a SPEC rate those of memory, too.',
    follows: 'They ask for cases of failure that one server does not have.',
    decision: 'All databases of a standalone server are active, and nothing else happens.',
    effect: 'Standalone servers show their processors and memory, where the workbook shows errors.',
  },
  MS14: {
    cite: calculator('Role Requirements'),
    error: 'The search index counts its items in the wrong unit, 1,024 times too few.',
    printed:
      'The items of the search index are MB divided by KB, and its memory is added only above 75 % of all memory.',
    follows:
      'A factor of 1,024 is missing: example A states 7.03 GiB for the index, and its 22 active databases would need 40.19.',
    decision:
      'Computed with the factor and shown, but not added: the rule that gives the cache a quarter of all memory already has room for the 7 GiB of an index.',
    effect:
      'The index of example A takes 39.28 GiB, not 7.03. The memory needed stays, except on the smallest servers, which the workbook gives 7 GiB more.',
  },
  MS15: {
    cite: calculator('Role Requirements'),
    error: 'Desktop search and a factor on IOPS are added where both multiply the same reads.',
    printed: 'Where desktop search and a factor of IOPS meet, the two add up.',
    follows:
      'Both multiply the same reads. Search in mailboxes of 4,433 MiB reads 26 times as much: with a factor of 1.3 that is 33.8 times, stated as 27.3.',
    decision: 'They multiply.',
    effect:
      'Mailboxes of 4,433 MiB with both, at a factor of 1.3, read 33.8 times as much, not 27.3 times.',
  },
  MS16: {
    cite: calculator('Role Requirements'),
    error: 'Logs for the size of a message go in steps of 0.1: messages up to 3 KB write none.',
    printed: 'The factor of logs for the size of a message goes in steps of 0.1.',
    follows:
      'Messages up to 3 KB write no logs at all, and 75 KB lies on an edge: 0.95, rounded to 1.0.',
    decision: 'The unrounded factor, and 0.1 at least.',
    effect: 'Messages of 75 KB write 0.95 times the base, of 100 KB 1.27 times instead of 1.3.',
  },
  MS20: {
    cite: calculator('Role Requirements', 'Storage Design'),
    error:
      'Passive copies count as much I/O as active ones, and that of logs and maintenance counts in no shared volume.',
    printed:
      'Every copy counts with the IOPS of an active one, and the I/O of logs and of maintenance in no drive of a shared volume.',
    follows:
      'A passive copy does less, and logs do something: one is too much, the other too little.',
    decision: 'Kept: together they are prudent.',
    effect: 'No effect: both are kept, because together they are prudent.',
  },
  MS21: {
    cite: calculator('Role Requirements'),
    error:
      'The factor on megacycles also applies to passive copies, where Microsoft’s own checking script does not.',
    printed: 'The factor of megacycles applies to passive copies, too.',
    follows:
      'Microsoft’s own script that checks such sizing applies it to active copies only. In example B, 30 % of tier 1 at 1.5 times make 2.363 megacycles of a passive mailbox out of 2.055.',
    decision: 'Active copies only, and both figures are shown.',
    effect:
      'A passive mailbox of tier 1 in example B takes 2.055 megacycles, not 2.363; its servers need less processor.',
  },
  MS22: {
    cite: calculator('Volume Requirements'),
    error: 'Volumes 51 to 100 of a server reserve room for all their databases instead of one.',
    printed:
      'Without a restore volume, each of the volumes 51 to 100 of a server reserves 1.1 times all its databases, the first 50 only 1.1 times one.',
    follows: 'Four databases of 500 GiB reserve 550 GiB on volume 50 and 2,200 on volume 51.',
    decision: 'All as the first 50.',
    effect: 'Volumes 51 to 100 need no larger drives than the first 50.',
  },
  MS24: {
    cite: calculator('Storage Design'),
    error: 'Lagged servers may be JBOD only with more lagged copies than there can be.',
    printed:
      'Servers for lagged copies may be JBOD only with more than 2 of them in site 2, and 2 is the most there can be.',
    follows: 'The condition never holds: 2 lagged copies are as good in site 2 as in site 1.',
    decision: 'Two are enough in either site.',
    effect: 'Lagged servers of site 2 may be JBOD.',
  },
  MS33: {
    cite: calculator('Role Requirements'),
    error: 'The table of the least memory ends at 41 copies.',
    printed: 'The table of the least memory ends at 41 copies on a server, with 16 GiB.',
    follows: '100 copies need no more than 41.',
    decision: 'Kept, and said: nothing else is published.',
    effect: 'No effect: nothing else is published, so it is kept.',
  },
  MS35: {
    cite: calculator('Role Requirements'),
    error:
      'Where a mailbox needs more IOPS than a drive gives, all mailboxes end up in one database.',
    printed:
      'Where a mailbox needs more IOPS than a drive gives, no mailbox fits a database, and the error that follows is swallowed.',
    follows: 'A division by 0 becomes one database for all mailboxes.',
    decision: 'A check fails: the drive is too slow.',
    effect: 'Such a plan fails a check that names the drive, instead of getting a single database.',
  },
  MS38: {
    cite: calculator('Storage Design'),
    error:
      'Where one site is JBOD and the other RAID, both kinds of drives are counted for the same server.',
    printed:
      'Where one site has single drives and the other RAID, the drives of both kinds count for the same server.',
    follows:
      'Example A with 3 copies in site 1 and one in site 2: a server of site 1 takes 22 single drives, or 23 in RAID, and is counted with 45.',
    decision: 'Each site’s servers with their own kind.',
    effect:
      'Example A with 3 copies in site 1 and one in site 2 has 22 drives on a server of site 1, not 45.',
  },
} as const satisfies Record<string, Erratum>
