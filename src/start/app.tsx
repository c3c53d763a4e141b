import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Masthead } from '../app/frame/masthead.tsx'
import { NoticeBar } from '../app/frame/notice-bar.tsx'
import { PageNavigation } from '../app/frame/page-navigation.tsx'
import { ProjectBar } from '../app/frame/project-bar.tsx'
import { SavingNotices } from '../app/frame/saving-notices.tsx'
import { answerViewTitles, type PageId, pages, pageTitleIn } from '../app/routes/pages.ts'
import { fetchPartWithSizing } from '../app/store/begin-sizing.ts'
import { endEdit } from '../app/store/project.ts'
import { useProject } from '../app/store/use-project.ts'
import { cutName } from '../engine/index.ts'
import { Boundary, FailedPage } from '../ui/boundary.tsx'
import { focusControl, focusSection } from '../ui/control.ts'
import { FormatProvider } from '../ui/format-context.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ExplainKeyText } from '../ui/use-about.tsx'
import { PendingPart, reportFirstPageShown } from '../ui/whole.tsx'
import { WorkingProvider } from '../ui/working.tsx'
import { PageContent } from './loaders.tsx'

const aids = {
  keys: lazyPart(
    async () => (await import('../app/frame/shortcuts-panel.tsx')).ShortcutsPanel,
    'The keyboard’s manual',
  ),
  find: lazyPart(async () => (await import('../pages/find/find-panel.tsx')).FindPanel, 'Find'),
}

const LiveResults = lazyPart(
  async () => {
    const part = await fetchPartWithSizing(import('../features/live-results/live-results.tsx'))
    return part.LiveResultsAside
  },
  'This list of results',
  <aside className="live" aria-label="Results so far" />,
)

/** Panel that a key or a button of any page opens: keyboard shortcuts or Find. */
function Aids() {
  const aid = useProject((now) => now.aid)
  const Aid = aid && aids[aid]
  return Aid && <Aid />
}

export function App() {
  return (
    <Boundary otherwise={(failed) => <FailedPage what="Spindle" {...failed} />}>
      <Frame />
    </Boundary>
  )
}

/** Frame around the page that the address names. */
function Frame() {
  const page = useProject((now) => now.page)
  const { isForm, isDocument, asComputed } = pages[page]
  const locale = useProject((now) => now.locale)
  const sizes = useProject((now) => now.sizes)
  useLayoutEffect(() => {
    // The prerendered page is gone, or belongs to the program now.
    delete document.documentElement.dataset.elsewhere
    delete document.documentElement.dataset.home
  }, [])
  return (
    <FormatProvider locale={locale} sizes={asComputed ? 'computed' : sizes}>
      <WorkingProvider>
        <button type="button" className="skip" onClick={focusMain}>
          Skip to the content
        </button>
        <Masthead />
        {page !== 'home' && !isDocument && <ProjectBar />}
        <NoticeBar />
        <SavingNotices />
        <div className={frameClass(page)}>
          {page !== 'home' && <PageNavigation />}
          <Main page={page} />
          {isForm && <LiveResults />}
        </div>
        <Aids />
        <ExplainKeyText />
      </WorkingProvider>
    </FormatProvider>
  )
}

/** Home takes the full width; a form has the results beside it. */
function frameClass(page: PageId): string {
  if (page === 'home') return 'frame frame-home'
  return pages[page].isForm ? 'frame frame-form' : 'frame'
}

function focusMain(): void {
  document.getElementById('main')?.focus()
}

function Main({ page }: { page: PageId }) {
  const main = useRef<HTMLElement>(null)
  return (
    <main id="main" ref={main} tabIndex={-1} onFocus={endEdit} onBlur={endEdit}>
      <Suspense
        fallback={
          <PendingPart>
            <p className="why">Opening the page…</p>
          </PendingPart>
        }
      >
        <Boundary key={page} otherwise={(failed) => <FailedPage what="This page" {...failed} />}>
          <PageContent page={page} />
        </Boundary>
        <Arrival page={page} main={main} />
      </Suspense>
    </main>
  )
}

/** Ends the start: what is drawn is live now. Says so if the style sheet is missing. */
function takeOver(): void {
  document.getElementById('root')?.removeAttribute('aria-busy')
  const starting = document.getElementById('starting')
  const styled = getComputedStyle(document.documentElement).getPropertyValue('--ground') !== ''
  if (styled) starting?.remove()
  else
    starting?.replaceChildren(
      'The style of this page could not be fetched. Spindle works without it. ',
      ...starting.querySelectorAll('button'),
    )
  reportFirstPageShown()
}

/** Titles the window after its page, with “Error:” before it while the page shows an error. */
function titled(called: string, content: HTMLElement | null): (() => void) | undefined {
  const title = `${called} — Spindle`
  let wrong: boolean | null = null
  const name = () => {
    const isWrong = !!content?.querySelector('[aria-invalid="true"], .error-summary')
    if (isWrong !== wrong) document.title = isWrong ? `Error: ${title}` : title
    wrong = isWrong
  }
  name()
  if (!content) return undefined
  const errors = new MutationObserver(name)
  errors.observe(content, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
  return () => errors.disconnect()
}

/**
 * Titles the window and moves the focus once the page is drawn: to the place that the address or a
 * link names, else, on a change of page, to the heading.
 */
function Arrival({ page, main }: { page: PageId; main: RefObject<HTMLElement | null> }) {
  const shown = useRef<{ page: PageId; target: string | null }>({ page, target: null })
  const target = useProject((now) => now.focus)
  useEffect(takeOver, [])
  const called = useProject(({ plan, part, projectName }) => {
    const named = projectName === '' ? '' : ` · ${cutName(projectName)}`
    return `${page === 'plan' && part ? answerViewTitles[part] : pageTitleIn(page, plan)}${named}`
  })
  useEffect(() => titled(called, main.current), [called, main])
  useEffect(() => {
    const before = shown.current
    shown.current = { page, target }
    if (before.page === page && before.target === target) return
    if (target && (focusSection(target) || focusControl(target))) return
    if (before.page !== page)
      main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [page, target, main])
  return null
}
