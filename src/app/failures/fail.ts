import { type Lost, nothingLost } from '../../engine/failures/index.ts'
import { lose, project } from '../store/project.ts'

function change(what: (lost: Lost) => Partial<Lost>): void {
  const { lost } = project.getState()
  lose({ ...lost, ...what(lost) })
}

/** Takes a server down, by its number over all DAGs. */
export function failServer(number: number): void {
  change(({ servers }) => ({
    servers: [...new Set([...servers, number])].sort((one, other) => one - other),
  }))
}

/** Brings a server back. */
export function restoreServer(number: number): void {
  change(({ servers }) => ({ servers: servers.filter((one) => one !== number) }))
}

/** Takes a whole site down; one that was down comes back. */
export function failSite(site: number): void {
  change(() => ({ site }))
}

/** Brings the site that is down back; servers that went down by themselves stay. */
export function restoreSite(): void {
  change(() => ({ site: null }))
}

/** Cuts the sites off from each other. */
export function cutLink(): void {
  change(() => ({ link: true }))
}

/** Joins the sites again. */
export function mendLink(): void {
  change(() => ({ link: false }))
}

/** Has somebody shrink the DAGs to what is left and switch over. */
export function switchOver(): void {
  change(() => ({ byHand: true }))
}

/** Leaves the DAGs to what happens by itself. */
export function takeBackSwitchover(): void {
  change(() => ({ byHand: false }))
}

/** Brings everything back. */
export function restoreAll(): void {
  lose(nothingLost)
}
