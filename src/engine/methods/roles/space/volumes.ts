import type { CalculationMode } from '../../../core/mode.ts'
import { ownRule } from '../../../core/source.ts'
import { assumedFigure, sum, type Worked } from '../../../core/worked.ts'
import {
  databasesOfLastVolume,
  databasesOfOnlyVolume,
  databaseVolumeSize,
  databaseVolumes,
  freeSpaceOfVolume,
  fullVolumes,
  fullVolumesAfter50th,
  fullVolumesUpTo50th,
  indexRoom,
  logVolumeSize,
  maintenanceRoom,
  maintenanceRoomAfter50thVolume,
  spaceOfEqualFullVolumes,
  spaceOfFullVolumes,
  spaceOfSeveralDatabases,
} from './volume-formulas.ts'

export type VolumeContents = {
  readonly mode: CalculationMode
  readonly copies: Worked<'copies'>
  readonly perVolume: Worked<'databases'>
  readonly database: Worked<'GiB'>
  readonly logs: Worked<'GiB'>
  readonly holdsLogs: boolean
  readonly hasRestoreVolume: boolean
  /** Search index as a share of its database. */
  readonly index: Worked<'%'>
  readonly free: Worked<'%'>
}

/** Contents of a volume, and the number of databases that full volumes really hold. */
type Held = VolumeContents & { readonly held: Worked<'databases'> }

const noRoom = assumedFigure(
  'Room for restores and maintenance',
  0,
  'GiB',
  'A restore volume has it.',
)
const logsApart = assumedFigure(
  'Space of a volume’s logs',
  0,
  'GiB',
  'Logs have volumes of their own.',
)
const together = ownRule('All volumes of a server, the last one as large as it needs to be.')

/** Database volumes of a server, and its log volumes; the last volume holds what is left. */
export function volumesOfServer(given: VolumeContents) {
  const { copies, perVolume, holdsLogs } = given
  const isOnly = copies.value > 0 && copies.value < perVolume.value
  const held = isOnly ? databasesOfOnlyVolume({ copies, perVolume }) : perVolume
  const content: Held = { ...given, held }
  const full = fullVolumes({ copies, perVolume: held })
  const left = databasesOfLastVolume({ copies, full, perVolume: held })
  const last = left.value > 0 ? left : null
  const count = databaseVolumes({ copies, perVolume })
  const volume = volumeWith(content, held, false)
  const isMany = isReservedLate(content)
  // As Microsoft, volumes from the 51st on have room to restore all their databases (MS22).
  const isLate = isMany && content.mode === 'microsoft'
  const lastVolume = last && volumeWith(content, last, isLate && full.value >= 50)
  const alike = isLate
    ? [
        spaceOfFullVolumes({ each: volume, count: fullVolumesUpTo50th({ full }) }),
        spaceOfFullVolumes({
          each: volumeWith(content, held, true),
          count: fullVolumesAfter50th({ full }),
        }),
      ]
    : [(isMany ? spaceOfEqualFullVolumes : spaceOfFullVolumes)({ each: volume, count: full })]
  const logsOfVolume = spaceOfSeveralDatabases(
    { each: content.logs, count: held },
    'Space of a volume’s logs',
  )
  const logVolume = holdsLogs ? null : logVolumeSize({ logs: logsOfVolume, free: content.free })
  const lastLogVolume = logVolume && last && lastLogs(content, last)
  return {
    /** Databases on a full volume; all those of the server if they are fewer. */
    heldOnVolume: held,
    databasesOfVolume: spaceOfSeveralDatabases({ each: content.database, count: held }),
    logsOfVolume,
    dbVolumes: count,
    /** Size of a database volume, with logs if the layout keeps them there. */
    volume,
    volumeParts: {
      ...contentsOf(content, held, false),
      free: freeSpaceOfVolume({ volume, free: content.free }),
    },
    /** Size of a server’s last volume, if fewer databases are left; null if all are alike. */
    lastVolume,
    /** Space of all database volumes of a server, without spares and restore volume. */
    volumeSpaceServer: spaceOf('Space of the volumes on a server', alike, lastVolume),
    /** Size of a log volume; null if database volumes hold the logs. */
    logVolume,
    lastLogVolume,
    logVolumeSpaceServer:
      logVolume &&
      spaceOf(
        'Space of the log volumes on a server',
        [
          spaceOfFullVolumes(
            { each: logVolume, count: full },
            'Space of the full log volumes on a server',
          ),
        ],
        lastLogVolume,
      ),
  }
}

function spaceOf(
  label: string,
  alike: readonly Worked<'GiB'>[],
  last: Worked<'GiB'> | null,
): Worked<'GiB'> {
  return sum(label, last ? [...alike, last] : alike, together)
}

/** True if a server has more than 50 volumes of several databases, and no restore volume. */
function isReservedLate({ hasRestoreVolume, copies, perVolume }: VolumeContents): boolean {
  return !hasRestoreVolume && perVolume.value > 1 && copies.value > 50 * perVolume.value
}

function lastLogs({ logs, free }: VolumeContents, count: Worked<'databases'>): Worked<'GiB'> {
  return logVolumeSize(
    {
      logs: spaceOfSeveralDatabases({ each: logs, count }, 'Space of the last volume’s logs'),
      free,
    },
    'Last log volume size',
  )
}

function volumeWith(content: Held, count: Worked<'databases'>, isLate: boolean): Worked<'GiB'> {
  return databaseVolumeSize(
    { ...contentsOf(content, count, isLate), free: content.free },
    nameOf(count !== content.held, isLate),
  )
}

function contentsOf(content: Held, count: Worked<'databases'>, isLate: boolean) {
  const { held, perVolume, database, holdsLogs, hasRestoreVolume, index } = content
  const databases = spaceOfSeveralDatabases(
    { each: database, count },
    count === held ? undefined : 'Space of the last volume’s databases',
  )
  const room = isLate
    ? maintenanceRoomAfter50thVolume({ databases })
    : maintenanceRoom({ databases, perVolume })
  return {
    databases,
    room: hasRestoreVolume ? noRoom : room,
    index: indexRoom({ share: index, databases, database }),
    logs: holdsLogs
      ? spaceOfSeveralDatabases({ each: content.logs, count }, 'Space of a volume’s logs')
      : logsApart,
  }
}

function nameOf(isLast: boolean, isLate: boolean): string {
  if (isLast) return 'Last volume size'
  return isLate ? 'Volume size after the 50th' : 'Volume size'
}
