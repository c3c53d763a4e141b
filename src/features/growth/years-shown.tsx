import { type ReactNode, useContext, useState } from 'react'
import { ForPaper } from '../../ui/chart-frame.tsx'

/** How many years after those that the plan is sized for are shown, unless more are asked for. */
const beyondHorizon = 2

type YearsShown = {
  /** The last year that is shown. */
  readonly until: number
  /** Asks for all years that were followed, and back; nothing where these are all, or on paper. */
  readonly more: ReactNode
}

/**
 * The years that are shown: to two after those that a plan is sized for, or to the one in which the design is
 * outgrown; all that were followed where they are asked for, or on paper where it is outgrown in none.
 */
export function useYearsShown(sizedFor: number, outgrown: number | null, last: number): YearsShown {
  const isPaper = useContext(ForPaper)
  const [all, setAll] = useState(false)
  const least = sizedFor + beyondHorizon
  const few = Math.max(least, outgrown ?? (isPaper ? last : 0))
  if (last <= few) return { until: last, more: null }
  if (isPaper) return { until: few, more: null }
  const more = (
    <p className="more">
      <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? `Show ${few} years` : `Show all ${last} years`}
      </button>
    </p>
  )
  return { until: all ? last : few, more }
}
