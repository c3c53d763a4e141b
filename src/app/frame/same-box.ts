import { focusControl } from '../../ui/control.ts'

let box: string | null = null

/** Remembers the box of an answer that has the focus, which a press with the pointer takes from it. */
export function rememberBox(): void {
  const { activeElement } = document
  const isBox = activeElement instanceof HTMLInputElement && activeElement.closest('main')
  box = isBox ? activeElement.id : null
}

/**
 * Opens another variant and goes back to the same box there, with its text to be typed over: a variant
 * is made to change an answer in it.
 */
export function inSameBox(openOther: () => void): void {
  const id = box
  box = null
  openOther()
  // Once React has drawn the other variant, which it does at the end of a press.
  queueMicrotask(() => {
    if (!id || !focusControl(id)) return
    const control = document.getElementById(id)
    if (control instanceof HTMLInputElement) control.select()
  })
}
