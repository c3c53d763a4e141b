import { type ReactNode, useContext } from 'react'
import type { Cell } from '../ui/cell.tsx'
import { ForPaper } from '../ui/chart-frame.tsx'
import { PageLink } from './frame/page-link.tsx'
import type { glossary } from './glossary.ts'

type TermProps = {
  /** The word of the glossary that it leads to. */
  readonly id: keyof typeof glossary
  readonly children: ReactNode
}

/** A word where it first stands, linked to what the glossary says of it; on paper the word alone. */
export function Term({ id, children }: TermProps) {
  if (useContext(ForPaper)) return children
  return (
    <PageLink page="glossary" at={id}>
      {children}
    </PageLink>
  )
}

/** A text with the first place of a word linked; as it is where the word does not stand in it. */
export function linked(text: string, word: string, id: TermProps['id']): ReactNode {
  const at = text.indexOf(word)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <Term id={id}>{word}</Term>
      {text.slice(at + word.length)}
    </>
  )
}

/** The same as the cell of a table. */
export function withTerm(text: string, word: string, id: TermProps['id']): Cell {
  return { drawn: linked(text, word, id), text }
}
