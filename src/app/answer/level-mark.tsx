import { verdictSignAndTone, verdictWordsWithRemarks } from './level-words.ts'
import type { PlanVerdict } from './plan-answer.ts'

/** Verdict on a plan: a sign and words, on a background that shows how good it is. */
export function LevelMark({ level, besides, wait }: PlanVerdict) {
  const verdict = { level, besides, wait }
  const { tone, sign } = verdictSignAndTone(verdict)
  return (
    <span className={`level ${tone}`}>
      <span aria-hidden="true">{sign}</span> {verdictWordsWithRemarks(verdict)}
      <span className="sr">.</span>
    </span>
  )
}
