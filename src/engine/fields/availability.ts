import { availabilities, type Plan, worstCases } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import type { Field } from './field.ts'
import { asked, availability, example, flat } from './place.ts'

/** Why an answer about copies does not count on standalone servers. */
function inDagOnly({ availability: { kind } }: Plan): string | null {
  return kind === 'dag'
    ? null
    : 'Does not count: standalone servers hold one copy of each database.'
}

/** The answers of the step Availability, in the order they are asked. */
export const availabilityFields: readonly Field[] = [
  {
    kind: 'choice',
    ...availability('kind'),
    key: 'availability',
    step: 'availability',
    label: 'Availability',
    help: 'In a database availability group (DAG) each database has copies on several servers. Standalone servers hold one copy each; a mailbox on them costs 0.0012 IOPS per message instead of 0.0010.',
    choices: [
      { value: availabilities[0], label: 'Database availability group (DAG)' },
      { value: availabilities[1], label: 'Standalone servers' },
    ],
    source: equalLogic('5.4 and 6.3'),
    advanced: false,
  },
  {
    ...asked,
    ...availability('copies'),
    key: 'copies',
    step: 'availability',
    label: 'Database copies',
    help: 'Copies of each database in the DAG, the active one included. Each lives on a server of its own.',
    unit: '',
    suffix: 'copies',
    min: 1,
    max: 16,
    whole: true,
    source: example,
    unused: inDagOnly,
  },
  {
    ...asked,
    ...availability('servers'),
    key: 'servers',
    step: 'availability',
    label: 'Mailbox servers',
    help: 'Servers in all. A DAG has at most 16 servers; more become several equal DAGs.',
    unit: '',
    suffix: 'servers',
    min: 1,
    max: 64,
    whole: true,
    source: example,
  },
  {
    ...asked,
    ...availability('sites'),
    key: 'sites',
    step: 'availability',
    label: 'Sites',
    help: 'Datacenters the servers stand in. Each site is a group of arrays of its own.',
    unit: '',
    suffix: 'sites',
    min: 1,
    max: 4,
    whole: true,
    source: example,
  },
  {
    kind: 'choice',
    ...availability('worstCase'),
    key: 'worstCase',
    step: 'availability',
    label: 'Worst case on one server',
    help: 'What each server is sized for: all active databases of the DAG at once, as in the worked example, or its share of evenly spread copies after some servers are lost.',
    choices: [
      { value: worstCases[0], label: 'One server carries all active databases' },
      { value: worstCases[1], label: 'Copies spread evenly, some servers lost' },
    ],
    source: example,
    advanced: false,
    unused: inDagOnly,
  },
  {
    ...asked,
    ...availability('lostServers'),
    key: 'lostServers',
    step: 'availability',
    label: 'Servers lost at once',
    help: 'How many servers of a DAG may be down while the others carry its databases. Fewer than the copies.',
    unit: '',
    suffix: 'servers',
    min: 0,
    max: 15,
    whole: true,
    source: ownRule('A database survives the loss of all but one of the servers with its copies.'),
    unused: (plan) =>
      inDagOnly(plan) ??
      (plan.availability.worstCase === 'spread'
        ? null
        : 'Counts only while copies are spread evenly.'),
  },
  {
    ...asked,
    ...flat('mailboxesPerDatabase'),
    key: 'mailboxesPerDatabase',
    step: 'availability',
    label: 'Mailboxes per database',
    help: 'At most this many. Fewer, larger databases need less I/O; more, smaller ones are easier to restore.',
    unit: '',
    suffix: 'mailboxes',
    min: 1,
    max: 20_000,
    whole: true,
    source: example,
    unused: ({ databases }) =>
      databases === null ? null : 'Does not count while the databases are set directly.',
  },
  {
    ...asked,
    ...flat('databases'),
    key: 'databases',
    step: 'availability',
    label: 'Databases, set directly',
    help: 'Active databases of one DAG, or of all standalone servers together. Leave it empty to derive them from the mailboxes per database.',
    unit: '',
    suffix: 'databases',
    min: 1,
    max: 6400,
    whole: true,
    empty: 'automatic',
    source: ownRule(
      'Enterprise edition mounts at most 100 databases on a server, copies included, and a plan has at most 64 servers.',
    ),
    advanced: true,
  },
  {
    kind: 'switch',
    ...flat('maintenance'),
    key: 'maintenance',
    step: 'availability',
    label: 'Background maintenance around the clock',
    help: 'Checks every database page all day long. Its load is counted either way: switched off, it has to be done in a window instead.',
    source: equalLogic('7'),
    advanced: true,
  },
  {
    ...asked,
    ...flat('nicsPerServer'),
    key: 'nicsPerServer',
    step: 'availability',
    label: 'Storage NICs per server',
    help: 'Network ports of one server that carry iSCSI. As many as the active controllers of its arrays have.',
    unit: '',
    suffix: 'ports',
    min: 1,
    max: 16,
    whole: true,
    source: equalLogic('7'),
    advanced: true,
  },
]
