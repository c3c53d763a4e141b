import { formula } from '../../../core/formula.ts'
import { citeAx45i } from '../../../core/source.ts'
import { databaseSizeInAx4Test } from '../../../hardware/block-formulas.ts'
import {
  commonLineMakers,
  lineMakersByGroup,
  type ReferenceSolution,
  solutionPlan,
} from './reference-solution.ts'

const tested = citeAx45i('Table 1')
const profile = citeAx45i('Targeted customer profile')
const results = citeAx45i('Individual server metrics')

const reads = lineMakersByGroup.load(
  'reads',
  'Database reads, achieved',
  'IOPS',
  (of) => of.sizing.iops.reads,
)
export const testedMailboxSize = formula({
  label: 'Mailbox when it was tested',
  unit: 'MB',
  takes: { databases: 'GB', mailboxes: 'mailboxes' },
  text: 'databases × 1000 ÷ mailboxes',
  constants: { 1000: 'MB/GB' },
  source: results,
  errata: ['E43'],
})
const testedMailbox = lineMakersByGroup.users(
  'tested-mailbox',
  'Mailbox when it was tested',
  'MB',
  (of) => testedMailboxSize({ databases: databaseSizeInAx4Test, mailboxes: of.sizing.mailboxes }),
)
const perDatabase = lineMakersByGroup.space(
  'per-database',
  'Mailboxes in a database',
  'mailboxes/database',
  (of) => of.sizing.databases.mailboxesEach,
)

/** EMC’s block of six drives: 1,400 mailboxes of Exchange 2007 on one server. */
export const ax45iSolution: ReferenceSolution = {
  id: 'ax4-5i',
  title: 'EMC CLARiiON AX4-5i',
  lead: 'One building block of an iSCSI array: four drives in RAID 5 for the databases of 1,400 mailboxes, two for their logs. An array has room for ten such blocks, and serves 64 hosts.',
  cite: citeAx45i('Solution description'),
  tested: 'AX4-5i',
  plan: solutionPlan({
    solution: 'AX4-5i',
    tier: { mailboxes: 1400, messages: 125, quota: 220, retention: 0 },
    answers: {
      name: 'AX4-5i: 1,400 mailboxes of Exchange 2007',
      mailboxesPerDatabase: 700,
      catalog: 0,
      logDays: 1,
      reserve: 'none',
    },
  }),
  chosen: [
    '125 messages a day: where the classes of Exchange 2007 give the printed 0.40 IOPS.',
    'No retention and no search catalog: the document counts a mailbox as its quota.',
    'Logs of one day: its log volumes of 50 GB hold no more.',
    'No reserve: with 0.5 IOPS a mailbox the test would not have met its own target (E18).',
  ],
  lines: [
    commonLineMakers.mailboxes(1400, tested),
    commonLineMakers.quota(220, profile, { why: 'same', erratum: 'E43' }),
    testedMailbox(220, profile, {
      why: 'contradiction',
      text: 'What the databases of its reports held for each mailbox, 75 % of what is printed.',
      erratum: 'E43',
    }),
    commonLineMakers.profile(0.4, profile),
    commonLineMakers.profileWithHeadroom(0.5, tested, {
      why: 'same',
      text: 'Printed with one digit; 20 % on 0.40 are 0.48.',
      erratum: 'E18',
    }),
    commonLineMakers.achieved(592.487, citeAx45i('Appendix A'), {
      why: 'read',
      text: 'What the block performed beside what its mailboxes ask for: 106 % of it. Of 0.5 IOPS a mailbox it would be 85 %.',
      erratum: 'E18',
    }),
    reads(274.574, results, {
      why: 'read',
      text: 'Computed with 52 % reads, the middle of the tests with Exchange 2007; this one read 46 %.',
    }),
    commonLineMakers.logWrites(176.279, results, {
      why: 'read',
      text: 'Computed for the IOPS of the mailboxes; 0.30 of what the test performed are 178.',
    }),
    perDatabase(700, tested, { why: 'same', erratum: 'E31' }),
    commonLineMakers.space('Databases tested')(334, tested, {
      why: 'contradiction',
      text: 'Full mailboxes with their overhead, against a size that the reports do not show: they print 229.9 GB.',
      erratum: 'E31',
    }),
    commonLineMakers.drives(6, citeAx45i('Solution description'), { why: 'same', erratum: 'E31' }),
  ],
}
