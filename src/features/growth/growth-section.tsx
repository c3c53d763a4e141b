import { useEffect, useMemo, useState } from 'react'
import { designCell, levelCell } from '../../app/design-cells.tsx'
import { recommendationOf } from '../../app/store/recommendation.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import {
  type Candidate,
  type Design,
  designId,
  levelOfArrays,
  type OutgrownDesign,
} from '../../engine/designs/index.ts'
import { growthTimeline } from '../../engine/explore/index.ts'
import type { Sizing } from '../../engine/index.ts'
import type { BrokenYear } from '../../engine/methods/index.ts'
import { growArrays } from '../../engine/methods/papers/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { Pending } from '../../ui/whole.tsx'
import { DesignGrowth } from './design-growth.tsx'
import { GrowthFigures } from './growth-figures.tsx'
import { GrowthRate, SizingEndNotice } from './growth-rate.tsx'
import { growthWords, isGrowing, outgrownWords } from './growth-words.ts'

type GrowthSectionProps = {
  readonly live: LiveResults
  readonly design: Design
}

/** Section: how long designs last as mailboxes grow, and purchases for one of them. */
export function GrowthSection({ live, design }: GrowthSectionProps) {
  return (
    <section aria-labelledby="growth-title">
      <h2 id="growth-title">Growth over the years</h2>
      {design.kind === 'arrays' ? (
        <ArraysLater live={live} candidate={design.candidate} />
      ) : (
        <DesignGrowth plan={live.plan} design={design} />
      )}
    </section>
  )
}

type ArraysProps = { readonly live: LiveResults; readonly candidate: Candidate }

function ArraysLater(props: ArraysProps) {
  // Renders the page first: hundreds of designs over twenty years take a moment. No deferred value,
  // because every other change on the page would restart the computation.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setReady(true))
    return () => clearTimeout(waiting)
  }, [])
  if (isReady) return <Arrays {...props} />
  return (
    <Pending>
      <p className="why">Following the designs…</p>
    </Pending>
  )
}

/** Growth of a design on arrays, with the table of all array designs considered. */
function Arrays({ live: { plan, results }, candidate }: ArraysProps) {
  const format = useFormat()
  const { candidates } = recommendationOf(plan, results)
  const { years, end, designs } = useMemo(
    () => growthTimeline(plan, candidates),
    [plan, candidates],
  )
  const grown = useMemo(
    () => ({ ...growArrays(candidate, { years, end }), end }),
    [candidate, years, end],
  )
  return (
    <>
      {isGrowing(plan) && <GrowthRate plan={plan} growths={years[1]?.growths ?? []} isLinked />}
      <SizingEndNotice end={end} />
      <p className="wide-measure strong below-4">{growthWords(plan, grown, format)}</p>
      <GrowthFigures plan={plan} grown={grown} />
      <OutgrownTable
        designs={designs}
        chosen={candidate}
        sizing={results.sizing}
        sizedFor={plan.growthYears}
        broken={grown.broken}
      />
    </>
  )
}

type OutgrownTableProps = {
  readonly designs: readonly OutgrownDesign[]
  readonly chosen: Candidate
  readonly sizing: Pick<Sizing, 'iops'>
  /** Year that the verdicts are about. */
  readonly sizedFor: number
  readonly broken: BrokenYear | null
}

const caption = 'When each design is outgrown'

/** Array designs with the year in which each is outgrown; fitting designs first. */
function OutgrownTable(props: OutgrownTableProps) {
  const { designs, chosen, sizing, sizedFor, broken } = props
  const format = useFormat()
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="outgrown"
      rows={designs}
      first={5}
      keyOf={({ candidate }) => designId(candidate)}
      classOf={({ candidate }) => (candidate === chosen ? 'marked' : undefined)}
      columns={[
        { head: 'Design', of: ({ candidate }) => designCell(candidate, format, true) },
        { head: 'Per server', of: ({ candidate }) => candidate.perServer },
        { head: 'By its space', of: ({ capacity }) => outgrownWords(capacity, format) },
        { head: 'By the load', of: ({ iops }) => outgrownWords(iops, format) },
        broken && { head: limitHead(broken), of: () => outgrownWords(broken.year, format) },
        {
          head: `Verdict for year ${format.number(sizedFor)}`,
          full: 'Verdict',
          of: ({ candidate }) => levelCell(levelOfArrays(sizing, candidate), false),
        },
      ]}
    >
      <p className="footnote">
        The first year at whose end a design no longer holds the space or the expected load of a
        server.
        {broken &&
          ` ${broken.year === 0 ? 'Already today' : `From year ${format.number(broken.year)} on`} a limit of Exchange is broken, whatever the design.`}
      </p>
    </DataTable>
  )
}

/** Column heading for the limit of Exchange that breaks with any design. */
function limitHead({ problems: [first] }: BrokenYear): string {
  switch (first?.code) {
    case 'too many databases':
      return 'By its databases'
    case 'database file too large':
      return 'By a database file'
    default:
      return 'By a limit of Exchange'
  }
}
