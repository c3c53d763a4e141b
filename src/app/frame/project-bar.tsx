import { useEffect, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import './project-bar.css'

const ProjectTools = lazyPart(
  async () => (await import('./project-tools.tsx')).ProjectTools,
  'The bar of variants and steps',
)

/**
 * The variants of the project, its history and the recent projects. The first screen keeps its place
 * free, and does without what it holds.
 */
export function ProjectBar() {
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return (
    <section className="project-bar on-screen-only" aria-label="Project">
      {started && <ProjectTools />}
    </section>
  )
}
