import type { Asked } from './carry-out.ts'

/**
 * Hears the keys that take back, make again and list the shortcuts. A box for text has an undo of its
 * own, and takes what is typed. Call once.
 */
export function followKeys(): void {
  document.addEventListener('keydown', async (event) => {
    const asked = askedBy(event)
    if (asked === null || event.defaultPrevented || isTyping(event.target)) return
    if (asked !== 'list') event.preventDefault()
    const { carryOut } = await import('./carry-out.ts')
    carryOut(asked)
  })
}

/** The act of a key; null where it is none of these. */
export function askedBy(pressed: KeyboardEvent): Asked | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey || ctrlKey === metaKey) return key === '?' && !altKey && !ctrlKey ? 'list' : null
  // Where letters are not Latin, the place of the key counts.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/** Whether what has the focus takes text. */
function isTyping(target: EventTarget | null): boolean {
  const takesNone = ':is([type=checkbox], [type=radio], [type=range], [type=button], [type=file])'
  const taking = `textarea, select, [contenteditable], input:not(${takesNone})`
  return target instanceof Element && target.matches(taking)
}
