import { ownArraysFormPlace } from '../../app/places.ts'
import { useProject } from '../../app/store/use-project.ts'
import { controlId } from '../../ui/control.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const OwnArrays = lazyPart(
  async () => (await import('./own-arrays.tsx')).OwnArraysEditor,
  'The list of arrays',
  <p className="hint">Opening the arrays…</p>,
)

export function OwnArraysSection() {
  const Heading = useProject((now) => now.page) === 'all' ? 'h3' : 'h2'
  const id = controlId(ownArraysFormPlace, 0)
  return (
    <section id={id} className="own-section" aria-labelledby={`${id}-title`}>
      <Heading
        id={`${id}-title`}
        className={Heading === 'h3' ? 'body-size flush' : undefined}
        tabIndex={-1}
      >
        Arrays of your own
      </Heading>
      <OwnArrays />
    </section>
  )
}
