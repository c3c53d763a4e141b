import { resetPlan, resetStep, resettable } from '../../app/store/resets.ts'
import { useProject } from '../../app/store/use-project.ts'
import type { Step } from '../../engine/index.ts'
import { departures } from '../../engine/variants/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './departure-ledger.css'

/** How many answers of a form depart from the defaults, and the way back; nothing where none does. */
export function ResetLine({ asked }: { readonly asked: readonly Step[] }) {
  const format = useFormat()
  const plan = useProject((now) => now.plan)
  const [step, ...others] = asked
  const isOne = others.length === 0
  const asks = resettable(plan).filter(
    (field) => asked.includes(field.step) && !(isOne && field.beside),
  )
  // Tier by tier, as the plan counts them.
  const count = departures(plan).filter(({ field }) => asks.includes(field)).length
  if (count === 0 || step === undefined) return null
  const reset = () => {
    if (isOne) resetStep(step)
    else resetPlan()
    // There is nothing to reset any more, and so no button to keep the focus.
    document.getElementById('step-title')?.focus()
  }
  return (
    <p className="hint above-4">
      {format.number(count)} {count === 1 ? 'answer differs' : 'answers differ'} from the defaults.{' '}
      <button type="button" className="link" onClick={reset}>
        Reset {isOne ? 'this step' : 'all answers'}
      </button>
    </p>
  )
}
