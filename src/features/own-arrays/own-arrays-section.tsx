import { ownArraysPlace } from '../../app/places.ts'
import { useProject } from '../../app/store/use-project.ts'
import { controlId } from '../../ui/control.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const ownArrays = () => import('./own-arrays.tsx')

const OwnArrays = lazyPart(
  async () => (await ownArrays()).OwnArrays,
  'The list of arrays',
  <p className="hint">Opening the arrays…</p>,
)

/** Fetches the list of own arrays ahead, so that it is there at once and without a network. */
export function prefetchOwnArrays(): Promise<unknown> {
  return ownArrays()
}

/** The part of the step that holds the arrays of one's own, fetched when it is first shown. */
export function OwnArraysSection() {
  const Heading = useProject((now) => now.page) === 'all' ? 'h3' : 'h2'
  const id = controlId(ownArraysPlace, 0)
  return (
    <section id={id} className="own-section" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} tabIndex={-1}>
        Arrays of your own
      </Heading>
      <OwnArrays />
    </section>
  )
}
