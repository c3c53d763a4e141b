import { useContext, useState } from 'react'
import { AboutAnswer } from '../../app/answer-origin.tsx'
import type { SectionProps } from '../../app/plan-section.tsx'
import { answer } from '../../app/store/project.ts'
import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { firstWords } from '../../app/words/design-words.ts'
import { type Candidate, candidateOf } from '../../engine/designs/index.ts'
import { cutName, fieldOf } from '../../engine/index.ts'
import { IsForPaper } from '../../ui/chart-frame.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { consideredArrays, consideredDesigns, holds } from './considered.ts'
import { DesignFilters, everyDesign, filterDesigns } from './design-filters.tsx'
import { DesignList } from './design-list.tsx'
import { ParetoFront } from './pareto-front.tsx'
import './designs.css'

/** All array designs considered: on screen to rank and filter, on paper the first ones. */
export function ArrayDesigns(props: SectionProps) {
  return useContext(IsForPaper) ? <PrintedArrays {...props} /> : <ListedArrays {...props} />
}

function ListedArrays({ plan, sizing }: SectionProps) {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  const { candidates, proposed: proposedArrays } = consideredArrays(plan, sizing)
  const byArrays = new Map(designs.map((one) => [candidateOf(one), one]))
  const fitting = candidates.filter(holds)
  const [filter, setFilter] = useState(everyDesign)
  const format = useFormat()
  const shown = filterDesigns(candidates, filter).flatMap(
    (candidate) => byArrays.get(candidate) ?? [],
  )
  return (
    <div className="designs">
      <RankingChoice />
      <LeftOut plan={plan} sizing={sizing} />
      {plan.ranking === 'cost' && fitting.every(({ cost }) => cost === null) && (
        <p className="why">
          No price is entered for any design that holds, so the fewest arrays come first.
        </p>
      )}
      {candidates.length > 1 && (
        <Fold title="Filter and order">
          <DesignFilters candidates={candidates} filter={filter} onFilter={setFilter} />
        </Fold>
      )}
      {shown.length < candidates.length && (
        <p className="why" role="status">
          {format.number(shown.length)} of {format.number(candidates.length)} designs shown.{' '}
          <button type="button" className="plain" onClick={() => setFilter(everyDesign)}>
            Show all
          </button>
        </p>
      )}
      <DesignList
        designs={shown}
        proposed={proposed}
        plan={plan}
        sizing={sizing}
        first={filter.sort === 'rank' ? firstWords[plan.ranking] : 'in the order chosen'}
      />
      <ParetoFront candidates={fitting} proposed={proposedArrays} />
    </div>
  )
}

const ranking = fieldOf('ranking')

/** Choice of the ranking, which decides the proposed design. */
function RankingChoice() {
  const value = useProject(({ plan }) => ranking.read(plan, 0))
  return (
    <FieldInput
      field={ranking}
      about={<AboutAnswer field={ranking} />}
      value={value}
      defaultValue="arrays"
      onAnswer={(given) => answer(ranking, 0, given)}
    />
  )
}

/** Own arrays that are not considered: offered without the plan's RAID level. */
function LeftOut({ plan, sizing }: SectionProps) {
  const { leftOut } = recommendationOf(plan, resultsOf(plan) ?? { sizing })
  if (leftOut.length === 0) return null
  const names = leftOut.slice(0, 5).map(({ name }) => cutName(name))
  const more = leftOut.length - names.length
  return (
    <p className="why">
      Not considered, because offered without {plan.raid}: {names.join(', ')}
      {more > 0 && ` and ${more.toString()} more`}.
    </p>
  )
}

/** Most designs printed per table; some plans consider hundreds. */
const mostPrinted = 8

function PrintedArrays({ plan, sizing }: SectionProps) {
  const { candidates, proposed } = consideredArrays(plan, sizing)
  const fitting = candidates.filter(holds)
  const others = candidates.filter((one) => !holds(one))
  return (
    <>
      {fitting.length > 0 ? (
        <CandidateTable
          brief
          caption={`Designs that hold, ${firstWords[plan.ranking]}`}
          sizing={sizing}
          candidates={fitting.slice(0, mostPrinted)}
          proposed={proposed}
          currency={plan.currency}
        />
      ) : (
        <p>None of the designs considered holds.</p>
      )}
      <More of={fitting} verb="hold" />
      {others.length > 0 && (
        <CandidateTable
          brief
          caption="Designs that do not hold, each with what it lacks"
          sizing={sizing}
          candidates={others.slice(0, mostPrinted)}
          proposed={null}
          currency={plan.currency}
        />
      )}
      <More of={others} verb="do not hold" />
    </>
  )
}

type MoreProps = { readonly of: readonly Candidate[]; readonly verb: 'hold' | 'do not hold' }

/** Number of designs that the printed table leaves out, and where to find them. */
function More({ of, verb }: MoreProps) {
  const format = useFormat()
  const more = of.length - mostPrinted
  if (more <= 0) return null
  return (
    <p className="footnote">
      {format.number(more)} more of the designs considered {verb}; in Spindle, the page Plan lists
      all.
    </p>
  )
}
