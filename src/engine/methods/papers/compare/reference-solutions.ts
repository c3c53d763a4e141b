import type { ErratumId } from '../../../core/errata.ts'
import { formula } from '../../../core/formula.ts'
import { citeAx45i, citeEqualLogic, citePowerVault, citeStorageTek } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import { leastLogReplayTime } from '../../../designs/recovery.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import {
  ax4BackupPrintedAndComputed,
  ax4RecoveryRuns,
  testedBackupRatesOf,
  timeToReplayOneLog,
} from '../../../hardware/tested-backup.ts'
import {
  type SolutionTest,
  solutionTests,
  type TestedSystem,
} from '../../../hardware/tested-solutions.ts'
import {
  type JetstressVerdict,
  judgePublishedRun,
  plannedIops,
} from '../../../jetstress/jetstress-rules.ts'
import { isReplicated } from '../../../plan/features.ts'
import { recommendByPapers } from '../designs/paper-designs.ts'
import { recoveriesOfBlocks } from '../designs/recoveries.ts'
import { databaseReads, logIopsByRatio } from '../sizing/iops.ts'
import { sizeByPapers } from '../sizing/size.ts'
import { ax45iSolution } from './ax4-5i.ts'
import { type ComparedLine, differenceFromPrinted } from './compared-line.ts'
import { r510Solution, r720xdSolution } from './poweredge.ts'
import { md1000Solution, md3000Raid10Solution, md3000Solution } from './powervault.ts'
import type { ReferenceSolution, SizedReferenceSolution } from './reference-solution.ts'
import {
  storageTek2003Solution,
  storageTek2530Solution,
  storageTekBlackBerrySolution,
} from './storagetek.ts'

/** A printed line on replay or backup, beside the computed figure. */
type BackupLine = {
  readonly label: string
  /** The printed figure, or why there is none. */
  readonly printed: Worked | 'not published' | 'damaged in print'
  readonly computed: Worked | null
  readonly note: string | null
  readonly erratum: ErratumId | null
}

function line(
  label: string,
  printed: BackupLine['printed'],
  computed: Worked | null = null,
  note: string | null = null,
  erratum: ErratumId | null = null,
): BackupLine {
  return { label, printed, computed, note, erratum }
}

const binary = 'Printed as MB; those of the report have 2^20 bytes.'

/** Printed and computed figures of the AX4-5i runs that its backup rates were derived from. */
function ax4Lines(perLog: Worked<'s'>): readonly BackupLine[] {
  const { first, logsOfFirst: logs } = ax4RecoveryRuns
  const replay = 'Replay of 500 logs in a storage group'
  return [
    line(
      replay,
      first,
      leastLogReplayTime({ logs, perLog }, replay),
      'Beside it 511 of the other group.',
    ),
    line(
      'Backup of a storage group',
      ax4BackupPrintedAndComputed.elapsed,
      ax4BackupPrintedAndComputed.computed,
      binary,
    ),
    line(
      'Reads and writes a second during the backup',
      'damaged in print',
      null,
      'The table repeats its first columns where these rates belong.',
      'E32',
    ),
  ]
}

/** Log replay and backup of a tested system, as printed and as computed for its plan. */
export function comparedBackupLines(
  system: TestedSystem,
  { plan, sizing, design }: SizedReferenceSolution,
): readonly BackupLine[] {
  const tested = testedBackupRatesOf(system)
  if (!tested)
    return ['Time to replay one log', 'Streaming backup of the databases'].map((label) =>
      line(label, 'not published'),
    )
  const { perLog, printed, perGroup, inAll, groups, sideBySide } = tested
  const isBinary = printed.inAll !== inAll
  const rate = (label: string, one: Worked, decimal: Worked) =>
    isBinary ? line(label, one, decimal, binary) : line(label, one)
  return [
    isBinary
      ? line(perLog.label, perLog, timeToReplayOneLog(ax4RecoveryRuns), null, 'E47')
      : line(perLog.label, perLog),
    rate(perGroup.label, printed.perGroup, perGroup),
    rate(inAll.label, printed.inAll, inAll),
    groups.how.kind === 'published'
      ? line(groups.label, groups)
      : line(groups.label, 'not published', groups, 'The rate in all by that of one group.'),
    ...(isBinary ? ax4Lines(perLog) : []),
    ...recoveriesOfBlocks(plan, sizing, [design]).flatMap(({ replay, backup }) =>
      replay && backup
        ? [
            line(replay.label, 'not published', replay, besideWords[sideBySide]),
            line(backup.label, 'not published', backup, 'Of the plan, all mailboxes full.'),
          ]
        : [],
    ),
  ]
}

