import type { ComponentType } from 'react'
import { Contradiction } from '../app/frame/contradiction.tsx'
import { isStep, needsResults, type PageId, type PageOfResults, pages } from '../app/pages.ts'
import { type LiveResults, useResults } from '../app/store/use-project.ts'
import type { Step } from '../engine/index.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { AllPage, StepPage } from '../pages/steps.tsx'
import { fetched } from '../ui/lazy-part.tsx'

const resultPages = {
  plan: fetched(async () => (await import('../pages/plan-page.tsx')).PlanPage),
  report: fetched(async () => (await import('../pages/report-page.tsx')).ReportPage),
  design: fetched(async () => (await import('../pages/design-page.tsx')).DesignPage),
  'what-if': fetched(async () => (await import('../pages/what-if-page.tsx')).WhatIfPage),
  'existing-arrays': fetched(
    async () => (await import('../features/own-hardware/own-hardware-page.tsx')).OwnHardwarePage,
  ),
  deploy: fetched(async () => (await import('../features/deploy/deploy-page.tsx')).DeployPage),
  test: fetched(async () => (await import('../pages/test-page.tsx')).TestPage),
} satisfies Record<PageOfResults, ComponentType<{ readonly live: LiveResults }>>

const otherPages = {
  home: HomePage,
  all: AllPage,
  compare: fetched(async () => (await import('../features/compare/compare-page.tsx')).ComparePage),
  workbook: fetched(
    async () => (await import('../features/workbook/workbook-page.tsx')).WorkbookPage,
  ),
  statistics: fetched(
    async () => (await import('../features/statistics/statistics-page.tsx')).StatisticsPage,
  ),
  evidence: fetched(
    async () => (await import('../features/evidence/evidence-page.tsx')).EvidencePage,
  ),
  errata: fetched(async () => (await import('../features/errata/errata-page.tsx')).ErrataPage),
  glossary: fetched(
    async () => (await import('../features/glossary/glossary-page.tsx')).GlossaryPage,
  ),
} satisfies Record<Exclude<PageId, PageOfResults | Step>, ComponentType<object>>

/** Page content, which may still have to be fetched. */
export function PageContent({ page }: { page: PageId }) {
  if (isStep(page)) return <StepPage key={page} step={page} />
  if (needsResults(page)) return <ResultsPage page={page} />
  const Shown = otherPages[page]
  return <Shown />
}

/** A page of results; without results, the contradictions that prevent them. */
function ResultsPage({ page }: { page: PageOfResults }) {
  const live = useResults()
  const Shown = resultPages[page]
  return live ? <Shown live={live} /> : <Contradiction title={pages[page].title} />
}
