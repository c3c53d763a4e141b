import {
  answerViewIds,
  answerViewTitles,
  navigationListTitles,
  type PageId,
  pageIds,
  pages,
  pageTitleIn,
} from '../routes/pages.ts'
import { useProject } from '../store/use-project.ts'
import { pagesMenuId } from './masthead.tsx'
import { PageLink } from './page-link.tsx'

/**
 * Navigation: the steps of the form, the answer with its parts, and further pages. On a narrow
 * screen the masthead opens it as a menu, with the pages to hand over.
 */
export function PageNavigation() {
  return (
    <div id={pagesMenuId} popover="auto" className="menu step-menu">
      <nav className="step-list" aria-label={navigationListTitles.steps}>
        <ol className="bare-list">
          {listed('steps').map((id) => (
            <li key={id}>
              <PageLink page={id} nav="step" className="marked-start">
                <Title page={id} />
              </PageLink>
            </li>
          ))}
        </ol>
      </nav>
      <nav className="step-list above-4 on-screen-only" aria-label={navigationListTitles.answer}>
        <ul className="bare-list">
          {useAnswerPages().map((id) => (
            <li key={id}>
              <PageLink page={id} nav="page" className="marked-start">
                {pages[id].title}
              </PageLink>
              {id === 'plan' && <Parts />}
            </li>
          ))}
        </ul>
      </nav>
      <nav
        className="step-list above-4 on-narrow-only on-screen-only"
        aria-label={navigationListTitles.handOver}
      >
        <ul className="bare-list">
          {listed('handOver').map((id) => (
            <li key={id}>
              <PageLink page={id} nav="page" className="marked-start">
                {pages[id].title}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Pages of the answer; Compare once there is something to compare, or while it is open. */
function useAnswerPages(): readonly PageId[] {
  const compares = useProject(
    ({ page, before, after }) => page === 'compare' || before.length + after.length > 0,
  )
  return listed('answer').filter((id) => id !== 'compare' || compares)
}

function Parts() {
  const open = useProject(({ page, part }) => (page === 'plan' ? part : null))
  return (
    <ul className="bare-list parts">
      {answerViewIds.map((id) => (
        <li key={id}>
          <PageLink page="plan" at={id} nav="page" isCurrent={id === open}>
            {answerViewTitles[id]}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

const listed = (list: keyof typeof navigationListTitles) =>
  pageIds.filter((id) => pages[id].list === list)

function Title({ page }: { page: PageId }) {
  return useProject(({ plan }) => pageTitleIn(page, plan))
}
