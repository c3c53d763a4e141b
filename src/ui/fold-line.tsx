import { type ReactNode, useRef } from 'react'
import './fold-line.css'

type FoldLineProps = {
  readonly id: string
  readonly title: ReactNode
  /** The sentence beside the title: what the part comes to. */
  readonly says: ReactNode | null
  /** How deep its heading is. */
  readonly level: 2 | 3
  readonly as?: 'section' | 'article'
  /** Whether it is unfolded at first, or, where something else remembers that, now. */
  readonly isOpen?: boolean
  readonly onFold?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/**
 * A part of a long page as one line: its title and what it comes to, the rest folded away. It is drawn
 * all the same, so that the browser finds in it; an address that names it unfolds it.
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
  /** Folds them, where something remembers how they stand; else those of the article are. */
  readonly onFold?: (isOpen: boolean) => void
}

/** Unfolds every line of the page, and folds them up again. */
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
