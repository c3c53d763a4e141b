import {
  cutName,
  type DriveDesign,
  isOnArrays,
  type ServerDesign,
  type Sizing,
  shown,
  storageKinds,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** The storage that a design puts into or beside each server: `15 drives of 8,000 GB on each server, without RAID`. */
export function serverDesignTitle(design: ServerDesign, format: Format): string {
  const { kind } = design
  if (design.kind === 'own shelf') {
    const { shelf, arrays } = design
    const drives = `${format.number(shelf.own.drives)} × ${format.drive(shelf.own.driveGb)}`
    return `${format.number(shown(arrays))} × ${cutName(shelf.own.name)} with ${drives}, ${storageKinds[kind].words}`
  }
  if (isOnArrays(design)) {
    const { array, driveGb, raid, arrays } = design.candidate
    const drives = `${format.number(array.drives)} × ${format.drive(driveGb)}`
    return `${format.number(shown(arrays))} × ${array.model} with ${drives} in ${raid}, ${storageKinds[kind].words}`
  }
  return `${ownDrives(design, format)}, ${raidWords(design)}`
}

/** The drives of a server, by site where they differ. */
function ownDrives(design: DriveDesign, format: Format): string {
  const [site1, site2] = design.drivesOnServer
  const each = (site: 1 | 2) => `${format.text(design.drivesOnServer[site - 1] ?? site1)}`
  if (site2 && shown(site2) !== shown(site1))
    return `${each(1)}${sizeWords(design, 1, format)} on a server in site 1, ${each(2)}${sizeWords(design, 2, format)} in site 2`
  return `${each(1)}${sizeWords(design, 1, format)} on each server`
}

/** The size of a site’s database drives, where all that hold data there have it. */
function sizeWords({ drives }: DriveDesign, site: 1 | 2, format: Format): string {
  const own = drives.filter(({ group }) => group.site === site)
  const sizes = new Set(
    own
      .filter(({ purpose }) => ['database', 'log', 'restore', 'spare'].includes(purpose))
      .map(({ drive }) => drive.value),
  )
  const [size] = sizes
  return size === undefined || sizes.size > 1 ? '' : ` of ${format.drive(size)}`
}

function raidWords({ drives, kind }: DriveDesign): string {
  const types = new Set(
    drives.flatMap(({ purpose, raid }) => (purpose === 'database' && raid ? [raid] : [])),
  )
  const [type] = types
  return kind === 'raid' && type && types.size === 1 ? `in ${type}` : storageKinds[kind].words
}

/** All servers, and where they stand: `10 servers in two sites`. */
export function placedServers(
  { servers, siteCount }: Pick<Sizing, 'servers' | 'siteCount'>,
  format: Format,
): string {
  return siteCount > 1 ? `${format.text(servers)} in two sites` : format.text(servers)
}
