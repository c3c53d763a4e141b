import { ownRule } from '../../../core/source.ts'
import { assumedFigure, sum, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import {
  type ChosenDrives,
  driveIopsInStorageLayout,
  sequentialIopsPerDrive,
} from '../../../sizing/chosen-drives.ts'
import {
  drivesBySpace,
  type RaidSetting,
  type RaidType,
  raidDrives,
  raidIops,
  raidSettingsOfPlan,
  restoreRaidGroupOfPlan,
} from '../../../sizing/raid.ts'
import type { IoResults } from '../io/io.ts'
import type { SpaceResults } from '../space/space.ts'

export type RaidDrives = ReturnType<typeof raidDrivesOfServer>

type Earlier = { readonly space: SpaceResults; readonly io: IoResults }

const onServer = ownRule('All drives of a server but those of its system.')
const noLogReads = assumedFigure(
  'Log reads of a server',
  0,
  'IOPS',
  'No log is read to be shipped.',
)

/** RAID drives of a server: for databases, for separate log volumes, and for restores. */
export function raidDrivesOfServer(
  plan: Plan,
  { space, io }: Earlier,
  drives: ChosenDrives,
  logReads: Worked<'IOPS'> | null,
  forcedRaid: Plan['forcedRaid'] = plan.forcedRaid,
) {
  const types = raidSettingsOfPlan(plan)
  const { readsServer: reads, writesServer: writes } = io
  const needed = ({ type, penalty, rebuild }: RaidSetting) =>
    raidIops({ reads, writes, penalty, rebuild }, `IOPS the drives must give in ${type}`)
  const { size: drive, isSlow } = drives.database
  const held = { space: space.volumeSpaceServer, drive }
  const count = (raid: RaidSetting) =>
    raidDrives(`Drives of databases in ${raid.type}`, raid, {
      ...held,
      iops: driveIopsInStorageLayout(drives.database, raid.type),
      needed: needed(raid),
    })
  const database = choice(forcedRaid, isSlow, types, count)
  const ofLogs = types[forcedRaid === 'RAID-0' ? 'RAID-0' : 'RAID-1/0']
  const log = logDrives(ofLogs, drives.log.size, { space, io }, logReads)
  const restore = space.restoreVolume.value > 0 ? restoreDrives(plan, drives, space) : null
  const kinds = [database.drives, log, restore].filter((one) => one !== null)
  return {
    /** IOPS that the database drives must deliver in each RAID type. */
    needed: {
      'RAID-1/0': needed(types['RAID-1/0']),
      'RAID-5': needed(types['RAID-5']),
      'RAID-6': needed(types['RAID-6']),
    },
    type: database.type,
    database: database.drives,
    /** Log drives of a server; null if database volumes hold the logs. */
    log,
    /** Restore drives of a server; null without a restore volume. */
    restore,
    server: sum('Drives of a server in RAID', kinds, onServer),
  }
}

type Chosen = { readonly type: RaidType; readonly drives: Worked<'drives'> }

/** RAID type of databases: forced, else that with fewer drives; no parity on slow drives. */
function choice(
  forcedRaid: Plan['forcedRaid'],
  isSlow: boolean,
  types: Readonly<Record<RaidType, RaidSetting>>,
  count: (raid: RaidSetting) => Worked<'drives'>,
): Chosen {
  const of = (type: RaidType): Chosen => ({ type, drives: count(types[type]) })
  if (forcedRaid !== 'none') {
    const isOffered = !isSlow || forcedRaid === 'RAID-1/0' || forcedRaid === 'RAID-0'
    return of(isOffered ? forcedRaid : 'RAID-1/0')
  }
  const mirrored = of('RAID-1/0')
  if (isSlow) return mirrored
  const parity = of('RAID-5')
  return mirrored.drives.value <= parity.drives.value ? mirrored : parity
}

/** Drives of separate log volumes, mirrored unless RAID-0 is forced; null without such volumes. */
function logDrives(
  raid: RaidSetting,
  drive: Worked<'GiB'>,
  { space, io }: Earlier,
  reads: Worked<'IOPS'> | null,
): Worked<'drives'> | null {
  const { logVolumeSpaceServer } = space
  if (!logVolumeSpaceServer) return null
  const { penalty, rebuild } = raid
  const needed = raidIops(
    { reads: reads ?? noLogReads, writes: io.logWrites, penalty, rebuild },
    'IOPS the log drives must give',
  )
  const load = { needed, space: logVolumeSpaceServer, drive, iops: sequentialIopsPerDrive }
  return raidDrives(`Drives of logs in ${raid.type}`, raid, load)
}

/** Drives of the restore volume, by space alone; they have their own RAID type. */
function restoreDrives(
  plan: Plan,
  { restore }: ChosenDrives,
  space: SpaceResults,
): Worked<'drives'> {
  const held = { space: space.restoreVolume, drive: restore.size, ...restoreRaidGroupOfPlan(plan) }
  return drivesBySpace(held, `Restore drives in ${plan.restoreRaid}`)
}
