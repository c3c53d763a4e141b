import { useMemo } from 'react'
import { besidesLevel } from '../../app/answer/besides-level.ts'
import { levelSaid, levelTones, levelWords } from '../../app/answer/level-words.ts'
import { type JudgedDesign, methodOf, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { CarriedTable } from './carried-table.tsx'
import { carriedTexts, judgedWords } from './carried-words.ts'
import type { Owned } from './owned.ts'

type CarryingProps = {
  readonly owned: Owned
  readonly stale: boolean
  /** Whether its verdict is read out: where the form above says nothing of its own. */
  readonly isAnnounced: boolean
}

/** How existing hardware does with the plan as it is, and what more it carries. */
export function Carrying({ owned, stale, isAnnounced }: CarryingProps) {
  return (
    <>
      <section aria-labelledby="as-it-is-title">
        <h2 id="as-it-is-title">With the plan as it is</h2>
        <AsItIs owned={owned} isAnnounced={isAnnounced} />
      </section>
      <section aria-labelledby="carried-title">
        <h2 id="carried-title">What they carry</h2>
        <p className="why">{carriedTexts[owned.built.kind].why}</p>
        <CarriedTable owned={owned} isUsable={!stale} />
      </section>
    </>
  )
}

function AsItIs({ owned: { plan, built }, isAnnounced }: Omit<CarryingProps, 'stale'>) {
  const format = useFormat()
  const judged = useMemo(() => methodOf(plan).judge(plan, built, null), [plan, built])
  const [headline, verdict] = judged ? judgedWords(judged, format) : [contradiction, '']
  const holds = judged !== null && judged.verdict !== 'does not fit'
  return (
    <div
      className={holds ? 'verdict-box' : 'verdict-box none'}
      role={isAnnounced ? 'status' : undefined}
    >
      {judged && (
        <p>
          <VerdictLevel plan={plan} judged={judged} />
        </p>
      )}
      <p className="headline large strong close below-1">{headline}</p>
      {verdict !== '' && <p>{verdict}</p>}
    </div>
  )
}

const contradiction =
  'With so many servers the plan contradicts itself: its copies and sites ask for others.'

type VerdictLevelProps = { readonly plan: Plan; readonly judged: JudgedDesign }

/** Whether existing hardware does for the plan, as the answer of a plan says it; limits of Exchange aside. */
function VerdictLevel({ plan, judged: { sizing, design, verdict } }: VerdictLevelProps) {
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
