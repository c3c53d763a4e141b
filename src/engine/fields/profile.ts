import { editions } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import type { Field } from './field.ts'
import { asked, example, flat, tier } from './place.ts'

/** The answers of the step Message profile, in the order they are asked. */
export const profileFields: readonly Field[] = [
  {
    kind: 'choice',
    choices: editions.map((value) => ({ value, label: value })),
    advanced: false,
    ...flat('edition'),
    key: 'edition',
    step: 'profile',
    label: 'Exchange Server 2010 edition',
    help: 'Standard mounts up to 5 databases on a server, Enterprise up to 100. Copies count.',
    source: equalLogic('5.3'),
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
]
