import type { Requirement } from '../../../core/requirement.ts'
import { ownRule } from '../../../core/source.ts'
import { figureFoundByTrying } from '../../../core/worked.ts'
import {
  type FailureKind,
  hasMajority,
  serverCombinations,
} from '../../../placement/failure-kinds.ts'
import type { CopyServersOfDatabase } from '../../../placement/layout.ts'
import type { Plan } from '../../../plan/plan.ts'
import { failures, type PlanFailures } from '../all-stages.ts'
import type { RoleResults } from '../role-parts.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { databasesStillUp } from './server-formulas.ts'

const tries = ownRule(
  'Of servers, the databases that are down before anybody acts; of a site, those that no copy is left of once it is switched over.',
)

export function failureToSurviveInWords({ survive, lostServers }: Plan): string {
  // Processors and memory are sized for at most two lost servers, or for a lost site.
  const beyond = lostServers > 2 ? ' (processors and memory are judged with two)' : ''
  const servers = lostServers === 1 ? 'a server' : `${lostServers} servers${beyond}`
  switch (survive) {
    case 'servers':
      return lostServers === 0 ? 'no loss' : `the loss of ${servers}`
    case 'site':
      return 'the loss of a site'
    case 'site and server':
      return 'the loss of a site and a server'
  }
}

/** Requirement that no database is down after the failure to survive; null if none was tried. */
export function survivalRequirement(plan: Plan, { parts }: SizedByRoles): Requirement | null {
  const found = failures(plan)
  if (!found) return null
  const { databaseCount: required } = parts.databases
  const down = figureFoundByTrying('Databases down', mostDown(plan, parts, found), 'databases', {
    condition: `The worst of every failure tried: ${failureToSurviveInWords(plan)}`,
    inputs: [required],
    source: tries,
  })
  const available = databasesStillUp({ all: required, down })
  const holds = down.value === 0
  return { code: 'failures', at: null, group: null, required, available, used: null, holds }
}

function mostDown(plan: Plan, parts: RoleResults, found: PlanFailures): number {
  const { worst, rows } = found
  const lostWith = (kinds: readonly FailureKind[]) =>
    kinds.reduce((most, kind) => Math.max(most, worst[kind]?.lost.databases ?? rows.length), 0)
  switch (plan.survive) {
    case 'servers':
      return downWithout(plan, parts, found)
    case 'site':
      return lostWith(['site 1', 'site 2'])
    case 'site and server':
      return lostWith(['site 1 and one server', 'site 2 and one server'])
  }
}

/** Most databases down after the loss of as many servers as the plan may lose. */
function downWithout(
  plan: Plan,
  parts: RoleResults,
  { worst, rows, servers }: PlanFailures,
): number {
  const { lostServers: lost } = plan
  if (lost === 0) return 0
  if (lost <= 2) {
    const kind = worst[lost === 1 ? 'one server' : 'two servers']
    return kind?.down.databases ?? rows.length
  }
  const { lagged1, lagged2 } = parts.servers
  const members = servers[0] + servers[1]
  const voters = members + lagged1.value + lagged2.value
  const isMajority = hasMajority(voters, voters - lost, true)
  return lost >= members || !isMajority ? rows.length : mostWithoutCopy(parts, rows, members, lost)
}

/** Most databases whose copies are all lost with any choice of so many servers. */
function mostWithoutCopy(
  { copies }: RoleResults,
  rows: readonly CopyServersOfDatabase[],
  members: number,
  lost: number,
): number {
  const { shape, homeCopies, awayCopies, homeLagged, activatable1, activatable2 } = copies
  const home = shape.hasLaggedServers ? homeCopies.value : activatable1.value
  const away = shape.block ? 0 : shape.hasLaggedServers ? awayCopies.value : activatable2.value
  // Copies of a database are on different servers, so fewer lost servers leave it a copy.
  if (lost < home + away) return 0
  const inSite2 = homeCopies.value + (shape.hasLaggedServers ? 0 : homeLagged.value)
  const hosts = rows.map((row) =>
    setOf([...row.slice(0, home), ...row.slice(inSite2, inSite2 + away)]),
  )
  const all = Array.from({ length: members }, (_, at) => at + 1)
  return serverCombinations(all, lost).reduce((most, down) => {
    const set = setOf(down)
    return Math.max(most, hosts.filter((host) => (host & ~set) === 0).length)
  }, 0)
}

/** Set of servers as a number, with a bit for each. */
function setOf(servers: readonly number[]): number {
  return servers.reduce((set, server) => set | (1 << server), 0)
}
