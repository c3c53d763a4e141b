import { type ReactNode, useContext } from 'react'
import { ForPaper } from './chart-frame.tsx'

type MoreTablesProps = {
  /** What is folded away. */
  readonly title: string
  readonly children: ReactNode
}

/** The lesser tables of a section: folded away on screen, open on paper. */
export function MoreTables({ title, children }: MoreTablesProps) {
  const isPaper = useContext(ForPaper)
  if (isPaper) return children
  return (
    <details className="chart-table">
      <summary>{title}</summary>
      {children}
    </details>
  )
}
