import { useState } from 'react'
import { levelWords } from '../../app/answer/level-words.ts'
import { PageLink } from '../../app/frame/page-link.tsx'
import { designsOf } from '../../app/store/recommendation.ts'
import { type LiveResults, useResults } from '../../app/store/use-project.ts'
import { designTitle } from '../../app/words/design-title.ts'
import { inSentence, levelOfPlan } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { mostCompared } from './compared-plans.ts'

/** Designs of the open plan to pick two to four of. */
export function DesignChoice({ open = false }: { readonly open?: boolean }) {
  const live = useResults()
  return live ? (
    <details className="fold design-choice on-screen-only" open={open}>
      <summary>Compare designs of this plan</summary>
      <Designs live={live} />
    </details>
  ) : null
}

/** As many as one looks through. */
const firstShown = 12

function Designs({ live }: { readonly live: LiveResults }) {
  const format = useFormat()
  const [asked, setPicked] = useState<readonly string[] | null>(null)
  const [all, setAll] = useState(false)
  const { plan, results } = live
  const { designs, proposed } = designsOf(plan, results)
  // Of two there is nothing to pick; else what is proposed is one of them.
  const isPair = designs.length === 2
  const picked =
    asked ?? designs.filter((one) => isPair || one.id === proposed?.id).map(({ id }) => id)
  const ids = picked.filter((id) => designs.some((one) => one.id === id))
  const isFull = ids.length === mostCompared
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
