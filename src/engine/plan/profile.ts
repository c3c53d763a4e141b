import { equalLogic, storageTek } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import { has, shortVersionName, versionName } from './features.ts'
import type { Field } from './field.ts'
import { asked, example, flat, tier } from './place.ts'
import { editions, exchangeVersions } from './plan.ts'

/** The answers of the step Message profile, in the order they are asked. */
export const profileFields: readonly Field[] = [
  {
    kind: 'choice',
    ...flat('exchange'),
    key: 'exchange',
    step: 'profile',
    label: 'Exchange version',
    help: 'Sets what a message costs in I/O, memory and logs, and which limits hold. The papers cover 2003, 2007 and 2010; later versions rest on public figures, each marked with its standing.',
    choices: exchangeVersions.map((value) => ({ value, label: versionName(value) })),
    source: ownRule(
      'Exchange 2003 is StorageTek’s, 2007 is PowerEdge’s and that of the tested solutions, 2010 is EqualLogic’s.',
    ),
    advanced: false,
  },
  {
    kind: 'choice',
    choices: editions.map((value) => ({ value, label: value })),
    advanced: false,
    ...flat('edition'),
    key: 'edition',
    step: 'profile',
    label: 'Edition',
    help: 'Standard mounts up to 5 databases on a server, Enterprise up to 100. Copies count.',
    source: equalLogic('5.3'),
    unused: (plan) =>
      has(plan, 'editions')
        ? null
        : `Does not count: the papers print one limit of databases for ${shortVersionName(plan.exchange)}, whatever its edition.`,
  },
  {
    ...asked,
    ...tier('messagesPerDay'),
    key: 'messages',
    step: 'profile',
    label: 'Messages per mailbox per day',
    help: 'Sent and received together. It drives IOPS, the database cache, transaction logs and the dumpster.',
    unit: '',
    suffix: 'messages a day',
    min: 1,
    max: 2000,
    source: example,
  },
  {
    ...asked,
    ...tier('messageKb'),
    key: 'messageSize',
    step: 'profile',
    label: 'Average message size',
    help: 'Larger messages need more log space and a larger dumpster.',
    unit: 'KB',
    min: 1,
    max: 10_000,
    source: example,
  },
  {
    ...asked,
    ...tier('iopsPerMailbox'),
    key: 'measuredIops',
    step: 'profile',
    label: 'Measured IOPS per mailbox',
    help: 'A figure measured on the servers in use replaces the one derived from messages. Leave it empty to derive it.',
    unit: 'IOPS',
    min: 0.001,
    max: 10,
    empty: 'derived from messages',
    source: equalLogic('7'),
    advanced: true,
  },
  {
    ...asked,
    ...tier('blackBerryPercent'),
    key: 'blackBerry',
    step: 'profile',
    label: 'Mailboxes with a BlackBerry',
    help: 'Share of the mailboxes that are used with a BlackBerry too. Each of them adds 3.64 times the IOPS of its class in Exchange 2003.',
    unit: '%',
    suffix: 'of the mailboxes',
    min: 0,
    max: 100,
    source: storageTek('Define and Assess'),
    advanced: true,
    unused: (plan, at) => {
      if (!has(plan, 'blackBerry'))
        return `Does not count: a figure for BlackBerry is published for Exchange 2003 only, not for ${shortVersionName(plan.exchange)}.`
      return (plan.tiers[at]?.iopsPerMailbox ?? null) === null
        ? null
        : 'Does not count: the measured IOPS contain it.'
    },
  },
]
