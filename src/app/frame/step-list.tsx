import { useState } from 'react'
import { type PageId, pageIds, pages, titleIn } from '../pages.ts'
import { showSizes } from '../store/browser-choices.ts'
import { useProject } from '../store/use-project.ts'
import { PageLink } from './page-link.tsx'
import './explore-list.css'

const choices = { computed: 'as computed', decimal: 'in GB', binary: 'in GiB' } as const
const values = ['computed', 'decimal', 'binary'] as const

/** The unit of all sizes, wherever figures are shown. */
function SizesChoice() {
  const sizes = useProject((now) => now.sizes)
  return (
    <section className="sizes-choice on-screen-only" aria-label="What sizes are shown in">
      <label htmlFor="sizes">Sizes</label>{' '}
      <select
        id="sizes"
        value={sizes}
        aria-describedby="sizes-note"
        onChange={({ target }) => showSizes(values[target.selectedIndex] ?? 'computed')}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {choices[value]}
          </option>
        ))}
      </select>
      <p id="sizes-note" role="status">
        {sizes !== 'computed' &&
          'A GB is 1,000 MB, a GiB 1,024 MiB. Answers, workings, documents and files stay as computed, drives and memory as they are sold.'}
      </p>
    </section>
  )
}

/**
 * The six steps by name; each can be visited at any time, or all that ask on one page. Below them
 * what can be asked of a finished plan. On a narrow screen a button opens them, until another page is.
 */
export function StepList() {
  const page = useProject((now) => now.page)
  const [openAt, setOpenAt] = useState<PageId | null>(null)
  const isOpen = openAt === page
  return (
    <div className={isOpen ? 'step-menu opened' : 'step-menu'}>
      <button
        type="button"
        className="menu-button"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(isOpen ? null : page)}
      >
        Steps and pages
      </button>
      <nav className="step-list" aria-label="Steps">
        <ol>{listed('steps').map(item('step'))}</ol>
        <p className="all-link">
          <PageLink page="all" nav="page">
            {pages.all.title}
          </PageLink>
        </p>
      </nav>
      <nav className="explore-list on-screen-only" aria-labelledby="explore-title">
        <p id="explore-title">Explore</p>
        <ul>{listed('explore').map(item('page'))}</ul>
      </nav>
      <SizesChoice />
    </div>
  )
}

const listed = (list: 'steps' | 'explore') => pageIds.filter((id) => pages[id].list === list)

const item = (nav: 'page' | 'step') => (id: PageId) => (
  <li key={id}>
    <PageLink page={id} nav={nav}>
      <Title page={id} />
    </PageLink>
  </li>
)

function Title({ page }: { page: PageId }) {
  return useProject(({ plan }) => titleIn(page, plan))
}
