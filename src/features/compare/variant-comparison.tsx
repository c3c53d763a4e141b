import { useDeferredValue, useMemo, useState } from 'react'
import { isOftenPublic } from '../../app/often-public.tsx'
import { type ComparedRows, useComparedChoices } from '../../app/store/compared.ts'
import { variantsOf } from '../../app/store/desk.ts'
import { resultsOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { duplicateVariant } from '../../app/store/variants.ts'
import { TitleLine } from '../../app/title-line.tsx'
import { listedWords } from '../../app/words/listed-words.ts'
import { answerDifferences, once, type Plan } from '../../engine/index.ts'
import { FoldedUnless } from '../../ui/fold.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { MarksLegend } from '../../ui/marks-key.tsx'
import { PublicSaid } from '../../ui/working.tsx'
import { alikeOf, columnsOf } from './alike-once.ts'
import { answerRows } from './answer-rows.tsx'
import { CompareCharts } from './compare-charts.tsx'
import { ComparedControls } from './compared-controls.tsx'
import { chosenOf, comparedVariants } from './compared-plans.ts'
import { type Compared, differing } from './comparison-row.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { DesignChoice } from './design-choice.tsx'
import { resultRows } from './result-rows.tsx'
import { answersTakeaway, verdictOf } from './takeaways.ts'
import { contradictionWords } from './word-rows.ts'

/** The variants of a project: their answers, which are changed in place, and what comes of them. */
export function VariantComparison() {
  const format = useFormat()
  const now = useProject((project) => project)
  const variants = useMemo(() => variantsOf(now), [now])
  const { chosen, baseline, rows: asked } = useComparedChoices()
  const [edited, setEdited] = useState<string | null>(null)
  const ids = chosenOf(variants, now.variant, chosen, baseline)
  const key = ids.join(' ')
  const compared = useMemo(
    () => comparedVariants(variants, key.split(' ').map(Number)),
    [variants, key],
  )
  const late = useDeferredValue(compared)
  const alike = useMemo(() => alikeOf(late, format), [late, format])
  const columns = useMemo(() => columnsOf(alike, format), [alike, format])
  // One that cannot be computed has no results: said once, above.
  const computed = useMemo(() => columns.filter(({ result }) => result.ok), [columns])
  const results = useMemo(() => resultRows(computed, format), [computed, format])
  // Found when the page opens: rows must not go while an answer is changed.
  const [telling] = useState(() => tellingRows(compared))
  const rows = asked ?? telling
  const [first] = compared
  if (!first || compared.length < 2) return <OnlyOne id={now.variant} />
  const [verdict, besides] = verdictOf(late, alike, format)
  const isOften = computed.some(({ plan }) => isOftenPublicOf(plan))
  const answers = answerRows({ compared, rows, edited, onEdit: setEdited, format })
  return (
    <PublicSaid value={isOften}>
      <p className="on-paper-only paper-title">
        {listedWords(
          compared.map(({ title }) => title),
          format,
        )}
      </p>
      <div className="on-paper-only">
        <TitleLine plan={first.plan} />
      </div>
      <p className="compare-verdict">
        <strong>{verdict}</strong> {besides}
      </p>
      <ComparedControls variants={variants} ids={ids} rows={rows} />
      {compared.map(
        (one) =>
          !one.result.ok && (
            <p key={one.id} className="warning">
              <strong>{one.title} cannot be computed.</strong> {contradictionWords(one, format)}
            </p>
          ),
      )}
      <section aria-labelledby="answers-title">
        <h2 id="answers-title">Answers</h2>
        <p className="why">
          {answersTakeaway(compared, format)}
          <span className="on-screen-only"> Press an answer to change it.</span>
        </p>
        <ComparisonTable
          caption="Answers side by side"
          head="Answer"
          compared={compared}
          groups={answers}
        />
      </section>
      {computed.length > 0 && (
        <section aria-labelledby="results-title">
          <h2 id="results-title">Results</h2>
          <FoldedUnless
            isAll={computed.length > 1 || columns.length === 1}
            title={`All results of ${computed[0]?.title ?? ''}, with nothing beside them`}
          >
            <ComparisonTable
              caption="Results side by side"
              head="Result"
              compared={computed}
              groups={rows === 'differing' && computed.length > 1 ? differing(results) : results}
            />
            <MarksLegend />
          </FoldedUnless>
        </section>
      )}
      <CompareCharts compared={computed} />
      <DesignChoice />
    </PublicSaid>
  )
}

/** Whether most figures of a plan rest on public ones; asked while any of several is edited. */
const isOftenPublicOf = once((plan: Plan) => {
  const results = resultsOf(plan)
  return results !== null && isOftenPublic(plan, results)
})

/** The rows that say most: what differs or, where nothing does yet, what there is to change. */
function tellingRows(compared: readonly Compared[]): ComparedRows {
  return answerDifferences(compared.map(({ plan }) => plan)).length > 0 ? 'differing' : 'main'
}

/** What is said while there is nothing to compare with, and the first step to it. */
function OnlyOne({ id }: { readonly id: number }) {
  return (
    <>
      <div className="empty">
        <p>
          This project has one plan so far. Duplicate it, change an answer of the copy, and compare
          both here: answers, results, and the differences.
        </p>
        <button type="button" className="primary" onClick={() => duplicateVariant(id)}>
          Duplicate this plan
        </button>
      </div>
      <DesignChoice open />
    </>
  )
}
