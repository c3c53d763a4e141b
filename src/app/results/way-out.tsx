import type { Change } from '../../engine/index.ts'
import { WayOut } from '../parts/way-out.tsx'
import type { LiveResults } from '../store/use-project.ts'
import { applyPlan } from '../store/what-if.ts'
import { useFormat } from '../ui/format-context.tsx'
import { changeWords } from '../ui/what-if-words.ts'

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
