import { exceeds } from '../../../core/units.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { copiesInSite } from '../../../placement/spread-copies.ts'
import { has, isClustered, kindOf, oneCarriesAll } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { oneSiteToSurvive, type Problem } from '../../../sizing/problems.ts'

/** Contradictions that leave nothing to compute. */
export function contradictions(plan: Plan): Problem[] {
  const { servers, sites } = plan
  const found = kindOf(plan) === 'dag' ? contradictionsOfDag(plan) : []
  if (isClustered(plan) && servers % 2 !== 0)
    found.push({ code: 'odd clusters', answer: 'servers', servers })
  // The one copy of a single copy cluster is at one site.
  const clusters = Math.floor(servers / 2)
  if (kindOf(plan) === 'scc' && servers % 2 === 0 && sites > clusters && sites <= servers)
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
  // Copies above servers were told already: below, losses fewer than copies are fewer than servers.
  if (lostServers >= copies)
    found.push({
      code: 'losses not below copies',
      answer: 'lostServers',
      lost: lostServers,
      copies,
    })
  return found
}

/** What keeps a DAG from surviving the loss of one of its sites. */
function contradictionsOfSites(plan: Plan, servers: number): readonly Problem[] {
  const { copies, sites, survive } = plan
  if (sites === 1) return oneSiteToSurvive(plan)
  const found: Problem[] = []
  if (servers % sites !== 0)
    found.push({ code: 'unequal sites', answer: 'servers', servers, sites })
  const besides = survive === 'site' ? 0 : 1
  const isLeft = (all: number) => all - copiesInSite(all, sites) > besides
  if (!isLeft(copies)) {
    const least = [2, 3].find(isLeft) ?? 4
    found.push({ code: 'copies lost with a site', answer: 'copies', copies, sites, besides, least })
  }
  return found
}

/** Limits of Exchange that a computed plan breaks. */
export function brokenLimits(plan: Plan, databases: number, databaseGb: number): Problem[] {
  const answer = plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
  const { databasesPerServer, databaseFile } = paperVersionOf(plan)
  const most = databasesPerServer[plan.edition].value
  const found: Problem[] = []
  if (databases > most)
    found.push({
      code: 'too many databases',
      breaksLimit: true,
      answer,
      databases,
      most,
      exchange: plan.exchange,
      edition: has(plan, 'editions') ? plan.edition : null,
    })
  if (databaseFile && exceeds(databaseGb, databaseFile.value))
    found.push({
      code: 'database file too large',
      breaksLimit: true,
      answer,
      gb: databaseGb,
      mostGb: databaseFile.value,
    })
  return found
}
