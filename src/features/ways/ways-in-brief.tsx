import { JobStatus } from '../../app/job-status.tsx'
import { useJob } from '../../app/work/use-work.ts'
import type { ServerDesign } from '../../engine/designs/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { rankingFigures } from '../../engine/methods/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { waysToBuild } from './layout-ways.ts'
import { searchedRangesWords } from './layout-words.ts'
import { waysSearchOf } from './ways-section.tsx'

type WaysInBriefProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly design: ServerDesign
}

/** The ways to build a plan in a table, and how many layouts were searched, for the report. */
export function WaysInBrief({ plan, sizing, design }: WaysInBriefProps) {
  const format = useFormat()
  const { result: found, failure } = useJob(waysSearchOf(plan))
  if (!found) return <JobStatus doing="Looking for the ways to build it…" failure={failure} />
  const present = rankingFigures(design, sizing.databases.dags?.value ?? 1)
  const ways = waysToBuild(plan, present, found, format)
  const searched = searchedRangesWords(found, format)
  return (
    <>
      {ways.length > 1 && (
        <DataTable
          caption="Ways to build it"
          hidden="caption"
          cards
          rows={ways}
          keyOf={({ key }) => key}
          classOf={({ isPlan }) => (isPlan ? 'marked' : undefined)}
          columns={[
            {
              head: 'Way',
              of: ({ title, isPlan }) =>
                isPlan && title !== 'This plan' ? [title, { note: 'this plan' }] : title,
            },
            { head: 'Servers and drives', of: ({ headline }) => headline },
            { head: 'Built', of: ({ build }) => build },
            { head: 'Fullest', of: ({ rows }) => rows[0]?.words ?? null },
          ]}
        />
      )}
      <p className="footnote">
        Searched: {searched || 'this layout alone'}. {format.number(found.found)} of{' '}
        {format.number(found.layouts)} layouts hold.
      </p>
    </>
  )
}
