import { PageLink } from '../app/frame/page-link.tsx'
import { type PlanPart, pages, planParts } from '../app/pages.ts'
import { visit } from '../app/store/address.ts'
import type { Plan, Sizing } from '../engine/index.ts'
import { onPlainClick } from '../ui/plain-click.ts'
import { Takeaway } from './plan-sections.tsx'
import type { ShownPart } from './sections.ts'
import './plan-parts.css'

type PartTabsProps = {
  readonly parts: readonly ShownPart[]
  /** The part that is shown; null for the summary. */
  readonly current: PlanPart | null
}

/** Leads from one part of the plan to another. */
export function PartTabs({ parts, current }: PartTabsProps) {
  return (
    <nav className="part-tabs on-screen-only" aria-label="Parts of the plan">
      <ul className="focus-inside">
        {[null, ...parts.map(({ id }) => id)].map((id) => (
          <li key={id}>
            <a
              className="tab"
              href={id === null ? '#/plan' : `#/plan/${id}`}
              aria-current={id === current ? 'page' : undefined}
              onClick={onPlainClick(() => visit('plan', id))}
            >
              {id === null ? 'Summary' : planParts[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PartLinesProps = {
  readonly parts: readonly ShownPart[]
  readonly plan: Plan
  readonly sizing: Sizing
}

/** As many takeaways as tell of a part. */
const told = 2

/** The parts of the plan, each with what it comes to first. */
export function PartLines({ parts, plan, sizing }: PartLinesProps) {
  return (
    <section className="part-lines on-screen-only" aria-labelledby="parts-title">
      <h2 id="parts-title" className="body-size below-1">
        In detail
      </h2>
      <ul className="bare-list">
        {parts.map(({ id, title, sections }) => (
          <li key={id}>
            <PageLink page="plan" at={id}>
              {title}
            </PageLink>
            <p className="quiet">
              {sections.slice(0, told).map((section) => (
                <Takeaway key={section.id} section={section} plan={plan} sizing={sizing} />
              ))}
            </p>
          </li>
        ))}
        <li>
          <PageLink page="explore">{pages.explore.title}</PageLink>
          <p className="quiet">What else holds, and what was passed over and why.</p>
        </li>
      </ul>
    </section>
  )
}
