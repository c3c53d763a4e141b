import {
  type DriveDesign,
  type DrivePurpose,
  type ServerDesign,
  storageKinds,
  takesSystemBay,
} from '../../engine/designs/index.ts'
import { asShown, type Sizing, type Worked } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { listedWords } from './listed-words.ts'

/**
 * Storage of each server in a design: `15 drives of 8,000 GB on each server, without RAID`; in a
 * headline with its purposes: `(13 database, 1 restore, 1 spare)`.
 */
export function serverStorageTitle(
  design: ServerDesign,
  format: Format,
  isHeadline = false,
): string {
  if (design.boxes) {
    const { name, drives, driveGb, raid } = design.boxes
    const each = `${format.number(drives)} × ${format.drive(driveGb)}${raid ? ` in ${raid}` : ''}`
    return `${format.number(asShown(design.arrays))} × ${name} with ${each}, ${storageKinds[design.kind].words}`
  }
  return `${ownDrives(design, format, isHeadline)}, ${raidWords(design)}${shelfWords(design, format)}`
}

/** Drives in the servers: name that tells designs apart, `17 single drives`, and the rest. */
export function serverDrivesNameAndParts(
  design: DriveDesign,
  format: Format,
): { readonly name: string; readonly parts: string } {
  const [site1, site2] = design.drivesOnServer
  const raid = raidWords(design)
  const isSingle = storageKinds[design.kind].serverDrives === 'single'
  const counted = (drives: Worked<'drives'>) =>
    isSingle ? `${format.number(asShown(drives))} single drives` : `${format.text(drives)} ${raid}`
  if (site2 && asShown(site2) !== asShown(site1))
    return {
      name: `${counted(site1)} in site 1, ${format.number(asShown(site2))} in site 2`,
      parts: 'on each server',
    }
  return {
    name: counted(site1),
    parts: `${sizeWords(design, 1, format).trim()}${onEach(design)}${shelfWords(design, format)}`,
  }
}

/** Drives of a server, by site if the sites differ. */
function ownDrives(design: DriveDesign, format: Format, isHeadline: boolean): string {
  const [site1, site2] = design.drivesOnServer
  const each = (site: 1 | 2) =>
    `${format.text(design.drivesOnServer[site - 1] ?? site1)}${sizeWords(design, site, format)}`
  const uses = (site: 1 | 2) =>
    isHeadline ? ` (${usesIn(design, site, true, format).join(', ')})` : ''
  if (site2 && asShown(site2) !== asShown(site1))
    return `${each(1)} on a server in site 1${uses(1)}, ${each(2)} in site 2${uses(2)}`
  return `${each(1)}${onEach(design)}${uses(1)}`
}

/** Words for “per server”; empty if there is one server. */
function onEach({ servers }: DriveDesign): string {
  return asShown(servers) === 1 ? '' : ' on each server'
}

/** Drive sizes of a site: ` of 10,000 GB`, ` (10 of 10,000 GB and 1 of 8,000 GB for restores)`. */
function sizeWords({ drives }: DriveDesign, site: 1 | 2, format: Format): string {
  const own = rowsIn(drives, site, true)
  const sizes = [...new Set(own.map(({ drive }) => drive.value))]
  const [only] = sizes
  if (only === undefined) return ''
  if (sizes.length === 1) return ` of ${format.drive(only)}`
  const told = sizes.map((size) => {
    const rows = own.filter(({ drive }) => drive.value === size)
    const count = rows.reduce((sum, { perServer }) => sum + asShown(perServer), 0)
    const uses = listedWords(
      rows.map(({ purpose }) => wordsByDrivePurpose[purpose]),
      format,
    )
    const isOfDatabases = rows.some(({ purpose }) => purpose === 'database')
    return `${format.number(count)} of ${format.drive(size)}${isOfDatabases ? '' : ` for ${uses}`}`
  })
  return ` (${listedWords(told, format)})`
}

function raidWords({ drives, kind }: DriveDesign): string {
  const rows = drives.filter(({ purpose, raid }) => purpose === 'database' && raid)
  const [first] = rows
  const isOfOne = rows.every(({ raid }) => raid === first?.raid)
  const { serverDrives, words } = storageKinds[kind]
  return serverDrives === 'in RAID' && first && isOfOne ? `in ${raidNameOfDrives(rows)}` : words
}

/** RAID level of drives; a mirrored pair is RAID-1, whatever the workbook calls it. */
export function raidNameOfDrives(rows: DriveDesign['drives']): string {
  const raid = rows[0]?.raid ?? 'single'
  const arePairs = rows.every(({ perServer }) => perServer.value === 2)
  return raid === 'RAID-1/0' && arePairs ? 'RAID-1' : raid
}

/** Shelves of servers: `, with a shelf of 60 bays each`; with the sites if only some have one. */
function shelfWords({ shelves, why }: DriveDesign, format: Format): string {
  const [first] = shelves
  if (!first) return ''
  const sites = [...new Set(shelves.map(({ group }) => `site ${group.site}`))]
  const where = shelves.length === why.length ? 'each' : `in ${listedWords(sites, format)}`
  return `, with a shelf of ${format.text(first.bays)} ${where}`
}

/** Servers and sites: `10 servers in two sites`. */
export function serversAndSitesWords(
  { servers, siteCount }: Pick<Sizing, 'servers' | 'siteCount'>,
  format: Format,
): string {
  return siteCount > 1 ? `${format.text(servers)} in two sites` : format.text(servers)
}

export const wordsByDrivePurpose = {
  system: 'system and binaries',
  transport: 'transport',
  database: 'databases',
  log: 'logs',
  restore: 'restores',
  spare: 'AutoReseed (spare)',
  cache: 'the metacache',
} as const satisfies Record<DrivePurpose, string>

/** Drives that titles do not count: `Drives of each server besides: 2 for system and binaries.` */
export function otherDrivesSentences(design: ServerDesign, format: Format): readonly string[] {
  if (design.boxes) return []
  const besides = (site: 1 | 2) => listedWords(usesIn(design, site, false, format), format)
  const [site1, site2] = [besides(1), besides(2)]
  if (site2 === '' || site1 === site2)
    return site1 === '' ? [] : [`Drives of each server besides: ${site1}.`]
  return [`Drives of a server besides, in site 1: ${site1}; in site 2: ${site2}.`]
}

/** Number of drives per purpose on a server of a site: data drives, or the others. */
function usesIn(
  { drives }: DriveDesign,
  site: 1 | 2,
  isCounted: boolean,
  format: Format,
): readonly string[] {
  return rowsIn(drives, site, isCounted).map(({ purpose, perServer }) => {
    const use = isCounted ? purpose : `for ${wordsByDrivePurpose[purpose]}`
    return `${format.number(asShown(perServer))} ${use}`
  })
}

/** Data drives or other drives of the first group of servers in a site. */
function rowsIn(
  drives: DriveDesign['drives'],
  site: 1 | 2,
  isData: boolean,
): DriveDesign['drives'] {
  const own = drives.filter(({ group }) => group.site === site)
  return own.filter(
    (row) => row.group.role === own[0]?.group.role && takesSystemBay(row) !== isData,
  )
}
