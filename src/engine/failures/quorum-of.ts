import { votesOf } from '../placement/failure-kinds.ts'
import type { Dag, DagServer, DagWitness } from './dags.ts'
import type { Lost, Quorum } from './outcome.ts'

/** Some sites that reach each other, or one where the link between them is cut. */
type Side = {
  readonly sites: readonly number[]
  /** Members that are up. */
  readonly up: number
  readonly reachesWitness: boolean
}

/**
 * The votes of a DAG after a loss. A witness that both sides of a cut link reach votes for the side
 * with more members up, of equal ones for that of the first server that is up: it is taken to be the
 * primary active manager, which claims the witness first.
 */
export function quorumOf({ servers, witness }: Dag, lost: Lost): Quorum {
  const isDown = new Set(lost.servers)
  const up = servers.filter(({ number, site }) => site !== lost.site && !isDown.has(number))
  const [side, other] = sidesOf(up, lost, witness)
  const { votes, needed } = votesOf(servers.length)
  const witnessIs = !witness.isAsked ? 'not asked' : side?.reachesWitness ? 'up' : 'lost'
  const cast = (side?.up ?? 0) + (witnessIs === 'up' ? 1 : 0)
  const isUp = side !== undefined
  const holds = isUp && cast >= needed
  const isShrunk = isUp && !holds && lost.byHand
  return {
    members: servers.length,
    up: up.length,
    votes,
    needed,
    cast,
    witness: witnessIs,
    isClaimed: witnessIs === 'up' && other?.reachesWitness === true && other.up + 1 >= needed,
    holds,
    isShrunk,
    goesOn: holds || isShrunk ? side.sites : [],
  }
}

/** The sides that still have members, the one that goes on first. */
function sidesOf(
  up: readonly DagServer[],
  { site: lostSite, link }: Lost,
  { site: witness, isAsked }: DagWitness,
): readonly Side[] {
  const sites = [...new Set(up.map(({ site }) => site))]
  const isUp = witness === null || witness !== lostSite
  if (!link) return sites.length > 0 ? [{ sites, up: up.length, reachesWitness: isUp }] : []
  const castBy = (side: Side) => side.up + (isAsked && side.reachesWitness ? 1 : 0)
  return sites
    .map((site) => ({
      sites: [site],
      up: up.filter((server) => server.site === site).length,
      reachesWitness: isUp && (witness === null || witness === site),
    }))
    .toSorted((one, other) => castBy(other) - castBy(one))
}
