import { useLayoutEffect, useRef } from 'react'

/**
 * The place of what the build has drawn below the page. It stands behind the program until that has
 * started, is moved in here while home is shown, and is put back when it is left.
 */
export function ShownPlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = document.getElementById('shown')
    const behind = shown?.parentElement
    if (!shown || !behind) return
    const next = shown.nextSibling
    const { activeElement: focused } = document
    place.current?.append(shown)
    // What is moved loses the focus.
    if (focused instanceof HTMLElement && shown.contains(focused))
      focused.focus({ preventScroll: true })
    return () => {
      behind.insertBefore(shown, next)
    }
  }, [])
  return <div ref={place} />
}
