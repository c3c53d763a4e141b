import { lists, type PageId, pageIds, pages, titleIn } from '../pages.ts'
import { showSizes } from '../store/browser-choices.ts'
import { useProject } from '../store/use-project.ts'
import { pagesMenu } from './masthead.tsx'
import { PageLink } from './page-link.tsx'
import './explore-list.css'

const choices = { computed: 'as computed', decimal: 'in GB', binary: 'in GiB' } as const
const values = ['computed', 'decimal', 'binary'] as const

/** The unit of all sizes, wherever figures are shown. */
function SizesChoice() {
  const sizes = useProject((now) => now.sizes)
  return (
    <section
      className="sizes-choice above-4 small-print on-screen-only"
      aria-label="What sizes are shown in"
    >
      <label htmlFor="sizes">Show sizes</label>{' '}
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
 * The steps by name, which can be visited at any time, what can be asked of a finished plan, and what
 * is handed over. On a narrow screen a button of the masthead opens them as a menu.
 */
export function StepList() {
  return (
    <div id={pagesMenu} popover="auto" className="menu step-menu">
      <nav className="step-list" aria-label={lists.steps}>
        <ol className="bare-list">{listed('steps').map(item('step'))}</ol>
      </nav>
      {(['explore', 'handOver'] as const).map((list) => (
        <nav
          key={list}
          className="explore-list above-4 small on-screen-only"
          aria-labelledby={`${list}-title`}
        >
          <p id={`${list}-title`} className="strong">
            {lists[list]}
          </p>
          <ul className="bare-list">{listed(list).map(item('page'))}</ul>
        </nav>
      ))}
      <SizesChoice />
    </div>
  )
}

const listed = (list: keyof typeof lists) => pageIds.filter((id) => pages[id].list === list)

const item = (nav: 'page' | 'step') => (id: PageId) => (
  <li key={id}>
    <PageLink page={id} nav={nav} {...(nav === 'step' && { className: 'marked-start' })}>
      <Title page={id} />
    </PageLink>
  </li>
)

function Title({ page }: { page: PageId }) {
  return useProject(({ plan }) => titleIn(page, plan))
}
