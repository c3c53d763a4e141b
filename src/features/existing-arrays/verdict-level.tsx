import { levelTones, levelWords } from '../../app/answer/level-words.ts'
import { type JudgedDesign, methodOf, type Plan } from '../../engine/index.ts'

type VerdictLevelProps = { readonly plan: Plan; readonly judged: JudgedDesign }

/** Whether existing hardware does for the plan, as the answer of a plan says it; limits of Exchange aside. */
export function VerdictLevel({ plan, judged: { sizing, design, verdict } }: VerdictLevelProps) {
  const level =
    verdict === 'does not fit' ? 'does not hold' : methodOf(plan).levelOf(plan, sizing, design)
  const { sign, words } = levelWords[level]
  return (
    <span className={`level ${levelTones[level]}`}>
      <span aria-hidden="true">{sign}</span> {words}
    </span>
  )
}
