import { type ReactNode, useContext } from 'react'
import { IsForPaperContext } from './chart-frame.tsx'

type FoldProps = {
  readonly title: string
  readonly children: ReactNode
}

/** A part folded away on screen, and unfolded on paper. */
export function Fold({ title, children }: FoldProps) {
  const isPaper = useContext(IsForPaperContext)
  if (isPaper) return children
  return (
    <details className="fold">
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** Folds secondary content away, unless it is all there is. */
export function FoldUnlessOnlyContent({ isAll, ...fold }: FoldProps & { readonly isAll: boolean }) {
  return isAll ? fold.children : <Fold {...fold} />
}