const besideWords = {
  measured: 'Of the plan; storage groups were seen to replay side by side.',
  assumed: 'Of the plan; storage groups are taken to replay side by side.',
} as const

/** A rate of a test run, as printed and as computed from the run’s load; null if there is none. */
type MeasuredRate = { readonly printed: number | null; readonly computed: Worked<'IOPS'> | null }

/** Transfers per second of a test run, and its read and write rates, printed and computed. */
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
  source: citeEqualLogic('5.1'),
})

function measuredRun(test: SolutionTest, { plan, sizing }: SizedReferenceSolution): MeasuredRun {
  const { readShare, load } = paperVersionOf(plan)
  const transfers = citedFigure('Database IOPS, achieved', test.dbTransfers, 'IOPS', test.cite)
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
          ? logIopsByRatio({ transactional: transfers, ratio: load.ratio })
          : null,
    },
  }
}

/** All published systems that are compared, in the order of the documents. */
export const referenceSolutions: readonly ReferenceSolution[] = [
  ax45iSolution,
  md1000Solution,
  md3000Solution,
  md3000Raid10Solution,
  storageTek2530Solution,
  storageTek2003Solution,
  storageTekBlackBerrySolution,
  r510Solution,
  r720xdSolution,
]

export type ComparedSolution = SizedReferenceSolution & {
  readonly solution: ReferenceSolution
  readonly lines: readonly ComparedLine[]
  readonly runs: readonly ReferenceRun[]
  /** Compared lines on log replay and backup; empty if nothing was tested. */
  readonly backup: readonly BackupLine[]
}

/** A published run of a solution, judged by the rules of Jetstress. */
export type ReferenceRun = {
  readonly test: SolutionTest
  readonly rates: MeasuredRun
  /** Verdict on the run for the planned load, including the document’s headroom, if any. */
  readonly planned: JetstressVerdict
  /** Verdict on the run for the load of its mailboxes, without headroom. */
  readonly plain: JetstressVerdict
}

function runOf(test: SolutionTest, built: SizedReferenceSolution): ReferenceRun {
  const planned = plannedIops({
    mailboxes: citedFigure('Mailboxes', test.mailboxes, 'mailboxes', test.profile),
    iopsPerMailbox: citedFigure(
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
  const [design] = recommendByPapers(plan, result.sizing).blocks
  if (!design) throw new Error(`${solution.title} is in no catalog`)
  const built: SizedReferenceSolution = { plan, sizing: result.sizing, design }
  return {
    ...built,
    solution,
    lines: solution.lines.map(({ computed: compute, ...line }) => {
      const computed = { worked: compute(built) }
      return { ...line, computed, ...differenceFromPrinted(line.printed, computed) }
    }),
    runs: solutionTests
      .filter((test) => test.solution === tested)
      .map((test) => runOf(test, built)),
    backup: tested ? comparedBackupLines(tested, built) : [],
  }
}

/** What the documents say against comparing and quoting tested solutions, with sources. */
export const comparisonCaveats = [
  {
    text: 'AX4-5i, PowerVault and StorageTek were tested in a program that reviews storage designs for Exchange and is no benchmark: it shows what a design carries, not the most it could.',
    sources: [
      citeAx45i('Conclusion'),
      citePowerVault('introduction'),
      citeStorageTek('Conclusion'),
    ],
  },
  {
    text: 'Its results are not meant for comparing solutions with each other, nor for quoting before deployment: a design has to be validated again.',
    sources: [citeAx45i('Conclusion'), citeStorageTek('Conclusion')],
  },
] as const
