import { exceeds } from '../../../core/compare.ts'
import type { Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import type { CopyServersOfDatabase } from '../../../placement/layout.ts'
import {
  copiesPerSiteIfEven,
  mostCopiesInOneSite,
  spreadCopies,
} from '../../../placement/spread-copies.ts'
import { availabilityOf, hasFeature, isClustered, oneCarriesAll } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedDatabases } from '../../../sizing/databases.ts'
import { oneSiteSurvivalProblems, type Problem } from '../../../sizing/problems.ts'

/** Contradictions between answers, with which a plan cannot be sized. */
export function contradictions(plan: Plan): Problem[] {
  const { servers, sites } = plan
  const found = availabilityOf(plan) === 'dag' ? contradictionsOfDag(plan) : []
  if (isClustered(plan) && servers % 2 !== 0)
    found.push({ code: 'odd clusters', answer: 'servers', servers })
  // A single copy cluster has its only copy at one site.
  const clusters = Math.floor(servers / 2)
  if (availabilityOf(plan) === 'scc' && servers % 2 === 0 && sites > clusters && sites <= servers)
    found.push({ code: 'sites above clusters', answer: 'sites', sites, clusters })
  if (sites > servers) found.push({ code: 'sites above servers', answer: 'sites', sites, servers })
  return found
}

function contradictionsOfDag(plan: Plan): Problem[] {
  const { copies, servers, lostServers, survive } = plan
  const dags = Math.ceil(servers / paperVersionOf(plan).serversPerDag.value)
  const found: Problem[] = []
  if (servers % dags !== 0) found.push({ code: 'unequal DAGs', answer: 'servers', servers, dags })
  const serversOfDag = Math.floor(servers / dags)
  if (copies > serversOfDag)
    found.push({ code: 'copies above servers', answer: 'copies', copies, servers: serversOfDag })
  if (oneCarriesAll(plan)) return found
  if (survive !== 'servers') return [...found, ...contradictionsOfSites(plan, serversOfDag)]
  // Copies above servers are reported above; otherwise losses below copies are below servers.
  if (lostServers >= copies)
    found.push({
      code: 'losses not below copies',
      answer: 'lostServers',
      lost: lostServers,
      copies,
    })
  return found
}

/** Problems if a DAG must survive the loss of a site and cannot. */
function contradictionsOfSites(plan: Plan, servers: number): readonly Problem[] {
  const { copies, sites } = plan
  if (sites === 1) return oneSiteSurvivalProblems(plan)
  const found: Problem[] = []
  if (servers % sites !== 0)
    found.push({ code: 'unequal sites', answer: 'servers', servers, sites })
  const besides = serversBesides(plan)
  const isLeft = (all: number) => all - copiesPerSiteIfEven(all, sites) > besides
  if (!isLeft(copies)) {
    const least = [2, 3].find(isLeft) ?? 4
    found.push({ code: 'copies lost with a site', answer: 'copies', copies, sites, besides, least })
  }
  return found
}

/** Number of further servers that are lost together with a site. */
function serversBesides({ survive }: Plan): number {
  return survive === 'site' ? 0 : 1
}

/**
 * Problems if a plan must survive the loss of a site and does not. Only for plans whose servers are
 * not sized for that loss: DAGs where one server carries all, clusters and standalone servers.
 */
function siteNotSurvived(plan: Plan, { perGroup, dags }: SizedDatabases): readonly Problem[] {
  const { copies, servers, sites, survive } = plan
  const kind = availabilityOf(plan)
  if (survive === 'servers' || (kind === 'dag' && !oneCarriesAll(plan))) return []
  if (kind === 'dag') {
    const members = servers / (dags?.value ?? 1)
    const isLeft = keepsCopies(spreadCopies(members, copies, perGroup.value, sites), plan)
    return isLeft ? [] : contradictionsOfSites(plan, members)
  }
  const besides = serversBesides(plan)
  if (kind === 'ccr' && sites === 1) return oneSiteSurvivalProblems(plan)
  if (kind === 'ccr' && besides === 0) return []
  return [{ code: 'site of all copies', answer: 'survive', inSites: kind === 'ccr' ? 2 : 1 }]
}

/** True if every database keeps a copy after the loss of any one site and further servers. */
function keepsCopies(rows: readonly CopyServersOfDatabase[], plan: Plan): boolean {
  const besides = serversBesides(plan)
  return rows.every((row) => row.length - mostCopiesInOneSite(row, plan.sites) > besides)
}

/** Limits of Exchange that a sized plan breaks, and a loss of a site that it does not survive. */
export function brokenLimits(plan: Plan, layout: SizedDatabases, file: Worked<'GB'>): Problem[] {
  const answer = plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
  const { databasesPerServer, databaseFile } = paperVersionOf(plan)
  const most = databasesPerServer[plan.edition]
  const found = [...siteNotSurvived(plan, layout)]
  if (layout.onServer.value > most.value)
    found.push({
      code: 'too many databases',
      breaksLimit: true,
      answer,
      databases: layout.onServer.value,
      most: most.value,
      exchange: plan.exchange,
      edition: hasFeature(plan, 'editions') ? plan.edition : null,
    })
  if (databaseFile && exceeds(file.value, databaseFile.value))
    found.push({
      code: 'database file too large',
      breaksLimit: true,
      answer,
      gb: file.value,
      mostGb: databaseFile.value,
    })
  return found
}
