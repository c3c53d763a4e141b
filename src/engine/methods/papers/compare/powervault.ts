import { formula } from '../../../core/formula.ts'
import { citePowerVault, derivedFrom } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import { sourceOfOtherRaidRuns } from '../../../hardware/block-formulas.ts'
import { solutionTestInState } from '../../../hardware/tested-solutions.ts'
import {
  commonLineMakers,
  lineMakersByGroup,
  type ReferenceSolution,
  solutionPlan,
} from './reference-solution.ts'

const md1000 = citePowerVault('MD1000-based storage solution')
const md3000 = citePowerVault('MD3000-based storage solution')

const messages =
  '131.25 messages a day: where the classes of Exchange 2007 give the printed 0.42 IOPS.'
const quotaOnly = 'No retention and no search catalog: the article counts a mailbox as its quota.'

const user = { messages: 131.25, retention: 0 } as const

/** Dell’s direct-attached enclosures: 2,000 mailboxes on two servers with continuous replication. */
export const md1000Solution: ReferenceSolution = {
  id: 'md1000',
  title: 'Dell PowerVault MD1000 with CCR',
  lead: 'Two servers at two sites, each with an enclosure of its own: ten drives in RAID 10 for the databases of 2,000 mailboxes, two for logs, a spare and two free slots.',
  cite: md1000,
  tested: 'MD1000',
  plan: solutionPlan({
    solution: 'MD1000',
    tier: { ...user, mailboxes: 2000, quota: 300 },
    answers: {
      availability: 'ccr',
      servers: 2,
      sites: 2,
      catalog: 0,
      name: 'MD1000: 2,000 mailboxes of Exchange 2007 with CCR',
      mailboxesPerDatabase: 400,
    },
  }),
  chosen: [
    messages,
    quotaOnly,
    '400 mailboxes in a database: its backup rates are those of five storage groups.',
  ],
  lines: [
    commonLineMakers.mailboxes(2000, md1000),
    commonLineMakers.quota(300, md1000),
    commonLineMakers.profile(0.42, md1000),
    commonLineMakers.profileWithHeadroom(0.5, md1000),
    commonLineMakers.achieved(1435, citePowerVault('Figure 3'), {
      why: 'read',
      text: 'What the block performed beside what its mailboxes ask for. The test ran 42 % above that within 16 ms.',
    }),
    commonLineMakers.logWrites(477, citePowerVault('Figure 3'), {
      why: 'read',
      text: 'Computed for the IOPS of the mailboxes without headroom, with 0.30 log writes to each; the test wrote 0.33.',
    }),
    commonLineMakers.blocks('Enclosures, one at each site')(
      2,
      derivedFrom(citePowerVault('Figure 1'), 'one at each of two sites.'),
    ),
  ],
}

const md3000User = { ...user, mailboxes: 3000 } as const
const cluster = { availability: 'scc', servers: 2 } as const
const oneArray = derivedFrom(citePowerVault('Figure 4'), 'an MD3000 with its two enclosures.')
const perDatabase =
  '200 mailboxes in a database: its backup rates are those of fifteen storage groups.'

const rebuilding = lineMakersByGroup.load(
  'rebuilding',
  'Database IOPS while rebuilding',
  'IOPS',
  (of) => of.design.rebuild.available,
)

/** Dell’s shared array at its full size: 3,000 mailboxes on a single copy cluster, in RAID 5. */
export const md3000Solution: ReferenceSolution = {
  id: 'md3000',
  title: 'Dell PowerVault MD3000 with SCC, RAID 5',
  lead: 'Two servers share an array and its two expansion enclosures: thirty drives in RAID 5 for the databases of 3,000 mailboxes of 1 GB. It was tested healthy, degraded and while it rebuilt.',
  cite: md3000,
  tested: 'MD3000',
  plan: solutionPlan({
    solution: 'MD3000',
    tier: { ...md3000User, quota: 1000 },
    answers: {
      ...cluster,
      catalog: 0,
      name: 'MD3000: 3,000 mailboxes of Exchange 2007 with SCC',
      mailboxesPerDatabase: 200,
    },
  }),
  chosen: [messages, quotaOnly, perDatabase],
  lines: [
    commonLineMakers.mailboxes(3000, md3000),
    commonLineMakers.quota(1000, md3000),
    commonLineMakers.profile(0.42, md3000),
    commonLineMakers.profileWithHeadroom(0.5, md3000),
    commonLineMakers.achieved(1709, citePowerVault('Figure 6'), {
      why: 'read',
      text: 'What the block performed beside what its mailboxes ask for: 13 % more. Figures 6 and 7 print the same load at 12 and at 11 ms.',
      erratum: 'E17',
    }),
    commonLineMakers.logWrites(518, citePowerVault('Figure 6'), {
      why: 'read',
      text: 'Computed for the IOPS of the mailboxes without headroom; 0.30 of what the test performed are 513.',
    }),
    rebuilding(1116, citePowerVault('Figure 7'), {
      why: 'rounded',
      text: 'Carries the loss as the article rounds it, 35 %; measured were 34.7 %.',
    }),
    commonLineMakers.space('Database volumes')(7344, sourceOfOtherRaidRuns, {
      why: 'read',
      text: 'What the volumes offer beside what full mailboxes need with an overhead of 20 %: half of it stays free.',
    }),
    commonLineMakers.blocks('Arrays with their enclosures')(1, oneArray),
  ],
}

