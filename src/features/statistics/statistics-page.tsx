import { useEffect } from 'react'
import { pages } from '../../app/pages.ts'
import { useStatistics } from '../../app/store/statistics.ts'
import type { StatisticsReading } from '../../statistics/index.ts'
import { SizesAsComputed, useFormat } from '../../ui/format-context.tsx'
import { CommandList } from './command-list.tsx'
import { FilesRead } from './files-read.tsx'
import { prepareCharts } from './mailbox-histogram.tsx'
import { Proposal } from './proposal.tsx'
import { SiteProposal } from './site-proposal.tsx'
import './statistics.css'

/** Reads mailbox statistics of Exchange and proposes tiers of users by them. */
export function StatisticsPage() {
  const { reading, underWay } = useStatistics()
  const format = useFormat()
  const waiting = reading ? waitingRows(reading) : 0
  useEffect(prepareCharts, [])
  return (
    <article className="plan statistics">
      <h1 tabIndex={-1}>{pages.statistics.title}</h1>
      <p className="why">
        Get tiers from your present mailboxes: their sizes and messages, exported from Exchange as
        CSV by the scripts below. The files are read here in the browser; only counts and sizes are
        kept, no names.
      </p>
      {/* Whoever has the files has run the scripts. */}
      <CommandList isOpen={!reading && !underWay} />
      <FilesRead />
      {reading && reading.sites.length > 0 && !underWay && (
        <SiteProposal
          sites={reading.sites}
          from={reading.files.map(({ name }) => name).join(', ')}
        />
      )}
      {waiting > 0 && reading?.figures && !underWay && (
        <p className="error-summary">
          Tiers are proposed once the questions above are answered: {format.number(waiting)}{' '}
          {waiting === 1 ? 'row is' : 'rows are'} left out until then, and the others alone would
          give wrong tiers.
        </p>
      )}
      {reading?.figures && reading.percentiles && waiting === 0 && !underWay && (
        // Bounds are typed in the unit of quotas: what stands beside them is in the same.
        <SizesAsComputed>
          <Proposal
            key={JSON.stringify(reading.percentiles)}
            figures={reading.figures}
            percentiles={reading.percentiles}
            from={reading.files.map(({ name }) => name).join(', ')}
          />
        </SizesAsComputed>
      )}
    </article>
  )
}

/** Rows whose figures only a person can read, as long as nobody has said how. */
function waitingRows({ files }: StatisticsReading): number {
  return files.reduce((total, { bare, undecided, said }) => {
    const unread = [said.unit ? null : bare, said.decimals ? null : undecided]
    return total + unread.reduce((rows, open) => rows + (open?.count ?? 0), 0)
  }, 0)
}
