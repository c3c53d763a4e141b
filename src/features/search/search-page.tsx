import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import { cancelSearch, type Search, startSearch, useSearches } from '../../app/store/search.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import { failureWords } from '../../app/unfinished.tsx'
import {
  fieldOf,
  type Plan,
  pruneReasons,
  type SearchProgress,
  searchSpace,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { boundsForm } from './bounds.ts'
import { BoundsFields } from './bounds-fields.tsx'
import { FoundTable } from './found-table.tsx'
import { boundsWords, durationWords, reasonWords, spaceWords } from './search-words.ts'
import './search.css'
import { DataTable } from '../../ui/data-table.tsx'

/** A search beyond the layout of the plan: servers, copies, databases and all arrays. */
export function SearchPage({ live: { plan, stale } }: { live: LiveResults }) {
  const { search, shown } = useSearches()
  return (
    <article className="plan search">
      <h1 tabIndex={-1}>{pages.search.title}</h1>
      <p className="why">
        The plan sizes one layout. This judges every other one within the bounds below: each number
        of servers, copies and databases with every array, drive size and RAID policy. All other
        answers stay as the plan has them.
      </p>
      {stale && (
        <p className="stale">
          An answer is missing or contradicts another. The search starts from the last plan that
          could be computed.
        </p>
      )}
      <Bounds plan={plan} />
      {search && search.ended?.how !== 'done' && <Running search={search} />}
      {shown?.ended?.how === 'done' && <Found search={shown} plan={plan} />}
    </article>
  )
}

function Bounds({ plan }: { plan: Plan }) {
  const { search, typed, storage } = useSearches()
  const format = useFormat()
  const form = boundsForm(plan, typed, storage)
  const space = form.bounds && searchSpace(plan, form.bounds)
  const runs = search !== null && search.ended === null
  // Disabled in name only, so that a button that was just pressed keeps the focus.
  const startable = space !== null && space.designs > 0 && !runs
  return (
    <section aria-labelledby="bounds-title">
      <h2 id="bounds-title">What is searched</h2>
      <BoundsFields plan={plan} form={form} />
      <p className="search-caveat">
        Fewer servers or copies change which failures the plan survives: a database outlives the
        loss of all but one of its copies, and each site needs servers of its own. What one server
        must carry when others are lost stays as the plan says.
      </p>
      {space && (
        <p>
          {space.designs > 0
            ? spaceWords(plan, space, format)
            : 'No array is considered for this plan, so there is nothing to search. Tested building blocks come in whole blocks and are not searched.'}
        </p>
      )}
      <div className="plan-actions">
        <button
          type="button"
          className="primary"
          aria-disabled={!startable}
          onClick={() => startable && form.bounds && startSearch(plan, form.bounds)}
        >
          Start the search
        </button>
        <button type="button" aria-disabled={!runs} onClick={cancelSearch}>
          Cancel
        </button>
      </div>
    </section>
  )
}

/** How far the search is, or why it ended before it was done. */
function Running({ search: { plan, bounds, progress, ended } }: { search: Search }) {
  const format = useFormat()
  const space = searchSpace(plan, bounds)
  const done = progress?.designs ?? 0
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">Progress</h2>
      {ended?.how === 'failed' && <p className="error">{failureWords(ended.failure)}</p>}
      <p className="search-progress">
        <progress max={space.designs} value={done} aria-labelledby="progress-title" />
        <span>
          {format.number(Math.floor((100 * done) / Math.max(1, space.designs)))} %
          {ended?.how === 'canceled' && ', canceled'}
        </span>
      </p>
      <p>
        {format.number(progress?.layouts ?? 0)} of {format.number(space.layouts)} layouts,{' '}
        {format.number(done)} of {format.number(space.designs)} designs,{' '}
        {format.number(progress?.found ?? 0)} found.
      </p>
      {progress && <Pruned progress={progress} open={false} />}
    </section>
  )
}

function Pruned({ progress, open }: { progress: SearchProgress; open: boolean }) {
  return (
    <details className="search-pruned-fold" open={open}>
      <summary>What was passed over, and why</summary>
      <PrunedTable progress={progress} />
    </details>
  )
}

function Found({ search, plan }: { search: Search; plan: Plan }) {
  const format = useFormat()
  const { plan: searched, bounds, ended } = search
  if (ended?.how !== 'done') return null
  const { result, tookMs } = ended
  const { best, front, found, designs } = result
  const isCurrent = isSameSearch(searched, plan)
  const current = isCurrent ? plan : null
  const ranking = answerWords(fieldOf('ranking'), searched.ranking, format)
  return (
    <section aria-labelledby="found-title">
      <h2 id="found-title">What was found</h2>
      {!isCurrent && (
        <p className="stale" role="status">
          These results belong to an older plan: answers changed since. Search again to use one of
          them.
        </p>
      )}
      <p role="status">
        {format.number(found)} of {format.number(designs)} designs fit. Searched:{' '}
        {boundsWords(searched, bounds, format)}, in {durationWords(tookMs, format)}.
      </p>
      {found === 0 ? (
        <p>None fits within these bounds. Widen them, or lower the quota or the profile.</p>
      ) : (
        <>
          <FoundTable
            caption={`The first ${format.number(best.length)} by the ranking of the plan: ${ranking.toLowerCase()}`}
            designs={best}
            searched={searched}
            current={current}
          />
          <p className="hint">
            Here a ranking counts the arrays and the unused space of all servers, because layouts
            differ in how many there are. <PageLink page="arrays">{pages.arrays.title}</PageLink>{' '}
            asks for it.
          </p>
          <FoundTable
            caption={`${format.number(front.length)} trade-offs that nothing found beats in drives, reads and capacity used, fewest drives first`}
            designs={front}
            searched={searched}
            current={current}
          />
        </>
      )}
      <Pruned progress={result} open />
    </section>
  )
}

/**
 * Whether what was found for one plan holds for another: they may differ only in names, in what is
 * accepted, and in the answers that a search gives itself.
 */
function isSameSearch(one: Plan, other: Plan): boolean {
  return one === other || compared(one) === compared(other)
}

function compared(plan: Plan): string {
  const { name: _n, author: _a, customer: _c, acknowledged: _k, ...answers } = plan
  const { servers: _s, copies: _o, databases: _d, models: _m, raid: _r, ...others } = answers
  const { arraysPerServer: _p, ...searched } = others
  return JSON.stringify(searched)
}

/** Where every design of a search went: found, or passed over and why. */
export function PrunedTable({ progress }: { progress: SearchProgress }) {
  const { designs, found, pruned } = progress
  const passedOver = pruneReasons.filter((reason) => pruned[reason] > 0)
  return (
    <DataTable
      caption="Where every design went"
      frame="Where every design went"
      className="compact"
      rows={[
        { what: 'Found: they fit', count: found },
        ...passedOver.map((reason) => ({ what: reasonWords[reason], count: pruned[reason] })),
      ]}
      columns={[
        { head: 'Designs', of: ({ what }) => what, foot: 'All' },
        { head: 'How many', of: ({ count }) => count, foot: designs },
      ]}
    />
  )
}
