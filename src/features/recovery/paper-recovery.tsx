import type { Plan, Recommendation, Sizing } from '../../engine/index.ts'
import { objectivesOf, recoveryTimes } from '../../engine/roles-index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Recovery } from './recovery.tsx'
import { recoveryTitle, recoveryWords } from './recovery-words.ts'

type PaperRecoveryProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly recommendation: Recommendation
}

/** Recovery and backup as a section of a plan of Exchange 2003 to 2010. */
export function PaperRecovery({ plan, sizing, recommendation }: PaperRecoveryProps) {
  const format = useFormat()
  const { blocks, proposedBlocks } = recommendation
  const found = recoveryTimes(plan, sizing, blocks)
  if (!found) return null
  const objectives = objectivesOf(plan, found, proposedBlocks?.solution.id ?? null)
  return (
    <section aria-labelledby="recovery-title">
      <h2 id="recovery-title">{recoveryTitle}</h2>
      <p className="why">{recoveryWords(found.demand, objectives, format)}</p>
      <Recovery plan={plan} sizing={sizing} designs={blocks} proposed={proposedBlocks} />
    </section>
  )
}
