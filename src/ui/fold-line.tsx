import { type ReactNode, useRef } from 'react'
import './fold-line.css'

type FoldLineProps = {
  readonly id: string
  readonly title: ReactNode
  /** Summary beside the title; null for none. */
  readonly says: ReactNode | null
  readonly level: 2 | 3
  readonly as?: 'section' | 'article'
  /** True if unfolded at first, or, if `onFold` stores the state, now. */
  readonly isOpen?: boolean
  readonly onFold?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/**
 * A part of a long page as one line: its title and summary, the rest folded away. The folded
 * content is drawn all the same, so that the browser can search it; a link to the part unfolds it.
 */
export function FoldLine(props: FoldLineProps) {
  const { id, title, says, level, as: Part = 'section', isOpen = false, onFold, children } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Part id={id} className="fold-line" aria-labelledby={`${id}-section`}>
      <details open={isOpen} onToggle={({ currentTarget }) => onFold?.(currentTarget.open)}>
        <summary>
          <Heading id={`${id}-section`} tabIndex={-1}>
            {title}
          </Heading>
          {says !== null && <div className="says quiet breaks">{says}</div>}
        </summary>
        <div className="fold-line-body">{children}</div>
      </details>
    </Part>
  )
}

type FoldAllProps = {
  readonly of: string
  /** Stores the new state; without it, the folds of the enclosing article are set directly. */
  readonly onFold?: (isOpen: boolean) => void
}

/** Buttons that open and close all folds of the page. */
export function FoldAll({ of, onFold }: FoldAllProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const turn = (isOpen: boolean) => {
    if (onFold) return onFold(isOpen)
    const folds = place.current
      ?.closest('article')
      ?.querySelectorAll<HTMLDetailsElement>('.fold-line > details, .fold-line details.fold')
    for (const fold of folds ?? []) fold.open = isOpen
  }
  return (
    <p ref={place} className="fold-all row down-2 above-4 on-screen-only">
      <button type="button" className="link" onClick={() => turn(true)}>
        Open all {of}
      </button>
      <button type="button" className="link" onClick={() => turn(false)}>
        Close all
      </button>
    </p>
  )
}
