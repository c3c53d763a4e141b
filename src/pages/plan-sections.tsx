import { type ReactNode, useContext, useEffect, useState } from 'react'
import type { PlacedSection } from '../app/plan-section.tsx'
import { useLateTakeaway } from '../app/store/late-takeaways.ts'
import { foldSections, useFolds } from '../app/store/open-sections.ts'
import { project } from '../app/store/project.ts'
import type { Plan, Sizing } from '../engine/index.ts'
import { ForPaper } from '../ui/chart-frame.tsx'
import { focusSection } from '../ui/control.ts'
import { FoldLine } from '../ui/fold-line.tsx'
import { useFormat } from '../ui/format-context.tsx'
import './plan-sections.css'

export type SectionsProps = {
  /** In their order; only those that have anything to say are shown. */
  readonly sections: readonly PlacedSection[]
  readonly plan: Plan
  readonly sizing: Sizing
}

type Chapter = {
  readonly title: string
  readonly sections: readonly PlacedSection[]
}

/** The sections that have anything to say of a plan, by chapter. */
export function shownChapters({ sections, plan, sizing }: SectionsProps): readonly Chapter[] {
  const shown = sections.filter(({ shows }) => shows?.(plan, sizing) ?? true)
  const titles = [...new Set(shown.map(({ chapter }) => chapter))]
  return titles.map((title) => ({
    title,
    sections: shown.filter(({ chapter }) => chapter === title),
  }))
}

/** The sections of a plan, each with its takeaway: folded on screen, whole on paper. */
export function PlanSections(props: SectionsProps) {
  const isPaper = useContext(ForPaper)
  useEffect(() => {
    // The address may lead to a section that was still on its way when the page was opened.
    const { page, focus } = project.getState()
    if (!isPaper && page === 'plan' && focus !== null) focusSection(focus)
  }, [isPaper])
  const { plan, sizing } = props
  return shownChapters(props).map(({ title, sections }) => {
    const all = sections.map((section) => (
      <OneSection key={section.id} section={section} plan={plan} sizing={sizing} />
    ))
    return isPaper ? (
      all
    ) : (
      <div key={title} className="chapter">
        <p className="chapter-title on-screen-only">{title}</p>
        {all}
      </div>
    )
  })
}

type OneSectionProps = Omit<SectionsProps, 'sections'> & {
  readonly section: PlacedSection
}

function OneSection({ section, plan, sizing }: OneSectionProps) {
  const { id, title, takeaway, isOpen = false, Section } = section
  const format = useFormat()
  const late = useLateTakeaway(id, plan)
  const Frame = useContext(ForPaper) ? PrintedSection : FoldedSection
  return (
    <Frame id={id} title={title} says={takeaway(plan, sizing, format) ?? late} isOpen={isOpen}>
      <Section plan={plan} sizing={sizing} />
    </Frame>
  )
}

type SaidProps = {
  readonly id: string
  readonly title: string
  readonly says: string | null
  /** Whether it is unfolded as long as nobody folded it, unless the screen is narrow. */
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

/** Whether an unfolded section leaves the others in sight. */
function hasRoom(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(width >= 48rem)').matches
}

function FoldedSection({ id, title, says, isOpen, children }: SaidProps) {
  const [isOpenAtFirst] = useState(() => isOpen && hasRoom())
  const opened = useFolds()[id] ?? isOpenAtFirst
  return (
    <FoldLine
      id={id}
      level={2}
      title={title}
      says={says}
      isOpen={opened}
      onFold={(unfolded) => foldSections([id], unfolded)}
    >
      {children}
    </FoldLine>
  )
}
