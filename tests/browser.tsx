import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

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
    onTestFinished(() => {
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
