import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ReleaseMessage } from '../../offline/release-message.ts'

/** Whether this browser keeps a copy of the program, which works without a network. */
export type Copy =
  /** It is not known yet, or the copy is being made. */
  | 'being made'
  | 'kept'
  /** The browser has no service workers, or lets only an address with https have one. */
  | 'not offered'
  /** A file of it could not be fetched, or the browser refused it. */
  | 'failed'

/** A version that is ready to take the place of this one. */
export type Waiting = {
  /** What it says of itself; null where it did not answer. */
  readonly told: ReleaseMessage | null
  readonly isPutOff: boolean
  /** Whether it was asked to take over, and the page is about to be loaded anew. */
  readonly isTaken: boolean
}

export type Renewal = {
  readonly copy: Copy
  readonly waiting: Waiting | null
  /** Whether another window had a newer version take over, while this one still shows the older. */
  readonly isReplaced: boolean
}

/** How the copy of the program in this browser stands, and whether a newer version is ready. */
export const renewal = createStore<Renewal>(() => ({
  copy: 'being made',
  waiting: null,
  isReplaced: false,
}))

/** A part of it, read by a component. */
export function useRenewal<T>(select: (now: Renewal) => T): T {
  return useStore(renewal, select)
}

/** Puts the version that is ready off, or shows it again. */
export function putOff(isPutOff: boolean): void {
  renewal.setState(({ waiting }) => ({ waiting: waiting && { ...waiting, isPutOff } }))
}

/** Has the version that waits take the place of this one. */
let takeOver: (() => void) | null = null

export function canTakeOver(act: () => void): void {
  takeOver = act
}

/** Takes the version that is ready: the page is loaded anew with it. What is saved comes back. */
export function takeNewVersion(): void {
  renewal.setState(({ waiting }) => ({ waiting: waiting && { ...waiting, isTaken: true } }))
  takeOver?.()
}
