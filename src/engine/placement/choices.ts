import type { CopyServersOfDatabase } from './layout.ts'

/** Places where databases may be active, in order of preference, packed for many failures. */
export type ActivationChoices = {
  /** Most choices of one database; every database takes as many places, 0 after its last choice. */
  readonly stride: number
  readonly servers: Uint16Array
  /** Volume of each choice, numbered over all servers. */
  readonly volumes: Uint32Array
  /** First places of the databases that are usually active on each server, by server number. */
  readonly at: readonly (readonly number[])[]
  /** Number of databases usually active, by server number. */
  readonly usual: Uint16Array
  /** Number of databases that may be active nowhere. */
  readonly stranded: number
}

/** Packs rows: the copies that `mayHost` lets become active; `perVolume` databases to a volume. */
export function packActivationChoices(
  rows: readonly CopyServersOfDatabase[],
  servers: number,
  perVolume: number,
  mayHost: (row: CopyServersOfDatabase, preference: number, database: number) => boolean,
): ActivationChoices {
  const stride = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const packed = new Uint16Array(rows.length * stride)
  const volumes = new Uint32Array(rows.length * stride)
  const volumesEach = Math.ceil(rows.length / perVolume)
  const held = new Uint16Array(servers + 1)
  const at: number[][] = Array.from({ length: servers + 1 }, () => [])
  const usual = new Uint16Array(servers + 1)
  let stranded = 0
  rows.forEach((row, database) => {
    const start = database * stride
    let place = start
    row.forEach((server, preference) => {
      const before = held[server] ?? 0
      held[server] = before + 1
      if (!mayHost(row, preference, database)) return
      packed[place] = server
      volumes[place] = server * volumesEach + Math.floor(before / perVolume)
      place += 1
    })
    const first = place > start ? packed[start] : undefined
    if (first === undefined) stranded += 1
    else {
      at[first]?.push(start)
      usual[first] = (usual[first] ?? 0) + 1
    }
  })
  return { stride, servers: packed, volumes, at, usual, stranded }
}

/**
 * Fills `active` with the databases active by server number while servers are down, and returns how
 * many are active nowhere. Only databases of the servers that are down have to move.
 */
export function activateAfterLoss(
  choices: ActivationChoices,
  down: readonly number[],
  active: Uint16Array,
): number {
  active.set(choices.usual)
  for (const server of down) active[server] = 0
  let lost = choices.stranded
  for (const server of down)
    for (const start of choices.at[server] ?? []) {
      const place = nextUp(choices, start, down)
      if (place < 0) lost += 1
      else {
        const to = choices.servers[place] ?? 0
        active[to] = (active[to] ?? 0) + 1
      }
    }
  return lost
}

/** Most databases active on one volume while one server is down, or none (0). */
export function mostActiveOnVolume(choices: ActivationChoices, down: number): number {
  const { at, volumes } = choices
  const active = new Map<number, number>()
  let most = 0
  at.forEach((starts, server) => {
    for (const start of starts) {
      const place = server === down ? nextUp(choices, start, [down]) : start
      const volume = volumes[place]
      if (volume === undefined) continue
      const now = (active.get(volume) ?? 0) + 1
      active.set(volume, now)
      if (now > most) most = now
    }
  })
  return most
}

/** Place of a database’s first choice that is up; -1 if there is none. */
function nextUp(
  { servers, stride }: ActivationChoices,
  start: number,
  down: readonly number[],
): number {
  for (let place = start; place < start + stride; place += 1) {
    const server = servers[place]
    if (!server) return -1
    if (!down.includes(server)) return place
  }
  return -1
}