const inProportion = lineMakersByGroup.users(
  'quota-in-proportion',
  'Mailbox quota, of the same share of the volume',
  'MB',
  () => raid10QuotaPrintedAndComputed.computed,
)

/** The same array in RAID 10, which the article computes and nobody tested. */
export const md3000Raid10Solution: ReferenceSolution = {
  id: 'md3000-raid-10',
  title: 'Dell PowerVault MD3000 with SCC, RAID 10',
  lead: 'The variant of the same array with its thirty database drives in RAID 10: less space, and more IOPS than the tested RAID 5. How many more was not measured.',
  cite: sourceOfOtherRaidRuns,
  tested: null,
  plan: solutionPlan({
    solution: 'MD3000 RAID 10',
    tier: { ...md3000User, quota: 1000 },
    answers: {
      ...cluster,
      catalog: 0,
      name: 'MD3000 in RAID 10: 3,000 mailboxes of Exchange 2007 with SCC',
      mailboxesPerDatabase: 200,
    },
  }),
  chosen: [messages, quotaOnly, perDatabase],
  lines: [
    commonLineMakers.mailboxes(3000, md3000),
    commonLineMakers.quota(650, sourceOfOtherRaidRuns, {
      why: 'contradiction',
      text: 'The plan keeps the 1 GB of RAID 5, which fit in RAID 10, too.',
      erratum: 'E35',
    }),
    inProportion(650, sourceOfOtherRaidRuns, {
      why: 'contradiction',
      text: 'What fills the same share of the volume as 1 GB does in RAID 5.',
      erratum: 'E35',
    }),
    commonLineMakers.space('Database volumes')(4080, sourceOfOtherRaidRuns, {
      why: 'read',
      text: 'What the volumes offer beside what full mailboxes need with an overhead of 20 %.',
    }),
    commonLineMakers.blocks('Arrays with their enclosures')(1, oneArray),
  ],
}

const cite = citePowerVault('Figure 7')

/** Share of its healthy IOPS that a RAID set loses while degraded or rebuilding. */
export const iopsShareLostWhileDegraded = formula({
  label: 'IOPS lost',
  unit: '%',
  takes: { healthy: 'IOPS', troubled: 'IOPS' },
  text: '1 − troubled ÷ healthy',
  source: cite,
})

/** RAID 5 of ten drives in three enclosures after a drive has failed, before and during the rebuild. */
type Trouble = 'degraded' | 'rebuilding'

/** Share of IOPS that RAID 5 loses in a state of trouble, as PowerVault measured it. */
export function raid5IopsLossDegraded(trouble: Trouble): Worked<'%'> {
  return iopsShareLostWhileDegraded({ healthy: loadIn('optimal'), troubled: loadIn(trouble) })
}

function loadIn(state: 'optimal' | Trouble): Worked<'IOPS'> {
  const run = solutionTestInState('MD3000', state)
  return citedFigure(`Database IOPS, ${state}`, run.dbTransfers, 'IOPS', run.cite)
}

export const quotaInProportionToSpace = formula({
  label: 'Mailbox in proportion to the space',
  unit: 'MB',
  takes: { quota: 'MB', space: 'GB', spaceLeft: 'GB' },
  text: 'quota × spaceLeft ÷ space',
  source: sourceOfOtherRaidRuns,
  errata: ['E35'],
})

/** Mailbox of the MD3000 with RAID 10 instead of RAID 5: as printed, and in proportion. */
export const raid10QuotaPrintedAndComputed = {
  printed: citedFigure('Mailbox with RAID 10, as printed', 650, 'MB', sourceOfOtherRaidRuns),
  computed: quotaInProportionToSpace({
    quota: citedFigure('Mailbox with RAID 5', 1000, 'MB', sourceOfOtherRaidRuns),
    space: citedFigure('Database space with RAID 5', 7344, 'GB', sourceOfOtherRaidRuns),
    spaceLeft: citedFigure('Database space with RAID 10', 4080, 'GB', sourceOfOtherRaidRuns),
  }),
} as const
