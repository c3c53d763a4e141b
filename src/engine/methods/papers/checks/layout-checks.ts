import { sentenceTag } from '../../../core/check.ts'
import { formula } from '../../../core/formula.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { iopsPerMailbox, iopsPerMessageByAvailability } from '../../../exchange/exchange-2010.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import {
  availabilityOf,
  hasFeature,
  isClustered,
  isReplicated,
  oneCarriesAll,
} from '../../../plan/features.ts'
import { answer } from '../../../plan/plan.ts'
import { sumOfTiers } from '../../../sizing/tiers.ts'
import type { PlanToCheck } from '../../port/port.ts'
import { serversInOneDag } from '../sizing/databases.ts'
import { transactionalIops } from '../sizing/iops.ts'
import { type PaperCheckInput, paperCheck } from './paper-check.ts'

export const standaloneTransactionalIops = formula({
  ...transactionalIops.definition,
  label: 'Transactional, standalone',
  errata: ['E10'],
})

/** Note that a mailbox costs fewer IOPS because its database has copies in a DAG. */
export const lighterDagProfileCheck = paperCheck({
  code: 'dag-profile',
  severity: 'note',
  when: (checked) => {
    const { plan, sizing } = checked
    if (!paperVersionOf(plan).iopsPerMessage || !isReplicated(plan) || derivedTier(checked) < 0)
      return []
    return [{ transactional: sizing.iops.transactional, standalone: loadStandalone(checked) }]
  },
  tier: derivedTier,
  title: 'Lighter profile in a DAG',
  finding: ({ transactional, standalone }) =>
    sentenceTag`The checkpoint is deeper in a DAG, so fewer pages are written: a mailbox costs ${iopsPerMessageByAvailability.dag} instead of ${iopsPerMessageByAvailability.none}. One server carries ${transactional} of transactional load; with the profile of standalone servers it would be ${standalone}.`,
  fix: 'Enter measured IOPS per mailbox, if you have them.',
  answer: 'measuredIops',
  source: citeEqualLogic('3.2 and 5.4'),
})

/** Index of the first tier whose IOPS are derived from its messages; -1 if all are measured. */
function derivedTier({ plan }: PlanToCheck): number {
  return plan.tiers.findIndex((tier) => tier.measuredIops === null)
}

/** Transactional load of a server if its mailboxes had the IOPS profile of standalone servers. */
function loadStandalone({ plan, sizing }: PaperCheckInput) {
  const perMessage = iopsPerMessageByAvailability.none
  const { share } = sizing.databases
  const { label } = standaloneTransactionalIops.definition
  return sumOfTiers(label, sizing.tiers, ({ active, messages, perMailbox: own }, at) => {
    const measured = plan.tiers[at]?.measuredIops ?? null
    const perMailbox = measured === null ? iopsPerMailbox({ perMessage, messages }) : own
    return standaloneTransactionalIops({ active, share, perMailbox })
  })
}

export const copyChecks = [
  paperCheck({
    code: 'worst-case-beyond-copies',
    severity: 'warning',
    when: ({ plan, sizing }) => {
      const { dags } = sizing.databases
      if (!dags || !oneCarriesAll(plan)) return []
      const copies = answer(plan, 'copies')
      const servers = serversInOneDag({ servers: answer(plan, 'servers'), dags })
      return copies.value < servers.value ? [{ copies, servers }] : []
    },
    title: 'Worst case beyond the copies',
    finding: ({ copies, servers }) =>
      sentenceTag`With ${copies} on ${servers}, not every server has a copy of every database, yet each is sized to carry them all.`,
    fix: 'Choose evenly spread copies as the worst case, or plan as many copies as servers.',
    answer: 'worstCase',
    source: ownRule(
      'A server can carry the databases it has a copy of. One that carries all of a DAG has a copy of each, so there are as many copies as servers.',
    ),
  }),
  paperCheck({
    code: 'servers-without-databases',
    severity: 'warning',
    when: ({ plan, sizing }) => {
      const isDag = availabilityOf(plan) === 'dag'
      const { copies } = plan
      // A server that carries all databases has a copy of each; so has either server of a
      // cluster.
      if (isClustered(plan) || oneCarriesAll(plan)) return []
      const { dags, perGroup: databases } = sizing.databases
      const all = answer(plan, 'servers')
      const servers = dags ? serversInOneDag({ servers: all, dags }) : all
      const placed = databases.value * (isDag ? copies : 1)
      return placed < servers.value ? [{ servers, databases }] : []
    },
    title: 'Servers without a database',
    finding: ({ servers, databases, plan }) => {
      const { copies } = plan
      const each =
        availabilityOf(plan) === 'dag'
          ? ` of ${copies} ${copies === 1 ? 'copy' : 'copies'} each`
          : ''
      return sentenceTag`There are ${servers} for ${databases}${each}: some servers hold none, but are built like the others, arrays included.`
    },
    fix: 'Use fewer servers, or put fewer mailboxes in each database.',
    answer: 'servers',
    source: ownRule('Every server is built alike, with arrays for its share of the databases.'),
  }),
  paperCheck({
    code: 'maintenance-off',
    severity: 'warning',
    when: ({ plan, sizing: { iops } }) =>
      hasFeature(plan, 'maintenance') && !plan.maintenance
        ? [{ maintenance: iops.maintenanceThroughput ?? iops.maintenance }]
        : [],
    title: 'Background maintenance off',
    finding: ({ maintenance }) =>
      sentenceTag`With it off, the check runs in a maintenance window instead. Its ${maintenance} per server are still counted.`,
    fix: 'Leave it on.',
    answer: 'maintenance',
    source: citeEqualLogic('7'),
  }),
]

/** Warns if a database without further copies has its logs on the same volume. */
export const logsBesideDatabaseCheck = paperCheck({
  code: 'logs-beside-database',
  severity: 'warning',
  when: ({ plan, sizing: { volumes }, recommendation: { proposedBlocks } }) => {
    // A design of tested blocks may have separate drives for logs.
    const isApart = plan.separateLogs || proposedBlocks?.solution.logSpace
    return isReplicated(plan) || isApart ? [] : [{ volume: volumes.main.size }]
  },
  title: 'Logs on the volume of the only copy',
  finding: ({ volume }) =>
    sentenceTag`Each database has one copy, and shares a volume of ${volume} with its logs. If that volume is lost, both are lost, and the database cannot be recovered from its logs.`,
  fix: 'Put the logs on separate volumes, on other drives.',
  answer: 'separateLogs',
  source: ({ plan }) => paperVersionOf(plan).setUp,
})
