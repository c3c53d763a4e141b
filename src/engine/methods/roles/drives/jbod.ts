import { exceeds } from '../../../core/compare.ts'
import { formula } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import {
  assumedFigure,
  citedFigure,
  relabelledCount,
  sum,
  type Worked,
} from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import {
  type ChosenDrives,
  driveIopsInStorageLayout,
  type JbodVerdict,
} from '../../../sizing/chosen-drives.ts'
import type { CopiesResults, SuitableStorage } from '../copies/copies.ts'
import type { IoResults } from '../io/io.ts'
import type { ServersResults } from '../servers/servers.ts'
import type { SpaceResults } from '../space/space.ts'

const sheet = citeCalculator('Storage Design')

/** IOPS on one JBOD drive. The workbook compares whole numbers. */
export const iopsNeededOnJbodDrive = formula({
  label: 'IOPS of a drive without RAID',
  unit: 'IOPS',
  takes: { server: 'IOPS', copies: 'copies', perVolume: 'databases' },
  text: 'round(server ÷ copies × perVolume, 1)',
  constants: { 1: 'IOPS' },
  source: sheet,
})

/** JBOD drives for databases as Microsoft counts: not always a whole number (MS11). */
export const jbodDrivesByMicrosoft = formula({
  label: 'Drives of databases without RAID',
  unit: 'drives',
  takes: { copies: 'copies', perVolume: 'databases' },
  text: 'copies ÷ perVolume',
  source: sheet,
  errata: ['MS11'],
})

export const wholeJbodDrives = formula({
  ...jbodDrivesByMicrosoft.definition,
  text: 'ceil(copies ÷ perVolume)',
  source: ownRule('A volume that is not full takes a drive too.'),
})

const idle = assumedFigure(
  'IOPS of a drive without RAID',
  0,
  'IOPS',
  'A server has no copy of a database.',
)

/** IOPS of the databases on one drive. */
export function loadOnJbodDrive({
  io,
  servers: { copiesServer: copies },
  space: { perVolume },
}: Pick<JbodLoad, 'io' | 'servers' | 'space'>): Worked<'IOPS'> {
  return copies.value > 0
    ? iopsNeededOnJbodDrive({ server: io.iopsServer, copies, perVolume })
    : idle
}

/** Results of a server by which its single drives are judged. */
type JbodLoad = {
  readonly copies: Pick<CopiesResults, 'holdsLogs'>
  readonly servers: Pick<ServersResults, 'copiesServer'>
  readonly space: SpaceResults
  readonly io: Pick<IoResults, 'iopsServer'>
}

/** Whether a kind of server can have JBOD; if not, why. */
export function jbodVerdict(
  plan: Plan,
  { copies, servers, space, io }: JbodLoad,
  { database }: ChosenDrives,
  possible: SuitableStorage | null,
): JbodVerdict {
  if (!plan.jbod) return { code: 'RAID required' }
  if (!copies.holdsLogs) return { code: 'incorrect volume architecture' }
  if (possible?.kind !== 'JBOD') {
    const reason = possible?.reason ?? 'No copy that can be activated stands there.'
    return { code: 'insufficient database copies', reason }
  }
  return driveFitVerdict({ servers, space, io }, database)
}

/** Whether a volume and its load fit one drive, whatever the number of copies. */
export function driveFitVerdict(
  { servers, space, io }: Omit<JbodLoad, 'copies'>,
  database: ChosenDrives['database'],
): Extract<JbodVerdict, { code: 'fits' | 'insufficient disk capacity' | 'insufficient disk I/O' }> {
  const { volume } = space
  const { size } = database
  const iops = driveIopsInStorageLayout(database, 'JBOD')
  if (exceeds(volume.value, size.value))
    return { code: 'insufficient disk capacity', volume, drive: size }
  const needed = loadOnJbodDrive({ io, servers, space })
  if (exceeds(needed.value, iops.value))
    return { code: 'insufficient disk I/O', needed, drive: iops }
  return { code: 'fits' }
}

/** JBOD drives of one server: for databases, for restores, and spare ones. */
export type JbodDrives = {
  readonly database: Worked<'drives'> | null
  readonly restore: Worked<'drives'>
  readonly spare: Worked<'drives'>
  /** All JBOD drives; null if single drives do not suffice, or too few as Microsoft (MS2). */
  readonly server: Worked<'drives'> | null
}

const all = ownRule('One drive to a volume.')
const isRaid = 'Its databases stand in RAID.'
const noDrives = assumedFigure('Drives of a server without RAID', 0, 'drives', isRaid)
const noRestoreDrive = assumedFigure(
  'Restore drives of a server',
  0,
  'drives',
  'The restore volume is larger than its drive.',
)
const noneStated = citedFigure('Drives of a server without RAID', 0, 'drives', sheet, 'MS2')

/** JBOD drives of a server by its verdict; a restore volume that fits no drive has none. */
export function jbodDrives(
  { servers, space }: Omit<JbodLoad, 'copies' | 'io'>,
  restoreDrive: Worked<'GiB'>,
  verdict: JbodVerdict['code'],
  mode: CalculationMode,
): JbodDrives {
  const isHeld = !exceeds(space.restoreVolume.value, restoreDrive.value)
  const restore = isHeld
    ? relabelledCount(space.restoreVolumes, 'Restore drives of a server', 'drives', all)
    : noRestoreDrive
  const spare = relabelledCount(space.spares, 'Spare drives of a server', 'drives', all)
  const counted = { copies: servers.copiesServer, perVolume: space.perVolume }
  const label = 'Drives of a server without RAID'
  switch (verdict) {
    case 'fits': {
      const database = (mode === 'microsoft' ? jbodDrivesByMicrosoft : wholeJbodDrives)(counted)
      return { database, restore, spare, server: sum(label, [database, restore, spare], all) }
    }
    case 'insufficient disk capacity':
      return { database: null, restore, spare, server: mode === 'microsoft' ? noneStated : null }
    case 'insufficient disk I/O': {
      const server = mode === 'microsoft' ? sum(label, [restore, spare, noneStated], all) : null
      return { database: null, restore, spare, server }
    }
    default:
      return { database: null, restore, spare, server: noDrives }
  }
}
