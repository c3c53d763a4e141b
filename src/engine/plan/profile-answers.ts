import { equalLogic, ownRule, storageTek } from '../core/source.ts'
import { exchange2010 } from '../exchange/exchange-2010.ts'
import { editions } from '../exchange/version.ts'
import { exchangeVersions, versionOf } from '../exchange/versions.ts'
import { choice, number, perTier } from './answer.ts'

const example = equalLogic('6.3')

/** Answers about the Exchange version and the daily load of a mailbox. */
export const profileAnswers = {
  exchange: choice({
    step: 'users',
    label: 'Exchange version',
    help: 'Sets what a message costs in I/O, memory and logs, and which limits apply. Exchange 2003 to 2010 are sized by published papers of Dell, EMC and Sun; 2013 and later are sized by Microsoft’s role requirements, with other defaults.',
    default: exchange2010.id,
    choices: exchangeVersions.map((value) => ({
      value,
      label: versionOf({ exchange: value }).name,
    })),
    source: ownRule(
      'Exchange 2003 is StorageTek’s, 2007 is PowerEdge’s and that of the tested solutions, 2010 is EqualLogic’s.',
    ),
  }),
  edition: choice({
    method: 'papers',
    step: 'users',
    label: 'Edition',
    help: 'Standard mounts up to 5 databases on a server, Enterprise up to 100. Copies count.',
    default: 'Enterprise',
    choices: editions.map((value) => ({ value, label: value })),
    source: ownRule(
      'Seven databases of the worked example exceed the five of Standard edition (EqualLogic 5.3 and 6.3).',
    ),
  }),
  messages: perTier(
    number({
      was: 'messagesPerDay',
      step: 'users',
      label: 'Messages per mailbox per day',
      help: 'Sent and received. Drives IOPS, database cache, transaction logs and recoverable items.',
      default: 200,
      figure: 'messages/day',
      unit: '',
      suffix: 'messages a day',
      min: 1,
      max: 2000,
      turn: 1,
      source: example,
    }),
  ),
  messageSize: perTier(
    number({
      was: 'messageKb',
      step: 'users',
      label: 'Average message size',
      help: 'Larger messages need more log space and more space for recoverable items.',
      default: 75,
      figure: 'KB',
      unit: 'KB',
      min: 1,
      max: 10_000,
      turn: 1,
      source: example,
    }),
  ),
  measuredIops: perTier(
    number({
      was: 'iopsPerMailbox',
      step: 'users',
      label: 'Measured IOPS per mailbox',
      help: 'Measured on your present servers. Leave it empty to derive it from messages per day.',
      default: null,
      figure: 'IOPS/mailbox',
      unit: 'IOPS',
      min: 0.001,
      max: 10,
      empty: 'derived from messages',
      turn: 0.001,
      source: equalLogic('7'),
      advanced: true,
    }),
  ),
  blackBerry: perTier(
    number({
      method: 'papers',
      was: 'blackBerryPercent',
      step: 'users',
      label: 'Mailboxes with a BlackBerry',
      help: 'Share of the mailboxes also used with a BlackBerry. Each adds 3.64 times the IOPS of its profile in Exchange 2003.',
      default: 0,
      figure: '%',
      unit: '%',
      suffix: 'of the mailboxes',
      min: 0,
      max: 100,
      turn: 0.1,
      adds: true,
      source: storageTek('Define and Assess'),
      advanced: true,
    }),
  ),
}
