import { lists, pageIds, pages } from '../pages.ts'
import { useProject } from '../store/use-project.ts'
import { FindButton } from './find-button.tsx'
import { Mark } from './mark.tsx'
import { PageLink } from './page-link.tsx'

/** The id of the list of steps and pages, which a narrow screen opens as a menu. */
export const pagesMenu = 'pages'

const trustMenu = 'trust'

/** The name of the program, which leads home; on a narrow screen the pages; and why one can trust it. */
export function Masthead() {
  const page = useProject((now) => now.page)
  return (
    <header className="masthead">
      <p className="product">
        <PageLink page="home" nav="page">
          <Mark />
          Spindle
        </PageLink>
      </p>
      <p className="tagline">Exchange storage sizing</p>
      <FindButton />
      {page !== 'home' && (
        <button type="button" className="menu-button of-pages" popoverTarget={pagesMenu}>
          Pages
        </button>
      )}
      <button
        type="button"
        className="menu-button"
        aria-current={pages[page].list === 'trust' ? 'true' : undefined}
        popoverTarget={trustMenu}
      >
        {lists.trust}
      </button>
      <nav id={trustMenu} popover="auto" className="menu trust-menu" aria-label={lists.trust}>
        <ul>
          {pageIds
            .filter((id) => pages[id].list === 'trust')
            .map((id) => (
              <li key={id}>
                <PageLink page={id} nav="page">
                  {pages[id].title}
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
    </header>
  )
}
