import { type ReactNode, useContext, useEffect, useState } from 'react'
import { LazyRelatedGlossaryLinks } from '../app/lazy-related-glossary-links.tsx'
import type { PlanSectionDefinition, SectionProps } from '../app/plan-section.tsx'
import { useLateTakeaway } from '../app/store/late-takeaways.ts'
import { setSectionsOpen, useSectionFolds } from '../app/store/open-sections.ts'
import { project } from '../app/store/project.ts'
import type { Plan, Sizing } from '../engine/index.ts'
import { IsForPaperContext } from '../ui/chart-frame.tsx'
import { focusSection } from '../ui/control.ts'
import { FoldAll, FoldLine } from '../ui/fold-line.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { ReportSection } from './report-section.tsx'
import './plan-sections.css'

export function shownSections(
  sections: readonly PlanSectionDefinition[],
  plan: Plan,
  sizing: Sizing,
): readonly PlanSectionDefinition[] {
  return sections.filter(({ shows }) => shows?.(plan, sizing) ?? true)
}

type SectionsProps = {
  /** Sections in order; only those with something to say of the plan are shown. */
  readonly sections: readonly PlanSectionDefinition[]
  readonly plan: Plan
  readonly sizing: Sizing
}

/** Sections of a plan, each with its takeaway; foldable on screen, whole on paper. */
export function PlanSections({ sections, plan, sizing }: SectionsProps) {
  const isPaper = useContext(IsForPaperContext)
  useEffect(() => {
    // The address may lead to a section that was still loading when the page was opened.
    const { focus } = project.getState()
    if (!isPaper && focus !== null) focusSection(focus)
  }, [isPaper])
  const shown = shownSections(sections, plan, sizing)
  const all = shown.map((section, at) => (
    <OneSection
      key={section.id}
      section={section}
      isFirst={at === 0}
      isAlone={shown.length === 1}
      plan={plan}
      sizing={sizing}
    />
  ))
  if (isPaper) return all
  const ids = shown.map(({ id }) => id)
  return (
    <div className="plan-part">
      {ids.length > 1 && (
        <FoldAll of="sections" onFold={(isOpen) => setSectionsOpen(ids, isOpen)} />
      )}
      {all}
    </div>
  )
}

type OneProps = Omit<SectionsProps, 'sections'> & {
  readonly section: PlanSectionDefinition
  readonly isFirst: boolean
  readonly isAlone: boolean
}

function OneSection({ section, isFirst, isAlone, ...props }: OneProps) {
  const { id, title, isOpen = false, Section } = section
  const says = useTakeaway(section, props)
  const isPaper = useContext(IsForPaperContext)
  const Frame = isPaper ? PrintedSection : FoldedSection
  return (
    <Frame id={id} title={title} says={says} isOpen={(isOpen && (isFirst || hasRoom())) || isAlone}>
      <Section {...props} />
      {!isPaper && <LazyRelatedGlossaryLinks of={id} isOf="sections" plan={props.plan} />}
    </Frame>
  )
}

/** Takeaway of a section; null while it is not known, or if there is none. */
function useTakeaway(
  { id, takeaway }: PlanSectionDefinition,
  { plan, sizing }: SectionProps,
): string | null {
  const format = useFormat()
  const late = useLateTakeaway(id, plan)
  return takeaway(plan, sizing, format) ?? late
}

type SaidProps = {
  readonly id: string
  readonly title: string
  readonly says: string | null
  /** True if unfolded until the visitor folds it. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

function PrintedSection({ id, title, says, children }: SaidProps) {
  return (
    <ReportSection id={id} title={title} className="plan-section">
      {says !== null && <p className="why">{says}</p>}
      {children}
    </ReportSection>
  )
}

/** True if the page is wide enough for an open section to leave others in sight. */
function hasRoom(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(width >= 48rem)').matches
}

function FoldedSection({ id, title, says, isOpen, children }: SaidProps) {
  const [isOpenAtFirst] = useState(isOpen)
  const opened = useSectionFolds()[id] ?? isOpenAtFirst
  return (
    <FoldLine
      id={id}
      level={2}
      title={title}
      says={says}
      isOpen={opened}
      onFold={(unfolded) => setSectionsOpen([id], unfolded)}
    >
      {children}
    </FoldLine>
  )
}
