import { takeDecision } from '../../app/store/automatic.ts'
import { useProject } from '../../app/store/use-project.ts'
import { addChanged, roomForVariants } from '../../app/store/variants.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import type { Decided, Dial } from '../../engine/explore/index.ts'
import { limits } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'

type TurnActionsProps = {
  readonly dial: Dial
  readonly position: number
  /** Plan solved for the position; null until decided, or if it cannot be computed. */
  readonly built: Decided | null
  /** True if the plan lacks an answer, which applying would lose. */
  readonly isStale: boolean
  readonly onBack: () => void
}

export function TurnActions({ dial, position, built, isStale, onBack }: TurnActionsProps) {
  const format = useFormat()
  const room = useProject(roomForVariants)
  const isOpen = position !== dial.now && built !== null && !isStale
  const to = dial.workedAt(position)
  const words = `${to.label} to ${format.text(to)}`
  const use = (decided: Decided) => {
    // Reuses the decision, so the plan becomes what the page shows.
    takeDecision(decided.plan, decided)
    applyPlan(decided.plan, words, 'suggestion', true)
  }
  return (
    <>
      <p className="row gap-3 down-2 centered">
        <button type="button" disabled={!isOpen} onClick={() => built && use(built)}>
          Use it in the plan
        </button>
        <button
          type="button"
          disabled={!isOpen || room === 0}
          onClick={() => built && addChanged(built.plan, words)}
        >
          Make it a variant
        </button>
        <button type="button" className="link" onClick={onBack}>
          Reset to {format.text(dial.workedAt(dial.now))}
        </button>
      </p>
      {room === 0 && (
        <p className="hint">
          The project has {format.number(limits.variants)} variants, the most it can have. Remove
          one to make another.
        </p>
      )}
      {isStale && <p className="hint">An answer of the plan is missing: fill it in first.</p>}
    </>
  )
}
