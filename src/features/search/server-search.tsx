import { PageLink } from '../../app/frame/page-link.tsx'
import { titleIn } from '../../app/pages.ts'
import { PinnedNote } from '../../app/pinned-note.tsx'
import {
  cancelServerSearch,
  type ServerSearch,
  startServerSearch,
  useServerSearches,
} from '../../app/store/server-search.ts'
import {
  fieldOf,
  type Plan,
  type ServerSearchProgress,
  serverLayouts,
  serverPruneReasons,
} from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Passed, RunningSearch } from './running-search.tsx'
import { durationWords } from './search-words.ts'
import { serverBoundsForm } from './server-bounds.ts'
import { ServerBoundsFields } from './server-bounds-fields.tsx'
import { ServerFoundTable } from './server-found-table.tsx'
import { serverReasonWords } from './server-search-words.ts'
import './search.css'

/** A search of servers beyond those of a plan of Exchange 2013 to SE. */
export function ServerSearchSections({ plan }: { plan: Plan }) {
  const { search, shown } = useServerSearches()
  return (
    <>
      <Bounds plan={plan} />
      {search && search.ended?.how !== 'done' && <Running search={search} />}
      {shown?.ended?.how === 'done' && <Found search={shown} plan={plan} />}
    </>
  )
}

function Bounds({ plan }: { plan: Plan }) {
  const searches = useServerSearches()
  const format = useFormat()
  const form = serverBoundsForm(plan, searches)
  const layouts = form.bounds ? serverLayouts(plan, form.bounds).length : 0
  const runs = searches.search !== null && searches.search.ended === null
  // Disabled in name only, so that a button that was just pressed keeps the focus.
  const startable = layouts > 0 && !runs
  return (
    <section aria-labelledby="bounds-title">
      <h2 id="bounds-title">What is searched</h2>
      <ServerBoundsFields plan={plan} form={form} />
      <PinnedNote plan={plan} />
      <p className="search-caveat">
        Every design is sized anew: its databases are counted, its copies placed and its failures
        tried. What must survive, the processors of a server and all other answers stay as the plan
        has them.
      </p>
      {form.bounds && (
        <p>
          {layouts > 0
            ? `Within these bounds there are ${format.number(layouts)} layouts of servers, copies and drives.`
            : 'No copies can be shared out over the sites within these bounds.'}
        </p>
      )}
      <div className="plan-actions">
        <button
          type="button"
          className="primary"
          aria-disabled={!startable}
          onClick={() => startable && form.bounds && startServerSearch(plan, form.bounds)}
        >
          Start the search
        </button>
        <button type="button" aria-disabled={!runs} onClick={cancelServerSearch}>
          Cancel
        </button>
      </div>
    </section>
  )
}

function Running({ search: { plan, bounds, progress, ended } }: { search: ServerSearch }) {
  const format = useFormat()
  const layouts = serverLayouts(plan, bounds).length
  const done = progress?.designs ?? 0
  return (
    <RunningSearch ended={ended} done={done} all={layouts}>
      <p>
        {format.number(done)} of {format.number(layouts)} layouts,{' '}
        {format.number(progress?.found ?? 0)} found.
      </p>
      {progress && <PassedLayouts progress={progress} isOpen={false} />}
    </RunningSearch>
  )
}

type PassedLayoutsProps = { readonly progress: ServerSearchProgress; readonly isOpen: boolean }

/** Where every layout of a search went: found, or passed over and why. */
function PassedLayouts({ progress, isOpen }: PassedLayoutsProps) {
  const { designs, found, pruned } = progress
  return (
    <Passed
      isOpen={isOpen}
      caption="Where every layout went"
      found={found}
      all={designs}
      passed={serverPruneReasons.map((reason) => ({
        what: serverReasonWords[reason],
        count: pruned[reason],
      }))}
    />
  )
}

function Found({ search, plan }: { search: ServerSearch; plan: Plan }) {
  const format = useFormat()
  const { plan: searched, ended } = search
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
          {format.number(found)} of {format.number(designs)} layouts fit.
        </strong>{' '}
        Searched in {durationWords(tookMs, format)}.
      </p>
      {found === 0 ? (
        <p>None fits within these bounds. Widen them, or lower the quota or the profile.</p>
      ) : (
        <>
          <ServerFoundTable
            caption={`The first ${format.number(best.length)} by the ranking of the plan: ${ranking.toLowerCase()}`}
            designs={best}
            searched={searched}
            current={current}
          />
          <p className="hint">
            Equal ones come by fewest servers, then by fewest drives.{' '}
            <PageLink page="arrays">{titleIn('arrays', searched)}</PageLink> asks for the ranking.
          </p>
          <ServerFoundTable
            caption={`${format.number(front.length)} trade-offs that nothing found beats in servers, drives and processors, fewest servers first`}
            designs={front}
            searched={searched}
            current={current}
          />
        </>
      )}
      <PassedLayouts progress={result} isOpen />
    </section>
  )
}

/** Whether what was found for one plan holds for another: they differ in what a search gives alone. */
function isSameSearch(one: Plan, other: Plan): boolean {
  return one === other || compared(one) === compared(other)
}

function compared(plan: Plan): string {
  const { name: _n, author: _a, customer: _c, acknowledged: _k, ...answers } = plan
  const { activeServers: _s, dags: _d, copies: _o, secondSiteCopies: _2, ...others } = answers
  const { laggedCopies: _l, secondSiteLagged: _g, databases: _b, ...rest } = others
  const { jbod: _j, deployment: _p, forcedRaid: _f, ...kept } = rest
  const { databaseDrive: _v, logDrive: _w, restoreDrive: _x, ...drives } = kept
  const { secondDatabaseDrive: _y, secondLogDrive: _z, ...sizes } = drives
  const { secondRestoreDrive: _r, ...searched } = sizes
  return JSON.stringify(searched)
}
