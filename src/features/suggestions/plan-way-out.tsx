import type { LiveResults } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/what-if.ts'
import { changeWords } from '../../app/words/what-if-words.ts'
import type { Change } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { WayOut } from './way-out.tsx'

/** The ways out of a plan that nothing fits, each to be taken at once. */
export function PlanWayOut({ live: { plan, stale } }: { live: LiveResults }) {
  // Answers that are missing or contradict others would be lost with the plan that has none.
  if (stale) return <WayOut plan={plan} />
  return <WayOut plan={plan} apply={(change) => <Apply change={change} />} />
}

function Apply({ change }: { change: Change }) {
  const format = useFormat()
  return (
    <button type="button" onClick={() => applyPlan(change.plan, changeWords(change, format))}>
      Apply<span className="sr"> {changeWords(change, format)}</span>
    </button>
  )
}
