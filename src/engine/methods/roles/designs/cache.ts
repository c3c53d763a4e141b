import { formula } from '../../../core/formula.ts'
import { ownRule, publicFigure } from '../../../core/source.ts'
import { citedFigure, type Worked } from '../../../core/worked.ts'
import type { ServerMetacache } from '../../../designs/design.ts'
import { hasFeature } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import { driveIopsInStorageLayout } from '../../../sizing/chosen-drives.ts'
import { singleDriveIopsUse } from './server-formulas.ts'
import type { SizedServerGroup } from './server-groups.ts'

const place = {
  publication: 'docs',
  place: 'Exchange 2019 preferred architecture, and MetaCacheDatabase setup',
} as const

const oneToThree = publicFigure('A', 'One solid-state drive to three hard drives.', place)

export const cacheDrivesByHardDrives = formula({
  label: 'Solid-state drives per server',
  unit: 'drives',
  takes: { drives: 'drives' },
  text: 'ceil(drives ÷ 3)',
  source: oneToThree,
})

export const spaceOfDrives = formula({
  label: 'Space of the drives',
  unit: 'GB',
  takes: { drives: 'drives', each: 'GB/drive' },
  text: 'drives × each',
  source: ownRule('Decimal gigabytes, as drives are sold.'),
})

export const cacheShareOfHardDrives = formula({
  label: 'Cache, of the space of the hard drives',
  unit: '%',
  takes: { cache: 'GB', drives: 'GB' },
  text: 'cache ÷ drives',
  source: publicFigure('A', '5 to 10 % of the space of the hard drives.', place),
})

export const spaceUsedByCache = formula({
  label: 'Used by the cache',
  unit: 'GB',
  takes: { cache: 'GB', share: '%' },
  text: 'cache × share',
  source: publicFigure('A', 'The cache uses 95 % of its drives.', place),
})

/** Databases that lose their cache if one solid-state drive fails. */
export const databasesBehindCacheDrive = formula({
  label: 'Databases behind one solid-state drive, at most',
  unit: 'databases',
  takes: { drives: 'drives', cache: 'drives', perDrive: 'databases' },
  text: 'ceil(drives ÷ cache) × perDrive',
  source: ownRule('Hard drives are dealt to the solid-state drives in turn.'),
})

const filled = citedFigure(
  'Filled by the cache',
  0.95,
  '%',
  publicFigure('A', 'The cache uses 95 % of its drives.', place),
)

/** Advised size of the cache, as a share of the space of the hard drives. */
export const advisedCacheShare = { least: 0.05, most: 0.1 } as const

/** True if the plan uses a MetaCache database and its version has it. */
export function hasCache(plan: Plan): boolean {
  return plan.metaCache && hasFeature(plan, 'metaCache')
}

/** Solid-state drives of a server: as entered, else one for every three hard drives. */
export function cacheDrivesOfServer(plan: Plan, hardDrives: Worked<'drives'>): Worked<'drives'> {
  return answer(plan, 'cacheDrives') ?? cacheDrivesByHardDrives({ drives: hardDrives })
}

/** Cache of a group of servers with this many hard drives; `needed` is the load of one drive. */
export function serverCache(
  plan: Plan,
  { group, chosen }: SizedServerGroup,
  hardDrives: Worked<'drives'>,
  { perDrive, needed }: { readonly perDrive: Worked<'databases'>; readonly needed: Worked<'IOPS'> },
): ServerMetacache {
  const drives = cacheDrivesOfServer(plan, hardDrives)
  const drive = answer(plan, 'cacheDriveSize')
  const space = spaceOfDrives({ drives, each: drive }, 'Space of the solid-state drives')
  const behind = spaceOfDrives({ drives: hardDrives, each: chosen.database.drive })
  const share = cacheShareOfHardDrives({ cache: space, drives: behind })
  return {
    group,
    hardDrives,
    drives,
    drive,
    space,
    used: spaceUsedByCache({ cache: space, share: filled }),
    share,
    isAdvised: share.value >= advisedCacheShare.least && share.value <= advisedCacheShare.most,
    without: singleDriveIopsUse(
      { needed, given: driveIopsInStorageLayout(chosen.database, 'JBOD') },
      'IOPS used without the cache',
    ),
    behindOne: databasesBehindCacheDrive({ drives: hardDrives, cache: drives, perDrive }),
  }
}
