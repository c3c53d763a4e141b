import type { Erratum } from './erratum.ts'
import { calculator } from './source.ts'

/** The workbook on the load of mailboxes, drives, memory and processors. */
export const workbookHardwareErrata = {
  MS2: {
    cite: calculator('Storage Design'),
    printed:
      'A volume that does not fit its drive brings the totals of JBOD and of RAID to nothing, while the row that says whether the design can be used still says yes.',
    follows:
      'The design of MS1 comes to 0 drives both ways; RAID alone would take 23 on a server. With too little I/O, the total is the restore and spare drives.',
    decision: 'It is said that it does not fit, with both numbers, and RAID keeps its count.',
    effect: 'No total is 0 where drives are needed.',
  },
  MS11: {
    cite: calculator('Storage Design'),
    printed: 'The copies on a server divided by those on a volume count drives, whole or not.',
    follows: '11 copies at 4 to a volume are 2.75 drives.',
    decision: 'Rounded up.',
    effect: '11 copies at 4 to a volume take 3 drives.',
  },
  MS12: {
    cite: calculator('Role Requirements'),
    printed:
      'For standalone servers the cells of processors are errors, with a SPEC rate those of memory, too.',
    follows: 'They ask for cases of failure that one server does not have.',
    decision: 'All databases of a standalone server are active, and nothing else happens.',
    effect: 'Standalone servers have processors and memory; as Microsoft, they have none.',
  },
  MS14: {
    cite: calculator('Role Requirements'),
    printed:
      'The items of the search index are MB divided by KB, and its memory is added only above 75 % of all memory.',
    follows:
      'A factor of 1,024 is missing: example A states 7.03 GiB for the index, and its 22 active databases would need 40.19.',
    decision:
      'Computed with the factor and shown, but not added: the rule that gives the cache a quarter of all memory already has room for the 7 GiB of an index.',
    effect: 'The memory of a server stays, and the index is named beside it.',
  },
  MS15: {
    cite: calculator('Role Requirements'),
    printed: 'Where desktop search and a factor of IOPS meet, the two add up.',
    follows:
      'Both multiply the same reads. Search in mailboxes of 4,433 MiB reads 26 times as much: with a factor of 1.3 that is 33.8 times, stated as 27.3.',
    decision: 'They multiply.',
    effect: 'Mailboxes with both need more IOPS than as Microsoft.',
  },
  MS16: {
    cite: calculator('Role Requirements'),
    printed: 'The factor of logs for the size of a message goes in steps of 0.1.',
    follows:
      'Messages up to 3 KB write no logs at all, and 75 KB lies on an edge: 0.95, rounded to 1.0.',
    decision: 'The unrounded factor, and 0.1 at least.',
    effect: 'Messages of 75 KB write 0.95 times the base, of 100 KB 1.27 times instead of 1.3.',
  },
  MS20: {
    cite: calculator('Role Requirements', 'Storage Design'),
    printed:
      'Every copy counts with the IOPS of an active one, and the I/O of logs and of maintenance in no drive of a shared volume.',
    follows:
      'A passive copy does less, and logs do something: one is too much, the other too little.',
    decision: 'Kept: together they are prudent.',
    effect: 'None: the IOPS of a server only name it.',
  },
  MS21: {
    cite: calculator('Role Requirements'),
    printed: 'The factor of megacycles applies to passive copies, too.',
    follows:
      'Microsoft’s own script that checks such sizing applies it to active copies only. In example B, 30 % of tier 1 at 1.5 times make 2.363 megacycles of a passive mailbox out of 2.055.',
    decision: 'Active copies only, and both figures are shown.',
    effect: 'Servers with such users need somewhat less processor than as Microsoft.',
  },
  MS22: {
    cite: calculator('Volume Requirements'),
    printed:
      'Without a restore volume, each of the volumes 51 to 100 of a server reserves 1.1 times all its databases, the first 50 only 1.1 times one.',
    follows: 'Four databases of 500 GiB reserve 550 GiB on volume 50 and 2,200 on volume 51.',
    decision: 'All as the first 50.',
    effect: 'Servers of more than 50 volumes do not need larger drives for the rest.',
  },
  MS24: {
    cite: calculator('Storage Design'),
    printed:
      'Servers for lagged copies may be JBOD only with more than 2 of them in site 2, and 2 is the most there can be.',
    follows: 'The condition never holds: 2 lagged copies are as good in site 2 as in site 1.',
    decision: 'Two are enough in either site.',
    effect: 'Lagged servers of site 2 may be JBOD.',
  },
  MS33: {
    cite: calculator('Role Requirements'),
    printed: 'The table of the least memory ends at 41 copies on a server, with 16 GiB.',
    follows: '100 copies need no more than 41.',
    decision: 'Kept, and said: nothing else is published.',
    effect: 'None.',
  },
  MS35: {
    cite: calculator('Role Requirements'),
    printed:
      'Where a mailbox needs more IOPS than a drive gives, no mailbox fits a database, and the error that follows is swallowed.',
    follows: 'A division by 0 becomes one database for all mailboxes.',
    decision: 'A check fails: the drive is too slow.',
    effect: 'Such a plan is refused with its reason, and does not get a single database.',
  },
} as const satisfies Record<string, Erratum>
