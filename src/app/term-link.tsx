import { type ReactNode, useContext } from 'react'
import type { DataCell } from '../ui/cell.tsx'
import { IsForPaperContext } from '../ui/chart-frame.tsx'
import { PageLink } from './frame/page-link.tsx'
import type { GlossaryTermId } from './glossary.ts'

type TermProps = {
  readonly id: GlossaryTermId
  readonly children: ReactNode
}

/** Word with a link to its glossary term; on paper the word alone. */
export function TermLink({ id, children }: TermProps) {
  if (useContext(IsForPaperContext)) return children
  return (
    <PageLink page="glossary" at={id}>
      {children}
    </PageLink>
  )
}

/** A text with the first occurrence of a word linked; unchanged if the word does not occur. */
export function textWithTermLink(text: string, word: string, id: TermProps['id']): ReactNode {
  const at = text.indexOf(word)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <TermLink id={id}>{word}</TermLink>
      {text.slice(at + word.length)}
    </>
  )
}

export function termLinkCell(text: string, word: string, id: TermProps['id']): DataCell {
  return { drawn: textWithTermLink(text, word, id), text }
}
