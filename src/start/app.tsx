import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { NoticeBar } from '../app/frame/notice-bar.tsx'
import { PageLink } from '../app/frame/page-link.tsx'
import { StepList } from '../app/frame/step-list.tsx'
import type { Page } from '../app/pages.ts'
import { stepTexts } from '../app/step-texts.ts'
import { endEdit } from '../app/store/project.ts'
import { useProject, useResults } from '../app/store/use-project.ts'
import { steps } from '../engine/index.ts'
import { LiveResults } from '../features/live-results/live-results.tsx'
import { AllPage } from '../pages/all-page.tsx'
import { StepPage } from '../pages/step-page.tsx'
import { focusControl, focusSection } from '../ui/control.ts'
import { FormatProvider } from '../ui/format-context.tsx'
import { WorkingProvider } from '../ui/working.tsx'
import {
  AtHandPage,
  Contradiction,
  DesignPage,
  ErrataPage,
  EvidencePage,
  ExamplePage,
  PlanPage,
  ReferencePage,
  ReportPage,
  SearchPage,
  WhatIfPage,
} from './lazy-pages.tsx'

const titles: Readonly<Record<Page, string>> = {
  users: stepTexts.users.title,
  profile: stepTexts.profile.title,
  quota: stepTexts.quota.title,
  availability: stepTexts.availability.title,
  arrays: stepTexts.arrays.title,
  plan: 'Plan',
  report: 'Report',
  evidence: 'Evidence',
  all: 'All on one page',
  'worked-example': 'Worked example',
  reference: 'Reference solutions',
  errata: 'Errata',
  design: 'Design',
  'what-if': 'What if',
  'at-hand': 'Arrays at hand',
  search: 'Wider search',
}

/** The whole application: its frame and the page the address names. */
export function App() {
  const page = useProject((now) => now.page)
  const locale = useProject((now) => now.locale)
  return (
    <FormatProvider locale={locale}>
      <WorkingProvider>
        <button type="button" className="skip" onClick={focusMain}>
          Skip to the content
        </button>
        <header className="masthead">
          <p className="product">Spindle</p>
          <p className="tagline">Exchange storage sizing</p>
          <nav aria-label="Beside the plan">
            <PageLink page="worked-example">{titles['worked-example']}</PageLink>
            <PageLink page="reference">{titles.reference}</PageLink>
            <PageLink page="evidence">{titles.evidence}</PageLink>
            <PageLink page="errata">{titles.errata}</PageLink>
          </nav>
        </header>
        <NoticeBar />
        <div className={`frame frame-${page}`}>
          <StepList titles={titles} />
          <Main page={page}>{pageOf(page)}</Main>
          {isForm(page) && <LiveResults />}
        </div>
      </WorkingProvider>
    </FormatProvider>
  )
}

function pageOf(page: Page): ReactNode {
  if (isOfResults(page)) return <ResultsPage page={page} />
  if (page === 'evidence') return <EvidencePage />
  if (page === 'worked-example') return <ExamplePage />
  if (page === 'reference') return <ReferencePage />
  if (page === 'errata') return <ErrataPage />
  if (page === 'all') return <AllPage title={titles.all} />
  return <StepPage key={page} step={page} />
}

/** A page of results; without any, what stands in their way. */
function ResultsPage({ page }: { page: OfResults }) {
  const live = useResults()
  if (!live) return <Contradiction title={titles[page]} />
  switch (page) {
    case 'plan':
      return <PlanPage live={live} titles={titles} />
    case 'report':
      return <ReportPage live={live} titles={titles} />
    case 'design':
      return <DesignPage live={live} />
    case 'what-if':
      return <WhatIfPage live={live} />
    case 'at-hand':
      return <AtHandPage live={live} />
    case 'search':
      return <SearchPage live={live} />
  }
}

const ofResults = ['plan', 'report', 'design', 'what-if', 'at-hand', 'search'] as const
type OfResults = (typeof ofResults)[number]

/** Whether a page shows results, and has nothing to show without any. */
const isOfResults = (page: Page): page is OfResults => ofResults.some((one) => one === page)

/** Whether a page asks for answers. */
const isForm = (page: Page) => page === 'all' || steps.some((step) => step === page)

function focusMain(): void {
  document.getElementById('main')?.focus()
}

/** The content of the page, which may still have to be fetched. */
function Main({ page, children }: { page: Page; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  return (
    <main id="main" ref={main} tabIndex={-1} onFocus={endEdit} onBlur={endEdit}>
      <Suspense fallback={<p className="why">Opening the page…</p>}>
        {children}
        <Arrival page={page} main={main} />
      </Suspense>
    </main>
  )
}

/**
 * Names the page once it is there. What its address or a link leads to gets the focus; on a change
 * of page without such a place, or where there is none of that name, its heading.
 */
function Arrival({ page, main }: { page: Page; main: RefObject<HTMLElement | null> }) {
  const shown = useRef<{ page: Page; target: string | null }>({ page, target: null })
  const target = useProject((now) => now.focus)
  useEffect(() => {
    document.title = `${titles[page]} — Spindle`
    const before = shown.current
    shown.current = { page, target }
    if (before.page === page && before.target === target) return
    if (target && (focusSection(target) || focusControl(target))) return
    if (before.page !== page)
      main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page, target, main])
  return null
}
