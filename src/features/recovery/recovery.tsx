import { useContext } from 'react'
import type { BlockDesign, Plan, Sizing } from '../../engine/index.ts'
import { objectivesOf, recoveryTimes } from '../../engine/roles-index.ts'
import { ForPaper } from '../../ui/chart-frame.tsx'
import { MeasuredRates } from './measured-rates.tsx'
import { RecoveryFields } from './recovery-fields.tsx'
import { RecoveryTable } from './recovery-table.tsx'
import './recovery.css'

type RecoveryProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  /** Tested blocks that the plan considers, and the one it takes. */
  readonly designs?: readonly BlockDesign[]
  readonly proposed?: BlockDesign | null
}

/** Recovery and backup of a plan; on screen with what they are held against. */
export function Recovery({ plan, sizing, designs = [], proposed = null }: RecoveryProps) {
  const isPaper = useContext(ForPaper)
  const found = recoveryTimes(plan, sizing, designs)
  if (!found) return null
  return (
    <div className="recovery">
      {!isPaper && (
        <>
          <RecoveryFields plan={plan} />
          <MeasuredRates />
        </>
      )}
      <RecoveryTable
        found={found}
        objectives={objectivesOf(plan, found, proposed?.solution.id ?? null)}
      />
    </div>
  )
}
