import { useState } from 'react'
import { ownArraysFormPlace } from '../../app/places.ts'
import { doesPlanAskForServers } from '../../app/routes/pages.ts'
import { project } from '../../app/store/project.ts'
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
  // Stays folded or unfolded when the first array is added, which must keep the focus.
  const [isFolded] = useState(() => {
    const { plan } = project.getState()
    return doesPlanAskForServers(plan) && plan.ownArrays.length === 0
  })
  if (isFolded)
    return (
      <details className="advanced" id={id}>
        <summary>Arrays of your own</summary>
        <OwnArrays />
      </details>
    )
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
