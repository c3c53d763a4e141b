import type { Asked } from './carry-out.ts'

/**
 * Hears the keys that take back, make again, find and show the manual. A box for text has an undo of its
 * own, and takes what is typed; what finds with a key held is heard there as well. Call once.
 */
export function followKeys(): void {
  document.addEventListener('keydown', async (event) => {
    const asked = askedBy(event)
    if (asked === null || event.defaultPrevented) return
    if (asked !== 'find' && isTyping(event.target)) return
    // The sign must not end in the box that it opens.
    if (asked !== 'sign for keys') event.preventDefault()
    const { carryOut } = await import('./carry-out.ts')
    carryOut(asked)
  })
}

const signs: Readonly<Record<string, Asked>> = { '?': 'sign for keys', '/': 'sign for find' }

/** The act of a key; null where it is none of these. */
export function askedBy(pressed: KeyboardEvent): Asked | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey || ctrlKey === metaKey) return altKey || ctrlKey ? null : (signs[key] ?? null)
  // Where letters are not Latin, the place of the key counts.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
  if (letter === 'k') return shiftKey ? null : 'find'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

/** Whether what has the focus takes text. */
function isTyping(target: EventTarget | null): boolean {
  const takesNone = ':is([type=checkbox], [type=radio], [type=range], [type=button], [type=file])'
  const taking = `textarea, select, [contenteditable], input:not(${takesNone})`
  return target instanceof Element && target.matches(taking)
}
