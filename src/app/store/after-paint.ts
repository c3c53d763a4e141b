type Postponed = {
  /** Asks for the work once the next frame is painted. */
  readonly later: () => void
  /** Does at once what was asked for. */
  readonly now: () => void
}

/**
 * Work that may wait until what was typed is painted. It is done once for each frame, and at once if
 * nothing will be painted, such as while the page is hidden or left.
 */
export function postponedUntilPaint(work: () => void): Postponed {
  let isWaiting = false
  const now = () => {
    if (!isWaiting) return
    isWaiting = false
    work()
  }
  globalThis.window?.addEventListener('pagehide', now)
  globalThis.document?.addEventListener('visibilitychange', now)
  return {
    later: () => {
      const isPlanned = isWaiting
      isWaiting = true
      if (!('requestAnimationFrame' in globalThis) || document.hidden) now()
      else if (!isPlanned) requestAnimationFrame(() => setTimeout(now))
    },
    now,
  }
}
