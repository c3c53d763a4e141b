import type { MouseEvent } from 'react'

/** Handles a plain click of a link; with a modifier key, the browser opens the link elsewhere. */
export function onPlainClick(go: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go()
  }
}

/**
 * Keeps the focus where it is: a field that loses the focus may show its error, which would move
 * the pressed button away from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
