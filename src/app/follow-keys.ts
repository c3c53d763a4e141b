import type { KeyAction } from './key-actions.ts'

/**
 * Handles the keys for undo, redo, find and keyboard shortcuts. A text box has its own undo and
 * takes typed characters; only Ctrl K works there too. Call once.
 */
export function followKeys(): void {
  document.addEventListener('keydown', async (event) => {
    const asked = actionOfKey(event)
    if (asked === null || event.defaultPrevented) return
    if (asked !== 'find' && isTyping(event.target)) return
    // The character must not end up in the Find box that it opens.
    if (asked !== 'sign for keys') event.preventDefault()
    const { performKeyAction } = await import('./key-actions.ts')
    performKeyAction(asked)
  })
}

const signs: Readonly<Record<string, KeyAction>> = { '?': 'sign for keys', '/': 'sign for find' }

export function actionOfKey(pressed: KeyboardEvent): KeyAction | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (altKey || ctrlKey === metaKey) return altKey || ctrlKey ? null : (signs[key] ?? null)
  // On keyboards without Latin letters, the position of the key counts.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
  if (letter === 'k') return shiftKey ? null : 'find'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}

function isTyping(target: EventTarget | null): boolean {
  const takesNone = ':is([type=checkbox], [type=radio], [type=range], [type=button], [type=file])'
  const taking = `textarea, select, [contenteditable], input:not(${takesNone})`
  return target instanceof Element && target.matches(taking)
}
