import { levelTones, levelWords } from '../../app/answer/level-words.ts'
import type { Verdict } from '../../engine/index.ts'

const levels = {
  'fits with reserve': 'holds with reserve',
  fits: 'holds',
  'does not fit': 'does not hold',
} as const satisfies Record<Verdict, string>

/** Whether existing hardware does for the plan, as the answer of a plan says it. */
export function VerdictLevel({ verdict }: { readonly verdict: Verdict }) {
  const level = levels[verdict]
  const { sign, words } = levelWords[level]
  return (
    <span className={`level ${levelTones[level]}`}>
      <span aria-hidden="true">{sign}</span> {words}
    </span>
  )
}
