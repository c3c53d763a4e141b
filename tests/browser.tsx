import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { eventually } from './eventually.ts'

class Nothing {
  observe() {}
  disconnect() {}
}

/** Draws something in a made-up browser until the test ends, and gives the box that it stands in. */
export async function drawn(something: ReactNode): Promise<HTMLElement> {
  // What ends a test runs backwards: all is taken away before what it stood on.
  if (!Reflect.has(globalThis, 'ResizeObserver')) {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('ResizeObserver', Nothing)
    Object.assign(document, { fonts: { ready: Promise.resolve() } })
    onTestFinished(async () => {
      // A part that came, or is taken away while on its way, asks for the fonts after the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      vi.unstubAllGlobals()
      Reflect.deleteProperty(document, 'fonts')
    })
  }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    box.remove()
  })
  await act(async () => root.render(something))
  return box
}

/** Has a person choose or drag to a value. */
export async function change(
  box: HTMLElement,
  control: string,
  value: (of: HTMLInputElement) => string,
): Promise<void> {
  const found = box.querySelector<HTMLInputElement>(control)
  if (!found) throw new Error(`There is no ${control}`)
  await act(async () => {
    // React hears of it only where it does not know the value already.
    Reflect.set(Object.getPrototypeOf(found), 'value', value(found), found)
    found.dispatchEvent(new Event('input', { bubbles: true }))
    found.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

/** Waits for what is drawn of a part that is fetched apart. */
export const comes = (check: () => void | Promise<void>): Promise<void> =>
  eventually(async () => {
    // React draws what was fetched at the end of an act, so none may last until then.
    await act(async () => {})
    await check()
  })

/** Has a person open or close a fold. */
export async function turn(fold: HTMLDetailsElement, open: boolean): Promise<void> {
  await act(async () => {
    const told = new Promise((resolve) => fold.addEventListener('toggle', resolve, { once: true }))
    fold.open = open
    await told
  })
}
