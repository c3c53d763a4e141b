import { type ReactNode, type SyntheticEvent, useRef } from 'react'
import { focusControl, focusSection } from '../../ui/control.ts'
import { onPlainClick } from '../../ui/plain-click.ts'
import { type PageId, pages } from '../pages.ts'
import { addressOf, visit } from '../store/address.ts'
import { project } from '../store/project.ts'
import { useProject } from '../store/use-project.ts'

type PageLinkProps = {
  readonly page: PageId
  /** The part of the page or the control on it that it leads to. */
  readonly at?: string
  /**
   * In a navigation: what the page is where it is the current one. Such a link stays while the plan
   * changes, so its address names the page only.
   */
  readonly nav?: 'page' | 'step'
  /** Of a part of a page in a navigation, whether it is open. */
  readonly isCurrent?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** Goes to a page, and to the part of it or the control on it that is named. */
export function goTo(page: PageId, at?: string): void {
  const now = project.getState()
  // Whoever goes to the same place again has gone elsewhere on the page meanwhile.
  const isHere = at !== undefined && page === now.page && at === now.focus
  if (!isHere || !(focusSection(at) || focusControl(at))) visit(page, at)
}

/** A link to a page of this plan; opened in another tab it works as well. */
export function PageLink({ page, at, nav, isCurrent, className, children }: PageLinkProps) {
  const current = useProject((now) => {
    if (nav === undefined) return
    if (isCurrent !== undefined) return isCurrent ? 'true' : undefined
    if (now.page === page) return nav
    return pages[now.page].within === page ? 'true' : undefined
  })
  // Read for its changes: the address carries it.
  useProject((now) => now.lost)
  // Plans change with every key, codes are dear: the address is made anew before the link is used.
  const renew = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (!nav) currentTarget.setAttribute('href', addressOf(page, at))
  }
  const link = useRef<HTMLAnchorElement>(null)
  const follow = () => {
    // A menu that leads on closes, and has given the focus back before the page takes it.
    link.current?.closest<HTMLElement>(':popover-open')?.hidePopover()
    goTo(page, at)
  }
  return (
    <a
      ref={link}
      className={className}
      href={
        nav
          ? `#/${[page === 'home' ? '' : page, at].filter(Boolean).join('/')}`
          : addressOf(page, at)
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
