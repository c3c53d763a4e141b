import type { Plan } from '../engine/index.ts'
import { visit } from './store/address.ts'
import { startOver } from './store/whole-projects.ts'

/** Opens an example in the place of the plan that is open. */
export function OpenAsPlan({ plan }: { readonly plan: Plan }) {
  return (
    <div className="plan-actions">
      <button
        type="button"
        className="primary"
        onClick={() => {
          startOver(plan)
          visit('plan')
        }}
      >
        Open it as a plan
      </button>
      <p className="hint">It replaces the plan that is open; a notice leads back to that.</p>
    </div>
  )
}
