import type {
  DrawnDesign,
  DrawnLoad,
  DrawnServer,
  DrawnSite,
  DrawnStorage,
} from './drawn-design.ts'

type Alone = {
  readonly names: readonly string[]
  /** Of all servers; those of the first ones are one more where they do not share out evenly. */
  readonly databases: number
  readonly storage: DrawnStorage | null
  readonly shared: DrawnStorage | null
  readonly load: DrawnLoad | null
  /** Copies of databases that are active elsewhere, or second copies of its own, on each server. */
  readonly passive?: (active: number) => number
  /** Sites that servers stand in, in turn. */
  readonly sites?: number
}

/** Servers as they are drawn of which no placement is known: standalone ones among them. */
export function drawnAlone(alone: Alone): DrawnDesign {
  const { names, databases, storage, shared, load, passive = () => 0 } = alone
  const sites = Math.min(alone.sites ?? 1, names.length)
  const servers = names.map((name, at): DrawnServer => {
    const active = Math.floor(databases / names.length) + (at < databases % names.length ? 1 : 0)
    return {
      number: at + 1,
      name,
      site: (at % sites) + 1,
      holds: 'mailboxes',
      copies: { active, passive: passive(active), lagged: 0 },
      change: 0,
      isDown: false,
      storage,
      load,
    }
  })
  const drawn = Array.from({ length: sites }, (_, at): DrawnSite => {
    const own = servers.filter(({ site }) => site === at + 1)
    const units = own.map((server) => ({ servers: [server], shared: null }))
    return {
      site: at + 1,
      isLost: false,
      groups: [{ dag: 1, name: null, units }],
      active: own.reduce((sum, { copies }) => sum + copies.active, 0),
      shared,
    }
  })
  return {
    sites: drawn,
    databases,
    link: sites > 1 ? { words: [], isOver: false, isCut: false } : null,
    witnesses: [],
    dags: 1,
    drawnDags: 1,
    dagsInPair: 1,
  }
}
