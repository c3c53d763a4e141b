import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that is fetched when it is first shown, and what stands for it where it cannot
 * be: there is no network, or a newer version was published.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  otherwise: string,
) {
  return lazy<ComponentType<P>>(async () => {
    try {
      return { default: await fetch() }
    } catch {
      return { default: () => <span className="warning">{otherwise}</span> }
    }
  })
}
