import type { ErratumId } from '../core/errata.ts'
import {
  type Cite,
  citeAx45i,
  citePowerEdge,
  citePowerVault,
  citeStorageTek,
  derivedFrom,
} from '../core/source.ts'

/** Systems tested as a whole; MD3000 has two MD1000 enclosures, 2530 a second tray. */
export type TestedSystem = 'AX4-5i' | 'MD1000' | 'MD3000' | 'StorageTek 2530' | 'R510' | 'R720xd'

/** Kind of a published test, or the state of the RAID it ran on. */
export type TestKindOrRaidState =
  | '2-hour performance'
  | '24-hour stress'
  | 'soft-recovery preparation'
  | 'esrp'
  | 'optimal'
  | 'degraded'
  | 'rebuilding'
  | 'mailbox profile'

/**
 * One published run of a tested solution. Transfers, reads and writes are those of the databases,
 * per second, over all servers; latencies are averages. Null if the document does not state it.
 */
export type SolutionTest = {
  readonly solution: TestedSystem
  readonly state: TestKindOrRaidState
  readonly cite: Cite
  /** Source of rates and latencies; summed and averaged if the report prints them by volume. */
  readonly rates: Cite
  /** Source of the mailboxes. */
  readonly profile: Cite
  /** Source of the planned IOPS per mailbox. */
  readonly plannedAt: Cite
  readonly mailboxes: number
  readonly mailboxMb: number | null
  /** Planned load, including headroom in all documents but that of R510 (E15). */
  readonly iopsPerMailbox: number
  readonly dbTransfers: number
  readonly dbReads: number | null
  readonly dbWrites: number | null
  readonly dbReadMs: number | null
  readonly dbWriteMs: number | null
  readonly logWrites: number | null
  readonly logWriteMs: number | null
  /** Errata of the document about this run. */
  readonly errata: readonly ErratumId[]
}

type System = Pick<
  SolutionTest,
  'solution' | 'profile' | 'plannedAt' | 'mailboxes' | 'mailboxMb' | 'iopsPerMailbox' | 'errata'
>

function system(
  solution: TestedSystem,
  profile: Cite,
  mailboxes: number,
  mailboxMb: number | null,
  iopsPerMailbox: number,
  ...errata: readonly ErratumId[]
): System {
  return { solution, profile, plannedAt: profile, mailboxes, mailboxMb, iopsPerMailbox, errata }
}

const recovery = 'soft-recovery preparation'
const metrics = citeAx45i('Individual server metrics and Appendix A')
const sunMetrics = citeStorageTek('Individual Server Metrics')
const runs = citeAx45i('Appendix A')
const figure7 = citePowerVault('Figure 7')
const table4 = citePowerEdge('Table 4')
const byVolume = derivedFrom(
  runs,
  'reads and writes of its volumes added up, and the mean of their latencies.',
)

const ax4 = system('AX4-5i', citeAx45i('Table 1'), 1400, 220, 0.5, 'E18')
const md1000 = system('MD1000', citePowerVault('MD1000-based storage solution'), 2000, 300, 0.5)
const md3000 = system('MD3000', citePowerVault('MD3000-based storage solution'), 3000, 1000, 0.5)
const sun2530 = system('StorageTek 2530', citeStorageTek('Tested Deployment'), 4000, 300, 0.5)
const r510 = system('R510', table4, 1500, null, 0.32)
const r720xd = {
  ...system('R720xd', table4, 5000, null, 0.24),
  plannedAt: derivedFrom(table4, '1,200 IOPS ÷ 5,000 mailboxes.'),
}

function run(
  of: System,
  state: TestKindOrRaidState,
  cite: Cite,
  dbTransfers: number,
  dbReads: number | null,
  dbWrites: number | null,
  dbReadMs: number | null,
  dbWriteMs: number | null,
  logWrites: number | null,
  logWriteMs: number | null,
  ...errata: readonly ErratumId[]
): SolutionTest {
  const database = { dbTransfers, dbReads, dbWrites, dbReadMs, dbWriteMs }
  const logs = { logWrites, logWriteMs }
  const rates = cite === runs ? byVolume : cite
  return { ...of, state, cite, rates, ...database, ...logs, errata: [...of.errata, ...errata] }
}

/**
 * Every published run, in the order of the documents. AX4-5i latencies are in ms, the mean of its
 * two volumes (E20); the log volume that it calls a database counts as a log (E32). Figures 6 and 7
 * of PowerVault print the same load at different latencies and stay apart (E17).
 */
export const solutionTests: readonly SolutionTest[] = [
  // The appendix prints 592.487 achieved; its reads and writes add up to 592.486.
  run(ax4, '2-hour performance', metrics, 592.486, 274.574, 317.912, 17.5, 6, 176.279, 2.4, 'E20'),
  run(ax4, '24-hour stress', runs, 555.302, 272.098, 283.204, 17.8, 6, 156.743, 2.5),
  run(ax4, recovery, runs, 629.998, 282.711, 347.286, 17.2, 6, 190.758, 2.4, 'E32'),
  run(md1000, 'esrp', citePowerVault('Figure 3'), 1435, 745, 690, 16, 4, 477, 0),
  run(md3000, 'esrp', citePowerVault('Figure 6'), 1709, 887, 822, 12, 11, 518, 2, 'E17'),
  run(md3000, 'optimal', figure7, 1709, null, null, 11, 9, null, null, 'E17'),
  run(md3000, 'degraded', figure7, 1545, null, null, 14, 9, null, null),
  run(md3000, 'rebuilding', figure7, 1116, null, null, 18, 16, null, null),
  run(sun2530, 'esrp', sunMetrics, 2058.971, 1182.499, 876.471, 18, 14, 382.993, 1, 'E33', 'E34'),
  run(r510, 'mailbox profile', table4, 503, null, null, 17.4, null, null, null, 'E15'),
  run(r720xd, 'mailbox profile', table4, 1345, null, null, 17.06, null, null, null),
]

/** The published run of a system in a state. Throws if no document prints the run. */
export function solutionTestInState(
  solution: TestedSystem,
  state: TestKindOrRaidState,
): SolutionTest {
  const found = solutionTests.find((test) => test.solution === solution && test.state === state)
  if (!found) throw new Error(`No document prints ${solution} in the state ${state}`)
  return found
}
