import { addressOf, visit } from '../../app/store/address.ts'
import { type Candidate, designId } from '../../engine/index.ts'

/** The name of a design as the way to open it. */
export function DesignLink({ candidate }: { candidate: Candidate }) {
  const design = designId(candidate)
  return (
    <a
      href={addressOf('design', design)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        visit('design', design)
      }}
    >
      {candidate.array.model}
    </a>
  )
}
