import { formula } from '../../../core/formula.ts'
import { byHand, equalLogic } from '../../../core/source.ts'
import { published, type Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { isReplicated } from '../../../plan/features.ts'
import type { SolutionTest } from '../documents/tested-solutions.ts'
import { databaseReads, logsByRatio } from '../sizing/version-load.ts'
import type { Built } from './reference-solution.ts'

/** A rate of a run as its document prints it, and as its load gives it; null where there is none. */
type MeasuredRate = { readonly printed: number | null; readonly computed: Worked<'IOPS'> | null }

/** What a run performed a second, beside what the shares of its version make of its transfers. */
export type MeasuredRun = {
  readonly transfers: Worked<'IOPS'>
  readonly reads: MeasuredRate
  readonly writes: MeasuredRate
  readonly logWrites: MeasuredRate
}

/** What of the database I/O is not read. */
export const databaseWrites = formula({
  label: 'Database writes',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', reads: 'IOPS' },
  text: 'transactional − reads',
  source: equalLogic('5.1'),
  examples: [{ in: { transactional: 900, reads: 450 }, out: 450, source: byHand }],
})

/** The rates of a run, printed and computed. */
export function measuredRun(test: SolutionTest, { plan, sizing }: Built): MeasuredRun {
  const { readShare, load } = paperVersionOf(plan)
  const transfers = published('Database IOPS, achieved', test.dbTransfers, 'IOPS', test.cite)
  const share = readShare[isReplicated(plan) ? 'dag' : 'none'](sizing.tiers[0].messages)
  const reads = databaseReads({ transactional: transfers, share })
  return {
    transfers,
    reads: { printed: test.dbReads, computed: reads },
    writes: {
      printed: test.dbWrites,
      computed: databaseWrites({ transactional: transfers, reads }),
    },
    logWrites: {
      printed: test.logWrites,
      computed:
        load.method === 'log ratio'
          ? logsByRatio({ transactional: transfers, ratio: load.ratio })
          : null,
    },
  }
}
