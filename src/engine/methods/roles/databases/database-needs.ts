import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, citedFigure, relabelledCount, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { chosenDrivesOf, driveIopsInStorageLayout } from '../../../sizing/chosen-drives.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import { largestDatabaseWithDrive } from './largest-database.ts'

const source = citeCalculator('Role Requirements')
const formula = formulaMakerOfSource(source)

export const mostDatabasesOnServer = citedFigure(
  'Most databases on a server',
  100,
  'databases',
  source,
)
export const mostDatabasesInBackupSets = citedFigure(
  'Most databases on a server in backup sets',
  98,
  'databases',
  source,
)

export const mostDatabasesInFullVolumes = formula({
  label: 'Most databases on a server',
  unit: 'databases',
  takes: { most: 'databases', onVolume: 'databases' },
  text: 'floor(most ÷ onVolume) × onVolume',
})

export const mostDatabasesOfDag = formula({
  label: 'Most databases of a DAG',
  unit: 'databases',
  takes: { onServer: 'databases', servers: 'servers', copies: 'copies' },
  text: 'floor(onServer × servers ÷ copies)',
})

export const dagsInPairs = formula({
  label: 'DAGs of both sites',
  unit: 'dags',
  takes: { pairs: 'dags' },
  text: 'pairs × 2',
})

/** Mailboxes of a DAG, or of a standalone server. */
export const mailboxesOfDag = formula({
  label: 'Mailboxes of a DAG',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', dags: 'dags' },
  text: 'mailboxes ÷ dags',
})

/** Peak IOPS of a DAG, or of a standalone server. */
export const peakIopsOfDag = formula({
  label: 'Peak IOPS of a DAG',
  unit: 'IOPS',
  takes: { load: 'IOPS', dags: 'dags', extra: 'IOPS', reserve: '%' },
  text: '(load ÷ dags + extra) × (1 + reserve)',
  errata: ['MS29'],
})

export const mailboxesCarriedByDrive = formula({
  label: 'Mailboxes that a drive carries',
  unit: 'mailboxes',
  takes: { drive: 'IOPS/drive', peak: 'IOPS', mailboxes: 'mailboxes' },
  text: 'floor(drive ÷ (peak ÷ mailboxes))',
})

/** Mailboxes in a database by drive IOPS; one drive carries an even number of mailboxes. */
export const mailboxesByIo = formula({
  label: 'Mailboxes per database by I/O',
  unit: 'mailboxes/database',
  takes: { carried: 'mailboxes', databases: 'databases' },
  text: '(carried − mod(carried, 2)) ÷ databases',
})

export const mailboxesByCapacity = formula({
  label: 'Mailboxes per database by capacity',
  unit: 'mailboxes/database',
  takes: { limit: 'GiB', overhead: '%', size: 'MiB' },
  text: 'limit × (1 − overhead) × 1024 ÷ size',
  constants: { 1024: 'MiB/GiB' },
})

export const mailboxesByCapacityAndIo = formula({
  label: 'Mailboxes taken per database',
  unit: 'mailboxes/database',
  takes: { byIo: 'mailboxes/database', byCapacity: 'mailboxes/database' },
  text: 'ceil(min(byIo, byCapacity))',
})

export const wholeMailboxesByCapacity = formula({
  label: 'Mailboxes taken per database',
  unit: 'mailboxes/database',
  takes: { byCapacity: 'mailboxes/database' },
  text: 'ceil(byCapacity)',
})

/** Databases needed for the mailboxes: one or an even number; one if a drive is too slow (MS35). */
export const databasesNeeded = formula({
  label: 'Databases needed',
  unit: 'databases',
  takes: { mailboxes: 'mailboxes', each: 'mailboxes/database' },
  text: 'if each > 0 and ceil(mailboxes ÷ each) > 1 then up(mailboxes ÷ each, 2) else 1',
  errata: ['MS35'],
})

export const databasesCapped = formula({
  label: 'Calculated databases',
  unit: 'databases',
  takes: { needed: 'databases', most: 'databases' },
  text: 'min(needed, most)',
  errata: ['MS5'],
})

export type DatabaseNeeds = ReturnType<typeof databaseNeeds>

const noMailboxes = assumedFigure(
  'Mailboxes per database by capacity',
  0,
  'mailboxes/database',
  'The plan has no mailboxes.',
)
const noRoom = assumedFigure(
  'Mailboxes per database by capacity',
  0,
  'mailboxes/database',
  'The overhead takes all of a database.',
)
const eachAlone = ownRule('A standalone server stands where a DAG does.')

/** What the databases of a DAG, or of a standalone server, must carry; and the fewest that do. */
export function databaseNeeds(
  plan: Plan,
  mode: CalculationMode,
  mailbox: MailboxResults,
  copies: CopiesResults,
) {
  const largest = largestDatabaseWithDrive(plan, mode, copies)
  const dags = dagsOf(plan, copies)
  const mailboxesDag = mailboxesOfDag({ mailboxes: mailbox.mailboxes, dags })
  const iopsDag = peakIopsOfDag({
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
          carried: mailboxesCarriedByDrive({
            drive: driveIopsInStorageLayout(chosenDrivesOf(plan, mode).site1.database, 'JBOD'),
            peak: iopsDag,
            mailboxes: mailboxesDag,
          }),
          databases: largest.dbsPerVolume,
        })
      : null
  const mailboxesAtMost = mailboxesByIops
    ? mailboxesByCapacityAndIo({ byIo: mailboxesByIops, byCapacity: mailboxesBySize })
    : wholeMailboxesByCapacity({ byCapacity: mailboxesBySize })
  const needed = databasesNeeded({ mailboxes: mailboxesDag, each: mailboxesAtMost })
  const databasesCalculated = databasesCapped({ needed, most: mostDatabases ?? perServer })
  return {
    ...largest,
    /** DAGs of the environment; a pair of DAGs counts as two. */
    dags,
    mailboxesDag,
    /** Most databases that a server may hold copies of. */
    perServer,
    /** Most databases of a DAG; null standalone. */
    mostDatabases,
    iopsDag,
    /** Mailboxes per database by drive IOPS; null where drives set no limit, as in RAID. */
    mailboxesByIops,
    mailboxesBySize,
    mailboxesAtMost,
    needed,
    /** Databases needed, or the most allowed if that is less (n₀ in the workbook). */
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

function dagsOf(plan: Plan, { shape }: CopiesResults): Worked<'dags'> {
  if (!shape.hasDag)
    return relabelledCount(
      answer(plan, 'activeServers'),
      'Servers by themselves',
      'dags',
      eachAlone,
    )
  const dags = answer(plan, 'dags')
  return shape.model === 'AAN' ? dagsInPairs({ pairs: dags }) : dags
}

function mostOf(copies: CopiesResults, onVolume: Worked<'databases'>): Worked<'databases'> {
  if (copies.design === 'backup set') return mostDatabasesInBackupSets
  return copies.layout === 'Multiple DBs / Volume'
    ? mostDatabasesInFullVolumes({ most: mostDatabasesOnServer, onVolume })
    : mostDatabasesOnServer
}

function dagLimit(plan: Plan, copies: CopiesResults, onServer: Worked<'databases'>) {
  return mostDatabasesOfDag({
    onServer,
    servers: answer(plan, 'activeServers'),
    copies: databaseCopiesOnActiveServers(copies),
  })
}

/** Copies of a database on a site’s active servers; lagged ones too, unless on own servers. */
export function databaseCopiesOnActiveServers({
  shape,
  homeCopies,
  site1,
}: CopiesResults): Worked<'copies'> {
  return shape.hasLaggedServers ? homeCopies : site1
}
