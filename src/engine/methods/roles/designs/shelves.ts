import { formula } from '../../../core/formula.ts'
import { makeRequirement, type Requirement } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import { consideredArrayCounts } from '../../../designs/builds.ts'
import type { ServerDesign } from '../../../designs/design.ts'
import { arraysInAll, drivesInAll, priceOfAllArrays } from '../../../designs/design-formulas.ts'
import {
  ownArrayFigure,
  ownWorkingDrives,
  publicIopsOfDriveKind,
} from '../../../designs/own-arrays.ts'
import { arraysPerServerFigure } from '../../../designs/pool-prediction.ts'
import { considersOwn } from '../../../plan/features.ts'
import { cutName } from '../../../plan/limits.ts'
import type { OwnArray } from '../../../plan/own-array.ts'
import type { Plan } from '../../../plan/plan.ts'
import { formattedDrive } from '../../../sizing/chosen-drives.ts'
import { jbodDrives, loadOnJbodDrive } from '../drives/jbod.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { systemDriveRows } from './drive-rows.ts'
import { unitPrices } from './hardware-cost.ts'
import { judgeServersAndStorage } from './judge-servers-and-storage.ts'
import { arrayDrivesPerServer, driveUse, singleDriveIopsUse } from './server-formulas.ts'
import { serverGroups } from './server-groups.ts'

export const drivesOfShelves = formula({
  label: 'Drives of the shelves of a server',
  unit: 'drives',
  takes: { working: 'drives', shelves: 'arrays' },
  text: 'working × shelves',
  source: ownRule('Spare drives hold nothing until AutoReseed takes them.'),
})

export const usedShareOfDrives = formula({
  label: 'Drives used',
  unit: '%',
  takes: { needed: 'drives', there: 'drives' },
  text: 'needed ÷ there',
  shownAs: { most: 1 },
  source: ownRule('A volume to a drive.'),
})

/** Designs that use a person’s arrays as shelves of single drives, if copies allow JBOD. */
export function shelfDesigns(plan: Plan, sizing: SizedByRoles): readonly ServerDesign[] {
  const isEmpty = sizing.parts.servers.copiesServer.value === 0
  if (isEmpty || !considersOwn(plan) || plan.arraysServe !== 'one server') return []
  if (!isProtected(plan, sizing)) return []
  return plan.ownArrays.flatMap((own) => {
    const iops = iopsOf(own)
    return iops
      ? consideredArrayCounts(plan).map((count) => shelfDesign(plan, sizing, own, iops, count))
      : []
  })
}

/** True if copies replace RAID on all servers, or if the answers force JBOD. */
function isProtected(plan: Plan, sizing: SizedByRoles): boolean {
  if (plan.deployment === 'all RAID') return false
  return serverGroups(plan, sizing).every(
    ({ found: { verdict } }) =>
      verdict.code === 'fits' ||
      verdict.code.startsWith('insufficient disk') ||
      (plan.deployment === 'all JBOD' && sizing.parts.copies.holdsLogs),
  )
}

/** Random IOPS of one drive of a person’s array; null if unknown. */
function iopsOf(own: OwnArray): Worked<'IOPS/drive'> | null {
  const { iopsPerDrive: each, driveKind } = own
  return each === null
    ? publicIopsOfDriveKind(driveKind)
    : ownArrayFigure(own, 'iopsPerDrive', 'Random IOPS of one drive', each, 'IOPS/drive')
}

function shelfDesign(
  plan: Plan,
  sizing: SizedByRoles,
  own: OwnArray,
  iops: Worked<'IOPS/drive'>,
  count: number,
): ServerDesign {
  const servers = sizing.parts.servers.allServers
  const prices = unitPrices(plan)
  const perServer = arraysPerServerFigure(count)
  const arrays = arraysInAll({ perServer, servers })
  const figure = ownArrayFigure(own, 'drives', 'Drives of one array', own.drives, 'drives')
  const drives = drivesInAll({ arrays, each: figure })
  const price =
    own.price === null
      ? null
      : ownArrayFigure(own, 'price', 'Price of one array', own.price, 'money')
  const toServer = arrayDrivesPerServer({ drives, servers })
  const systems = serverGroups(plan, sizing).flatMap((one) => systemDriveRows(sizing, one, prices))
  return {
    kind: 'own shelf',
    id: `shelf-${own.id}-${count}`.toLowerCase(),
    drives: systems,
    drivesOnServer: [toServer, sizing.sites.length > 1 ? toServer : null],
    drivesInAll: drives,
    arrays,
    boxes: {
      ...{ name: cutName(own.name), drives: own.drives, driveGb: own.driveGb, raid: null },
      ...{ price, perServer: count, perSite: null },
    },
    basis: own.iopsPerDrive === null ? 'public figures' : 'own measurement',
    ...judgeServersAndStorage(plan, sizing, {
      drives: systems,
      requirements: requirementsOf(plan, sizing, own, { iops, drives: figure, perServer }),
      price: price && priceOfAllArrays({ arrays, each: price }),
    }),
  }
}

type Shelves = {
  readonly iops: Worked<'IOPS/drive'>
  readonly drives: Worked<'drives'>
  readonly perServer: Worked<'arrays'>
}

const onDrives = ownRule('One drive to a volume of databases, and one to restore to.')

/** Requirements on a shelf: a volume fits a drive, drives suffice, and one carries its load. */
function requirementsOf(
  plan: Plan,
  { parts }: SizedByRoles,
  own: OwnArray,
  { iops, drives, perServer: shelves }: Shelves,
): readonly Requirement[] {
  const { volume } = parts.space
  const size = ownArrayFigure(own, 'driveGb', 'Drive size', own.driveGb, 'GB/drive')
  const drive = formattedDrive({ drive: size })
  const spares = ownArrayFigure(own, 'spares', 'Spares of one array', own.spares, 'drives')
  const there = drivesOfShelves({ working: ownWorkingDrives({ drives, spares }), shelves })
  const { database, restore } = jbodDrives(parts, drive, 'fits', plan.mode)
  const volumes = [database, restore].filter((one) => one !== null)
  const needed = sum('Drives that hold volumes', volumes, onDrives)
  const load = loadOnJbodDrive(parts)
  return [
    makeRequirement('space', null, {
      required: volume,
      available: drive,
      used: driveUse({ volume, drive }),
    }),
    makeRequirement('space', null, {
      required: needed,
      available: there,
      used: usedShareOfDrives({ needed, there }),
    }),
    makeRequirement('driveIops', null, {
      required: load,
      available: iops,
      used: singleDriveIopsUse({ needed: load, given: iops }),
    }),
  ]
}
