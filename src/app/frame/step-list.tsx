import { steps } from '../../engine/index.ts'
import { visit } from '../store/address.ts'
import type { Page } from '../store/pages.ts'
import { useProject } from '../store/use-project.ts'

/** The six steps by name; each can be visited at any time. */
export function StepList({ titles }: { titles: Readonly<Record<Page, string>> }) {
  const current = useProject(({ page }) => page)
  const listed: readonly Page[] = [...steps, 'plan']
  return (
    <nav className="step-list" aria-label="Steps">
      <ol>
        {listed.map((page) => (
          <li key={page}>
            <a
              href={`#/${page}`}
              aria-current={page === current ? 'step' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                visit(page)
              }}
            >
              {titles[page]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
