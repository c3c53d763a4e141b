import { type ReactNode, useEffect, useRef } from 'react'
import { LiveResults } from './frame/live-results.tsx'
import { NoticeBar } from './frame/notice-bar.tsx'
import { StepList } from './frame/step-list.tsx'
import { ReportPage } from './report/report-page.tsx'
import { PlanPage } from './results/plan-page.tsx'
import { StepPage } from './steps/step-page.tsx'
import { stepTexts } from './steps/texts.ts'
import type { Page } from './store/pages.ts'
import { useProject } from './store/use-project.ts'
import { FormatProvider } from './ui/format-context.tsx'
import { WorkingProvider } from './ui/working.tsx'

const titles: Readonly<Record<Page, string>> = {
  users: stepTexts.users.title,
  profile: stepTexts.profile.title,
  quota: stepTexts.quota.title,
  availability: stepTexts.availability.title,
  arrays: stepTexts.arrays.title,
  plan: 'Plan',
  report: 'Report',
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
        </header>
        <NoticeBar />
        <div className={`frame frame-${page}`}>
          <StepList titles={titles} />
          <Main page={page}>{pageOf(page)}</Main>
          {page !== 'plan' && page !== 'report' && <LiveResults />}
        </div>
      </WorkingProvider>
    </FormatProvider>
  )
}

function pageOf(page: Page): ReactNode {
  if (page === 'plan') return <PlanPage titles={titles} />
  if (page === 'report') return <ReportPage titles={titles} />
  return <StepPage key={page} step={page} />
}

function focusMain(): void {
  document.getElementById('main')?.focus()
}

/** The content of the page; on a change of page its heading gets the focus. */
function Main({ page, children }: { page: Page; children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(page)
  const target = useProject((now) => now.focus)
  useEffect(() => {
    document.title = `${titles[page]} — Spindle`
    if (shown.current === page) return
    shown.current = page
    const control = target ? document.getElementById(target) : null
    const heading = main.current?.querySelector<HTMLElement>('h1')
    ;(control ?? heading)?.focus({ preventScroll: control === null })
  }, [page, target])
  return (
    <main id="main" ref={main} tabIndex={-1}>
      {children}
    </main>
  )
}
