import { useEffect, useRef } from 'react'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import { PublicMarks } from '../../app/public-marks.tsx'
import { StaleNote } from '../../app/stale-note.tsx'
import { type LiveResults, useProject, useResults } from '../../app/store/use-project.ts'
import { toldApart, variantTitle } from '../../app/store/variants.ts'
import { TitleLine } from '../../app/title-line.tsx'
import { designTitle } from '../../app/words/design-title.ts'
import { versionOf } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import type { Format } from '../../ui/format.ts'
import { FormatProvider, useFormat } from '../../ui/format-context.tsx'
import { MarksLegend } from '../../ui/marks-key.tsx'
import { PrintButton } from './compared-controls.tsx'
import { maxColumns } from './compared-plans.ts'
import { type ComparedColumn, onlyDifferences } from './comparison-row.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { resultRows } from './result-rows.tsx'
import { VariantComparison } from './variant-comparison.tsx'
import './compare.css'

/** Variants of a project side by side or, if the address names design ids, designs of one plan. */
export function ComparePage() {
  const part = useProject((now) => now.focus)
  const designs = part?.split('~') ?? []
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(part)
  useEffect(() => {
    // The link that was clicked is gone, so the title takes the focus.
    if (before.current !== part) title.current?.focus()
    before.current = part
  }, [part])
  return (
    <article className="plan compare">
      <h1 ref={title} tabIndex={-1}>
        <span className="on-screen-only">{pages.compare.title}</span>
        <span className="on-paper-only">Side by side</span>
      </h1>
      <FormatProvider {...useSizes()}>
        {designs.length > 1 ? <DesignComparison ids={designs} /> : <VariantComparison />}
      </FormatProvider>
    </article>
  )
}

/** Binary sizes (1,024) if every plan is of Exchange 2013 to SE, unless the reader chose a unit. */
function useSizes(): Pick<Format, 'locale' | 'sizes'> {
  const { locale, sizes } = useFormat()
  const isBinary = useProject(({ plan, before, after }) =>
    [plan, ...[...before, ...after].map(({ state }) => state.plan)].every(
      (one) => versionOf(one).sizes !== 'decimal',
    ),
  )
  return { locale, sizes: sizes === 'computed' && isBinary ? 'binary' : sizes }
}

/** Designs of the open plan side by side; `ids` come from the address. */
function DesignComparison({ ids }: { readonly ids: readonly string[] }) {
  const live = useResults()
  if (!live) return <p>Answers of this plan contradict each other, so it has no designs.</p>
  return <Designs live={live} ids={ids} />
}

type DesignsProps = { readonly live: LiveResults; readonly ids: readonly string[] }

function Designs({ live, ids }: DesignsProps) {
  const format = useFormat()
  const place = useProject(({ before }) => before.length)
  const { plan, results, stale } = live
  const { sizing } = results
  const designs = [...new Set(ids)].slice(0, maxColumns).flatMap((id) => {
    const design = methodOf(plan).designCalled(plan, sizing, id)
    return design ? [design] : []
  })
  const titles = toldApart(designs.map((design) => designTitle(design, format)))
  const compared = designs.map(
    (design, at): ComparedColumn => ({
      id: 0,
      title: titles[at] ?? '',
      plan,
      state: null,
      result: { ok: true, sizing },
      design,
    }),
  )
  // The column heading already names the design.
  const groups = onlyDifferences(
    resultRows(compared, format).map((group) => ({
      ...group,
      rows: group.rows.filter(({ key }) => key !== 'design'),
    })),
  )
  return (
    <PublicMarks plan={plan} results={results}>
      <p className="on-screen-only">
        <PageLink page="compare">Compare variants</PageLink>
      </p>
      <p className="why">
        Designs of one plan, {variantTitle(plan, place)}: what is the same for all of them is left
        out.
      </p>
      <div className="on-paper-only">
        <TitleLine plan={plan} isNamed />
      </div>
      {stale && <StaleNote />}
      {compared.length < ids.length && (
        <p className="warning">
          {compared.length === 0 ? 'None of these designs is' : 'Not every design asked for is'}{' '}
          considered for this plan any more: its answers may have changed.
        </p>
      )}
      {compared.length > 1 ? (
        <>
          <PrintButton />
          <section aria-labelledby="results-title">
            <h2 id="results-title">How they differ</h2>
            <ComparisonTable
              caption="Designs side by side"
              head="Result"
              compared={compared}
              groups={groups}
            />
          </section>
          <MarksLegend />
        </>
      ) : (
        <p>There are no two designs to compare.</p>
      )}
    </PublicMarks>
  )
}
