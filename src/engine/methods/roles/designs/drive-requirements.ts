import { exceeds } from '../../../core/compare.ts'
import { type Requirement, requirement } from '../../../core/requirement.ts'
import type { Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import { iopsIn } from '../../../sizing/chosen-drives.ts'
import { raidTypes } from '../../../sizing/raid.ts'
import { driveFit, loadOfDrive } from '../drives/jbod.ts'
import type { RaidDrives } from '../drives/raid-drives.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import type { GroupDrives } from './drive-rows.ts'
import {
  driveIopsUse,
  driveUse,
  iopsInRaid,
  singleDriveIopsUse,
  spaceInRaid,
} from './server-formulas.ts'
import type { SizedGroup } from './server-groups.ts'

/** Requirements on the drives of a group of servers, built this way. */
export function driveRequirements(
  plan: Plan,
  sizing: SizedByRoles,
  one: SizedGroup,
  built: GroupDrives,
): readonly Requirement[] {
  // As Microsoft, a server can come to 0 copies: nothing is on its drives.
  if (sizing.parts.servers.copiesServer.value === 0) return []
  return built.storage === 'JBOD'
    ? singleDrives(sizing, one)
    : drivesTogether(plan, sizing, one, built.drives)
}

/** A volume and its load on one drive, and the restore volume on its drive. */
function singleDrives(
  { parts }: SizedByRoles,
  { group, chosen }: SizedGroup,
): readonly Requirement[] {
  const { space } = parts
  const { size } = chosen.database
  const iops = iopsIn(chosen.database, 'JBOD')
  const needed = loadOfDrive(parts)
  const fit = driveFit(parts, chosen.database).code
  const restore = space.restoreVolume
  const restoreDrive = chosen.restore.size
  const onDrive = (
    code: 'space' | 'restoreSpace',
    volume: Worked<'GiB'>,
    drive: Worked<'GiB'>,
  ): Requirement =>
    requirement(code, group, {
      required: volume,
      available: drive,
      used: driveUse({ volume, drive }),
    })
  return [
    onDrive('space', space.volume, size),
    ...(restore.value > 0 ? [onDrive('restoreSpace', restore, restoreDrive)] : []),
    {
      code: 'driveIops',
      at: null,
      group,
      required: needed,
      available: iops,
      used: singleDriveIopsUse({ needed, given: iops }),
      holds: fit !== 'insufficient disk I/O' && !exceeds(needed.value, iops.value),
    },
  ]
}

/** A server’s volumes and their load on its drives in RAID. */
function drivesTogether(
  plan: Plan,
  { parts }: SizedByRoles,
  { group, chosen }: SizedGroup,
  raid: RaidDrives,
): readonly Requirement[] {
  const { size } = chosen.database
  const iops = iopsIn(chosen.database, raid.type)
  const { data, group: members } = raidTypes(plan)[raid.type]
  const available = spaceInRaid({ drives: raid.database, data, group: members, drive: size })
  const required = parts.space.volumeSpaceServer
  const needed = raid.type === 'RAID-0' ? parts.io.iopsServer : raid.needed[raid.type]
  const given = iopsInRaid({ drives: raid.database, each: iops })
  return [
    requirement('space', group, {
      required,
      available,
      used: driveUse({ volume: required, drive: available }),
    }),
    requirement('driveIops', group, {
      required: needed,
      available: given,
      used: driveIopsUse({ needed, given }),
    }),
  ]
}
