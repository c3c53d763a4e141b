import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { sectionOf } from '../../app/plan-section.tsx'
import { visit } from '../../app/store/address.ts'
import { useProject } from '../../app/store/use-project.ts'
import { applyPlan } from '../../app/store/whole-projects.ts'
import { Unfinished } from '../../app/unfinished.tsx'
import { useFound } from '../../app/work.ts'
import {
  type BuiltAlternative,
  cutName,
  hasParts,
  isTooBusy,
  type Plan,
  type ServerAlternatives,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { ForPaper } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  alternativeWords,
  builtOf,
  laggedWords,
  layoutWords,
  unbuiltRows,
  unsharedWords,
} from './alternative-words.ts'

/** The plan beside its alternatives: how sites share the users, copies, lagged copies and drives. */
export const alternativesSection = sectionOf(hasParts, {
  id: 'alternatives',
  title: 'Alternatives',
  only: 'paper',
  takeaway: () =>
    'The same users with other sites, copies and drives: on the same servers, or on the fewest more that hold. All other answers stay.',
  Section: ({ plan }) => <WhenSeen plan={plan} />,
})

type PlanProps = { readonly plan: Plan }

/** Works the alternatives out once somebody looks at them; on paper at once. */
function WhenSeen({ plan }: PlanProps) {
  const isPaper = useContext(ForPaper)
  const [isSeen, setIsSeen] = useState(false)
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isPaper || isSeen ? (
    <Alternatives plan={plan} />
  ) : (
    <p ref={place} className="hint">
      The alternatives are computed once this section is in view.
    </p>
  )
}

const known = new WeakMap<Plan, ServerAlternatives>()

function Alternatives({ plan }: PlanProps) {
  const format = useFormat()
  const order = useMemo(() => ({ job: 'serverAlternatives', plan }) as const, [plan])
  const { found, failure } = useFound(known, plan, order)
  if (!found) return <Unfinished doing="Sizing the alternatives…" failure={failure} />
  return (
    <>
      <BuiltTable plan={plan} found={found} />
      <UnbuiltTable found={found} />
      {found.leftOut > 0 && (
        <p className="hint">
          {format.number(found.leftOut)} more would change a pinned answer and{' '}
          {found.leftOut === 1 ? 'is' : 'are'} left out.
        </p>
      )}
    </>
  )
}

type FoundProps = { readonly found: ServerAlternatives }

/** As many as one looks through, and as stand together on a page of paper. */
const mostShown = 9
const mostPrinted = 6

function BuiltTable({ plan, found: { open, built } }: FoundProps & PlanProps) {
  const format = useFormat()
  const isPaper = useContext(ForPaper)
  const acts = useProject((now) => now.page === 'explore' && now.plan === plan)
  const rows = open ? [open, ...built] : built
  const isPriced = rows.some(({ cost }) => cost !== null)
  const hasSites = rows.some(({ siteLoss }) => siteLoss !== null)
  return (
    <DataTable
      caption="The plan and its alternatives"
      frame="The plan and its alternatives"
      cards
      className="alternatives"
      rows={isPaper ? rows.slice(0, mostPrinted) : rows}
      first={mostShown}
      keyOf={(one) => (one === open ? 'open' : alternativeWords(one, format))}
      classOf={(one) => (one === open ? 'marked' : undefined)}
      columns={[
        { head: 'Alternative', of: (one) => nameCell(one, one === open, format) },
        { head: 'Servers', bare: true, of: (one) => serversCell(one, format) },
        { head: 'Drives', bare: true, of: ({ drives }) => drives },
        { head: 'Memory of a server', of: ({ memory }) => memory },
        {
          head: 'Processors at worst',
          of: ({ processors }) => processors,
          fails: ({ processors }) => isTooBusy(processors),
        },
        hasSites && { head: 'Loss of a site', of: siteCell },
        hasSites && { head: 'Logs over the link, peak', of: ({ peak }) => peak },
        isPriced && {
          head: `Price${plan.currency && `, ${cutName(plan.currency)}`}`,
          bare: true,
          of: ({ cost }) => cost ?? { hint: 'not known' },
        },
        acts && {
          head: 'Use it',
          acts: true,
          of: (one) => (one === open ? { hint: 'The plan' } : openCell(one, format)),
        },
      ]}
    >
      <p className="footnote">
        Link and witness are those of the plan.{' '}
        {isPaper
          ? rows.length > mostPrinted &&
            `${format.number(rows.length - mostPrinted)} more hold; in Spindle, the page Explore shows all.`
          : 'Open an alternative to see the working of its figures; this can be undone.'}
      </p>
    </DataTable>
  )
}

function nameCell(one: BuiltAlternative, isOpen: boolean, format: Format): Cell {
  const lagged = laggedWords(one.shape, format)
  return [
    layoutWords(one.shape, format),
    { note: [lagged ? `${lagged}, ` : '', builtOf(one)] },
    ...(one.unshared ? [{ note: unsharedWords(one.unshared, format) }] : []),
    ...(isOpen ? [{ note: openWords(one) }] : []),
  ]
}

function openWords({ verdict }: BuiltAlternative): string {
  return verdict === 'does not fit' ? 'This plan, which does not hold' : 'This plan'
}

/** All servers, and how they stand: by site, and in how many DAGs. */
function serversCell({ servers, sites, plan, shape }: BuiltAlternative, format: Format): Cell {
  const by = sites.map(({ value }) => format.number(value)).join(' + ')
  const dags = shape.sites === 'AAN' ? 2 * plan.dags : plan.dags
  const where = sites.length > 1 ? [`${by} by site`] : []
  const inDags = dags > 1 && shape.sites !== 'standalone' ? [format.value(dags, 'dags')] : []
  const words = [...where, ...inDags].join(', ')
  return words ? [servers, { note: words }] : servers
}

function siteCell({ siteLoss }: BuiltAlternative): Cell {
  if (!siteLoss) return { hint: 'all is down' }
  const { down, lost } = siteLoss
  if (lost.value > 0) return [lost, { note: 'lose every copy' }]
  if (down.value > 0) return ['by hand', { note: [down, ' down until then'] }]
  return 'goes on by itself'
}

function openCell(one: BuiltAlternative, format: Format): Cell {
  const words = alternativeWords(one, format)
  return {
    drawn: (
      <button type="button" className="use" onClick={() => openPlan(one.plan, words)}>
        Open<span className="sr"> as the plan: {words}</span>
      </button>
    ),
    text: '',
  }
}

/** Makes an alternative the plan, and shows it. */
function openPlan(plan: Plan, words: string): void {
  applyPlan(plan, words)
  visit('plan')
}

function UnbuiltTable({ found: { unbuilt } }: FoundProps) {
  const format = useFormat()
  const rows = unbuiltRows(unbuilt, format)
  if (rows.length === 0) return null
  return (
    <Fold title={`What cannot be built, and why (${format.number(rows.length)})`}>
      <DataTable
        caption="Alternatives that cannot be built"
        cards
        rows={rows}
        columns={[
          { head: 'Alternative', of: ({ of }) => of },
          { head: 'Why', narrow: 'alone', of: ({ why }) => why },
        ]}
      />
    </Fold>
  )
}
