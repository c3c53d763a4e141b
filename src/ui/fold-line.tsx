import { type ReactNode, useRef } from 'react'
import './fold-line.css'

type FoldLineProps = {
  readonly id: string
  readonly title: ReactNode
  /** What it comes to, in a sentence; beside the title while it is folded. */
  readonly says: ReactNode
  /** How deep its heading is. */
  readonly level: 2 | 3
  readonly as?: 'section' | 'article'
  /** Whether it is unfolded at first. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/**
 * A part of a long page as one line: its title and what it comes to, the rest folded away. It is drawn
 * all the same, so that the browser finds in it; an address that names it unfolds it.
 */
export function FoldLine(props: FoldLineProps) {
  const { id, title, says, level, as: Part = 'section', isOpen = false, children } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Part id={id} className="fold-line" aria-labelledby={`${id}-title`}>
      <details open={isOpen}>
        <summary>
          <Heading id={`${id}-title`} tabIndex={-1}>
            {title}
          </Heading>
          <div className="says">{says}</div>
        </summary>
        <div className="fold-line-body">{children}</div>
      </details>
    </Part>
  )
}

/** Unfolds every line of the page, and folds them up again. */
export function FoldAll({ of }: { readonly of: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  const turn = (isOpen: boolean) => {
    const folds = place.current
      ?.closest('article')
      ?.querySelectorAll<HTMLDetailsElement>('.fold-line > details')
    for (const fold of folds ?? []) fold.open = isOpen
  }
  return (
    <p ref={place} className="fold-all-lines">
      <button type="button" className="link" onClick={() => turn(true)}>
        Open all {of}
      </button>
      <button type="button" className="link" onClick={() => turn(false)}>
        Close all
      </button>
    </p>
  )
}
