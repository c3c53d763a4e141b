import { type ReactNode, useMemo, useState } from 'react'
import { useWork } from '../../app/work.ts'
import {
  type FoundDesign,
  kindOf,
  type Plan,
  type SearchResult,
  searchSpace,
  wideSearch,
  withFound,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { WiderProgress } from './wider-progress.tsx'

/** How many of the designs found are offered. */
const offered = 3

const known = new WeakMap<Plan, SearchResult>()

/** The button that makes another plan of this one, which the words name. */
export type ApplyTo = (plan: Plan, words: string) => ReactNode

/** What suggestions are asked for, whatever the method. */
export type SuggestionsProps = {
  readonly plan: Plan
  /** What makes a change in the plan; nothing on paper. */
  readonly apply?: ApplyTo
  /** Whether the answers that do not help are unfolded, as on paper. */
  readonly unfolded?: boolean
}

type WiderSuggestionsProps = { readonly plan: Plan; readonly apply: ApplyTo | undefined }

/** The best designs with other servers, searched where no single change makes anything fit. */
export function WiderSuggestions({ plan, apply }: WiderSuggestionsProps) {
  const format = useFormat()
  const [cancelled, setCancelled] = useState<Plan | null>(null)
  const isCancelled = cancelled === plan
  const search = useMemo(() => wideSearch(plan), [plan])
  const order = useMemo(
    () =>
      search && !isCancelled && !known.has(plan)
        ? ({ job: 'searchDesigns', ...search } as const)
        : null,
    [search, isCancelled, plan],
  )
  const { result, failure, progress } = useWork(order)
  if (result) known.set(plan, result)
  const found = known.get(plan)
  if (!search) return <p>Change several of them.</p>
  if (found) return <Offered plan={plan} result={found} apply={apply} />
  const { designs } = searchSpace(search.plan, search.bounds)
  return (
    <WiderProgress
      what="designs with other servers"
      doing={`Searching ${format.number(designs)} designs with other servers${spreadWords(plan)}: ${format.number(progress?.found ?? 0)} fit so far…`}
      failure={failure}
      all={designs}
      done={progress?.designs ?? 0}
      isCancelled={isCancelled}
      cancel={apply && (() => setCancelled(plan))}
      again={() => setCancelled(null)}
    />
  )
}

type OfferedProps = WiderSuggestionsProps & { readonly result: SearchResult }

function Offered({ plan, result: { best, found, designs }, apply }: OfferedProps) {
  const format = useFormat()
  const of = `${format.number(designs)} designs with other servers${spreadWords(plan)}`
  if (best.length === 0)
    return (
      <p>
        None of {of} fits either. Lower what users have: the quota, the messages, the active share,
        or the mailboxes.
      </p>
    )
  return (
    <>
      <p role="status">
        Of {of} {format.number(found)} {found === 1 ? 'fits' : 'fit'}. The best by the ranking of
        the plan:
      </p>
      <ul className="changes" aria-label="Designs with other servers that fit">
        {best.slice(0, offered).map((design) => (
          <li key={`${layoutWords(plan, design, format)} ${design.id}`}>
            <div className="change">
              <strong>{layoutWords(plan, design, format)}</strong>
              <span>{arrayWords(design, format)}</span>
              <span className="fits-then">{figureWords(design, format)}</span>
            </div>
            {apply?.(
              withFound(plan, design),
              `${layoutWords(plan, design, format)}, ${arrayWords(design, format)}`,
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** How a search differs from the plan besides. */
function spreadWords(plan: Plan): string {
  return kindOf(plan) === 'dag' ? ' and copies spread evenly' : ''
}

function counted(count: number, one: string, several: string, { number }: Format): string {
  return `${number(count)} ${count === 1 ? one : several}`
}

function layoutWords(
  plan: Plan,
  { servers, copies, databases }: FoundDesign,
  format: Format,
): string {
  return [
    counted(servers, 'server', 'servers', format),
    ...(kindOf(plan) === 'dag' ? [counted(copies, 'copy', 'copies', format)] : []),
    ...(databases === null ? [] : [counted(databases, 'database', 'databases', format)]),
  ].join(', ')
}

function arrayWords({ perServer, model, driveGb, raid }: FoundDesign, format: Format): string {
  return `${format.number(perServer)} × ${model} with ${format.drive(driveGb)} drives in ${raid} each`
}

function figureWords({ arrays, drives, readMs, verdict }: FoundDesign, format: Format): string {
  const reads =
    readMs === null ? '' : `, database reads ${format.value(Math.round(readMs * 10) / 10, 'ms')}`
  return `${counted(arrays, 'array', 'arrays', format)} and ${counted(drives, 'drive', 'drives', format)} in all${reads}: ${verdict}`
}
