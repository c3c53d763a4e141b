import type { DriveDesign, DrivesForPurpose, ServerDesign } from '../../engine/designs/index.ts'
import { type Dag, type DagServer, planNames } from '../../engine/failures/index.ts'
import { asShown, isVirtual, type Plan } from '../../engine/index.ts'
import { loadOnServer, methodOf } from '../../engine/methods/index.ts'
import {
  advisedProcessorUseLimit,
  type SizedByRoles,
  serverDesigns,
} from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import { type DagDrawingParts, type DrawnDagFailure, drawnDagDesign } from './drawn-dags.ts'
import type { DrawnDesign, DrawnDrivePurpose, DrawnLoad, DrawnStorage } from './drawn-design.ts'
import { drawnDesignWithoutDag } from './drawn-servers-without-dag.ts'

type RolePlan = { readonly plan: Plan; readonly sizing: SizedByRoles; readonly format: Format }

export function drawnRoleDesign(of: RolePlan, failed: DrawnDagFailure | null): DrawnDesign {
  const { plan, sizing } = of
  const { designs, proposed } = serverDesigns(plan, sizing)
  const design = proposed ?? designs[0] ?? null
  if (failed) return drawnDagDesign(failed, dagBuild(of, design, failed))
  return drawnStandalone(of, design)
}

function drawnStandalone({ plan, sizing }: RolePlan, design: ServerDesign | null): DrawnDesign {
  const { servers, databases, processors } = sizing.parts
  const count = servers.allServers.value
  const each = databases.databaseCount.value
  const cpu = processors.site1.normal?.cpu ?? processors.site1.worst?.cpu ?? null
  return drawnDesignWithoutDag({
    names: planNames(plan, { dags: 0, servers: count, databases: count * each }).servers,
    databases: count * each,
    storage: design && withoutBays(plan, serverStorage(design, 1, 'active')),
    shared: design && sharedStorage(design, 1),
    load: cpu && processorLoad(cpu.value),
  })
}

function dagBuild(
  { plan, sizing, format }: RolePlan,
  design: ServerDesign | null,
  { dags }: DrawnDagFailure,
): DagDrawingParts {
  const { peak, link, linkOk } = sizing.parts.replication
  const siteOf = (server: DagServer, dag: Dag) =>
    dag.layout.members[server.number - (dag.servers[0]?.number ?? 1)]?.site === 2 ? 2 : 1
  return {
    storageOf: (server, dag) =>
      design && withoutBays(plan, serverStorage(design, siteOf(server, dag), roleOf(server))),
    loadOf: loadsOf(plan, sizing),
    shared: (site) =>
      design && dags.sites >= site ? sharedStorage(design, site === 2 ? 2 : 1) : null,
    link: {
      words: peak
        ? [format.text(peak), ...(link?.advised ? [`of ${format.text(link.advised.carries)}`] : [])]
        : [],
      isOver: linkOk === 'no',
    },
    witnessName: witnessName(plan, sizing),
    inPair: plan.siteModel === 'AAN' && dags.sites === 2 ? 2 : 1,
  }
}

/** Name of the witness in the picture: its server's, if the same serves all DAGs. */
function witnessName(plan: Plan, sizing: SizedByRoles): string {
  const dags = methodOf(plan).deploying?.naming(plan, sizing)?.places.dags ?? []
  const names = new Set(dags.map(({ witness }) => witness.server))
  const [name] = names
  return names.size === 1 && name && plan.siteModel !== 'AAN' ? name : 'Witness'
}

/** Returns processor loads by number of active databases, computed once per build of server. */
function loadsOf(plan: Plan, sizing: SizedByRoles): DagDrawingParts['loadOf'] {
  const known = new Map<string, DrawnLoad | null>()
  return (server, active) => {
    const key = `${server.build} ${active}`
    const found = known.get(key)
    if (found !== undefined) return found
    const busy = loadOnServer(plan, sizing, server, active)?.processors
    const load = busy ? processorLoad(busy.value) : null
    known.set(key, load)
    return load
  }
}

function processorLoad(share: number): DrawnLoad {
  return { of: 'processors', share, limit: advisedProcessorUseLimit.value }
}

type Role = 'active' | 'lagged'

function roleOf({ build }: DagServer): Role {
  return build === 'lagged' ? 'lagged' : 'active'
}

/** Storage of a server; null if arrays serve the whole site. */
function serverStorage(design: ServerDesign, site: 1 | 2, role: Role): DrawnStorage | null {
  const { boxes } = design
  if (boxes?.perSite) return null
  const space = spaceOf(design, site, role)
  if (boxes) return { drives: [], boxes: { count: boxes.perServer, name: boxes.name }, space }
  return { drives: ownDrives(design, site, role), boxes: null, space }
}

/** Storage without its drives for virtual machines, which have virtual disks. */
function withoutBays(plan: Plan, storage: DrawnStorage | null): DrawnStorage | null {
  return storage && isVirtual(plan) ? { ...storage, drives: [] } : storage
}

function ownDrives({ drives }: DriveDesign, site: 1 | 2, role: Role): DrawnStorage['drives'] {
  return drives.filter(({ group }) => group.site === site && group.role === role).flatMap(placesOf)
}

const drivePlaces: Partial<Record<DrivesForPurpose['purpose'], DrawnDrivePurpose>> = {
  database: 'data',
  log: 'log',
  restore: 'restore',
  spare: 'spare',
}

/** Drives to draw for a row of drives; system and cache drives are not drawn. */
function placesOf({ purpose, perServer }: DrivesForPurpose): DrawnStorage['drives'] {
  const place = drivePlaces[purpose]
  const count = asShown(perServer)
  return place && count > 0 ? [{ purpose: place, count }] : []
}

/** Arrays shared by all servers of a site; null if each server has its own storage. */
function sharedStorage(design: ServerDesign, site: 1 | 2): DrawnStorage | null {
  if (!design.boxes?.perSite) return null
  const { perSite, name } = design.boxes
  const boxes = { count: asShown(perSite), name }
  return { drives: [], boxes, space: spaceOf(design, site, 'active') }
}

/** Used share of a server's space, 0 to 1; null if unknown. */
function spaceOf({ requirements }: ServerDesign, site: 1 | 2, role: Role): number | null {
  const found = requirements.find(
    ({ code, group }) =>
      code === 'space' && (group === null || (group.site === site && group.role === role)),
  )
  return found?.used?.value ?? null
}
