import { useState } from 'react'
import { AboutAnswer } from '../../app/answer-origin.tsx'
import { answer } from '../../app/store/project.ts'
import { useProject } from '../../app/store/use-project.ts'
import { firstWords } from '../../app/words/design-words.ts'
import {
  type Candidate,
  cutName,
  fieldOf,
  type Plan,
  type Recommendation,
} from '../../engine/index.ts'
import { FieldInput } from '../../ui/field.tsx'
import { Fold, FoldedUnless } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { ParetoFront } from './pareto-front.tsx'
import './designs.css'
import { everyDesign, filtered } from './design-filter.ts'
import { DesignFilters } from './design-filters.tsx'

type DesignsProps = { readonly plan: Plan; readonly recommendation: Recommendation }

/** Every design considered, those that fit and those that do not, ranked, filtered and in order. */
export function Designs({ plan, recommendation }: DesignsProps) {
  const { candidates, proposed } = recommendation
  const [filter, setFilter] = useState(everyDesign)
  const format = useFormat()
  const shown = filtered(candidates, filter)
  const fits = ({ verdict }: Candidate) => verdict !== 'does not fit'
  const fitting = candidates.filter(fits)
  const failing = shown.filter((one) => !fits(one))
  const shared = { currency: plan.currency, first: 12, linked: true }
  return (
    <div className="designs">
      <RankingChoice />
      <LeftOut plan={plan} recommendation={recommendation} />
      {plan.ranking === 'cost' && fitting.every(({ cost }) => cost === null) && (
        <p className="why">
          No price is entered for any design that fits, so the fewest arrays come first.
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
      {shown.some(fits) && (
        <CandidateTable
          {...shared}
          caption={`Fitting, ${filter.sort === 'rank' ? firstWords[plan.ranking] : 'in the order chosen'}`}
          candidates={shown.filter(fits)}
          proposed={proposed}
        />
      )}
      {failing.length > 0 && (
        <FoldedUnless
          isAll={failing.length === shown.length}
          title={`What does not fit, and why (${format.number(failing.length)})`}
        >
          <CandidateTable
            {...shared}
            caption="Not fitting, and why"
            candidates={failing}
            proposed={null}
          />
        </FoldedUnless>
      )}
      <ParetoFront candidates={fitting} proposed={proposed} />
    </div>
  )
}

const ranking = fieldOf('ranking')

/** What comes first, which is also what is proposed. */
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

/** Own arrays that are not considered, and why. */
function LeftOut({ plan, recommendation: { leftOut } }: DesignsProps) {
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
