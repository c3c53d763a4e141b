import { useMemo, useState } from 'react'
import { levelWords } from '../../app/answer/level-words.ts'
import { PageLink } from '../../app/frame/page-link.tsx'
import { isMostlyPublic } from '../../app/public-marks.tsx'
import { isUndecided } from '../../app/store/automatic.ts'
import { type ComparisonRows, useComparedChoices } from '../../app/store/comparison-choices.ts'
import { variantsOf } from '../../app/store/project-state.ts'
import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import { type LiveResults, useProject, useResults } from '../../app/store/use-project.ts'
import { duplicateVariant } from '../../app/store/variants.ts'
import { TitleLine } from '../../app/title-line.tsx'
import { designTitle } from '../../app/words/design-title.ts'
import { listedWords } from '../../app/words/listed-words.ts'
import { inSentence, once, type Plan } from '../../engine/index.ts'
import { levelOfPlan } from '../../engine/methods/index.ts'
import { answerDifferences } from '../../engine/variants/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { MarksLegend } from '../../ui/marks-key.tsx'
import { IsPublicNoted } from '../../ui/working.tsx'
import { answerRows } from './answer-rows.tsx'
import { ComparedControls } from './compared-controls.tsx'
import { comparedIds, comparedVariants, maxColumns } from './compared-plans.ts'
import { type ComparedColumn, onlyDifferences } from './comparison-row.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { resultRows } from './result-rows.tsx'
import { comparisonVerdict, namedByDifference } from './takeaways.ts'
import { contradictionWords } from './word-rows.ts'

export function VariantComparison() {
  const format = useFormat()
  const now = useProject((project) => project)
  const variants = useMemo(() => variantsOf(now), [now])
  const { chosen, baseline, rows: asked } = useComparedChoices()
  const ids = comparedIds(variants, now.variant, chosen, baseline)
  const key = ids.join(' ')
  const compared = useMemo(
    () => namedByDifference(comparedVariants(variants, key.split(' ').map(Number)), format),
    [variants, key, format],
  )
  const results = useMemo(() => resultRows(compared, format), [compared, format])
  const [first] = compared
  if (!first || compared.length < 2) return <OnlyOne id={now.variant} />
  const rows = asked ?? tellingRows(compared)
  const [verdict, besides] = comparisonVerdict(compared, format)
  const isOften = compared.some(({ plan, result }) => result.ok && isOftenPublicOf(plan))
  const undecided = compared.filter(({ plan }) => isUndecided(plan))
  const groups = [
    ...answerRows({ compared, rows, format }),
    ...(rows === 'differing' ? onlyDifferences(results) : results),
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
      <p className="measure above-2">
        <strong>{verdict}</strong> {besides}
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
      <ComparedControls variants={variants} ids={ids} rows={rows} />
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
      <DesignChoice />
    </IsPublicNoted>
  )
}

/** True if most figures of a plan rest on public sources. */
const isOftenPublicOf = once((plan: Plan) => {
  const results = resultsOf(plan)
  return results !== null && isMostlyPublic(plan, results)
})

/** Rows shown by default: differences or, if no answer differs, the main answers. */
function tellingRows(compared: readonly ComparedColumn[]): ComparisonRows {
  return answerDifferences(compared.map(({ plan }) => plan)).length > 0 ? 'differing' : 'main'
}

/** Shown while the project has one plan only. */
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

/** Choice of two to four designs of the open plan. */
function DesignChoice({ open = false }: { readonly open?: boolean }) {
  const live = useResults()
  return live ? (
    <details className="fold design-choice on-screen-only" open={open}>
      <summary>Compare designs of this plan</summary>
      <Designs live={live} />
    </details>
  ) : null
}

/** Most designs listed at first. */
const firstShown = 12

function Designs({ live }: { readonly live: LiveResults }) {
  const format = useFormat()
  const [asked, setPicked] = useState<readonly string[] | null>(null)
  const [all, setAll] = useState(false)
  const { plan, results } = live
  const { designs, proposed } = designsOf(plan, results)
  // Two designs are both picked; otherwise only the proposed one.
  const isPair = designs.length === 2
  const picked =
    asked ?? designs.filter((one) => isPair || one.id === proposed?.id).map(({ id }) => id)
  const ids = picked.filter((id) => designs.some((one) => one.id === id))
  const isFull = ids.length === maxColumns
  if (designs.length < 2) return <p>This plan considers no two designs.</p>
  return (
    <fieldset className="flush">
      <legend className="light">Designs side by side{!isPair && ', two to four of them'}</legend>
      {designs.slice(0, all ? designs.length : firstShown).map((design) => (
        <label key={design.id} className="choice">
          <input
            type="checkbox"
            checked={ids.includes(design.id)}
            disabled={isFull && !ids.includes(design.id)}
            onChange={() =>
              setPicked(
                ids.includes(design.id)
                  ? ids.filter((one) => one !== design.id)
                  : [...ids, design.id],
              )
            }
          />
          <span>
            {designTitle(design, format)}
            <span className="hint">
              , {inSentence(levelWords[levelOfPlan(plan, results.sizing, design)].words)}
            </span>
          </span>
        </label>
      ))}
      {!all && designs.length > firstShown && (
        <p className="more">
          <button type="button" onClick={() => setAll(true)}>
            Show {format.number(designs.length - firstShown)} more
          </button>
        </p>
      )}
      <p role="status">
        {ids.length > 1 ? (
          <PageLink page="compare" at={ids.join('~')}>
            Compare these {format.number(ids.length)} designs
          </PageLink>
        ) : (
          `Pick ${ids.length === 0 ? 'two' : 'one more'}.`
        )}
      </p>
    </fieldset>
  )
}
