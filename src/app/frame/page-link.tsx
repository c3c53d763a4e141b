import type { ReactNode } from 'react'
import { visit } from '../store/address.ts'
import type { Page } from '../store/pages.ts'
import { useProject } from '../store/use-project.ts'

type PageLinkProps = {
  readonly page: Page
  /** What the page is where it is the current one. */
  readonly as?: 'page' | 'step'
  readonly children: ReactNode
}

/** A link to a page of this plan; opened in another tab it works as well. */
export function PageLink({ page, as = 'page', children }: PageLinkProps) {
  const current = useProject((now) => now.page === page)
  return (
    <a
      href={`#/${page}`}
      aria-current={current ? as : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        visit(page)
      }}
    >
      {children}
    </a>
  )
}
