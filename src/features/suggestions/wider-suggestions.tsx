import { type ReactNode, useMemo, useState } from 'react'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import {
  exploringOf,
  type Plan,
  type RequirementCode,
  type SearchResult,
} from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Weaker } from './suggestion-lines.tsx'
import { wideWords, wordsOfFound } from './wider-words.ts'

/** How many of the designs found are offered. */
const offered = 3

const known = new WeakMap<Plan, SearchResult>()

/**
 * The button that makes another plan of this one, which the words name; where its automatic answers
 * were decided with it, they stay automatic.
 */
export type ApplyTo = (plan: Plan, words: string, isDecided?: boolean) => ReactNode

/** What suggestions are asked for, whatever the method. */
export type SuggestionsProps = {
  readonly plan: Plan
  /** What makes a change in the plan; nothing on paper. */
  readonly apply?: ApplyTo
  /** Whether the answers that do not help are unfolded, as on paper. */
  readonly unfolded?: boolean
}

type WiderSuggestionsProps = { readonly plan: Plan; readonly apply: ApplyTo | undefined }

/** The best of what else there is, searched where no single change makes anything fit. */
export function WiderSuggestions({ plan, apply }: WiderSuggestionsProps) {
  const format = useFormat()
  const { kind, wide, space } = exploringOf(plan).searching
  const [cancelled, setCancelled] = useState<Plan | null>(null)
  const isCancelled = cancelled === plan
  const search = useMemo(() => wide(plan), [plan, wide])
  const all = useMemo(() => search && space(search.plan, search.bounds).designs, [search, space])
  const order = useMemo(
    () => (search && !isCancelled ? ({ job: 'search', ...search } as const) : null),
    [search, isCancelled],
  )
  const { found, failure, progress } = useFound(known, plan, order)
  if (all === null) return <p>Change several of them.</p>
  if (found) return <Offered plan={plan} result={found} apply={apply} />
  const { what, searched } = wideWords[kind]
  return (
    <WiderProgress
      what={what}
      doing={`Searching ${format.number(all)} ${searched(plan)}: ${format.number(progress?.found ?? 0)} fit so far…`}
      failure={failure}
      all={all}
      done={progress?.designs ?? 0}
      isCancelled={isCancelled}
      cancel={apply && (() => setCancelled(plan))}
      again={() => setCancelled(null)}
    />
  )
}

type WiderProgressProps = {
  /** What is searched for. */
  readonly what: string
  readonly doing: string
  readonly failure: Parameters<typeof Unfinished>[0]['failure']
  /** How many are looked at, and how many were. */
  readonly all: number
  readonly done: number
  readonly isCancelled: boolean
  /** Nothing on paper. */
  readonly cancel: (() => void) | undefined
  readonly again: () => void
}

/** How far such a search is, with the way to cancel it and to begin again. */
function WiderProgress(props: WiderProgressProps) {
  const { what, doing, failure, all, done, isCancelled, cancel, again } = props
  if (isCancelled)
    return (
      <p>
        The search for {what} was canceled.{' '}
        <button type="button" onClick={again}>
          Search again
        </button>
      </p>
    )
  return (
    <>
      <Unfinished doing={doing} failure={failure} />
      {!failure && (
        <p className="wider-progress">
          <progress max={all} value={done} aria-label={`Search for ${what}`} />
          {cancel && (
            <button type="button" onClick={cancel}>
              Cancel the search
            </button>
          )}
        </p>
      )}
    </>
  )
}

type OfferedProps = WiderSuggestionsProps & { readonly result: SearchResult }

/** What the design lacks that comes nearest to a plan. */
function lackingOf(plan: Plan): ReadonlySet<RequirementCode> {
  const requirements = exploringOf(plan).suggesting.closest(plan)?.requirements ?? []
  return new Set(requirements.filter(({ holds }) => !holds).map(({ code }) => code))
}

function Offered({ plan, result: { best, found, designs }, apply }: OfferedProps) {
  const format = useFormat()
  const { kind, withWideFound } = exploringOf(plan).searching
  const { searched, insteadOf, list } = wideWords[kind]
  const of = `${format.number(designs)} ${searched(plan)}`
  if (best.length === 0)
    return (
      <p>
        None of {of} fits either. {insteadOf(lackingOf(plan))}
      </p>
    )
  return (
    <>
      <p role="status">
        Of {of} {format.number(found)} {found === 1 ? 'fits' : 'fit'}. The best by the ranking of
        the plan:
      </p>
      <ul className="changes" aria-label={list}>
        {best.slice(0, offered).map((one) => {
          const { answers, parts, figures } = wordsOfFound(plan, one, format)
          return (
            <li key={`${answers} ${one.id}`}>
              <div className="change">
                <strong>{answers}</strong>
                {parts && <span>{parts}</span>}
                <span className="fits-then">{figures}</span>
                <Weaker plans={[plan, withWideFound(plan, one)]} />
              </div>
              {apply?.(withWideFound(plan, one), parts ? `${answers}, ${parts}` : answers)}
            </li>
          )
        })}
      </ul>
    </>
  )
}
