import { type ReactNode, useContext } from 'react'
import type { PlanSection } from '../app/plan-section.ts'
import { foldSections, useFolds } from '../app/store/open-sections.ts'
import type { Plan, Sizing } from '../engine/index.ts'
import { ForPaper } from '../ui/chart-frame.tsx'
import { focusSection } from '../ui/control.ts'
import { useFormat } from '../ui/format-context.tsx'
import './plan-sections.css'

type SectionsProps<S extends Sizing> = {
  /** In their order; only those that have anything to say are shown. */
  readonly sections: readonly PlanSection<S>[]
  readonly plan: Plan
  readonly sizing: S
}

/** The sections that have anything to say of a plan. */
function shownSections<S extends Sizing>({
  sections,
  plan,
  sizing,
}: SectionsProps<S>): readonly PlanSection<S>[] {
  return sections.filter(({ shows }) => shows?.(plan, sizing) ?? true)
}

/** The sections of a plan, each with its takeaway: folded on screen, whole on paper. */
export function PlanSections<S extends Sizing>(props: SectionsProps<S>) {
  const { plan, sizing } = props
  const format = useFormat()
  const Frame = useContext(ForPaper) ? PrintedSection : FoldedSection
  return shownSections(props).map(({ id, title, takeaway, isOpen = false, Section }) => (
    <Frame key={id} id={id} title={title} says={takeaway(plan, sizing, format)} isOpen={isOpen}>
      <Section plan={plan} sizing={sizing} />
    </Frame>
  ))
}

type SaidProps = {
  readonly id: string
  readonly title: string
  readonly says: string | null
  /** Whether it is unfolded as long as nobody folded it. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

function PrintedSection({ id, title, says, children }: SaidProps) {
  return (
    <section id={id} className="plan-section" aria-labelledby={`${id}-section`}>
      <h2 id={`${id}-section`}>{title}</h2>
      {says !== null && <p className="why">{says}</p>}
      {children}
    </section>
  )
}

/** What is folded away is drawn all the same, so that the browser finds in it and opens it. */
function FoldedSection({ id, title, says, isOpen, children }: SaidProps) {
  const opened = useFolds()[id] ?? isOpen
  return (
    <section id={id} className="plan-section" aria-labelledby={`${id}-section`}>
      <details
        open={opened}
        onToggle={({ currentTarget }) => foldSections([id], currentTarget.open)}
      >
        <summary aria-labelledby={`${id}-section`}>
          <h2 id={`${id}-section`} tabIndex={-1}>
            {title}
          </h2>
          {says !== null && <p className="why">{says}</p>}
        </summary>
        {children}
      </details>
    </section>
  )
}

/** Leads to every section of the page, and opens or closes them all. */
export function Contents<S extends Sizing>(props: SectionsProps<S>) {
  const shown = shownSections(props)
  const ids = shown.map(({ id }) => id)
  return (
    <nav className="contents" aria-label="Contents of the plan">
      <ol>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <SectionLink id={id}>{title}</SectionLink>
          </li>
        ))}
      </ol>
      <p className="fold-all">
        <button type="button" className="link" onClick={() => foldSections(ids, true)}>
          Open all sections
        </button>
        <button type="button" className="link" onClick={() => foldSections(ids, false)}>
          Close all
        </button>
      </p>
    </nav>
  )
}

type SectionLinkProps = { readonly id: string; readonly children: ReactNode }

/** The address moves the focus too, but not when it leads there already. */
export function SectionLink({ id, children }: SectionLinkProps) {
  return (
    <a href={`#/plan/${id}`} onClick={() => focusSection(id)}>
      {children}
    </a>
  )
}
