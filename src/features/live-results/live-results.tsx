import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { LevelMark } from '../../app/answer/level-mark.tsx'
import { ExampleNote } from '../../app/example-note.tsx'
import { PageLink } from '../../app/frame/page-link.tsx'
import { pageIdOfField } from '../../app/routes/pages.ts'
import { lastPlanEdit } from '../../app/store/history.ts'
import type { Project } from '../../app/store/project.ts'
import { type Results, resultsOf } from '../../app/store/results.ts'
import {
  type LiveResults,
  useAutomaticAnswersPending,
  useProject,
  useResults,
} from '../../app/store/use-project.ts'
import type { HeadlineFigure, Plan, Worked } from '../../engine/index.ts'
import { methodOf } from '../../engine/methods/index.ts'
import { controlId } from '../../ui/control.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LiveAnnouncement } from '../../ui/live-announcement.tsx'
import {
  Figure,
  IsPublicNotedContext,
  mostlyPublicWords,
  publicMarkWords,
  restsOnPublicFigures,
} from '../../ui/working.tsx'
import {
  formerProposalWords,
  type ProposalWordsWithVerdict,
  proposalWordsWithVerdict,
} from './live-proposal.ts'
import { type MainLackWithField, mainLackWithField, wasStepOfFieldOpened } from './main-lack.ts'
import { type FigureChange, figureChange, sinceLastEditWords } from './result-changes.ts'

export function LiveResultsAside() {
  const live = useDeferredValue(useResults())
  const now = useDeferredValue(useProject((now) => now))
  const isDeciding = useDeferredValue(useAutomaticAnswersPending())
  return live ? (
    <Headline live={live} now={now} isDeciding={isDeciding} />
  ) : (
    <aside className="live" aria-label="Results so far">
      <p className="stale">No results yet: answers of this plan contradict each other.</p>
    </aside>
  )
}

type Entry = HeadlineFigure & {
  readonly change: FigureChange | null
  /** Figure shown after the word "in": the number of sites that the servers are in. */
  readonly over?: Worked
}

type HeadlineProps = {
  readonly live: LiveResults
  readonly now: Project
  readonly isDeciding: boolean
}

// Re-rendered only with deferred values, so that typed text appears before the new results.
const Headline = memo(({ live: { plan, results, stale }, now, isDeciding }: HeadlineProps) => {
  const format = useFormat()
  const [unfolded, setUnfolded] = useState(false)
  const { tierIds } = now
  const edit = lastPlanEdit(now)
  const since = edit && sinceLastEditWords(edit, { plan, tierIds }, format)
  const beforeResults = edit && resultsOf(edit.before)
  const figures = figuresOf(plan, results)
  const figuresBefore = edit && beforeResults ? figuresOf(edit.before, beforeResults) : figures
  const entries = figures.map((figure): Entry => {
    const was = figuresBefore.find(({ term }) => term === figure.term)
    return { ...figure, change: was ? figureChange(figure.worked, was.worked, format) : null }
  })
  const onPublic = entries.filter(({ worked }) => restsOnPublicFigures(worked)).length
  const isMostly = onPublic > entries.length / 2
  const proposed = proposalWordsWithVerdict(plan, results, format)
  const was =
    edit && beforeResults
      ? formerProposalWords(proposed, proposalWordsWithVerdict(edit.before, beforeResults, format))
      : null
  const isHeld = proposed !== null && proposed.level !== 'does not hold'
  const lack = isHeld ? null : mainLackWithField(plan, results, format)
  const isDecided = lack === null || wasStepOfFieldOpened(now, lack.field)
  const lacks = lack && { ...lack, isDecided }
  const same = was === null && entries.every(({ change }) => change === null)
  const why = isDeciding ? 'automatic answers are being solved' : 'an answer is missing'
  const notUpdated = stale ? `not updated: ${why}` : null
  const sinceLine =
    since &&
    (same ? `${since}: ${lack ? 'still does not fit' : 'none of these figures changed'}` : since)
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
        <FoldedResults entries={entries} proposed={proposed} lacks={lacks} was={was} />
        {stale && <span className="mark">not updated</span>}
      </button>
      <div id="live-figures" className="live-figures">
        {stale && (
          <p className="stale">
            Not updated:{' '}
            {isDeciding ? `${why}.` : 'these are the last results that could be computed.'}
          </p>
        )}
        <IsPublicNotedContext value={isMostly}>
          <dl className="stack gap-3 above-2">
            {lines(entries.slice(0, 1))}
            <Line term="Proposed" change={was}>
              <ProposedDesign proposed={proposed} lacks={lacks} />
            </Line>
            {lines(entries.slice(1))}
          </dl>
        </IsPublicNotedContext>
        {sinceLine && <p className="since small-print breaks">{sinceLine}</p>}
        {onPublic > 0 && (
          <p className="since small-print breaks">
            {(isMostly ? mostlyPublicWords : publicMarkWords).screen}
          </p>
        )}
        <ExampleNote />
      </div>
      <LiveAnnouncement
        text={announcement(entries, shortOf(proposed, lacks), was, sinceLine, notUpdated, format)}
      />
    </aside>
  )
})

