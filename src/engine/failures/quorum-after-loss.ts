import { quorumVoteCounts } from '../placement/failure-kinds.ts'
import type { Dag, DagServer, DagWitness } from './dags.ts'
import type { Loss, QuorumState } from './outcome.ts'

/** A side of a DAG: sites that reach each other, or one site if the link is cut. */
type Side = {
  readonly sites: readonly number[]
  readonly up: number
  readonly reachesWitness: boolean
}

/**
 * Votes of a DAG after a loss. If both sides of a cut link reach the witness, it votes for the side
 * with more members up; if equal, for the side of the first server that is up, which is assumed to
 * be the primary active manager and to claim the witness first.
 */
export function quorumAfterLoss({ servers, witness }: Dag, lost: Loss): QuorumState {
  const isDown = new Set(lost.servers)
  const up = servers.filter(({ number, site }) => site !== lost.site && !isDown.has(number))
  const [side, other] = sidesOf(up, lost, witness)
  const { votes, needed } = quorumVoteCounts(servers.length)
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

/** Sides with members up, the side with the most votes first. */
function sidesOf(
  up: readonly DagServer[],
  { site: lostSite, link }: Loss,
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
