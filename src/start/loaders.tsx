import type { ComponentType } from 'react'
import { Contradiction } from '../app/frame/contradiction.tsx'
import {
  isStep,
  needsResults,
  type PageId,
  type PageOfResults,
  pages,
} from '../app/routes/pages.ts'
import { withSizing } from '../app/store/begin-sizing.ts'
import { type LiveResults, useResults } from '../app/store/use-project.ts'
import type { Step } from '../engine/index.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { AllPage, StepPage } from '../pages/steps.tsx'
import { fetchedComponent } from '../ui/lazy-part.tsx'

/** A page that is fetched when first shown, with the code that sizes plans. */
function page<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  return fetchedComponent(() => withSizing(fetch()))
}

/** A page of results; without results, the contradictions that prevent them. */
function pageOfResults(
  id: PageOfResults,
  fetch: () => Promise<ComponentType<{ readonly live: LiveResults }>>,
): ComponentType {
  return page(async () => {
    const Fetched = await fetch()
    return () => {
      const live = useResults()
      return live ? <Fetched live={live} /> : <Contradiction title={pages[id].title} />
    }
  })
}

const resultPages = {
  // The Answer page comes with its fields, and fetches the rest by itself.
  plan: fetchedComponent(async () => (await import('../pages/answer-page.tsx')).AnswerPage),
  report: pageOfResults(
    'report',
    async () => (await import('../pages/report-page.tsx')).ReportPage,
  ),
  design: pageOfResults(
    'design',
    async () => (await import('../pages/design-page.tsx')).DesignPage,
  ),
  'what-if': pageOfResults(
    'what-if',
    async () => (await import('../pages/what-if-page.tsx')).WhatIfPage,
  ),
  'existing-arrays': pageOfResults(
    'existing-arrays',
    async () => (await import('../features/own-hardware/own-hardware-page.tsx')).OwnHardwarePage,
  ),
  deploy: pageOfResults(
    'deploy',
    async () => (await import('../features/deploy/deploy-page.tsx')).DeployPage,
  ),
  test: pageOfResults('test', async () => (await import('../pages/test-page.tsx')).TestPage),
} satisfies Record<PageOfResults, ComponentType>

const otherPages = {
  home: HomePage,
  all: AllPage,
  compare: page(async () => (await import('../features/compare/compare-page.tsx')).ComparePage),
  workbook: page(async () => (await import('../features/workbook/workbook-page.tsx')).WorkbookPage),
  statistics: page(
    async () => (await import('../features/statistics/statistics-page.tsx')).StatisticsPage,
  ),
  evidence: page(async () => (await import('../features/evidence/evidence-page.tsx')).EvidencePage),
  errata: page(async () => (await import('../features/errata/errata-page.tsx')).ErrataPage),
  glossary: page(async () => (await import('../features/glossary/glossary-page.tsx')).GlossaryPage),
} satisfies Record<Exclude<PageId, PageOfResults | Step>, ComponentType<object>>

/** Page content, which may still have to be fetched. */
export function PageContent({ page }: { page: PageId }) {
  if (isStep(page)) return <StepPage key={page} step={page} />
  const Shown = needsResults(page) ? resultPages[page] : otherPages[page]
  return <Shown />
}
