import { pages } from '../../app/pages.ts'
import { takeStatistics, useStatistics } from '../../app/store/statistics.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { OpenFile } from '../../ui/open-file.tsx'
import { Pending } from '../../ui/whole.tsx'

/** Reads mailbox statistics of Exchange and proposes tiers of users by them. */
export function StatisticsPage() {
  const { files, reading, underWay } = useStatistics()
  const format = useFormat()
  return (
    <article className="plan statistics">
      <h1 tabIndex={-1}>{pages.statistics.title}</h1>
      <p className="why">
        What mailboxes hold and what they send and receive, as Exchange tells it, becomes tiers of
        users. The files are read here in the browser; only counts and sizes are kept, no names.
      </p>
      <OpenFile
        id="open-statistics"
        label="Files of mailbox statistics"
        done="read"
        accept=".csv,.tsv,.txt"
        multiple
        take={take}
      />
      {underWay && (
        <Pending>
          <p className="why">Reading {format.number(files.length)} files…</p>
        </Pending>
      )}
      {reading?.figures && <p>{format.number(reading.figures.mailboxes)} mailboxes were read.</p>}
    </article>
  )
}

/** What a box for files calls; what was not read stands on the page. */
async function take(file: File) {
  takeStatistics([file])
  return null
}
