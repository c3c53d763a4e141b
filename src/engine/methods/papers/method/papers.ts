import { labelInSentence } from '../../../core/as-shown.ts'
import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { relabelledCount, type Worked } from '../../../core/worked.ts'
import { paperVersionOf, shortVersionName } from '../../../exchange/versions.ts'
import type { CopyLayout, DagShape } from '../../../failures/dags.ts'
import { loadLabels, type ServerLoad } from '../../../failures/server-load.ts'
import type { ComparedResultFigures } from '../../../figures/role-figures.ts'
import { spreadCopies } from '../../../placement/spread-copies.ts'
import { availabilityOf, hasFeature, oneCarriesAll } from '../../../plan/features.ts'
import { fieldOf } from '../../../plan/fields.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { activeShareOnServer } from '../../../sizing/databases.ts'
import { jetstressSizeSource, type RecoveryDataAmounts } from '../../../sizing/sizing.ts'
import type { DatabaseTotals, MethodSummary, ServerDemandItem } from '../../../sizing/summary.ts'
import { type IndexedTier, tierAnswerFigure } from '../../../sizing/tiers.ts'
import type { Method } from '../../port/port.ts'
import {
  builtHardwareByPapers,
  judgeBuiltHardwareByPapers,
  paperDesignFunctions,
  recommendByPapers,
} from '../designs/paper-designs.ts'
import { databaseSpaceToBackUp, logsToReplay, recoveriesOfBlocks } from '../designs/recoveries.ts'
import { judgedLoadWithActive } from '../sizing/iops.ts'
import { logFileSize } from '../sizing/logs.ts'
import { memoryByPapers } from '../sizing/memory.ts'
import { asPaperSizing, type PaperSizing, sizeByPapers } from '../sizing/size.ts'

/** Mailbox quota of a Jetstress test: a full mailbox on disk, in whole MiB. */
export const jetstressQuotaOfDatabase = formula({
  label: 'Mailbox quota in the test',
  unit: 'MiB',
  takes: { file: 'GB', mailboxes: 'mailboxes/database' },
  text: 'up(file × 1000000000 ÷ 1048576 ÷ mailboxes, 1)',
  constants: { 1000000000: 'bytes/GB', 1048576: 'bytes/MiB', 1: 'MiB' },
  source: jetstressSizeSource,
})

function quotaByPapers({ databaseFile: file, databases }: PaperSizing): Worked<'MiB'> {
  return jetstressQuotaOfDatabase({ file, mailboxes: databases.mailboxesEach })
}

export const promisedSpaceOfTier = formula({
  label: 'Storage asked for',
  unit: 'GB',
  takes: { mailboxes: 'mailboxes', quota: 'MB' },
  text: 'mailboxes × quota ÷ 1000',
  constants: { 1000: 'MB/GB' },
  source: ownRule('What is promised to the users, before anything the server adds to it.'),
})

function promisedByPapers(placed: IndexedTier, mailboxes: Worked<'mailboxes'>): Worked<'GB'> {
  return promisedSpaceOfTier({ mailboxes, quota: tierAnswerFigure(placed, 'quota') })
}

const onceEach = ownRule(
  'A backup takes one copy of each database; with all servers up they are shared out evenly.',
)

function demandOfPapers(plan: Plan, sizing: PaperSizing): RecoveryDataAmounts {
  const { capacity, databases: counted, databaseFile: file } = sizing
  const subject = hasFeature(plan, 'dag') ? 'database' : 'storage group'
  const databases = availabilityOf(plan) === 'dag' ? backedUpOnServer(counted) : counted.onServer
  return {
    subject,
    comparesTested: true,
    logs: logsToReplay(
      { logs: capacity.logs, fileSize: logFileSize, databases: counted.inAll },
      `Logs to replay in a ${subject}`,
    ),
    database: file,
    backup: databaseSpaceToBackUp({ file, databases }, 'Backup of a server'),
  }
}

function backedUpOnServer({ cases: [allUp] }: PaperSizing['databases']): Worked<'databases'> {
  return relabelledCount(allUp.active, 'Databases backed up on one server', 'databases', onceEach)
}

const summaryOfPapers: MethodSummary = {
  asked,
  headline: (sizing) => {
    const { mailboxes, volumes, iops } = asPaperSizing(sizing)
    return [
      { term: 'Mailboxes to size for', worked: mailboxes, isMinor: true },
      { term: 'Capacity per server', worked: volumes.perServer },
      { term: 'Expected load per server', worked: iops.expectedLoad },
      { term: 'Design requirement', worked: iops.designRequirement, isMinor: true },
    ]
  },
  carried: (plan, sizing) => carried(plan, asPaperSizing(sizing)),
  survived: () => null,
  totals: () => [],
  assumed: () => [],
  copiesLeft,
}

/** Copies of a database left after the loss that the plan must survive. */
function copiesLeft(plan: Plan): number {
  const { copies, servers, sites, survive, lostServers } = plan
  if (oneCarriesAll(plan)) return copies - servers + 1
  if (survive === 'servers') return copies - lostServers
  return copies - Math.ceil(copies / sites) - (survive === 'site' ? 0 : 1)
}

