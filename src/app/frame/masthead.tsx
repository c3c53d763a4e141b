import { useEffect } from 'react'
import { navigationListTitles, pageIds, pages } from '../routes/pages.ts'
import { project } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'
import { PageLink } from './page-link.tsx'

/** Id of the list of steps and pages, a menu on narrow screens. */
export const pagesMenuId = 'pages'

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
      <p className="quiet on-wide-only">Exchange storage sizing</p>
      <FindButton />
      {page !== 'home' && (
        <button
          type="button"
          className="menu-button slim quiet small of-pages on-narrow-only"
          popoverTarget={pagesMenuId}
        >
          Pages
        </button>
      )}
      <ListMenu list="handOver" className="on-wide-only" />
      <ListMenu list="trust" />
    </header>
  )
}

type ListMenuProps = { readonly list: 'handOver' | 'trust'; readonly className?: string }

function ListMenu({ list, className = '' }: ListMenuProps) {
  const page = useProject((now) => now.page)
  return (
    <>
      <button
        type="button"
        className={`menu-button slim quiet small ${className}`}
        aria-current={pages[page].list === list ? 'true' : undefined}
        popoverTarget={list}
      >
        {navigationListTitles[list]}
      </button>
      <nav
        id={list}
        popover="auto"
        className="menu trust-menu"
        aria-label={navigationListTitles[list]}
      >
        <ul className="bare-list">
          {pageIds
            .filter((id) => pages[id].list === list)
            .map((id) => (
              <li key={id}>
                <PageLink page={id} nav="page">
                  {pages[id].title}
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}

/** Find button. Pressed before the program has loaded, it opens Find afterwards. */
function FindButton() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.finds === undefined) return
    delete dataset.finds
    project.setState({ aid: 'find' })
  }, [])
  return (
    <search className="find-search">
      <button
        type="button"
        className="find-button slim row gap-1 centered quiet small"
        title="Find by name: / or Ctrl K"
        aria-haspopup="dialog"
        onClick={() => project.setState({ aid: 'find' })}
      >
        <svg className="icon" viewBox="0 0 20 20" strokeWidth={2} aria-hidden="true">
          <path d="M9 3a6 6 0 1 1 0 12A6 6 0 1 1 9 3M13.5 13.5 18 18" />
        </svg>
        <span className="find-word">Find</span>
      </button>
    </search>
  )
}

/** Logo: a platter seen from above, partly read. */
function Mark() {
  return (
    <svg className="icon" viewBox="0 0 32 32" strokeWidth={2.5} aria-hidden="true">
      <circle cx="16" cy="16" r="13" strokeWidth={3} />
      <path d="M16 8.5a7.5 7.5 0 1 1-7.5 7.5" />
      <circle cx="16" cy="16" r="3" fill="var(--accent)" stroke="none" />
    </svg>
  )
}
