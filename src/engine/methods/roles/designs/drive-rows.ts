import { publicFigure } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import type { DrivePurpose, DrivesForPurpose, ServerMetacache } from '../../../designs/design.ts'
import type { ChosenDrive } from '../../../sizing/chosen-drives.ts'
import type { RaidType } from '../../../sizing/raid.ts'
import { drivesOfServers } from '../drives/drive-totals.ts'
import type { JbodDrives } from '../drives/jbod.ts'
import type { RaidDrives } from '../drives/raid-drives.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { separateTransportDrive } from '../transport/transport.ts'
import type { UnitPrices } from './hardware-cost.ts'
import type { SizedServerGroup } from './server-groups.ts'

const pair = publicFigure(
  'A',
  'The system, the binaries and what transport keeps stand on a pair of mirrored drives.',
  { publication: 'docs' },
)
const mirrored = (label: string) => citedFigure(label, 2, 'drives', pair)
const ofSystem = mirrored('System drives of a server')
const ofTransport = mirrored('Transport drives of a server')

export type GroupDrives =
  | {
      readonly storage: 'JBOD'
      readonly drives: JbodDrives
      /** Solid-state cache of the group’s servers; null without a MetaCache database. */
      readonly cache: ServerMetacache | null
    }
  | { readonly storage: 'RAID'; readonly drives: RaidDrives; readonly restoreRaid: RaidType }

type Row = {
  readonly purpose: DrivePurpose
  readonly chosen: Pick<ChosenDrive, 'kind' | 'drive'>
  readonly raid: RaidType | null
  readonly perServer: Worked<'drives'> | null
}

export function driveRows(
  sizing: SizedByRoles,
  sized: SizedServerGroup,
  of: GroupDrives,
  prices: UnitPrices,
): readonly DrivesForPurpose[] {
  return [...systemRows(sizing, sized), ...dataRows(sized, of)].flatMap((row) =>
    rowOf(sized, row, prices),
  )
}

/** Drive rows of the system and of transport, the same wherever the databases are. */
export function systemDriveRows(
  sizing: SizedByRoles,
  sized: SizedServerGroup,
  prices: UnitPrices,
): readonly DrivesForPurpose[] {
  return systemRows(sizing, sized).flatMap((row) => rowOf(sized, row, prices))
}

function systemRows(sizing: SizedByRoles, { chosen }: SizedServerGroup): readonly Row[] {
  const { transport } = sizing.parts
  const { system } = chosen
  const raid = 'RAID-1/0'
  const rows: readonly Row[] = [{ purpose: 'system', chosen: system, raid, perServer: ofSystem }]
  const own = separateTransportDrive(system, transport)
  return own === null
    ? rows
    : [...rows, { purpose: 'transport', chosen: own, raid, perServer: ofTransport }]
}

function dataRows({ chosen }: SizedServerGroup, of: GroupDrives): readonly Row[] {
  const { database, log, restore } = chosen
  if (of.storage === 'JBOD') {
    const { drives, cache } = of
    const rows: readonly Row[] = [
      { purpose: 'database', chosen: database, raid: null, perServer: drives.database },
      { purpose: 'restore', chosen: restore, raid: null, perServer: drives.restore },
      { purpose: 'spare', chosen: database, raid: null, perServer: drives.spare },
    ]
    if (!cache) return rows
    const ssd = { kind: 'SSD', drive: cache.drive } as const
    return [...rows, { purpose: 'cache', chosen: ssd, raid: null, perServer: cache.drives }]
  }
  const { drives, restoreRaid } = of
  return [
    { purpose: 'database', chosen: database, raid: drives.type, perServer: drives.database },
    { purpose: 'log', chosen: log, raid: 'RAID-1/0', perServer: drives.log },
    { purpose: 'restore', chosen: restore, raid: restoreRaid, perServer: drives.restore },
  ]
}

function rowOf(
  { group, chosen: { database } }: SizedServerGroup,
  row: Row,
  prices: UnitPrices,
): readonly DrivesForPurpose[] {
  const { purpose, chosen, raid, perServer } = row
  if (!perServer || perServer.value <= 0) return []
  // A drive of the same kind and size as the database drives has their price.
  const isOfDatabases = chosen.drive === database.drive && chosen.kind === database.kind
  return [
    {
      purpose,
      group,
      kind: chosen.kind,
      drive: chosen.drive,
      raid,
      perServer,
      inAll: drivesOfServers({ each: perServer, count: group.servers }),
      price: isOfDatabases ? prices.database : prices.other,
    },
  ]
}
