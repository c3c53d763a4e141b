import { powerVault } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { byHand } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { solutionTest } from './tested-solutions.ts'

const cite = powerVault('Figure 7')
const variant = powerVault('Performance tests: I/O, backup and recovery, log reads, and RAID level')

/** IOPS that a RAID set no longer performs in a state of trouble, of what it performs when healthy. */
export const lostIops = formula({
  label: 'IOPS lost',
  unit: '%',
  takes: { healthy: 'IOPS', troubled: 'IOPS' },
  text: '1 − troubled ÷ healthy',
  source: cite,
  // Printed as approximately 35 %.
  examples: [{ in: { healthy: 1709, troubled: 1116 }, out: 0.35, within: 0.005, source: cite }],
})

/** RAID 5 of ten drives in three enclosures after a drive has failed, before and during the rebuild. */
export type Trouble = 'degraded' | 'rebuilding'

/** What RAID 5 lost in a state of trouble when PowerVault measured it. */
export function raid5Loss(trouble: Trouble): Worked<'%'> {
  return lostIops({ healthy: loadIn('optimal'), troubled: loadIn(trouble) })
}

function loadIn(state: 'optimal' | Trouble): Worked<'IOPS'> {
  const run = solutionTest('MD3000', state)
  return published(`Database IOPS, ${state}`, run.dbTransfers, 'IOPS', run.cite)
}

/** The mailbox that the same number of them have room for when the space shrinks. */
export const quotaInProportion = formula({
  label: 'Mailbox in proportion to the space',
  unit: 'MB',
  takes: { quota: 'MB', space: 'GB', spaceLeft: 'GB' },
  text: 'quota × spaceLeft ÷ space',
  source: variant,
  errata: ['E35'],
  examples: [{ in: { quota: 1000, space: 7344, spaceLeft: 4080 }, out: 5000 / 9, source: byHand }],
})

/** The MD3000 solution with RAID 10 instead of RAID 5: the mailbox as printed, and in proportion. */
export const raid10Variant = {
  printed: published('Mailbox with RAID 10, as printed', 650, 'MB', variant),
  computed: quotaInProportion({
    quota: published('Mailbox with RAID 5', 1000, 'MB', variant),
    space: published('Database space with RAID 5', 7344, 'GB', variant),
    spaceLeft: published('Database space with RAID 10', 4080, 'GB', variant),
  }),
} as const
