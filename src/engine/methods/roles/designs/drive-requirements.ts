import { formula } from '../../../core/formula.ts'
import { makeRequirement, type Requirement, type ServerGroup } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import { relabelledCount, type Worked } from '../../../core/worked.ts'
import type { ServerShelf } from '../../../designs/design.ts'
import { isVirtual } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { driveIopsInStorageLayout } from '../../../sizing/chosen-drives.ts'
import { raidSettingsOfPlan } from '../../../sizing/raid.ts'
import { loadOnJbodDrive } from '../drives/jbod.ts'
import type { RaidDrives } from '../drives/raid-drives.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import type { GroupDrives } from './drive-rows.ts'
import {
  driveUse,
  iopsInRaid,
  iopsUseOfAllDrives,
  singleDriveIopsUse,
  spaceInRaid,
} from './server-formulas.ts'
import type { SizedServerGroup } from './server-groups.ts'

export const baysNeeded = formula({
  label: 'Bays a server needs',
  unit: 'bays',
  takes: { drives: 'drives' },
  text: 'ceil(drives)',
  source: ownRule('A drive of databases, logs, restores or spares takes one bay.'),
})

const oneEach = ownRule('One shelf to a server, where one would buy any.')

export const baysWithShelf = formula({
  label: 'Drive bays of a server with its shelf',
  unit: 'bays',
  takes: { server: 'bays', shelf: 'bays' },
  text: 'server + shelf',
  source: oneEach,
})

export const usedShareOfBays = formula({
  label: 'Bays used',
  unit: '%',
  takes: { needed: 'bays', bays: 'bays' },
  text: 'needed ÷ bays',
  shownAs: { most: 1 },
  source: ownRule('What is needed against what there is.'),
})

/** Bays of a server and its shelf for data drives; null if unlimited, as for virtual machines. */
export function dataDriveBays(plan: Plan): Worked<'bays'> | null {
  const hasBays = plan.mode === 'corrected' && !isVirtual(plan)
  const server = hasBays ? answer(plan, 'bays') : null
  const shelf = answer(plan, 'shelfBays')
  return server && shelf ? baysWithShelf({ server, shelf }) : server
}

/** Requirement of a bay for each data drive of a server; none if bays are unlimited. */
export function bayRequirements(
  plan: Plan,
  group: ServerGroup,
  drives: Worked<'drives'>,
): readonly Requirement[] {
  const available = dataDriveBays(plan)
  if (!available) return []
  const required = baysNeeded({ drives })
  const used = usedShareOfBays({ needed: required, bays: available })
  return [makeRequirement('bays', group, { required, available, used })]
}

/** Shelves of a group of servers whose own bays are too few; else empty. */
export function shelfListOfGroup(
  plan: Plan,
  group: ServerGroup,
  drives: Worked<'drives'>,
): readonly ServerShelf[] {
  const [own, bays] = [answer(plan, 'bays'), answer(plan, 'shelfBays')]
  if (!dataDriveBays(plan) || !own || !bays || drives.value <= own.value) return []
  return [{ group, bays, count: relabelledCount(group.servers, 'Shelves', 'enclosures', oneEach) }]
}

/**
 * Requirements of the drives of a server; empty on virtual machines, whose virtual disks are as
 * large and as fast as the plan needs them: what the host has behind them is not known.
 */
export function driveRequirements(
  plan: Plan,
  sizing: SizedByRoles,
  one: SizedServerGroup,
  built: GroupDrives,
): readonly Requirement[] {
  // As Microsoft, drives are judged as in its workbook, which may have no other figure to judge.
  if (isVirtual(plan) && plan.mode === 'corrected') return []
  // As Microsoft, a server can have 0 copies: its drives then hold nothing.
  if (sizing.parts.servers.copiesServer.value === 0) return []
  return built.storage === 'JBOD'
    ? singleDrives(sizing, one)
    : drivesTogether(plan, sizing, one, built.drives)
}

/** Requirements on single drives: a volume and its load, and a restore volume, fit a drive. */
function singleDrives(
  { parts }: SizedByRoles,
  { group, chosen }: SizedServerGroup,
): readonly Requirement[] {
  const { space } = parts
  const { size } = chosen.database
  const iops = driveIopsInStorageLayout(chosen.database, 'JBOD')
  const needed = loadOnJbodDrive(parts)
  const restore = space.restoreVolume
  const restoreDrive = chosen.restore.size
  const onDrive = (
    code: 'space' | 'restoreSpace',
    volume: Worked<'GiB'>,
    drive: Worked<'GiB'>,
  ): Requirement =>
    makeRequirement(code, group, {
      required: volume,
      available: drive,
      used: driveUse({ volume, drive }),
    })
  return [
    onDrive('space', space.volume, size),
    ...(restore.value > 0 ? [onDrive('restoreSpace', restore, restoreDrive)] : []),
    makeRequirement('driveIops', group, {
      required: needed,
      available: iops,
      used: singleDriveIopsUse({ needed, given: iops }),
    }),
  ]
}

/** Requirements on drives in RAID: together they hold a server’s volumes and carry their load. */
function drivesTogether(
  plan: Plan,
  { parts }: SizedByRoles,
  { group, chosen }: SizedServerGroup,
  raid: RaidDrives,
): readonly Requirement[] {
  const { size } = chosen.database
  const iops = driveIopsInStorageLayout(chosen.database, raid.type)
  const { data, group: members } = raidSettingsOfPlan(plan)[raid.type]
  const available = spaceInRaid({ drives: raid.database, data, group: members, drive: size })
  const required = parts.space.volumeSpaceServer
  const needed = raid.type === 'RAID-0' ? parts.io.iopsServer : raid.needed[raid.type]
  const given = iopsInRaid({ drives: raid.database, each: iops })
  return [
    makeRequirement('space', group, {
      required,
      available,
      used: driveUse({ volume: required, drive: available }),
    }),
    makeRequirement('driveIops', group, {
      required: needed,
      available: given,
      used: iopsUseOfAllDrives({ needed, given }),
    }),
  ]
}
