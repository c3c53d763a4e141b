import type { MouseEvent } from 'react'

/** Does something here on a plain click of a link; with a key held the browser opens it elsewhere. */
export function onPlainClick(go: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go()
  }
}

/** Leaves the focus where it is: a box that is left shows its error and moves the button away from under the pointer. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
