import { type ReactNode, useState } from 'react'
import { levelTones, levelWords } from '../../app/answer/level-words.ts'
import { ExampleNote } from '../../app/example-note.tsx'
import { lastEdit } from '../../app/store/history.ts'
import { resultsOf } from '../../app/store/results.ts'
import {
  type LiveResults as LiveResultsShown,
  useDeciding,
  useProject,
  useResults,
} from '../../app/store/use-project.ts'
import { type HeadlineFigure, methodOf } from '../../engine/index.ts'
import { Announced } from '../../ui/announced.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure, isOnPublic, publicMark } from '../../ui/working.tsx'
import { type Proposal, proposalOf, proposedBefore } from './proposal.ts'
import { type Change, changeOf, sinceWords } from './result-changes.ts'

/** The headline figures of the plan, updated as one types; folded on a narrow screen. */
export function LiveResults() {
  const live = useResults()
  return live ? (
    <Headline live={live} />
  ) : (
    <aside className="live" aria-label="Results so far">
      <p className="stale">No results yet: answers of this plan contradict each other.</p>
    </aside>
  )
}

/** A headline figure with its change since the last edit. */
type Entry = HeadlineFigure & { readonly change: Change | null }

type HeadlineProps = { readonly live: LiveResultsShown }

function Headline({ live: { plan, results, stale } }: HeadlineProps) {
  const format = useFormat()
  const [unfolded, setUnfolded] = useState(false)
  const history = useProject((now) => now.history)
  const variant = useProject((now) => now.variant)
  const edit = lastEdit({ history, variant })
  const tierIds = useProject((now) => now.tierIds)
  const since = edit && sinceWords(edit, { plan, tierIds }, format)
  const beforeResults = edit && resultsOf(edit.before)
  const figures = methodOf(plan).summary.headline(results.sizing)
  const figuresBefore =
    edit && beforeResults ? methodOf(edit.before).summary.headline(beforeResults.sizing) : figures
  const entries = figures.map((figure): Entry => {
    const was = figuresBefore.find(({ term }) => term === figure.term)
    return { ...figure, change: was ? changeOf(figure.worked, was.worked, format) : null }
  })
  const proposed = proposalOf(plan, results, format)
  const was =
    edit && beforeResults
      ? proposedBefore(proposed, proposalOf(edit.before, beforeResults, format))
      : null
  const same = was === null && entries.every(({ change }) => change === null)
  const isDeciding = useDeciding()
  const why = isDeciding ? 'automatic answers are being solved' : 'an answer is missing'
  const notUpdated = stale ? `not updated: ${why}` : null
  const sinceLine = since && (same ? `${since}: no change here` : since)
  return (
    <aside className={unfolded ? 'live unfolded' : 'live'} aria-label="Results so far">
      <h2 className="live-title">Results so far</h2>
      <button
        type="button"
        className="live-fold"
        aria-expanded={unfolded}
        aria-controls="live-figures"
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className="sr">Results so far: </span>
        <Folded entries={entries} proposed={proposed} was={was} />
        {stale && <span className="mark">not updated</span>}
      </button>
      <div id="live-figures" className="live-figures">
        {stale && (
          <p className="stale">
            Not updated:{' '}
            {isDeciding ? `${why}.` : 'these are the last results that could be computed.'}
          </p>
        )}
        <dl>
          {entries.map(({ term, worked, change }) => (
            <Line key={term} term={term} change={change?.text ?? null}>
              <Figure worked={worked} />
            </Line>
          ))}
          <Line term="Proposed" change={was}>
            <Best proposed={proposed} />
          </Line>
        </dl>
        {sinceLine && <p className="since">{sinceLine}</p>}
        {entries.some(({ worked }) => isOnPublic(worked)) && <p className="since">{publicMark}</p>}
        <ExampleNote />
      </div>
      <Announced text={announcement(entries, proposed, was, sinceLine, notUpdated, format)} />
    </aside>
  )
}

type LineProps = {
  readonly term: string
  readonly change: string | null
  readonly children: ReactNode
}

/** A headline figure; the line of its change is kept free, so that nothing moves when it comes. */
function Line({ term, change, children }: LineProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        <span className="change">{change}</span>
      </dd>
    </div>
  )
}

function Best({ proposed }: { readonly proposed: Proposal | null }) {
  if (proposed === null) return <span className="best none">Nothing fits</span>
  const { sign, words } = levelWords[proposed.level]
  return (
    <>
      <span className="best">{proposed.long}</span>
      <span className={`level ${levelTones[proposed.level]}`}>
        <span aria-hidden="true">{sign}</span> {words}
      </span>
    </>
  )
}

/** What is proposed in few words. */
function shortOf(proposed: Proposal | null): string {
  return proposed?.short ?? 'nothing fits'
}

type FoldedProps = {
  readonly entries: readonly Entry[]
  readonly proposed: Proposal | null
  readonly was: string | null
}

/** The headline in one line; where there is little room an arrow marks a change. */
function Folded({ entries, proposed, was }: FoldedProps) {
  const format = useFormat()
  return (
    <>
      {entries
        .filter(({ isMinor }) => !isMinor)
        .map(({ term, worked, change }) => (
          <span key={term}>
            {format.text(worked)}
            {change && (
              <>
                <span className="arrow" aria-hidden="true">
                  {change.up ? '↑' : '↓'}
                </span>
                <span className="shift"> {change.bare}</span>
              </>
            )}
            {' · '}
          </span>
        ))}
      {shortOf(proposed)}
      {was && <span className="shift"> ({was})</span>}
    </>
  )
}

/** What a screen reader is told: the figures, how far each moved, and since when. */
function announcement(
  entries: readonly Entry[],
  proposed: Proposal | null,
  was: string | null,
  since: string | null,
  notUpdated: string | null,
  format: Format,
): string {
  const figures = entries
    .filter(({ isMinor }) => !isMinor)
    .map(({ worked, change }) => `${format.text(worked)}${change ? `, ${change.bare}` : ''}`)
  return [
    ...figures,
    `${shortOf(proposed)}${was ? `, ${was}` : ''}`,
    ...(since ? [since.replace(/^S/, 's')] : []),
    ...(notUpdated ? [notUpdated] : []),
  ].join('; ')
}
