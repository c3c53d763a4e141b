import { citePowerEdge, derivedFrom } from '../../../core/source.ts'
import type { Worked } from '../../../core/worked.ts'
import { testedServers } from '../documents/poweredge-users.ts'
import {
  commonLineMakers,
  lineMakersByGroup,
  type ReferenceSolution,
  type ReferenceSolutionLine,
  type SizedReferenceSolution,
  solutionPlan,
} from './reference-solution.ts'

const results = citePowerEdge('Table 4')
const storage = citePowerEdge('Table 3')

/** Line that compares the printed number of mailboxes with the one from the published run. */
function supported(server: keyof typeof testedServers, value: number): ReferenceSolutionLine {
  const { mailboxes } = testedServers[server]
  const of = lineMakersByGroup.load(
    'supported',
    'Mailboxes from IOPS',
    'mailboxes',
    () => mailboxes,
  )
  return of(value, results, {
    why: 'read',
    text: 'Computed from the mailbox profile run. The run at full capability that the printed number comes of is not published.',
    erratum: 'E15',
  })
}

function target(
  value: number,
  text: string,
  computed: (built: SizedReferenceSolution) => Worked,
): ReferenceSolutionLine {
  const of = lineMakersByGroup.load('target', 'Target transactional IOPS', 'IOPS', computed)
  return of(value, results, { why: 'same', text, erratum: 'E15' })
}

const onServer = lineMakersByGroup.space(
  'copies',
  'Databases on a server',
  'databases',
  (of) => of.sizing.databases.onServer,
)

/** Dell’s server of Exchange 2007: twelve drives in six mirrored pairs, 1,500 mailboxes. */
export const r510Solution: ReferenceSolution = {
  id: 'r510',
  title: 'Dell PowerEdge R510 with Exchange 2007',
  lead: 'One server with twelve drives of its own: five mirrored pairs for fifteen databases, one for all logs, 1,500 mailboxes of 100 messages a day.',
  cite: storage,
  tested: 'R510',
  plan: solutionPlan({
    solution: 'R510',
    tier: { mailboxes: 1500, messages: 100, quota: 800 },
    answers: {
      name: 'R510: 1,500 mailboxes of Exchange 2007',
      mailboxesPerDatabase: 100,
      reserve: 'none',
    },
  }),
  chosen: [
    'Mailboxes of 800 MB: the paper prints no size. Fifteen databases then stay below its guideline of 100 GB.',
    'No reserve: the printed target of 480 IOPS has none (E15).',
  ],
  lines: [
    commonLineMakers.mailboxes(1500, results),
    commonLineMakers.messages(100, results),
    commonLineMakers.profile(0.32, results),
    target(480, 'Without the headroom of the text.', (of) => of.sizing.iops.transactional),
    commonLineMakers.achieved(503, results, {
      why: 'read',
      text: 'What the server performed beside what its mailboxes ask for: 5 % more.',
    }),
    supported('R510', 1500),
    commonLineMakers.databases(15, citePowerEdge('Exchange Server 2007 database setup')),
    commonLineMakers.blocks('Servers')(1, derivedFrom(storage, 'the column of one R510.')),
    commonLineMakers.drives(12, storage),
  ],
}

/** Dell’s server of Exchange 2010: 24 drives in twelve mirrored pairs, 5,000 mailboxes in a DAG. */
export const r720xdSolution: ReferenceSolution = {
  id: 'r720xd',
  title: 'Dell PowerEdge R720xd with Exchange 2010',
  lead: 'A server of a DAG with two copies: 24 drives in twelve mirrored pairs, on each a database with its logs, 5,000 mailboxes of 200 messages a day.',
  cite: storage,
  tested: 'R720xd',
  plan: solutionPlan({
    solution: 'R720xd',
    tier: { mailboxes: 5000, messages: 200, quota: 1000 },
    answers: {
      exchange: '2010',
      availability: 'dag',
      copies: 2,
      servers: 2,
      sites: 2,
      worstCase: 'one server',
      name: 'R720xd: 5,000 mailboxes of Exchange 2010 in a DAG',
      databases: 12,
      separateLogs: false,
    },
  }),
  chosen: [
    'Mailboxes of 1,000 MB: the paper prints no size.',
    'Two servers, each able to carry all mailboxes: the paper tests one server of a DAG with two copies.',
  ],
  lines: [
    commonLineMakers.mailboxes(5000, results),
    commonLineMakers.messages(200, results),
    commonLineMakers.profile(0.2, results),
    target(1200, 'With the headroom of the text.', (of) => of.design.counts.iops.required),
    commonLineMakers.achieved(1345, results, {
      why: 'read',
      text: 'What the server performed beside what its mailboxes ask for: 12 % more.',
    }),
    supported('R720xd', 5000),
    commonLineMakers.databases(12, citePowerEdge('Exchange Server 2010 database setup')),
    onServer(12, citePowerEdge('Exchange Server 2010 database setup')),
    {
      ...commonLineMakers.drives(24, storage),
      label: 'Drives of a server',
      computed: (of) => of.design.drivesOfOne,
    },
  ],
}
