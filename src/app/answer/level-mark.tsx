import { verdictMark, verdictSaid } from './level-words.ts'
import type { PlanVerdict } from './plan-answer.ts'

/** Verdict on a plan: a sign and words, on a background that shows how good it is. */
export function LevelMark({ level, besides, wait }: PlanVerdict) {
  const verdict = { level, besides, wait }
  const { tone, sign } = verdictMark(verdict)
  return (
    <span className={`level ${tone}`}>
      <span aria-hidden="true">{sign}</span> {verdictSaid(verdict)}
      <span className="sr">.</span>
    </span>
  )
}
