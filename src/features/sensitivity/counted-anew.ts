import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { placedTitle } from '../../app/words/design-title.ts'
import { isWorse } from '../../app/words/margin-words.ts'
import {
  dialsOf,
  levelOfPlan,
  type Plan,
  type Sensitivity,
  type Verdict,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/**
 * The answers that have no margin with drives and memory as built, but whose next step holds once these are
 * counted anew, each in a sentence with what it takes then.
 */
export function anewSentences(
  plan: Plan,
  answers: readonly Sensitivity[],
  verdict: Verdict,
  format: Format,
): readonly string[] {
  const dials = dialsOf(plan)
  return answers.flatMap(({ answer, now, down, up }) => {
    const dial = dials.find((one) => one.answer === answer)
    return [down, up].flatMap((edge) => {
      if (!dial || !edge?.next || edge.share !== 0 || !isWorse(verdict, edge.becomes)) return []
      const changed = dial.planAt(edge.next.value / dial.workedAt(1).value)
      const results = resultsOf(changed)
      const { proposed } = results ? designsOf(changed, results) : { proposed: null }
      if (!results || !proposed) return []
      if (levelOfPlan(changed, results.sizing, proposed) === 'does not hold') return []
      return [
        `${now.label}: ${format.text(edge.next)} ${edge.next.value === 1 ? 'holds' : 'hold'} once drives and memory are counted anew: ${placedTitle(proposed, results.sizing, format)}.`,
      ]
    })
  })
}
