import { equalLogic } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import { considersArrays, has, kindOf, shortVersionName } from './features.ts'
import type { Field } from './field.ts'
import { asked, availability, example, flat } from './place.ts'
import { type AvailabilityKind, type Plan, worstCases } from './plan.ts'

/** Why the kind of availability does not count in a version that lacks it. */
function unlessLacking(plan: Plan): string | null {
  const { kind } = plan.availability
  if (kindOf(plan) === kind) return null
  return `Does not count: ${shortVersionName(plan.exchange)} has no ${kindNames[kind]}. Its databases are sized as on standalone servers, one copy of each.`
}

/** Why an answer about copies does not count on other servers than those of a DAG. */
function inDagOnly(plan: Plan): string | null {
  switch (kindOf(plan)) {
    case 'dag':
      return null
    case 'ccr':
      return 'Does not count: a CCR cluster has two copies, one on each of its servers.'
    case 'scc':
      return 'Does not count: the two servers of a single copy cluster share one copy.'
    case 'none':
      return 'Does not count: standalone servers hold one copy of each database.'
  }
}

const kindNames = {
  dag: 'DAG',
  ccr: 'cluster continuous replication',
  scc: 'single copy cluster',
  none: 'standalone servers',
} as const satisfies Record<AvailabilityKind, string>

/** The answers of the step Availability, in the order they are asked. */
export const availabilityFields: readonly Field[] = [
  {
    kind: 'choice',
    ...availability('kind'),
    key: 'availability',
    step: 'availability',
    label: 'Availability',
    help: 'In a database availability group (DAG, from Exchange 2010) each database has copies on several servers. In Exchange 2007 two servers make a cluster: with continuous replication (CCR) each has its own copy, in a single copy cluster (SCC) they share one. Standalone servers hold one copy each.',
    choices: [
      { value: 'dag', label: 'Database availability group (DAG)' },
      { value: 'ccr', label: 'Cluster continuous replication (CCR)' },
      { value: 'scc', label: 'Single copy cluster (SCC)' },
      { value: 'none', label: 'Standalone servers' },
    ] satisfies { value: AvailabilityKind; label: string }[],
    source: equalLogic('5.4 and 6.3'),
    advanced: false,
    unused: unlessLacking,
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
    help: 'Servers in all. A DAG has at most 16 servers; more become several equal DAGs. A cluster has two.',
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
    help: 'Active databases of one DAG or cluster, or of all standalone servers together. Leave it empty to derive them from the mailboxes per database.',
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
    unused: (plan) =>
      has(plan, 'maintenance')
        ? null
        : `Does not count: ${shortVersionName(plan.exchange)} has no background maintenance around the clock.`,
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
    unused: (plan) =>
      considersArrays(plan)
        ? null
        : 'Does not count: no arrays on a network are considered for this plan.',
  },
]
