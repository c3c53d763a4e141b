import { steps } from '../../engine/index.ts'
import type { Page } from '../pages.ts'
import { PageLink } from './page-link.tsx'
import './beyond-list.css'

const beyondThePlan: readonly Page[] = ['what-if', 'at-hand', 'search']

/**
 * The six steps by name; each can be visited at any time, or all that ask on one page. Below them
 * what can be asked of a plan once it stands.
 */
export function StepList({ titles }: { titles: Readonly<Record<Page, string>> }) {
  const listed: readonly Page[] = [...steps, 'plan']
  return (
    <div>
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
      <nav className="beyond-list" aria-labelledby="beyond-title">
        <p id="beyond-title">Beyond the plan</p>
        <ul>
          {beyondThePlan.map((page) => (
            <li key={page}>
              <PageLink page={page}>{titles[page]}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
