import { PageLink } from '../../app/frame/page-link.tsx'
import { titleIn } from '../../app/pages.ts'
import { PinnedNote } from '../../app/pinned-note.tsx'
import type { PlanSection } from '../../app/plan-section.tsx'
import { cancelSearch, type Search, startSearch, useSearches } from '../../app/store/search.ts'
import { exploringOf, fieldOf, goalOf, isSameSearch, type Plan } from '../../engine/index.ts'
import { answerWords } from '../../ui/field-words.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { boundsForm } from './bounds.ts'
import { BoundsFields } from './bounds-fields.tsx'
import { FoundTable } from './found-table.tsx'
import { Passed, RunningSearch } from './running-search.tsx'
import { durationWords, searchWords } from './search-words.ts'
import './search.css'

/** A search beyond the layout of the plan: servers, copies, databases and what they stand on. */
export const searchSection: PlanSection = {
  id: 'search',
  title: 'Wider search',
  only: 'screen',
  takeaway: (plan) => searchWords[exploringOf(plan).searching.kind].takeaway,
  Section: ({ plan }) => <WiderSearch plan={plan} />,
}

function WiderSearch({ plan }: { plan: Plan }) {
  const { kind } = exploringOf(plan).searching
  const { search, shown } = useSearches(kind)
  return (
    <div className="search">
      <p className="why">
        {searchWords[kind].why} Or see what{' '}
        <PageLink page="existing-arrays">hardware that you have already</PageLink> carries.
      </p>
      <Bounds plan={plan} />
      {search && search.ended?.how !== 'done' && <Running search={search} />}
      {shown?.ended?.how === 'done' && <Found search={shown} plan={plan} />}
    </div>
  )
}

function Bounds({ plan }: { plan: Plan }) {
  const { kind, ranges, space: spaceOf } = exploringOf(plan).searching
  const { search, ...typed } = useSearches(kind)
  const format = useFormat()
  const words = searchWords[kind]
  const form = boundsForm(ranges(plan), typed)
  const space = form.bounds && spaceOf(plan, form.bounds)
  const runs = search !== null && search.ended === null
  // Disabled in name only, so that a button that was just pressed keeps the focus.
  const startable = space !== null && space.designs > 0 && !runs
  return (
    <section aria-labelledby="bounds-title">
      <h3 id="bounds-title">What is searched</h3>
      <BoundsFields plan={plan} form={form} />
      <PinnedNote plan={plan} />
      <p className="search-caveat">{words.caveat}</p>
      {space && <Space said={space.designs > 0 ? words.space(space, format) : [words.nothing]} />}
      <div className="plan-actions">
        <button
          type="button"
          className="primary"
          aria-disabled={!startable}
          onClick={() => startable && form.bounds && startSearch(plan, form.bounds)}
        >
          Start the search
        </button>
        <button type="button" aria-disabled={!runs} onClick={() => cancelSearch(kind)}>
          Cancel
        </button>
      </div>
    </section>
  )
}

/** How much is searched, with what it is made of below. */
function Space({ said: [all, ...parts] }: { said: readonly [string, ...string[]] }) {
  return (
    <>
      <p>{all}</p>
      {parts.length > 0 && (
        <ul className="hint">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How far the search is, or why it ended before it was done. */
function Running({ search: { plan, bounds, progress, ended } }: { search: Search }) {
  const format = useFormat()
  const { kind, space: spaceOf } = exploringOf(plan).searching
  const space = spaceOf(plan, bounds)
  const words = searchWords[kind]
  return (
    <RunningSearch ended={ended} done={progress?.designs ?? 0} all={space.designs}>
      <p>{words.progress(progress, space, format)}</p>
      {progress && <Passed isOpen={false} words={words} progress={progress} />}
    </RunningSearch>
  )
}

function Found({ search, plan }: { search: Search; plan: Plan }) {
  const format = useFormat()
  const { plan: searched, bounds, ended } = search
  if (ended?.how !== 'done') return null
  const { result, tookMs } = ended
  const { best, front, found, designs } = result
  const words = searchWords[exploringOf(searched).searching.kind]
  const isCurrent = isSameSearch(searched, plan)
  const current = isCurrent ? plan : null
  const ranking = answerWords(fieldOf('ranking'), goalOf(searched), format)
  return (
    <section aria-labelledby="found-title">
      <h3 id="found-title">What was found</h3>
      {!isCurrent && (
        <p className="stale" role="status">
          These results belong to an older plan: answers changed since. Search again to use one of
          them.
        </p>
      )}
      <p role="status">
        <strong>
          {format.number(found)} of {format.number(designs)} {words.many} hold.
        </strong>{' '}
        Searched{words.searched(searched, bounds, format)} in {durationWords(tookMs, format)}.
      </p>
      {found === 0 ? (
        <p>None holds within these bounds. Widen them, or lower the quota or the profile.</p>
      ) : (
        <>
          <FoundTable
            caption={`The first ${format.number(best.length)} by the ranking of the plan: ${ranking.toLowerCase()}`}
            designs={best}
            searched={searched}
            current={current}
          />
          <p className="hint">
            {words.order} <PageLink page="arrays">{titleIn('arrays', searched)}</PageLink>{' '}
            {words.asked}
          </p>
          <FoundTable
            caption={`${format.number(front.length)} trade-offs that nothing found beats in ${words.front}`}
            designs={front}
            searched={searched}
            current={current}
          />
        </>
      )}
      <Passed isOpen words={words} progress={result} />
    </section>
  )
}
