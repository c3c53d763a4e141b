import { type PageId, pageIds, pages } from '../pages.ts'
import { PageLink } from './page-link.tsx'
import './beyond-list.css'

/**
 * The six steps by name; each can be visited at any time, or all that ask on one page. Below them
 * what can be asked of a plan once it stands.
 */
export function StepList() {
  return (
    <div>
      <nav className="step-list" aria-label="Steps">
        <ol>{listed('steps').map(item('step'))}</ol>
        <p className="all-link">
          <PageLink page="all" nav="page">
            {pages.all.title}
          </PageLink>
        </p>
      </nav>
      <nav className="beyond-list" aria-labelledby="beyond-title">
        <p id="beyond-title">Beyond the plan</p>
        <ul>{listed('beyond').map(item('page'))}</ul>
      </nav>
    </div>
  )
}

const listed = (list: 'steps' | 'beyond') => pageIds.filter((id) => pages[id].list === list)

const item = (nav: 'page' | 'step') => (id: PageId) => (
  <li key={id}>
    <PageLink page={id} nav={nav}>
      {pages[id].title}
    </PageLink>
  </li>
)
