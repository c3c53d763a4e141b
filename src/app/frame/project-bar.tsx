import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './project-bar.css'

const ProjectTools = lazyPart(
  async () => (await import('./project-tools.tsx')).ProjectTools,
  'The bar of variants and steps',
)

/** Variants, history and recent projects, loaded late into the space reserved for them. */
export function ProjectBar() {
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return (
    <section className="project-bar on-screen-only" aria-label="Project">
      {started && <ProjectTools />}
    </section>
  )
}
