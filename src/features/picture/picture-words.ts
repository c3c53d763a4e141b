import type { Format } from '../../ui/format.ts'
import {
  type DrawnDesign,
  type DrawnServer,
  type DrawnSite,
  type DrawnStorage,
  driveCount,
  serversOf,
} from './drawn-design.ts'

/** The name of a site, and what is active in it. */
export function siteWords({ site, isLost, active }: DrawnSite, format: Format): string {
  if (isLost) return `Site ${site} · lost`
  return `Site ${site} · ${format.value(active, 'databases')} active`
}

/** The parts of a design, in a sentence. */
export function builtWords(design: DrawnDesign, format: Format): string {
  const { sites, dags, databases } = design
  const servers = serversOf(design)
  const where = sites.length === 1 ? '' : ` in ${format.value(sites.length, 'sites')}`
  const ofDags = dags > 1 ? ` in each of ${format.value(dags, 'dags')}` : ''
  const count = dags > 1 ? servers.length / design.drawnDags : servers.length
  const all = format.value(databases, 'databases')
  return `${format.value(count, 'servers')}${where}${ofDags}, ${all} in all${storedWords(servers, format)}.`
}

/** The storage of the servers, where all keep them alike; else how many drives. */
function storedWords(servers: readonly DrawnServer[], format: Format): string {
  const each = servers.length === 1 ? 'on it' : 'on each'
  const storages = servers.flatMap(({ storage }) => storage ?? [])
  const [words, other] = new Set(storages.map((one) => storageWords(one, format)))
  if (words === undefined || storages.length < servers.length) return ''
  if (other === undefined) return `, ${words} ${each}`
  const counts = storages.map((one) => one.boxes?.count ?? driveCount(one))
  const noun = storages.some(({ boxes }) => boxes) ? 'arrays' : 'drives'
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? '' : `, ${format.number(least)} to ${format.value(most, noun)} ${each}`
}

/** The drives of databases: `18 drives, filled to 57 %`. */
export function storageWords(storage: DrawnStorage, format: Format): string {
  const { boxes, space } = storage
  const spares = driveCount(storage, 'spare')
  const what = boxes
    ? `${format.number(boxes.count)} × ${boxes.name}`
    : format.value(driveCount(storage), 'drives')
  const ofThem = spares > 0 ? `, ${format.number(spares)} of them spare` : ''
  return `${what}${ofThem}${space === null ? '' : `, filled to ${percent(space, format)}`}`
}

/** What a server is for, where it is not for mailboxes of its own site. */
export const holdsWords = {
  mailboxes: '',
  recovery: 'for the other site',
  'lagged copies': 'lagged copies alone',
} as const satisfies Record<DrawnServer['holds'], string>

/** A server in words, as far as it is drawn. */
export function serverWords(server: DrawnServer, format: Format): string {
  const { copies, isDown } = server
  if (isDown) return 'down'
  const lagged = copies.lagged > 0 ? `, ${format.number(copies.lagged)} lagged` : ''
  return `${format.number(copies.active)} active, ${format.number(copies.passive)} passive${lagged}`
}

/** A share to a whole percent. */
function percent(share: number, format: Format): string {
  return format.value(Math.round(share * 100) / 100, '%')
}

/** That DAGs are not drawn because they are built like those that are. */
export function alikeWords(alike: number, format: Format): string {
  return `${format.number(alike)} more ${alike === 1 ? 'DAG is' : 'DAGs are'} built alike.`
}
