import { type Plan, type SizedByRoles, shown } from '../../engine/index.ts'
import { failures, type ServerDesign } from '../../engine/roles-index.ts'

/** A server as it is drawn. */
export type DrawnServer = {
  /** Its number among the members of the DAG. */
  readonly number: number
  readonly active: number
  readonly passive: number
}

/** A site as it is drawn: its servers, and what each of them has. */
export type DrawnSite = {
  readonly site: 1 | 2
  readonly servers: readonly DrawnServer[]
  /** Servers of lagged copies alone. */
  readonly lagged: number
  /** Drives of a server without that of its system; null where databases stand on arrays. */
  readonly drives: number | null
  readonly spares: number
  /** How full its volumes are, and how busy its processors in the worst case; null where unknown. */
  readonly space: number | null
  readonly cpu: number | null
}

/** The sites of one DAG as they are drawn, or the standalone servers. */
export function drawnSites(
  plan: Plan,
  sizing: SizedByRoles,
  design: ServerDesign | null,
): readonly DrawnSite[] {
  const { parts } = sizing
  const { servers, processors, copies, space } = parts
  const numbers = serversOf(plan, sizing)
  const in1 = servers.servers1.value + servers.dr1.value
  const one = (site: 1 | 2): DrawnSite => {
    const cpu = (site === 1 ? processors.site1 : processors.site2)?.worst?.cpu
    const drives = design?.candidate || design?.shelf ? null : design?.drivesOnServer[site - 1]
    const isSpare = design?.storage === 'jbod'
    return {
      site,
      servers: numbers.filter(({ number }) => (site === 1 ? number <= in1 : number > in1)),
      lagged: (site === 1 ? servers.lagged1 : servers.lagged2).value,
      drives: drives ? shown(drives) : null,
      spares: isSpare ? shown(space.spares) : 0,
      space: usedOf(design, site),
      cpu: cpu?.value ?? null,
    }
  }
  return copies.shape.twoSites ? [one(1), one(2)] : [one(1)]
}

/** How far the space of a site is used up by a design. */
function usedOf(design: ServerDesign | null, site: 1 | 2): number | null {
  const holding = design?.holds.find(
    ({ code, group }) => code === 'space' && (group === null || group.site === site),
  )
  return holding?.used?.value ?? null
}

/** Each server with the copies that stand on it; as many as the fullest has where none are placed. */
function serversOf(plan: Plan, { parts }: SizedByRoles): readonly DrawnServer[] {
  const { servers, activation } = parts
  const { servers1, dr1, servers2, dr2, copiesServer } = servers
  const count = servers1.value + dr1.value + servers2.value + dr2.value
  const rows = failures(plan)?.rows
  return Array.from({ length: count }, (_, at) => {
    const number = at + 1
    const copies = rows ? rows.filter((row) => row.includes(number)).length : copiesServer.value
    const active = rows ? rows.filter(([first]) => first === number).length : activation.A.value
    return { number, active, passive: copies - active }
  })
}
