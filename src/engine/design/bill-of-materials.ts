import type { NonEmpty } from '../core/non-empty.ts'
import { equalLogic } from '../core/source.ts'
import { assumed, given, published, type Worked } from '../core/worked.ts'
import { workingDrives } from '../papers/equallogic-arrays.ts'
import { kindOf } from '../plan/features.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import {
  reservedInAll,
  serversAtSite,
  volumesInAll,
  volumesPerServer,
  workingInAll,
} from './bill-formulas.ts'
import { type BilledServer, serversOf } from './billed-servers.ts'
import type { Build, Candidate } from './candidate.ts'
import { arraysInAll } from './design-formulas.ts'
import { ownFigure, ownSpace } from './own-arrays.ts'
import { arraysPerServer } from './pool-prediction.ts'
import { type Organization, organizationOf } from './recommend.ts'

/** One site, with its group of arrays and its servers. */
export type BilledSite = {
  /** What it is called, as `S1`. Its group of arrays bears the same name. */
  readonly name: string
  readonly servers: Worked<'servers'>
  readonly arrays: Worked<'arrays'>
  readonly holders: NonEmpty<BilledServer>
}

/** Everything that a design is built of. */
export type BillOfMaterials = Organization & {
  /** What has arrays of its own: a server, or a single copy cluster. */
  readonly per: 'server' | 'cluster'
  readonly perServer: Worked<'arrays'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly working: Worked<'drives'>
  readonly spares: Worked<'drives'>
  /** Volumes on the arrays of each server, reserved ones included. */
  readonly volumesPerServer: Worked<'volumes'>
  readonly volumes: Worked<'volumes'>
  /** Volumes of `volumes` that hold no copy. */
  readonly reserved: Worked<'volumes'>
  readonly capacityPerServer: Worked<'GB'>
  readonly capacity: Worked<'GB'>
  readonly sites: NonEmpty<BilledSite>
}

/**
 * What to buy and how to lay it out: arrays and drives, groups by site, pools by server, and every
 * volume by name. Each server has as many volumes as the plan sizes it for, so that all adds up to
 * the sizing; those that no copy is placed on are reserved.
 */
export function billOfMaterials(
  plan: Plan,
  sizing: Sizing,
  { arrays, drives, ...build }: Candidate,
): BillOfMaterials {
  const { databases, volumes } = sizing
  const { onServer, inAll, storages } = databases
  const perServer = arraysPerServer(build.perServer)
  const { working, spares } = drivesOf(build)
  const each = volumesOfDatabase(plan)
  const onEach = volumesPerServer({ databases: onServer, each })
  const all = volumesInAll({ perServer: onEach, servers: storages })
  const holders = serversOf(plan, sizing, perServer)
  const siteOf = (number: number): BilledSite => {
    const servers = serversAtSite({
      servers: storages,
      before: assumed('Sites before it', number - 1, 'sites', 'Sites are counted from S1.'),
      sites: answer(plan, 'sites'),
    })
    const [first, ...others] = holders.filter(({ site }) => site === number)
    if (!first) throw new Error(`There is no server at site ${number}`)
    return {
      name: `S${number}`,
      servers,
      arrays: arraysInAll({ perServer, servers }, 'Arrays at the site'),
      holders: [first, ...others],
    }
  }
  const others = Array.from({ length: plan.sites - 1 }, (_, index) => index + 2)
  return {
    ...organizationOf(plan, sizing),
    per: kindOf(plan) === 'scc' ? 'cluster' : 'server',
    perServer,
    arrays,
    drives,
    working: workingInAll({ arrays, each: working }),
    spares: workingInAll({ arrays, each: spares }, 'Spare drives in all'),
    volumesPerServer: onEach,
    volumes: all,
    reserved: reservedInAll({ volumes: all, databases: inAll, copies: copiesOf(plan), each }),
    capacityPerServer: volumes.perServer,
    capacity: volumes.inAll,
    sites: [siteOf(1), ...others.map(siteOf)],
  }
}

/** The drives of one array, by whether they hold data or are spares. */
function drivesOf({ array, raid }: Pick<Build, 'array' | 'raid'>) {
  if (array.kind === 'own') {
    const { own } = array
    const spares = ownFigure(own, 'spares', 'Spares of one array', own.spares, 'drives')
    return { working: ownSpace(own, raid).working, spares }
  }
  const cite = equalLogic('5.5')
  const working = workingDrives(array, raid)
  const name = `one ${array.model} in ${raid}`
  return {
    working: published(`Working drives of ${name}`, working, 'drives', cite),
    spares: published(`Spares of ${name}`, array.drives - working, 'drives', cite),
  }
}

function volumesOfDatabase({ separateLogs }: Plan): Worked<'volumes'> {
  return given('Volumes of one database', separateLogs ? 2 : 1, 'volumes', 'separateLogs')
}

/** Copies of each database that have volumes of their own. */
function copiesOf(plan: Plan): Worked<'copies'> {
  switch (kindOf(plan)) {
    case 'dag':
      return answer(plan, 'copies')
    case 'ccr':
      return assumed('Copies', 2, 'copies', 'Continuous replication keeps two copies.')
    case 'scc':
    case 'none':
      return assumed('Copies', 1, 'copies', 'There is one copy of each database.')
  }
}
