import type { Format } from '../../ui/format.ts'
import {
  type DrawnDesign,
  type DrawnServer,
  type DrawnServerGroup,
  type DrawnSite,
  type DrawnStorage,
  drawnServers,
  driveCount,
} from './drawn-design.ts'

export function drawnSiteWords({ site, isLost, active }: DrawnSite, format: Format): string {
  if (isLost) return `Site ${site} · lost`
  return `Site ${site} · ${format.value(active, 'databases')} active`
}

/** Sentence on the servers, sites, DAGs, databases and storage of a design. */
export function designSummary(design: DrawnDesign, format: Format): string {
  const { sites, dags, databases } = design
  const servers = drawnServers(design)
  const where = sites.length === 1 ? '' : ` in ${format.value(sites.length, 'sites')}`
  const ofDags = dags > 1 ? ` in each of ${format.value(dags, 'dags')}` : ''
  const count = dags > 1 ? servers.length / design.drawnDags : servers.length
  const all = format.value(databases, 'databases')
  return `${format.value(count, 'servers')}${where}${ofDags}, ${all} in all${storedWords(servers, format)}.`
}

/** Storage of each server in words, or the range of its drives or arrays if servers differ. */
function storedWords(servers: readonly DrawnServer[], format: Format): string {
  const each = servers.length === 1 ? 'on it' : 'on each'
  const storages = servers.flatMap(({ storage }) => storage ?? [])
  const [words, other] = new Set(storages.map((one) => drawnStorageWords(one, format)))
  if (words === undefined || storages.length < servers.length) return ''
  if (other === undefined) return `, ${words} ${each}`
  const counts = storages.map((one) => one.boxes?.count ?? driveCount(one))
  const noun = storages.some(({ boxes }) => boxes) ? 'arrays' : 'drives'
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? '' : `, ${format.number(least)} to ${format.value(most, noun)} ${each}`
}

/** Database storage: `18 drives, filled to 57 %`. */
export function drawnStorageWords(storage: DrawnStorage, format: Format): string {
  const { boxes, space } = storage
  const spares = driveCount(storage, 'spare')
  const drives = driveCount(storage)
  const own = drives > 0 ? format.value(drives, 'drives') : 'virtual disks'
  const what = boxes ? `${format.number(boxes.count)} × ${boxes.name}` : own
  const ofThem = spares > 0 ? `, ${format.number(spares)} of them spare` : ''
  return `${what}${ofThem}${space === null ? '' : `, filled to ${percent(space, format)}`}`
}

/** Purpose of a server in words; empty if it holds mailboxes of its own site. */
export const serverPurposeWords = {
  mailboxes: '',
  recovery: 'for the other site',
  'lagged copies': 'lagged copies alone',
} as const satisfies Record<DrawnServer['holds'], string>

/** Numbers of copies on a server in words, by state; or `down`. */
export function drawnCopyCountsWords(server: DrawnServer, format: Format): string {
  const { copies, isDown } = server
  if (isDown) return 'down'
  const lagged = copies.lagged > 0 ? `, ${format.number(copies.lagged)} lagged` : ''
  return `${format.number(copies.active)} active, ${format.number(copies.passive)} passive${lagged}`
}

function percent(share: number, format: Format): string {
  return format.value(Math.round(share * 100) / 100, '%')
}

/** Names the DAGs that are not drawn: `DAG 3 has the same layout.` */
export function undrawnDagsWords(drawn: number, dags: number, format: Format): string {
  const first = format.number(drawn + 1)
  return drawn + 1 === dags
    ? `DAG ${first} has the same layout.`
    : `DAGs ${first} to ${format.number(dags)} have the same layout.`
}

/** DAG that is not drawn, in a row: `DAG3 · 6 servers, 1 down · 20 active`. */
export function dagRowWords({ name, units }: DrawnServerGroup, format: Format): string {
  const servers = units.flatMap((unit) => unit.servers)
  const down = servers.filter(({ isDown }) => isDown).length
  const active = servers.reduce((sum, { copies, isDown }) => sum + (isDown ? 0 : copies.active), 0)
  const lost = down > 0 ? `, ${format.number(down)} down` : ''
  const counts = `${format.value(servers.length, 'servers')}${lost}`
  return [name, counts, `${format.number(active)} active`].join(' · ')
}
