import { say } from '../../../core/check.ts'
import { formula } from '../../../core/formula.ts'
import { equalLogic } from '../../../core/source.ts'
import { iopsPerMailbox, iopsPerMessage } from '../../../exchange/exchange-2010.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { isReplicated } from '../../../plan/features.ts'
import { totalOf } from '../../../sizing/tiers.ts'
import type { Checked } from '../../port/port.ts'
import { transactionalIops } from '../sizing/iops.ts'
import { type PaperCheckInput, paperCheck } from './by-papers.ts'

export const standaloneTransactional = formula({
  ...transactionalIops.definition,
  label: 'Transactional, standalone',
  errata: ['E10'],
})

/** Notes that the profile is lighter because copies are in a DAG. */
export const dagProfile = paperCheck({
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
    say`The checkpoint is deeper in a DAG, so fewer pages are written: a mailbox costs ${iopsPerMessage.dag} instead of ${iopsPerMessage.none}. One server carries ${transactional} of transactional load; with the profile of standalone servers it would be ${standalone}.`,
  fix: 'Enter measured IOPS per mailbox, if you have them.',
  answer: 'measuredIops',
  source: equalLogic('3.2 and 5.4'),
})

/** Index of the first tier whose profile is derived from its messages; -1 if all are measured. */
function derivedTier({ plan }: Checked): number {
  return plan.tiers.findIndex((tier) => tier.measuredIops === null)
}

/** Transactional load of one server with the profile of standalone servers. */
function loadStandalone({ plan, sizing }: PaperCheckInput) {
  const perMessage = iopsPerMessage.none
  const { share } = sizing.databases
  const { label } = standaloneTransactional.definition
  return totalOf(label, sizing.tiers, ({ active, messages, perMailbox: own }, at) => {
    const measured = plan.tiers[at]?.measuredIops ?? null
    const perMailbox = measured === null ? iopsPerMailbox({ perMessage, messages }) : own
    return standaloneTransactional({ active, share, perMailbox })
  })
}
