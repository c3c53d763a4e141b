import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Boundary, FailedPart, FetchFailedError } from './boundary.tsx'
import { Pending } from './whole.tsx'

/** A component that is fetched when first shown. Throws `FetchFailedError` if that fails. */
export function fetched<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  // React caches the outcome of a lazy component forever: a retry needs a new one.
  const part = () => {
    const made = lazy<ComponentType<P>>(async () => {
      try {
        return { default: await fetch() }
      } catch (cause) {
        throw new FetchFailedError(() => {
          if (Part === made) Part = part()
        }, cause)
      }
    })
    return made
  }
  let Part = part()
  return (props: P) => <Part {...props} />
}

/**
 * A part of a page that is fetched when first shown, with a placeholder until then and a retry
 * button on failure. `what` names the part in the error; null omits a failed optional part.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  what: string | null,
  until?: ReactNode,
): ComponentType<P> {
  const Part = fetched(fetch)
  return (props: P) => (
    <Boundary otherwise={(failed) => what !== null && <FailedPart what={what} {...failed} />}>
      <Suspense fallback={<Pending>{until}</Pending>}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  )
}
