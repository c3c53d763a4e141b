import { useMemo } from 'react'
import { isMostlyPublic } from '../../app/public-marks.tsx'
import { isUndecided } from '../../app/store/automatic.ts'
import { useComparedChoices } from '../../app/store/comparison-choices.ts'
import { variantsOf } from '../../app/store/project-state.ts'
import { resultsOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { duplicateVariant } from '../../app/store/variants.ts'
import { TitleLine } from '../../app/title-line.tsx'
import { listedWords } from '../../app/words/listed-words.ts'
import { once, type Plan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MarksLegend } from '../../ui/marks-key.tsx'
import { IsPublicNoted } from '../../ui/working.tsx'
import { answerRows } from './answer-rows.tsx'
import { ComparedControls } from './compared-controls.tsx'
import { comparedIds, comparedVariants } from './compared-plans.ts'
import { onlyDifferences } from './comparison-row.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { resultRows } from './result-rows.tsx'
import { comparisonVerdict, namedByDifference } from './takeaways.ts'
import { contradictionWords } from './word-rows.ts'

export function VariantComparison() {
  const format = useFormat()
  const now = useProject((project) => project)
  const variants = useMemo(() => variantsOf(now), [now])
  const { chosen, baseline, isWhole } = useComparedChoices()
  const ids = comparedIds(variants, now.variant, chosen, baseline)
  const key = ids.join(' ')
  const compared = useMemo(
    () => namedByDifference(comparedVariants(variants, key.split(' ').map(Number), format), format),
    [variants, key, format],
  )
  const results = useMemo(() => resultRows(compared, format), [compared, format])
  const [first] = compared
  if (!first || compared.length < 2) return <OnlyOne id={now.variant} />
  const [needs, rest] = comparisonVerdict(compared, format)
  const isOften = compared.some(({ plan, result }) => result.ok && isOftenPublicOf(plan))
  const undecided = compared.filter(({ plan }) => isUndecided(plan))
  const groups = [
    ...answerRows({ compared, isWhole, format }),
    ...(isWhole ? results : onlyDifferences(results)),
  ]
  return (
    <IsPublicNoted value={isOften}>
      <p className="on-paper-only large strong breaks">
        {listedWords(
          compared.map(({ title }) => title),
          format,
        )}
      </p>
      <div className="on-paper-only">
        <TitleLine plan={first.plan} />
      </div>
      <p className="comparison-verdict above-2">
        <strong>{needs}</strong> {rest}
      </p>
      {undecided.length > 0 && (
        <p className="stale" role="status">
          Not updated yet: the automatic answers of{' '}
          {listedWords(
            undecided.map(({ title }) => `“${title}”`),
            format,
          )}{' '}
          are being solved.
        </p>
      )}
      <ComparedControls {...{ variants, ids, compared, isWhole }} />
      {compared.map(
        (one) =>
          !one.result.ok && (
            <p key={one.id} className="warning">
              <strong>{one.title} cannot be computed.</strong> {contradictionWords(one, format)}
            </p>
          ),
      )}
      <ComparisonTable
        caption="Answers and results side by side"
        head="Answer or result"
        compared={compared}
        groups={groups}
      />
      <MarksLegend />
    </IsPublicNoted>
  )
}

/** True if most figures of a plan rest on public sources. */
const isOftenPublicOf = once((plan: Plan) => {
  const results = resultsOf(plan)
  return results !== null && isMostlyPublic(plan, results)
})

/** Shown while the project has one plan only. */
function OnlyOne({ id }: { readonly id: number }) {
  return (
    <div className="empty">
      <p>
        This project has one plan so far. Duplicate it, change an answer of the copy, and compare
        both here: answers, results, and the differences.
      </p>
      <button type="button" className="primary" onClick={() => duplicateVariant(id)}>
        Duplicate this plan
      </button>
    </div>
  )
}
