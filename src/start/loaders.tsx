import type { ComponentType } from 'react'
import { ContradictionPage } from '../app/frame/contradiction-page.tsx'
import {
  isStepPage,
  needsResults,
  type PageId,
  pages,
  type ResultPageId,
} from '../app/routes/pages.ts'
import { fetchPartWithSizing } from '../app/store/begin-sizing.ts'
import { type LiveResults, useResults } from '../app/store/use-project.ts'
import type { QuestionStep } from '../engine/index.ts'
import { HomePage } from '../features/home/home-page.tsx'
import { AllAnswersPage, StepPage } from '../pages/steps.tsx'
import { lazyComponentWithRetry } from '../ui/lazy-part.tsx'

/** A page that is fetched when first shown, with the code that sizes plans. */
function page<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazyComponentWithRetry(() => fetchPartWithSizing(fetch()))
}

/** A page of results; without results, the contradictions that prevent them. */
function pageOfResults(
  id: ResultPageId,
  fetch: () => Promise<ComponentType<{ readonly live: LiveResults }>>,
): ComponentType {
  return page(async () => {
    const Fetched = await fetch()
    return () => {
      const live = useResults()
      return live ? <Fetched live={live} /> : <ContradictionPage title={pages[id].title} />
    }
  })
}

const resultPages = {
  // The Answer page comes with its fields, and fetches the rest by itself.
  plan: lazyComponentWithRetry(async () => (await import('../pages/answer-page.tsx')).AnswerPage),
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
} satisfies Record<ResultPageId, ComponentType>

const otherPages = {
  home: HomePage,
  all: AllAnswersPage,
  compare: page(async () => (await import('../features/compare/compare-page.tsx')).ComparePage),
  workbook: page(async () => (await import('../features/workbook/workbook-page.tsx')).WorkbookPage),
  statistics: page(
    async () => (await import('../features/statistics/statistics-page.tsx')).StatisticsPage,
  ),
  evidence: page(async () => (await import('../features/evidence/evidence-page.tsx')).EvidencePage),
  errata: page(async () => (await import('../features/errata/errata-page.tsx')).ErrataPage),
  glossary: page(async () => (await import('../features/glossary/glossary-page.tsx')).GlossaryPage),
} satisfies Record<Exclude<PageId, ResultPageId | QuestionStep>, ComponentType<object>>

/** Page content, which may still have to be fetched. */
export function PageContent({ page }: { page: PageId }) {
  if (isStepPage(page)) return <StepPage key={page} step={page} />
  const Shown = needsResults(page) ? resultPages[page] : otherPages[page]
  return <Shown />
}
