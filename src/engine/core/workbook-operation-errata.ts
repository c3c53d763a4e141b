import type { Erratum } from './erratum.ts'
import { calculator } from './source.ts'

/** The workbook on transport, replication, growth, and what its answers and files say. */
export const workbookOperationErrata = {
  MS13: {
    cite: calculator('Role Requirements'),
    printed:
      'In active/active of several DAGs, the servers that are left for transport are those of one DAG of each pair.',
    follows:
      'The other DAG’s servers carry mail as well: 8,000 mailboxes on a pair of 4-server DAGs get a transport database of 152.6 GiB, twice what they need.',
    decision: 'The servers of all DAGs count.',
    effect: 'Half the transport database: 76.3 GiB in that design.',
  },
  MS17: {
    cite: calculator('Replication Requirements'),
    printed: 'Recovery point objective (RPO) for 4 hours are averaged over 5.',
    follows:
      'Example B needs 72.9 Mb/s with 4 hours and with 5; over four hours the same logs need 77.8.',
    decision: 'Four hours are four.',
    effect: 'A link for 4 hours must carry more than as Microsoft.',
  },
  MS18: {
    cite: calculator('Replication Requirements'),
    printed:
      'Bandwidth times latency gives bits, and the table of TCP windows it is looked up in holds bytes.',
    follows:
      'The advised window is 8 times too large: for 1 Gb/s and 50 ms, 67,107,840 bytes instead of 8,388,480. As such a window never limits, the verdict is the speed of the link alone; and active/active gets no window.',
    decision: 'Bytes, for every design, and a second verdict with the default window.',
    effect: 'A fast link with a long way is judged by the window that is really in use.',
  },
  MS19: {
    cite: calculator('Replication Requirements'),
    printed: 'The share of a day’s logs in each hour starts empty.',
    follows: 'Without it no bandwidth is shown at all, and no link is too slow.',
    decision:
      'Where no profile is given, the busiest hour has 10 % of a day’s logs and the other 23 share the rest evenly, marked as assumed.',
    effect: 'Replication always has its figures.',
  },
  MS23: {
    cite: calculator('Mailbox Space Modeling'),
    printed: 'The curves of growth count the size at the start again in each year.',
    follows: 'A mailbox that starts with 2,048 MiB counts 4,096 of them from the second year on.',
    decision: 'The start counts once.',
    effect: 'Mailboxes reach their limit later than on the workbook’s curves.',
  },
  MS26: {
    cite: calculator('Role Requirements'),
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
    printed: 'The file of databases has 30 and 20 as the limits of recoverable items.',
    follows: 'PowerShell reads a bare number as bytes: 30 bytes for a mailbox.',
    decision: '30GB and 20GB.',
    effect: 'None on a figure: only the file differs.',
  },
  MS29: {
    cite: calculator('Input'),
    printed:
      'Overhead on the size of databases also multiplies logs, and additional I/O is that of a DAG, which its label does not say.',
    follows: 'Logs are written as they are; and a person with two DAGs may enter the I/O of both.',
    decision: 'Kept, and both answers say what they do.',
    effect: 'None on a figure: only the labels differ.',
  },
  MS30: {
    cite: calculator('Distribution'),
    printed: 'The digits of a database’s number come from a logarithm in floating point.',
    follows: '1,000 databases get three digits, so that one number is longer than the rest.',
    decision: 'The digits of the largest number, counted.',
    effect: 'None on a figure: only names differ.',
  },
} as const satisfies Record<string, Erratum>
