import { type ReactNode, useEffect, useState } from 'react'
import { foldSections } from '../app/store/open-sections.ts'
import { focusSection } from '../ui/control.ts'
import { FoldAll } from '../ui/fold-line.tsx'
import { type SectionsProps, shownChapters } from './plan-sections.tsx'
import './plan-contents.css'

/**
 * Leads to every section of the plan, and opens or closes them all. It stands beside the page below
 * the steps and stays in sight; on a narrow screen a button unfolds it.
 */
export function Contents(props: SectionsProps) {
  const chapters = shownChapters(props)
  const ids = chapters.flatMap(({ sections }) => sections.map(({ id }) => id))
  const current = useSectionInSight(ids)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="contents-rail on-screen-only">
      <nav className={isOpen ? 'contents opened' : 'contents'} aria-label="Contents of the plan">
        <button
          type="button"
          className="contents-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Contents
        </button>
        <ol>
          {chapters.map(({ title, sections }) => (
            <li key={title}>
              <span className="chapter-title">{title}</span>
              <ol>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <SectionLink id={id} isCurrent={id === current} onFollow={() => setOpen(false)}>
                      {title}
                    </SectionLink>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <FoldAll of="sections" onFold={(isOpen) => foldSections(ids, isOpen)} />
      </nav>
    </div>
  )
}

/** The section that is read: the last one that begins in the upper third of the window. */
function useSectionInSight(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const all = ids.join(' ')
  useEffect(() => {
    const sections = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const inSight = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        setCurrent(sections.findLast((section) => inSight.has(section))?.id ?? null)
      },
      { rootMargin: '0px 0px -67% 0px' },
    )
    for (const section of sections) watch.observe(section)
    return () => watch.disconnect()
  }, [all])
  return current
}

type SectionLinkProps = {
  readonly id: string
  readonly isCurrent?: boolean
  readonly onFollow?: () => void
  readonly children: ReactNode
}

/** The address moves the focus too, but not when it leads there already. */
export function SectionLink({ id, isCurrent, onFollow, children }: SectionLinkProps) {
  return (
    <a
      href={`#/plan/${id}`}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => {
        focusSection(id)
        onFollow?.()
      }}
    >
      {children}
    </a>
  )
}
