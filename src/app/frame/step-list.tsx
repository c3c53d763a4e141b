import { steps } from '../../engine/index.ts'
import type { Page } from '../store/pages.ts'
import { PageLink } from './page-link.tsx'

/** The six steps by name; each can be visited at any time, or all that ask on one page. */
export function StepList({ titles }: { titles: Readonly<Record<Page, string>> }) {
  const listed: readonly Page[] = [...steps, 'plan']
  return (
    <nav className="step-list" aria-label="Steps">
      <ol>
        {listed.map((page) => (
          <li key={page}>
            <PageLink page={page} as="step">
              {titles[page]}
            </PageLink>
          </li>
        ))}
      </ol>
      <p className="all-link">
        <PageLink page="all">{titles.all}</PageLink>
      </p>
    </nav>
  )
}
