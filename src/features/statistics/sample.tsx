import { useMemo } from 'react'
import { useProject } from '../../app/store/use-project.ts'
import { percentilesOf } from '../../statistics/index.ts'
import { FoldLine } from '../../ui/fold-line.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { ProposedTable } from './proposed-table.tsx'
import { sampleFigures, sampleFiles } from './sample-files.ts'
import { fewestTiers, proposedBounds, quotaUnit } from './tier-proposal.ts'
import { proposedTiers } from './use-proposal.ts'

/** As many lines as show what a file is. */
const mostLines = 4

/** What one gets: the files of a few mailboxes, and the tiers that they become. */
export function Sample() {
  const plan = useProject((now) => now.plan)
  const format = useFormat()
  const tiers = useMemo(() => {
    const unit = quotaUnit(plan)
    const percentiles = percentilesOf(sampleFigures)
    const count = fewestTiers(sampleFigures, percentiles, unit)
    return proposedTiers(sampleFigures, proposedBounds(percentiles, count, unit), plan)
  }, [plan])
  return (
    <FoldLine
      id="sample"
      level={2}
      title="3. Example result"
      says="The files of a few mailboxes, and the tiers that they become."
    >
      <p className="why">
        Exchange writes two files like these, here of{' '}
        {format.value(sampleFigures.mailboxes, 'mailboxes')}:
      </p>
      {sampleFiles.map(({ name, text }) => (
        <figure key={name} className="command">
          <figcaption>
            <code>{name}</code>
          </figcaption>
          <pre className="command-text" translate="no">
            {text.split('\n').slice(0, mostLines).join('\n')}
            {'\n…'}
          </pre>
        </figure>
      ))}
      <p className="why">They become these tiers of the plan:</p>
      <ProposedTable caption="Tiers of the sample" tiers={tiers} plan={plan} />
    </FoldLine>
  )
}
