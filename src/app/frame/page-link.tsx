import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { focusControl, focusSection } from '../../ui/control.ts'
import { onPlainClick } from '../../ui/plain-click.ts'
import { type PageId, pages } from '../routes/pages.ts'
import { pageAddress, visitPage } from '../store/address.ts'
import { project } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'

type PageLinkProps = {
  readonly page: PageId
  /** Section or control on the page to go to. */
  readonly at?: string
  /**
   * Value of `aria-current` on the current page, for links in a navigation. Such a link stays while
   * the plan changes, so its address names only the page.
   */
  readonly nav?: 'page' | 'step'
  /** Set on links that navigate to a section: true if that section is open. */
  readonly isCurrent?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function goToPage(page: PageId, at?: string): void {
  const now = project.getState()
  // A second visit to the same place: focus it again, as the user has moved elsewhere on the page.
  const isHere = at !== undefined && page === now.page && at === now.focus
  if (!isHere || !(focusSection(at) || focusControl(at))) visitPage(page, at)
}

/** A link to a page of this plan; works in a new tab too. */
export function PageLink({ page, at, nav, isCurrent, className, children }: PageLinkProps) {
  const current = useProject((now) => {
    if (nav === undefined) return
    if (isCurrent !== undefined) return isCurrent ? 'true' : undefined
    if (now.page === page) return nav
    return pages[now.page].within === page ? 'true' : undefined
  })
  // Subscribes to the simulated failure, which is part of the address.
  useProject((now) => now.lost)
  // Encoding is slow and plans change with every key: the address is renewed before use only.
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (!nav) currentTarget.setAttribute('href', pageAddress(page, at))
  }
  const link = useRef<HTMLAnchorElement>(null)
  const follow = () => {
    // Closes the menu first: it returns the focus before the page takes it.
    link.current?.closest<HTMLElement>(':popover-open')?.hidePopover()
    goToPage(page, at)
  }
  return (
    <a
      ref={link}
      className={className}
      href={
        nav
          ? `#/${[page === 'home' ? '' : page, at].filter(Boolean).join('/')}`
          : pageAddress(page, at)
      }
      aria-current={current}
      onPointerEnter={renew}
      onPointerDown={renew}
      onFocus={renew}
      onClick={onPlainClick(follow)}
    >
      {children}
    </a>
  )
}
