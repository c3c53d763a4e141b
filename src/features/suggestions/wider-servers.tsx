import { useMemo, useState } from 'react'
import { useWork } from '../../app/work.ts'
import {
  type FoundServers,
  kindOf,
  type Plan,
  type ServerSearchResult,
  serverBounds,
  serverLayouts,
  withFoundServers,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { WiderProgress } from './wider-progress.tsx'
import type { ApplyTo } from './wider-suggestions.tsx'

/** How many of the designs found are offered. */
const offered = 3

const known = new WeakMap<Plan, ServerSearchResult>()

type WiderServersProps = { readonly plan: Plan; readonly apply: ApplyTo | undefined }

/** The best of other servers, copies and drives, searched where no single change makes any fit. */
export function WiderServers({ plan, apply }: WiderServersProps) {
  const format = useFormat()
  const [cancelled, setCancelled] = useState<Plan | null>(null)
  const isCancelled = cancelled === plan
  const bounds = useMemo(() => serverBounds(plan), [plan])
  const layouts = useMemo(() => serverLayouts(plan, bounds).length, [plan, bounds])
  const order = useMemo(
    () =>
      isCancelled || known.has(plan) ? null : ({ job: 'searchServers', plan, bounds } as const),
    [bounds, isCancelled, plan],
  )
  const { result, failure, progress } = useWork(order)
  if (result) known.set(plan, result)
  const found = known.get(plan)
  if (found) return <Offered plan={plan} result={found} apply={apply} />
  return (
    <WiderProgress
      what="other servers"
      doing={`Searching ${format.number(layouts)} layouts with other servers, copies and drives: ${format.number(progress?.found ?? 0)} fit so far…`}
      failure={failure}
      all={layouts}
      done={progress?.designs ?? 0}
      isCancelled={isCancelled}
      cancel={apply && (() => setCancelled(plan))}
      again={() => setCancelled(null)}
    />
  )
}

type OfferedProps = WiderServersProps & { readonly result: ServerSearchResult }

function Offered({ plan, result: { best, found, designs }, apply }: OfferedProps) {
  const format = useFormat()
  const of = `${format.number(designs)} layouts with other servers, copies and drives`
  if (best.length === 0)
    return (
      <p>
        None of {of} fits either. Use faster processors, or lower what users have: the messages, the
        quota, or the mailboxes.
      </p>
    )
  return (
    <>
      <p role="status">
        Of {of} {format.number(found)} {found === 1 ? 'fits' : 'fit'}. The best by the ranking of
        the plan:
      </p>
      <ul className="changes" aria-label="Layouts with other servers that fit">
        {best.slice(0, offered).map((one) => (
          <li key={foundWords(plan, one, format)}>
            <div className="change">
              <strong>{foundWords(plan, one, format)}</strong>
              <span className="fits-then">{figureWords(one, format)}</span>
            </div>
            {apply?.(withFoundServers(plan, one), foundWords(plan, one, format))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The answers that a design was found by. */
function foundWords(plan: Plan, one: FoundServers, { number, value, drive }: Format): string {
  const copies = `${number(one.copies)} copies${one.laggedCopies > 0 ? ` and ${number(one.laggedCopies)} lagged` : ''}`
  return [
    `${value(one.activeServers, 'servers')} with active mailboxes`,
    ...(kindOf(plan) === 'dag' ? [value(one.dags, 'dags'), copies] : []),
    `drives of ${drive(one.databaseDrive)}`,
    one.storage === 'raid' ? 'in RAID' : 'without RAID where copies allow it',
  ].join(', ')
}

function figureWords({ servers, drives, processors }: FoundServers, { value }: Format): string {
  const busy =
    processors === null ? '' : `, processors ${value(Math.round(processors * 100), '%')} busy`
  return `${value(servers, 'servers')} and ${value(drives, 'drives')} in all${busy}`
}
