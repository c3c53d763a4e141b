import { type ReactNode, useEffect, useRef } from 'react'
import type { Page } from '../pages.ts'
import { visit } from '../store/address.ts'
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
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // On a narrow screen the list of steps scrolls sideways: keep the current one in sight.
    if (current) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <a
      ref={link}
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
