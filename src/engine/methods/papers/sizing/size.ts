import { mapNonEmpty, type NonEmpty } from '../../../core/non-empty.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { SizedDatabases } from '../../../sizing/databases.ts'
import type { SizeFailure, Sizing } from '../../../sizing/sizing.ts'
import { type IndexedTier, indexedTiers, sumOfTiers } from '../../../sizing/tiers.ts'
import { databaseFileSize, databaseSpaceOnServer, databasesByPapers } from './databases.ts'
import { serverIopsByPapers } from './iops.ts'
import {
  capacitySumSource,
  catalogShareAndSpace,
  logCountsAndSpaceOfTier,
  type TierLogs,
} from './logs.ts'
import {
  databaseSpaceOfTier,
  mailboxByPapers,
  type PaperMailbox,
  type TierMailboxCounts,
  type TierMessages,
  tierIopsPerMailbox,
  tierMailboxCounts,
  tierMessages,
} from './mailbox.ts'
import { memoryByPapers, type PaperMemory } from './memory.ts'
import { databaseCopiesWithOwnVolumes } from './placement.ts'
import { brokenLimits, contradictions } from './problems.ts'
import { databaseVolumesByPapers, type PaperVolumes, type SpaceOfOneDataCopy } from './volumes.ts'

type TierSizing = TierMailboxCounts &
  TierMessages & {
    /** Name of the tier; null if it is the only one. */
    readonly title: string | null
    readonly perMailbox: Worked<'IOPS/mailbox'>
    readonly mailbox: PaperMailbox
    /** Space of all mailboxes of the tier, if they are full. */
    readonly databases: Worked<'GB'>
    readonly logs: TierLogs
  }

export type PaperSizing = Omit<Sizing, 'tiers' | 'volumes'> & {
  readonly method: 'papers'
  readonly tiers: NonEmpty<TierSizing>
  readonly capacity: SpaceOfOneDataCopy
  /** Size of one database file, if all its mailboxes are full. */
  readonly databaseFile: Worked<'GB'>
  readonly volumes: PaperVolumes
  /** Memory of one server; null if the papers print no database cache for the version. */
  readonly memory: PaperMemory | null
}

export function isByPapers(sizing: Sizing): sizing is PaperSizing {
  return sizing.method === 'papers'
}

/** Narrows a sizing to one for Exchange 2003 to 2010. Throws for others. */
export function asPaperSizing(sizing: Sizing): PaperSizing {
  if (!isByPapers(sizing)) throw new Error('The plan was sized by another method')
  return sizing
}

/** True if a sizing has the volumes of a database, and the capacity of one copy. */
export function hasCapacityFigures(sizing: Sizing): sizing is PaperSizing {
  return 'capacity' in sizing
}

type PaperResult = { readonly ok: true; readonly sizing: PaperSizing } | SizeFailure

export function sizeByPapers(plan: Plan): PaperResult {
  const problems = contradictions(plan)
  if (problems.length > 0) return { ok: false, problems }
  const tiers = mapNonEmpty(indexedTiers(plan), (placed) => sizeTier(plan, placed))
  const mailboxes = sumOfTiers('Mailboxes to size for', tiers, (tier) => tier.mailboxes)
  const capacity = capacityOf(plan, tiers)
  const layout = databasesByPapers(plan, mailboxes)
  const file = databaseFileSize({ all: capacity.databases, databases: layout.inAll })
  return {
    ok: true,
    sizing: {
      method: 'papers',
      tiers,
      mailboxes,
      capacity,
      databases: layout,
      copies: databaseCopiesWithOwnVolumes(plan),
      servers: answer(plan, 'servers'),
      siteCount: plan.sites,
      sitesWithServers: answer(plan, 'sites'),
      dataOnServer: dataOnServer(capacity.databases, layout),
      databaseFile: file,
      volumes: databaseVolumesByPapers(plan, capacity, layout),
      iops: serverIopsByPapers(plan, tiers, layout),
      memory: memoryByPapers(paperVersionOf(plan), tiers, layout),
      broken: brokenLimits(plan, layout, file),
    },
  }
}

/** Space of the databases that are stored on one server. */
function dataOnServer(
  all: Worked<'GB'>,
  { inAll: databases, onServer }: SizedDatabases,
): Worked<'GB'> {
  return onServer.value === databases.value
    ? all
    : databaseSpaceOnServer({ all, databases, onServer })
}

function sizeTier(plan: Plan, placed: IndexedTier): TierSizing {
  const counted = tierMailboxCounts(placed)
  const { mailboxes } = counted
  const sent = tierMessages(placed)
  const full = mailboxByPapers(plan, placed, sent)
  return {
    ...counted,
    ...sent,
    title: placed.title ?? null,
    perMailbox: tierIopsPerMailbox(plan, placed, sent.messages),
    mailbox: full,
    databases: databaseSpaceOfTier({ mailboxes, mailbox: full.onDisk }),
    logs: logCountsAndSpaceOfTier(plan, sent, mailboxes),
  }
}

function capacityOf(plan: Plan, tiers: readonly TierSizing[]): SpaceOfOneDataCopy {
  const allDatabases = sumOfTiers('Mailbox databases', tiers, (tier) => tier.databases)
  const allLogs = sumOfTiers('Log files', tiers, (tier) => tier.logs.space)
  const { share, space } = catalogShareAndSpace(plan, allDatabases)
  return {
    databases: allDatabases,
    logs: allLogs,
    catalog: space,
    catalogShare: share,
    total: sum('Capacity of one copy', [allDatabases, allLogs, space], capacitySumSource),
  }
}
