import { exchange2010 } from '../exchange/exchange-2010.ts'
import type { Availability, Edition, Plan } from '../plan.ts'
import { exceeds } from '../units.ts'

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
      readonly code: 'too many databases'
      readonly answer: 'databases' | 'mailboxesPerDatabase'
      readonly databases: number
      readonly most: number
      readonly edition: Edition
    }
  | {
      readonly code: 'database file too large'
      readonly answer: 'databases' | 'mailboxesPerDatabase'
      readonly gb: number
      readonly mostGb: number
    }

/** Contradictions that leave nothing to compute. */
export function contradictions({ availability }: Plan): Problem[] {
  const { servers, sites } = availability
  const found = availability.kind === 'dag' ? contradictionsOfDag(availability) : []
  if (sites > servers) found.push({ code: 'sites above servers', answer: 'sites', sites, servers })
  return found
}

function contradictionsOfDag({ copies, servers, worstCase, lostServers }: Availability): Problem[] {
  const dags = Math.ceil(servers / exchange2010.serversPerDag.value)
  const found: Problem[] = []
  if (servers % dags !== 0) found.push({ code: 'unequal DAGs', answer: 'servers', servers, dags })
  const inDag = Math.floor(servers / dags)
  if (copies > inDag)
    found.push({ code: 'copies above servers', answer: 'copies', copies, servers: inDag })
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
  const most = exchange2010.databasesPerServer[plan.edition].value
  const mostGb = exchange2010.databaseFile.value
  const found: Problem[] = []
  if (databases > most)
    found.push({
      code: 'too many databases',
      answer,
      databases,
      most,
      edition: plan.edition,
    })
  if (exceeds(databaseGb, mostGb))
    found.push({ code: 'database file too large', answer, gb: databaseGb, mostGb })
  return found
}
