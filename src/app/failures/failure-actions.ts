import { type Loss, nothingLost } from '../../engine/failures/index.ts'
import { project, setSimulatedFailure } from '../store/project.ts'

function change(what: (lost: Loss) => Partial<Loss>): void {
  const { lost } = project.getState()
  setSimulatedFailure({ ...lost, ...what(lost) })
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

/** Fails a site instead of one that was down; null restores it. Failed servers stay down. */
export function setFailedSite(site: number | null): void {
  change(() => ({ site }))
}

/** Cuts or mends the link between the sites. */
export function setLinkCut(link: boolean): void {
  change(() => ({ link }))
}

/** An administrator shrinks the DAGs to the servers left and switches over; false undoes that. */
export function setSwitchedOver(byHand: boolean): void {
  change(() => ({ byHand }))
}

export function restoreAll(): void {
  setSimulatedFailure(nothingLost)
}
