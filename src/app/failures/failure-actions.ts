import { type Loss, nothingLost } from '../../engine/failures/index.ts'
import { project, setFailure } from '../store/project.ts'

function change(what: (lost: Loss) => Partial<Loss>): void {
  const { lost } = project.getState()
  setFailure({ ...lost, ...what(lost) })
}

/** Fails a server, by its number across all DAGs. */
export function failServer(number: number): void {
  change(({ servers }) => ({
    servers: [...new Set([...servers, number])].sort((one, other) => one - other),
  }))
}

/** Restores a server, by its number across all DAGs. */
export function restoreServer(number: number): void {
  change(({ servers }) => ({ servers: servers.filter((one) => one !== number) }))
}

/** Fails a site; a site that was down is restored. */
export function failSite(site: number): void {
  change(() => ({ site }))
}

/** Restores the failed site; servers that failed on their own stay down. */
export function restoreSite(): void {
  change(() => ({ site: null }))
}

export function cutLink(): void {
  change(() => ({ link: true }))
}

export function mendLink(): void {
  change(() => ({ link: false }))
}

/** An administrator shrinks the DAGs to the servers left and switches over. */
export function switchOver(): void {
  change(() => ({ byHand: true }))
}

/** Undoes the switchover: only automatic failover counts. */
export function undoSwitchover(): void {
  change(() => ({ byHand: false }))
}

export function restoreAll(): void {
  setFailure(nothingLost)
}
