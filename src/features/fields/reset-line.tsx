import { memo, useDeferredValue } from 'react'
import { resetPlan, resetStep, resettableFields } from '../../app/store/resets.ts'
import { useProject } from '../../app/store/use-project.ts'
import type { Plan, QuestionStep } from '../../engine/index.ts'
import { departuresFromDefaults } from '../../engine/variants/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import './departure-ledger.css'

type ResetLineProps = { readonly asked: readonly QuestionStep[] }

export function ResetAnswersLine({ asked }: ResetLineProps) {
  const plan = useDeferredValue(useProject((now) => now.plan))
  return <ResetLineOf asked={asked} plan={plan} />
}

// Uses a deferred plan, so that typed text appears before the count of changed answers.
const ResetLineOf = memo(({ asked, plan }: ResetLineProps & { readonly plan: Plan }) => {
  const format = useFormat()
  const [step, ...others] = asked
  const isOne = others.length === 0
  const asks = resettableFields(plan).filter(
    (field) => asked.includes(field.step) && !(isOne && field.beside),
  )
  // An answer that several tiers have changed counts once for each of them.
  const count = departuresFromDefaults(plan).filter(({ field }) => asks.includes(field)).length
  if (count === 0 || step === undefined) return null
  const reset = () => {
    if (isOne) resetStep(step)
    else resetPlan()
    // The button disappears after the reset, so the title takes the focus.
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
})
