import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Boundary, FailedPart, FetchFailedError } from './boundary.tsx'
import { PendingPart, useUnfinishedWhile } from './whole.tsx'

/** A component that is fetched when first shown. Throws `FetchFailedError` if that fails. */
export function lazyComponentWithRetry<P extends object>(
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
  const Part = lazyComponentWithRetry(fetch)
  return (props: P) => (
    <Boundary otherwise={(failed) => what !== null && <FailedPart what={what} {...failed} />}>
      <Suspense fallback={<PendingPart>{until}</PendingPart>}>
        <Part {...props} />
      </Suspense>
    </Boundary>
  )
}

/** What a fetch brings; null until then, and if it fails: for what a page can do without. */
export function useFetched<T>(fetch: () => Promise<T>): T | null {
  const [fetched, setFetched] = useState<{ readonly value: T | null } | null>(null)
  useUnfinishedWhile(fetched === null)
  useEffect(() => {
    let isWanted = true
    const end = (value: T | null) => isWanted && setFetched({ value })
    fetch().then(end, () => end(null))
    return () => {
      isWanted = false
    }
  }, [fetch])
  return fetched?.value ?? null
}
