import type { ComponentType } from 'react'
import { Contradiction } from '../app/frame/contradiction.tsx'
import { prefetchSaving } from '../app/frame/saved-bar.tsx'
import { isStep, needsResults, type PageId, type PageOfResults, pages } from '../app/pages.ts'
import { type LiveResults, useResults } from '../app/store/use-project.ts'
import type { Step } from '../engine/index.ts'
import { prefetchOwnArrays } from '../features/own-arrays/own-arrays-section.tsx'
import { AllPage, StepPage } from '../pages/steps.tsx'
import { erratumText } from '../ui/erratum-note.tsx'
import { fetched } from '../ui/lazy-part.tsx'

/** How a page is shown, and fetched ahead. */
type Loader<P> = { readonly Shown: ComponentType<P>; readonly fetch: () => Promise<unknown> }

const resultPages = {
  plan: later(async () => (await import('../pages/plan-page.tsx')).PlanPage),
  report: later(async () => (await import('../pages/report-page.tsx')).ReportPage),
  design: later(async () => (await import('../pages/design-page.tsx')).DesignPage),
  'what-if': later(async () => (await import('../pages/what-if-page.tsx')).WhatIfPage),
  'existing-arrays': later(
    async () =>
      (await import('../features/existing-arrays/existing-arrays-page.tsx')).ExistingArraysPage,
  ),
  search: later(async () => (await import('../features/search/search-page.tsx')).SearchPage),
} satisfies Record<PageOfResults, Loader<{ readonly live: LiveResults }>>

const otherPages = {
  all: { Shown: AllPage, fetch: () => Promise.resolve() },
  'worked-example': later(
    async () => (await import('../features/worked-example/example-page.tsx')).ExamplePage,
  ),
  reference: later(
    async () => (await import('../features/reference/reference-page.tsx')).ReferencePage,
  ),
  evidence: later(
    async () => (await import('../features/evidence/evidence-page.tsx')).EvidencePage,
  ),
  errata: later(async () => (await import('../features/errata/errata-page.tsx')).ErrataPage),
} satisfies Record<Exclude<PageId, PageOfResults | Step>, Loader<object>>

/** The content of a page, which may still have to be fetched. */
export function PageContent({ page }: { page: PageId }) {
  if (isStep(page)) return <StepPage key={page} step={page} />
  if (needsResults(page)) return <ResultsPage page={page} />
  const { Shown } = otherPages[page]
  return <Shown />
}

/** A page of results; without any, the contradictions that prevent them. */
function ResultsPage({ page }: { page: PageOfResults }) {
  const live = useResults()
  const { Shown } = resultPages[page]
  return live ? <Shown live={live} /> : <Contradiction title={pages[page].title} />
}

/** Each fetches a page, or what it shows late. */
export const fetches: readonly (() => Promise<unknown>)[] = [
  ...[...Object.values(resultPages), ...Object.values(otherPages)].map(({ fetch }) => fetch),
  erratumText,
  prefetchOwnArrays,
  prefetchSaving,
]

/** A page beyond the form: fetched when it is opened, or before when there is time. */
function later<P extends object>(fetch: () => Promise<ComponentType<P>>): Loader<P> {
  return { Shown: fetched(fetch), fetch }
}
