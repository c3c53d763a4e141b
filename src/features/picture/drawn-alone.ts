import type { DrawnDesign, DrawnLoad, DrawnServer, DrawnStorage } from './drawn-design.ts'

type Alone = {
  readonly names: readonly string[]
  /** Of all servers; those of the first ones are one more where they do not share out evenly. */
  readonly databases: number
  readonly storage: DrawnStorage | null
  readonly shared: DrawnStorage | null
  readonly load: DrawnLoad | null
  /** Whether each server has a second copy of its own databases. */
  readonly isDoubled?: boolean
}

/** Standalone servers as they are drawn. */
export function drawnAlone(alone: Alone): DrawnDesign {
  const { names, databases, storage, shared, load, isDoubled = false } = alone
  const servers = names.map((name, at): DrawnServer => {
    const active = Math.floor(databases / names.length) + (at < databases % names.length ? 1 : 0)
    return {
      number: at + 1,
      name,
      site: 1,
      holds: 'mailboxes',
      copies: { active, passive: isDoubled ? active : 0, lagged: 0 },
      change: 0,
      isDown: false,
      storage,
      load,
    }
  })
  const units = servers.map((server) => ({ servers: [server], shared: null }))
  return {
    sites: [
      {
        site: 1,
        isLost: false,
        groups: [{ dag: 1, name: null, units }],
        active: databases,
        shared,
      },
    ],
    databases,
    link: null,
    witness: null,
    dags: 1,
    drawnDags: 1,
    dagsInPair: 1,
  }
}