const labels = {
  availability: 'Availability',
  copies: 'Copies of each database',
  servers: 'Mailbox servers',
  sites: 'Sites',
  worstCase: 'Worst case',
} as const

/** Answers shown in the demand on servers; those without effect are left out. */
function asked(plan: Plan): readonly ServerDemandItem[] {
  return Object.entries(labels).flatMap(([key, label]): readonly ServerDemandItem[] => {
    const field = fieldOf(key)
    if (field.unused?.(plan, 0)) return []
    const words = field.taken?.(plan)
    // A worst case that the program chose is not shown.
    if (key === 'worstCase' && words) return []
    return [words ? { label, kind: 'words', words } : { label, kind: 'answer', key }]
  })
}

const availability = fieldOf('availability')

function carried(plan: Plan, { databases, copies }: PaperSizing): DatabaseTotals {
  const lacking = availability.unused?.(plan, 0)
  return {
    databases: databases.inAll,
    copies: copies.value > 1 ? copies : null,
    copiesBySite: Array.from({ length: plan.sites }, (_, at) =>
      Math.ceil((copies.value - at) / plan.sites),
    ),
    each: null,
    lacking: lacking ? `${availability.label} ${labelInSentence(lacking)}` : null,
  }
}

/** The sizing method for Exchange 2003 to 2010, from five published papers. */
export const papersMethod: Method = {
  id: 'papers',
  size: sizeByPapers,
  promisedSpace: promisedByPapers,
  dagShape: (plan, sizing) => dagShapeByPapers(plan, asPaperSizing(sizing)),
  serverLoad: (plan, sizing, _build, active) => loadByPapers(plan, asPaperSizing(sizing), active),
  steadyLoad: () => null,
  summary: summaryOfPapers,
  resultFigures: (plan, sizing) => resultsOfPapers(plan, asPaperSizing(sizing)),
  ...paperDesignFunctions,
  recommend: recommendByPapers,
  built: builtHardwareByPapers,
  judge: judgeBuiltHardwareByPapers,
  recoveryDemand: (plan, sizing) => demandOfPapers(plan, asPaperSizing(sizing)),
  blockRecoveries: recoveriesOfBlocks,
  testedQuota: (sizing) => quotaByPapers(asPaperSizing(sizing)),
  ratedBy: null,
  checks: [],
  sentences: {
    fitting: 'something',
    nothingNear: 'Nothing is considered then.',
    nothingHolds: 'No array considered fits this plan.',
    noneHolds: () => 'No array considered fits this plan',
    noneConsidered: ({ exchange }) => ({
      headline: 'No storage is considered for this plan',
      sentences: [
        `No building block was tested with ${shortVersionName(exchange)}. The step RAID and arrays says what else can be considered.`,
      ],
    }),
    noDesigns: null,
    noArrays: 'No array considered fits this plan, so none is proposed.',
  },
  deploying: null,
  followed: 'what is proposed',
}

/** Layout of a DAG of Exchange 2010; null if a server would have more databases than it mounts. */
function spreadLayoutOf(plan: Plan, { databases }: PaperSizing): CopyLayout | null {
  const servers = plan.servers / (databases.dags?.value ?? 1)
  const count = databases.perGroup.value
  const { copies, sites } = plan
  if (
    Math.ceil((count * copies) / servers) >
    paperVersionOf(plan).databasesPerServer[plan.edition].value
  )
    return null
  const rows = spreadCopies(servers, copies, count, sites)
  return {
    members: Array.from({ length: servers }, (_, at) => ({
      site: (at % sites) + 1,
      holds: 'mailboxes' as const,
      build: 'first site' as const,
    })),
    rows: rows.map((row) =>
      row.map((server) => ({ server, lagged: false, activates: 'by itself' as const })),
    ),
    copiesPerVolume: 1,
    domains: [],
  }
}

/** DAGs of a plan, all alike; null if their copies have no layout. */
function dagShapeByPapers(plan: Plan, sizing: PaperSizing): DagShape | null {
  const layout = spreadLayoutOf(plan, sizing)
  const count = sizing.databases.dags?.value ?? 1
  return layout && { layout, count, inPairs: false, witness: 1, isAssumed: true }
}

function loadByPapers(
  plan: Plan,
  { databases, iops, memory: has, tiers }: PaperSizing,
  active: Worked<'databases'>,
): ServerLoad {
  const share = activeShareOnServer({ active, databases: databases.inAll })
  const needs = memoryByPapers(paperVersionOf(plan), tiers, { onServer: databases.onServer, share })
  return {
    active,
    megacycles: null,
    processors: null,
    memory: needs && {
      needs: { ...needs.needed, label: loadLabels.memory },
      has: has?.server ?? null,
    },
    iops:
      active.value > 0
        ? {
            needs: {
              ...judgedLoadWithActive(plan, tiers, databases, active),
              label: loadLabels.iops,
            },
            has: iops.judged,
          }
        : null,
  }
}

function resultsOfPapers(
  plan: Plan,
  { databaseFile, memory, databases }: PaperSizing,
): ComparedResultFigures {
  return {
    databaseSize: databaseFile,
    servers: answer(plan, 'servers'),
    memory: memory && (memory.server ?? memory.needed),
    activeUsually: databases.cases[0].active,
  }
}
