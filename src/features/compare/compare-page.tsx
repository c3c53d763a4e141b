import { useMemo } from 'react'
import { PricesLink } from '../../app/prices-link.tsx'
import { isPlanMostlyFromPublicSources } from '../../app/public-marks.tsx'
import { pages } from '../../app/routes/pages.ts'
import { isUndecidedPlan } from '../../app/store/automatic-answers.ts'
import { useComparisonChoices } from '../../app/store/comparison-choices.ts'
import { allVariants } from '../../app/store/project-state.ts'
import { resultsOf } from '../../app/store/results.ts'
import { useProject } from '../../app/store/use-project.ts'
import { duplicateVariant } from '../../app/store/variants.ts'
import { DocumentDetailsLine } from '../../app/title-line.tsx'
import { listedWords } from '../../app/words/listed-words.ts'
import { oncePerObject, type Plan, versionOf } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { FormatProvider, useFormat } from '../../ui/format-context.tsx'
import { PageMarksLegend } from '../../ui/marks-legend.tsx'
import type { RowGroup } from '../../ui/table.ts'
import { IsPublicNotedContext } from '../../ui/working.tsx'
import { answerRows } from './answer-rows.tsx'
import { ComparedControls } from './compared-controls.tsx'
import {
  type ComparedColumn,
  type ComparisonRow,
  comparedColumns,
  comparedIds,
} from './compared-plans.ts'
import { columnsWithWhatDiffers, comparisonVerdict, isPricedColumn } from './comparison-verdict.ts'
import { contradictionWords, resultRows } from './result-rows.tsx'
import './compare.css'

export function ComparePage() {
  return (
    <article className="plan compare">
      <h1 tabIndex={-1}>
        <span className="on-screen-only">{pages.compare.title}</span>
        <span className="on-paper-only">Side by side</span>
      </h1>
      <FormatProvider {...useSizes()}>
        <VariantComparison />
      </FormatProvider>
    </article>
  )
}

/** Shows sizes in binary units if all plans are of Exchange 2013 to SE and no unit was chosen. */
function useSizes(): Pick<Format, 'locale' | 'sizes'> {
  const { locale, sizes } = useFormat()
  const isBinary = useProject(({ plan, before, after }) =>
    [plan, ...[...before, ...after].map(({ state }) => state.plan)].every(
      (one) => versionOf(one).sizes !== 'decimal',
    ),
  )
  return { locale, sizes: sizes === 'computed' && isBinary ? 'binary' : sizes }
}

function VariantComparison() {
  const format = useFormat()
  const now = useProject((project) => project)
  const variants = useMemo(() => allVariants(now), [now])
  const { chosen, baseline, isWhole } = useComparisonChoices()
  const ids = comparedIds(variants, now.variant, chosen, baseline)
  const key = ids.join(' ')
  const compared = useMemo(
    () =>
      columnsWithWhatDiffers(comparedColumns(variants, key.split(' ').map(Number), format), format),
    [variants, key, format],
  )
  const results = useMemo(() => resultRows(compared, format), [compared, format])
  const [first] = compared
  if (!first || compared.length < 2) return <OnlyOne id={now.variant} />
  const [needs, rest] = comparisonVerdict(compared, format)
  const open = compared.find(({ id }) => id === now.variant)
  const unpriced = open?.design && !isPricedColumn(open) ? open.plan : null
  const isOften = compared.some(({ plan, result }) => result.ok && isOftenPublicOf(plan))
  const undecided = compared.filter(({ plan }) => isUndecidedPlan(plan))
  const groups = [
    ...(isWhole ? results : onlyDifferences(results)),
    ...answerRows({ compared, isWhole, format }),
  ]
  return (
    <IsPublicNotedContext value={isOften}>
      <p className="on-paper-only large strong breaks">
        {listedWords(
          compared.map(({ title }) => title),
          format,
        )}
      </p>
      <div className="on-paper-only">
        <DocumentDetailsLine plan={first.plan} />
      </div>
      <p className="comparison-verdict lead-measure above-2">
        <strong>{needs}</strong> {rest} {unpriced && <PricesLink plan={unpriced} />}
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
      <ComparisonTable compared={compared} groups={groups} />
      <PageMarksLegend />
    </IsPublicNotedContext>
  )
}

const isOftenPublicOf = oncePerObject((plan: Plan) => {
  const results = resultsOf(plan)
  return results !== null && isPlanMostlyFromPublicSources(plan, results)
})

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

type ComparisonTableProps = {
  readonly compared: readonly ComparedColumn[]
  readonly groups: readonly RowGroup<ComparisonRow>[]
}

/** Comparison table: the first plan is the baseline; others show differences from it. */
function ComparisonTable({ compared, groups }: ComparisonTableProps) {
  return (
    <DataTable<ComparisonRow>
      caption="Answers and results side by side"
      hidden="caption"
      frame
      className={`comparison breaks amounts-wrap${compared.length > 2 ? ' wide' : ''}`}
      groups={groups}
      keyOf={({ key }) => key}
      classOf={({ differs }) => (differs ? 'differs' : undefined)}
      columns={[
        { head: 'Answer or result', of: ({ label }) => label },
        ...compared.map(({ title, differs }, at) => ({
          head: [title, { note: [at === 0 && 'baseline', differs].filter(Boolean).join(': ') }],
          full: title,
          of: ({ cells }: ComparisonRow) => cells[at] ?? null,
        })),
      ]}
    />
  )
}

function onlyDifferences(
  groups: readonly RowGroup<ComparisonRow>[],
): readonly RowGroup<ComparisonRow>[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}
