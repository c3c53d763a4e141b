import { create } from 'zustand'
import type { ReleaseMessage } from '../../offline/release-message.ts'

/** State of this browser’s offline copy of the program. */
export type OfflineCopyState =
  /** Not known yet, or being made. */
  | 'being made'
  | 'kept'
  /** The browser has no service workers, or allows them only over https. */
  | 'not offered'
  /** A file could not be fetched, or the browser refused the copy. */
  | 'failed'

/** A version that is ready to replace this one. */
export type WaitingVersion = {
  /** What the version reports about itself; null if it did not answer. */
  readonly told: ReleaseMessage | null
  readonly isPutOff: boolean
  /** True if the version was asked to take over and the page is about to reload. */
  readonly isTaken: boolean
}

export type ProgramUpdateState = {
  readonly copy: OfflineCopyState
  readonly waiting: WaitingVersion | null
  /** True if another window switched to a newer version while this one still runs the older. */
  readonly isReplaced: boolean
}

/** Offline copy of the program in this browser, and a newer version that is ready. */
export const useProgramUpdate = create<ProgramUpdateState>(() => ({
  copy: 'being made',
  waiting: null,
  isReplaced: false,
}))

/** Puts off the version that is ready, or shows it again. */
export function postponeVersion(isPutOff: boolean): void {
  useProgramUpdate.setState(({ waiting }) => ({ waiting: waiting && { ...waiting, isPutOff } }))
}

/** Makes the waiting version replace this one; null if none waits. */
let takeOver: (() => void) | null = null

export function registerTakeOver(act: () => void): void {
  takeOver = act
}

/** Takes the version that is ready: the page reloads, and what is saved comes back. */
export function takeNewVersion(): void {
  useProgramUpdate.setState(({ waiting }) => ({
    waiting: waiting && { ...waiting, isTaken: true },
  }))
  takeOver?.()
}
