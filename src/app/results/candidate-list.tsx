import { useState } from 'react'
import type { Candidate } from '../../engine/index.ts'
import { CandidateTable } from '../parts/candidate-table.tsx'
import { useFormat } from '../ui/format-context.tsx'

type CandidateListProps = {
  readonly caption: string
  readonly candidates: readonly Candidate[]
  readonly proposed: Candidate | null
}

/** As many designs as one looks through; the others are one click away. */
const shownAtFirst = 20

/** Designs with their figures, a long list cut after its first ones until more is asked for. */
export function CandidateList({ caption, candidates, proposed }: CandidateListProps) {
  const [all, setAll] = useState(false)
  const format = useFormat()
  if (candidates.length === 0) return null
  const hidden = all ? 0 : Math.max(0, candidates.length - shownAtFirst)
  return (
    <>
      <CandidateTable
        caption={caption}
        candidates={hidden > 0 ? candidates.slice(0, shownAtFirst) : candidates}
        proposed={proposed}
      />
      {hidden > 0 && (
        <p>
          <button type="button" onClick={() => setAll(true)}>
            Show {format.number(hidden)} more
            <span className="sr">, {caption}</span>
          </button>
        </p>
      )}
    </>
  )
}
