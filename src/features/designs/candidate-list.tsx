import { useLayoutEffect, useRef, useState } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { type Candidate, designId } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CandidateTable } from './candidate-table.tsx'

type CandidateListProps = {
  readonly caption: string
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
  readonly currency: string
}

/** As many designs as one looks through; the others are one click away. */
const shownAtFirst = 12

/** Designs with their figures, a long list cut after its first ones until more is asked for. */
export function CandidateList({ caption, candidates, proposed, currency }: CandidateListProps) {
  const [all, setAll] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const cut = useRef(false)
  const format = useFormat()
  useLayoutEffect(() => {
    // The list got shorter above the button, which has the focus.
    if (cut.current) button.current?.scrollIntoView({ block: 'nearest' })
    cut.current = all
  }, [all])
  if (candidates.length === 0) return null
  const more = Math.max(0, candidates.length - shownAtFirst)
  return (
    <>
      <CandidateTable
        caption={caption}
        candidates={all ? candidates : candidates.slice(0, shownAtFirst)}
        proposed={proposed}
        currency={currency}
        link={(candidate) => (
          <PageLink page="design" at={designId(candidate)}>
            {candidate.array.model}
          </PageLink>
        )}
      />
      {more > 0 && (
        <p>
          <button ref={button} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${format.number(more)} more`}
            <span className="sr">, {caption}</span>
          </button>
        </p>
      )}
    </>
  )
}
