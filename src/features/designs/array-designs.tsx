import { useContext } from 'react'
import { AboutAnswer } from '../../app/answer-origin.tsx'
import type { SectionProps } from '../../app/plan-section.tsx'
import { setAnswer } from '../../app/store/project.ts'
import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { wordsByRanking } from '../../app/words/design-words.ts'
import type { Candidate } from '../../engine/designs/index.ts'
import { cutName, fieldOf } from '../../engine/index.ts'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { FieldInput } from '../../ui/field.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { ArrayCandidateTable } from './array-candidate-table.tsx'
import { consideredArrays, consideredDesigns, doesDesignFit } from './considered-designs.ts'
import { DesignList } from './design-list.tsx'
import './designs.css'

export function ArrayDesigns(props: SectionProps) {
  return useContext(IsForPaperContext) ? <PrintedArrays {...props} /> : <ListedArrays {...props} />
}

function ListedArrays({ plan, sizing }: SectionProps) {
  const { designs, proposed } = consideredDesigns(plan, sizing)
  const arrays = designs.filter(({ kind }) => kind === 'arrays')
  return (
    <div className="designs">
      <RankingChoice />
      <LeftOutArraysNote plan={plan} sizing={sizing} />
      {plan.ranking === 'cost' &&
        arrays.filter(doesDesignFit).every(({ cost }) => cost === null) && (
          <p className="why">
            No price is entered for any design that holds, so the fewest arrays come first.
          </p>
        )}
      <DesignList
        designs={arrays}
        proposed={proposed}
        plan={plan}
        sizing={sizing}
        first={wordsByRanking[plan.ranking]}
      />
    </div>
  )
}

const ranking = fieldOf('ranking')

function RankingChoice() {
  const value = useProject(({ plan }) => ranking.read(plan, 0))
  return (
    <FieldInput
      field={ranking}
      about={<AboutAnswer field={ranking} />}
      value={value}
      defaultValue="arrays"
      onAnswer={(given) => setAnswer(ranking, 0, given)}
    />
  )
}

/** Note that names own arrays left out because they are not offered in the plan's RAID policy. */
function LeftOutArraysNote({ plan, sizing }: SectionProps) {
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

/** Most designs printed in a table; some plans consider hundreds. */
const mostPrinted = 8

function PrintedArrays({ plan, sizing }: SectionProps) {
  const { candidates, proposed } = consideredArrays(plan, sizing)
  const fitting = candidates.filter(doesDesignFit)
  const others = candidates.filter((one) => !doesDesignFit(one))
  const of = { sizing, currency: plan.currency }
  return (
    <>
      {fitting.length > 0 ? (
        <ArrayCandidateTable
          {...of}
          caption={`Designs that hold, ${wordsByRanking[plan.ranking]}`}
          candidates={fitting.slice(0, mostPrinted)}
          proposed={proposed}
        />
      ) : (
        <p>None of the designs considered holds.</p>
      )}
      <MoreDesignsNote of={fitting} verb="hold" />
      {others.length > 0 && (
        <ArrayCandidateTable
          {...of}
          caption="Designs that do not hold, each with what it lacks"
          candidates={others.slice(0, mostPrinted)}
          proposed={null}
        />
      )}
      <MoreDesignsNote of={others} verb="do not hold" />
    </>
  )
}

type MoreProps = { readonly of: readonly Candidate[]; readonly verb: 'hold' | 'do not hold' }

function MoreDesignsNote({ of, verb }: MoreProps) {
  const format = useFormat()
  const more = of.length - mostPrinted
  if (more <= 0) return null
  return (
    <p className="footnote">
      {format.number(more)} more of the designs considered {verb}; in Spindle, the page Order and
      growth lists all.
    </p>
  )
}
