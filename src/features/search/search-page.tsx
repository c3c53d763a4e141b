import { PageLink } from '../../app/frame/page-link.tsx'
import { pages } from '../../app/pages.ts'
import { PinnedNote } from '../../app/pinned-note.tsx'
import { cancelSearch, type Search, startSearch, useSearches } from '../../app/store/search.ts'
import type { LiveResults } from '../../app/store/use-project.ts'
import {
  fieldOf,
  methodIdOf,
  type Plan,
  pruneReasons,
  type SearchProgress,
  searchSpace,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { boundsForm } from './bounds.ts'
import { BoundsFields } from './bounds-fields.tsx'
import { FoundTable } from './found-table.tsx'
import { Passed, RunningSearch } from './running-search.tsx'
import { boundsWords, durationWords, reasonWords, spaceWords } from './search-words.ts'
import './search.css'

const ServerSearchSections = lazyPart(
  async () => (await import('./server-search.tsx')).ServerSearchSections,
  'The search of servers',
)

/** A search beyond the layout of the plan: servers, copies, databases and what they stand on. */
export function SearchPage({ live: { plan, stale } }: { live: LiveResults }) {
  const isOfServers = methodIdOf(plan) === 'roles'
  return (
    <article className="plan search">
      <h1 tabIndex={-1}>{pages.search.title}</h1>
      <p className="why">
        {isOfServers
          ? 'The plan sizes one layout. This sizes every other one within the bounds below: each number of servers, DAGs, copies and lagged copies with drives of every size, with RAID and without. All other answers stay as the plan has them.'
          : 'The plan sizes one layout. This judges every other one within the bounds below: each number of servers, copies and databases with every array, drive size and RAID policy. All other answers stay as the plan has them.'}
      </p>
      {stale && (
        <p className="stale">
          An answer is missing or contradicts another. The search starts from the last plan that
          could be computed.
        </p>
      )}
      {isOfServers ? <ServerSearchSections plan={plan} /> : <DesignSearchSections plan={plan} />}
    </article>
  )
}

function DesignSearchSections({ plan }: { plan: Plan }) {
  const { search, shown } = useSearches()
  return (
    <>
      <Bounds plan={plan} />
      {search && search.ended?.how !== 'done' && <Running search={search} />}
      {shown?.ended?.how === 'done' && <Found search={shown} plan={plan} />}
    </>
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
      <PinnedNote plan={plan} />
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
    <RunningSearch ended={ended} done={done} all={space.designs}>
      <p>
        {format.number(progress?.layouts ?? 0)} of {format.number(space.layouts)} layouts,{' '}
        {format.number(done)} of {format.number(space.designs)} designs,{' '}
        {format.number(progress?.found ?? 0)} found.
      </p>
      {progress && <PassedDesigns progress={progress} isOpen={false} />}
    </RunningSearch>
  )
}

type PassedDesignsProps = { readonly progress: SearchProgress; readonly isOpen: boolean }

/** Where every design of a search went: found, or passed over and why. */
function PassedDesigns({ progress, isOpen }: PassedDesignsProps) {
  const { designs, found, pruned } = progress
  return (
    <Passed
      isOpen={isOpen}
      caption="Where every design went"
      found={found}
      all={designs}
      passed={pruneReasons.map((reason) => ({
        what: reasonWords[reason],
        count: pruned[reason],
      }))}
    />
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
        <strong>
          {format.number(found)} of {format.number(designs)} designs fit.
        </strong>{' '}
        Searched: {boundsWords(searched, bounds, format)}, in {durationWords(tookMs, format)}.
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
      <PassedDesigns progress={result} isOpen />
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
