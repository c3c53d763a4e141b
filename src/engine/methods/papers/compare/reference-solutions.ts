import { formula } from '../../../core/formula.ts'
import { equalLogic } from '../../../core/source.ts'
import { published, type Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { type SolutionTest, solutionTests } from '../../../hardware/tested-solutions.ts'
import {
  type JetstressVerdict,
  judgePublishedRun,
  plannedIops,
} from '../../../jetstress/jetstress-rules.ts'
import { isReplicated } from '../../../plan/features.ts'
import { recommend } from '../designs/recommend.ts'
import { sizeByPapers } from '../sizing/size.ts'
import { databaseReads, logsByRatio } from '../sizing/version-load.ts'
import { ax45iSolution } from './ax4-5i.ts'
import { type BackupLine, backupLines } from './backup-lines.ts'
import { type ComparedLine, printedDifference } from './compared-line.ts'
import { r510Solution, r720xdSolution } from './poweredge.ts'
import { md1000Solution, md3000Raid10Solution, md3000Solution } from './powervault.ts'
import type { ReferenceSolution, SizedReference } from './reference-solution.ts'
import {
  storageTek2003Solution,
  storageTekBlackBerrySolution,
  storageTekSolution,
} from './storagetek.ts'

/** A rate of a run as printed, and as computed from its load; null if there is none. */
type MeasuredRate = { readonly printed: number | null; readonly computed: Worked<'IOPS'> | null }

/** Transfers a second of a run, beside the rates by the shares of its version. */
type MeasuredRun = {
  readonly transfers: Worked<'IOPS'>
  readonly reads: MeasuredRate
  readonly writes: MeasuredRate
  readonly logWrites: MeasuredRate
}

export const databaseWrites = formula({
  label: 'Database writes',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', reads: 'IOPS' },
  text: 'transactional − reads',
  source: equalLogic('5.1'),
})

function measuredRun(test: SolutionTest, { plan, sizing }: SizedReference): MeasuredRun {
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

/** Every published system beside the worked example, in the order of the documents. */
export const referenceSolutions: readonly ReferenceSolution[] = [
  ax45iSolution,
  md1000Solution,
  md3000Solution,
  md3000Raid10Solution,
  storageTekSolution,
  storageTek2003Solution,
  storageTekBlackBerrySolution,
  r510Solution,
  r720xdSolution,
]

/** A reference solution with everything computed. */
export type ComparedSolution = SizedReference & {
  readonly solution: ReferenceSolution
  readonly lines: readonly ComparedLine[]
  readonly runs: readonly ReferenceRun[]
  /** Replay and backup; empty if nothing was tested. */
  readonly backup: readonly BackupLine[]
}

/** A published run of a solution, judged by the rules of Jetstress. */
export type ReferenceRun = {
  readonly test: SolutionTest
  readonly rates: MeasuredRun
  /** Verdict against the planned load, headroom included if the document has it. */
  readonly planned: JetstressVerdict
  /** Verdict against the load of its mailboxes alone. */
  readonly plain: JetstressVerdict
}

function runOf(test: SolutionTest, built: SizedReference): ReferenceRun {
  const planned = plannedIops({
    mailboxes: published('Mailboxes', test.mailboxes, 'mailboxes', test.profile),
    iopsPerMailbox: published(
      'IOPS per mailbox, as planned',
      test.iopsPerMailbox,
      'IOPS/mailbox',
      test.plannedAt,
    ),
  })
  return {
    test,
    rates: measuredRun(test, built),
    planned: judgePublishedRun(test, planned),
    plain: judgePublishedRun(test, built.sizing.iops.transactional),
  }
}

/** Sizes a reference solution and compares it with its document. Throws if it cannot be sized. */
export function compareReference(solution: ReferenceSolution): ComparedSolution {
  const { plan, tested } = solution
  const result = sizeByPapers(plan)
  if (!result.ok) throw new Error(`${solution.title} contradicts itself`)
  const [design] = recommend(plan, result.sizing).blocks
  if (!design) throw new Error(`${solution.title} is in no catalog`)
  const built: SizedReference = { plan, sizing: result.sizing, design }
  return {
    ...built,
    solution,
    lines: solution.lines.map(({ computed: compute, ...line }) => {
      const computed = { worked: compute(built) }
      return { ...line, computed, ...printedDifference(line.printed, computed) }
    }),
    runs: solutionTests
      .filter((test) => test.solution === tested)
      .map((test) => runOf(test, built)),
    backup: tested ? backupLines(tested, built) : [],
  }
}
