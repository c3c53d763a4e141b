import type { Mode } from '../../../core/mode.ts'
import { ownRule } from '../../../core/source.ts'
import { assumed, relabel, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { drivesOf, iopsIn } from '../../../sizing/chosen-drives.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { MailboxParts } from '../mailbox/mailbox.ts'
import {
  carriedByDrive,
  dagsInPairs,
  databasesCapped,
  databasesNeeded,
  mailboxesByBoth,
  mailboxesByCapacity,
  mailboxesByIo,
  mailboxesShared,
  mailboxesTaken,
  mostInDag,
  mostInSets,
  mostInVolumes,
  mostOnServer,
  peakIops,
} from './database-counts.ts'
import { type LargestDatabase, largestDatabase } from './largest-database.ts'

/** What the databases of a DAG must carry, and the fewest that do. */
export type DatabaseNeeds = LargestDatabase & {
  /** DAGs of the environment, a pair counted as two; standalone: servers. */
  readonly dags: Worked<'dags'>
  /** Mailboxes of a DAG, M; standalone: of a server. */
  readonly mailboxesDag: Worked<'mailboxes'>
  /** Most databases that a server may hold copies of. */
  readonly perServer: Worked<'databases'>
  /** Most databases of a DAG; null standalone. */
  readonly mostDatabases: Worked<'databases'> | null
  /** Peak IOPS of a DAG with its reserve; standalone: of a server. */
  readonly iopsDag: Worked<'IOPS'>
  /** By drive IOPS; null where these set no limit, as on RAID. */
  readonly mailboxesByIops: Worked<'mailboxes/database'> | null
  readonly mailboxesBySize: Worked<'mailboxes/database'>
  readonly mailboxesAtMost: Worked<'mailboxes/database'>
  /** Databases that the mailboxes need, uncapped. */
  readonly needed: Worked<'databases'>
  /** Databases needed, at most as many as allowed: n₀. */
  readonly databasesCalculated: Worked<'databases'>
}

const noMailboxes = assumed(
  'Mailboxes per database by capacity',
  0,
  'mailboxes/database',
  'The plan has no mailboxes.',
)
const noRoom = assumed(
  'Mailboxes per database by capacity',
  0,
  'mailboxes/database',
  'The overhead takes all of a database.',
)
const eachAlone = ownRule('A standalone server stands where a DAG does.')

export function databaseNeeds(
  plan: Plan,
  mode: Mode,
  mailbox: MailboxParts,
  copies: CopiesParts,
): DatabaseNeeds {
  const largest = largestDatabase(plan, mode, copies)
  const dags = dagsOf(plan, copies)
  const mailboxesDag = mailboxesShared({ mailboxes: mailbox.mailboxes, dags })
  const iopsDag = peakIops({
    load: mailbox.load,
    dags,
    extra: answer(plan, 'extraIops'),
    reserve: answer(plan, 'iopsReserve'),
  })
  const perServer = mostOf(copies, largest.dbsPerVolume)
  const mostDatabases = copies.shape.hasDag ? dagLimit(plan, copies, perServer) : null
  const mailboxesBySize = byCapacity(plan, mailbox.meanSize, largest.largestDatabase)
  const mailboxesByIops =
    copies.storage1.kind === 'JBOD' && mailboxesDag.value > 0 && iopsDag.value > 0
      ? mailboxesByIo({
          carried: carriedByDrive({
            drive: iopsIn(drivesOf(plan, mode).site1.database, 'JBOD'),
            peak: iopsDag,
            mailboxes: mailboxesDag,
          }),
          databases: largest.dbsPerVolume,
        })
      : null
  const mailboxesAtMost = mailboxesByIops
    ? mailboxesByBoth({ byIo: mailboxesByIops, byCapacity: mailboxesBySize })
    : mailboxesTaken({ byCapacity: mailboxesBySize })
  const needed = databasesNeeded({ mailboxes: mailboxesDag, each: mailboxesAtMost })
  const databasesCalculated = databasesCapped({ needed, most: mostDatabases ?? perServer })
  return {
    ...largest,
    dags,
    mailboxesDag,
    perServer,
    mostDatabases,
    iopsDag,
    mailboxesByIops,
    mailboxesBySize,
    mailboxesAtMost,
    needed,
    databasesCalculated,
  }
}

function byCapacity(
  plan: Plan,
  size: Worked<'MiB'>,
  limit: Worked<'GiB'>,
): Worked<'mailboxes/database'> {
  if (size.value <= 0) return noMailboxes
  const overhead = answer(plan, 'overhead')
  if (overhead.value >= 1) return noRoom
  return mailboxesByCapacity({ limit, overhead, size })
}

function dagsOf(plan: Plan, { shape }: CopiesParts): Worked<'dags'> {
  if (!shape.hasDag)
    return relabel(answer(plan, 'activeServers'), 'Servers by themselves', 'dags', eachAlone)
  const dags = answer(plan, 'dags')
  return shape.model === 'AAN' ? dagsInPairs({ pairs: dags }) : dags
}

function mostOf(copies: CopiesParts, onVolume: Worked<'databases'>): Worked<'databases'> {
  if (copies.design === 'backup set') return mostInSets
  return copies.layout === 'Multiple DBs / Volume'
    ? mostInVolumes({ most: mostOnServer, onVolume })
    : mostOnServer
}

function dagLimit(plan: Plan, copies: CopiesParts, onServer: Worked<'databases'>) {
  return mostInDag({
    onServer,
    servers: answer(plan, 'activeServers'),
    copies: copiesOnActiveServers(copies),
  })
}

/** Copies of a database on a site’s active servers; lagged ones too unless on own servers. */
export function copiesOnActiveServers({ shape, homeCopies, site1 }: CopiesParts): Worked<'copies'> {
  return shape.hasLaggedServers ? homeCopies : site1
}
