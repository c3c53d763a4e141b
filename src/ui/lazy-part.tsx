import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Boundary, FailedPart, NotFetched } from './boundary.tsx'
import { Pending } from './whole.tsx'

/** A component that is fetched when it is first shown. Where that fails, it throws `NotFetched`. */
export function fetched<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  // React keeps what became of a fetch for ever: to try again takes another part.
  const part = () => {
    const made = lazy<ComponentType<P>>(async () => {
      try {
        return { default: await fetch() }
      } catch (cause) {
        throw new NotFetched(() => {
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
 * A part of a page that is fetched when it is first shown, with its placeholder until then; where
 * it fails, the way to try again. What the page can do without is called null, and is left out then.
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
