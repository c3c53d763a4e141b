import { pages } from '../../app/pages.ts'

/** Variants of a project, or designs of one plan, side by side. */
export function ComparePage() {
  return (
    <article className="plan">
      <h1 tabIndex={-1}>{pages.compare.title}</h1>
    </article>
  )
}
