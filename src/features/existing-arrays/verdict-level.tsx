import { besidesLevel } from '../../app/answer/besides-level.ts'
import { levelSaid, levelTones, levelWords } from '../../app/answer/level-words.ts'
import { type JudgedDesign, methodOf, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

type VerdictLevelProps = { readonly plan: Plan; readonly judged: JudgedDesign }

/** Whether existing hardware does for the plan, as the answer of a plan says it; limits of Exchange aside. */
export function VerdictLevel({ plan, judged: { sizing, design, verdict } }: VerdictLevelProps) {
  const format = useFormat()
  const level =
    verdict === 'does not fit' ? 'does not hold' : methodOf(plan).levelOf(plan, sizing, design)
  const { sign } = levelWords[level]
  const words = levelSaid(level, besidesLevel(level, plan, sizing, design, format))
  return (
    <span className={`level ${levelTones[level]}`}>
      <span aria-hidden="true">{sign}</span> {words}
    </span>
  )
}