/** Live figures of a plan: its servers and sites, then those that its method adds. */
function figuresOf(plan: Plan, { sizing }: Results): readonly Omit<Entry, 'change'>[] {
  const servers = { term: 'Servers', worked: sizing.servers, over: sizing.sitesWithServers }
  return [servers, ...methodOf(plan).summary.headline(sizing)]
}

type LineProps = {
  readonly term: string
  readonly change: string | null
  readonly children: ReactNode
}

/** A live figure; space for its change is always reserved, so that the layout never jumps. */
function Line({ term, change, children }: LineProps) {
  return (
    <div>
      <dt className="small-print">{term}</dt>
      <dd>
        {children}
        <span className="change block small close">{change}</span>
      </dd>
    </div>
  )
}

/** Reason why no design holds; `isDecided` is false until the step that decides it was opened. */
type Lacks = MainLackWithField & { readonly isDecided: boolean }

const lines = (entries: readonly Entry[]) =>
  entries.map(({ term, worked, over, change }) => (
    <Line key={term} term={term} change={change?.text ?? null}>
      <Figure worked={worked} />
      {over && (
        <>
          {' in '}
          <Figure worked={over} />
        </>
      )}
    </Line>
  ))

type ProposedDesignProps = {
  readonly proposed: ProposalWordsWithVerdict | null
  readonly lacks: Lacks | null
}

function ProposedDesign({ proposed, lacks }: ProposedDesignProps) {
  return (
    <>
      {proposed && <span className="best block strong">{proposed.long}</span>}
      {lacks ? <LackLine lacks={lacks} /> : proposed && <LevelMark {...proposed} />}
    </>
  )
}

function LackLine({ lacks: { words, field, isDecided } }: { readonly lacks: Lacks }) {
  const link = (
    <PageLink page={pageIdOfField(field)} at={controlId(field, 0)}>
      {words}
    </PageLink>
  )
  return isDecided ? (
    <span className="best block bad strong">Does not hold: {link}</span>
  ) : (
    <span className="best block strong">Still to decide: {link}</span>
  )
}

function shortOf(proposed: ProposalWordsWithVerdict | null, lacks: Lacks | null): string {
  if (lacks) return `${lacks.isDecided ? 'does not hold' : 'still to decide'}: ${lacks.words}`
  return proposed?.short ?? ''
}

type FoldedResultsProps = {
  readonly entries: readonly Entry[]
  readonly proposed: ProposalWordsWithVerdict | null
  readonly lacks: Lacks | null
  readonly was: string | null
}

/** Live figures in one line; on narrow screens an arrow marks a change. */
function FoldedResults({ entries, proposed, lacks, was }: FoldedResultsProps) {
  const format = useFormat()
  return (
    <>
      {entries
        .filter(({ isMinor }) => !isMinor)
        .map(({ change, ...entry }) => (
          <span key={entry.term}>
            {entryWords(entry, format)}
            {entry.term.endsWith(' per server') && ' per server'}
            {change && (
              <>
                <span className="arrow on-narrow-only" aria-hidden="true">
                  {change.up ? '↑' : '↓'}
                </span>
                <span className="strong on-wide-only"> {change.bare}</span>
              </>
            )}
            {' · '}
          </span>
        ))}
      {shortOf(proposed, lacks)}
      {!lacks && proposed && ' in all'}
      {was && <span className="strong on-wide-only"> ({was})</span>}
    </>
  )
}

/** A live figure in words, with the figure after "in": `8 servers in 2 sites`. */
function entryWords({ worked, over }: Pick<Entry, 'worked' | 'over'>, format: Format): string {
  return over ? `${format.text(worked)} in ${format.text(over)}` : format.text(worked)
}

/** Text for screen readers: live figures with their changes, and since which edit. */
function announcement(
  entries: readonly Entry[],
  proposed: string,
  was: string | null,
  since: string | null,
  notUpdated: string | null,
  format: Format,
): string {
  const figures = entries
    .filter(({ isMinor }) => !isMinor)
    .map(
      ({ change, ...entry }) => `${entryWords(entry, format)}${change ? `, ${change.bare}` : ''}`,
    )
  return [
    ...figures,
    `${proposed}${was ? `, ${was}` : ''}`,
    ...(since ? [since.replace(/^S/, 's')] : []),
    ...(notUpdated ? [notUpdated] : []),
  ].join('; ')
}
