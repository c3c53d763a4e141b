import type { MouseEvent } from 'react'

/** Does something here on a plain click of a link; with a key held the browser opens it elsewhere. */
export function onPlainClick(go: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go()
  }
}
