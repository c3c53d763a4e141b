import { type Candidate, designId } from '../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { arrayWords, perServerWords } from './words/words.ts'

type DesignChoiceProps = {
  /** The id of its box, one on each page. */
  readonly id: string
  readonly candidates: readonly Candidate[]
  readonly chosen: Candidate
  readonly onPick: (design: string) => void
}

/** A box to pick one of several designs, by its id. */
export function DesignChoice({ id, candidates, chosen, onPick }: DesignChoiceProps) {
  const format = useFormat()
  return (
    <p className="plan-name">
      <label htmlFor={id}>Design</label>
      <select id={id} value={designId(chosen)} onChange={(event) => onPick(event.target.value)}>
        {candidates.map((candidate) => (
          <option key={designId(candidate)} value={designId(candidate)}>
            {`${arrayWords(candidate, format)}, ${candidate.raid}, ${perServerWords(candidate.perServer, format)}`}
          </option>
        ))}
      </select>
    </p>
  )
}
