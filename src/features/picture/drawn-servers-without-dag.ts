import type {
  DrawnDesign,
  DrawnLoad,
  DrawnServer,
  DrawnServerUnit,
  DrawnSite,
  DrawnStorage,
} from './drawn-design.ts'

type ServersWithoutDag = {
  readonly names: readonly string[]
  /** Number of databases on all servers; the first servers get one more if it does not divide. */
  readonly databases: number
  readonly storage: DrawnStorage | null
  readonly shared: DrawnStorage | null
  readonly load: DrawnLoad | null
  /** Number of passive copies on a server with the given number of active databases. */
  readonly passive?: (active: number) => number
  /** Number of sites, which the servers are placed in by turns. */
  readonly sites?: number
}

/** Drawn design of servers without a known placement of copies, such as standalone ones. */
export function drawnDesignWithoutDag(alone: ServersWithoutDag): DrawnDesign {
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
  const units = servers.map((server) => ({ servers: [server], shared: null }))
  return drawnDesignOfUnits(units, sites, databases, shared)
}

/** Drawn design without a DAG: frames of servers put in their sites, all up. */
export function drawnDesignOfUnits(
  all: readonly DrawnServerUnit[],
  siteCount: number,
  databases: number,
  shared: DrawnStorage | null,
): DrawnDesign {
  const sites = Array.from({ length: siteCount }, (_, at): DrawnSite => {
    const units = all.filter(({ servers }) => servers[0]?.site === at + 1)
    const own = units.flatMap(({ servers }) => servers)
    return {
      site: at + 1,
      isLost: false,
      groups: [{ dag: 1, name: null, units }],
      active: own.reduce((sum, { copies }) => sum + copies.active, 0),
      shared,
    }
  })
  return {
    sites,
    databases,
    link: siteCount > 1 ? { words: [], isOver: false, isCut: false } : null,
    witnesses: [],
    dags: 1,
    drawnDags: 1,
    dagsInPair: 1,
  }
}
