import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Pending } from './whole.tsx'

/**
 * A part of a page that is fetched when it is first shown, and its placeholder until then, or
 * where it cannot be fetched: there is no network, or a newer version was published.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  otherwise: string,
  until?: ReactNode,
): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(async () => {
    try {
      return { default: await fetch() }
    } catch {
      return { default: () => <span className="warning">{otherwise}</span> }
    }
  })
  return (props: P) => (
    <Suspense fallback={<Pending>{until}</Pending>}>
      <Part {...props} />
    </Suspense>
  )
}
