import { exceeds } from '../core/units.ts'
import type { Edition } from '../exchange/version.ts'
import { type ExchangeVersionId, versionOf } from '../exchange/versions.ts'
import { has, isClustered, kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

/** Answers that contradict each other, or break a limit of Exchange. `answer` is the field to change. */
export type Problem =
  | {
      readonly code: 'copies above servers'
      readonly answer: 'copies'
      readonly copies: number
      readonly servers: number
    }
  | {
      readonly code: 'losses not below copies'
      readonly answer: 'lostServers'
      readonly lost: number
      readonly copies: number
    }
  | {
      readonly code: 'sites above servers'
      readonly answer: 'sites'
      readonly sites: number
      readonly servers: number
    }
  | {
      readonly code: 'unequal DAGs'
      readonly answer: 'servers'
      readonly servers: number
      readonly dags: number
    }
  | {
      readonly code: 'sites above clusters'
      readonly answer: 'sites'
      readonly sites: number
      readonly clusters: number
    }
  | { readonly code: 'odd clusters'; readonly answer: 'servers'; readonly servers: number }
  | {
      readonly code: 'too many databases'
      readonly answer: 'databases' | 'mailboxesPerDatabase'
      readonly databases: number
      readonly most: number
      readonly exchange: ExchangeVersionId
      /** Null where the limit is the same whatever the edition. */
      readonly edition: Edition | null
    }
  | {
      readonly code: 'database file too large'
      readonly answer: 'databases' | 'mailboxesPerDatabase'
      readonly gb: number
      readonly mostGb: number
    }

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
  const { copies, servers, worstCase, lostServers } = plan
  const dags = Math.ceil(servers / versionOf(plan).serversPerDag.value)
  const found: Problem[] = []
  if (servers % dags !== 0) found.push({ code: 'unequal DAGs', answer: 'servers', servers, dags })
  const serversOfDag = Math.floor(servers / dags)
  if (copies > serversOfDag)
    found.push({ code: 'copies above servers', answer: 'copies', copies, servers: serversOfDag })
  // Copies above servers were told already: below, losses fewer than copies are fewer than servers.
  if (worstCase === 'spread' && lostServers >= copies)
    found.push({
      code: 'losses not below copies',
      answer: 'lostServers',
      lost: lostServers,
      copies,
    })
  return found
}

/** Limits of Exchange that a computed plan breaks. */
export function brokenLimits(plan: Plan, databases: number, databaseGb: number): Problem[] {
  const answer = plan.databases === null ? 'mailboxesPerDatabase' : 'databases'
  const { databasesPerServer, databaseFile } = versionOf(plan)
  const most = databasesPerServer[plan.edition].value
  const mostGb = databaseFile.value
  const found: Problem[] = []
  if (databases > most)
    found.push({
      code: 'too many databases',
      answer,
      databases,
      most,
      exchange: plan.exchange,
      edition: has(plan, 'editions') ? plan.edition : null,
    })
  if (exceeds(databaseGb, mostGb))
    found.push({ code: 'database file too large', answer, gb: databaseGb, mostGb })
  return found
}
