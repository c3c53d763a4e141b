import { type ComponentType, lazy } from 'react'
import { noticeText } from '../app/frame/notice-bar.tsx'
import { prefetchOwnArrays } from '../features/own-arrays/own-arrays-section.tsx'
import { workingPanel } from '../ui/working.tsx'

const contradiction = () => import('../app/frame/contradiction.tsx')
const plan = () => import('../pages/plan-page.tsx')
const report = () => import('../pages/report-page.tsx')
const example = () => import('../features/worked-example/example-page.tsx')
const evidence = () => import('../features/evidence/evidence-page.tsx')
const reference = () => import('../features/reference/reference-page.tsx')
const erratumText = () => import('../ui/erratum-text.tsx')
const errata = () => import('../features/errata/errata-page.tsx')
const design = () => import('../pages/design-page.tsx')
const whatIf = () => import('../pages/what-if-page.tsx')
const atHand = () => import('../features/existing-arrays/at-hand-page.tsx')
const search = () => import('../features/search/search-page.tsx')

// The pages beyond the form: fetched when one is opened, or before when there is time.
export const Contradiction = later(async () => (await contradiction()).Contradiction)
export const PlanPage = later(async () => (await plan()).PlanPage)
export const ReportPage = later(async () => (await report()).ReportPage)
export const ExamplePage = later(async () => (await example()).ExamplePage)
export const EvidencePage = later(async () => (await evidence()).EvidencePage)
export const ReferencePage = later(async () => (await reference()).ReferencePage)
export const ErrataPage = later(async () => (await errata()).ErrataPage)
export const DesignPage = later(async () => (await design()).DesignPage)
export const WhatIfPage = later(async () => (await whatIf()).WhatIfPage)
export const AtHandPage = later(async () => (await atHand()).AtHandPage)
export const SearchPage = later(async () => (await search()).SearchPage)

/** Fetches the pages ahead, so that they open at once and without a network. */
export async function prefetchPages(): Promise<void> {
  // What cannot be fetched now is fetched, or its failure told, when it is opened.
  await Promise.allSettled([
    plan(),
    report(),
    example(),
    reference(),
    evidence(),
    errata(),
    design(),
    whatIf(),
    atHand(),
    search(),
    erratumText(),
    workingPanel(),
    noticeText(),
    contradiction(),
    prefetchOwnArrays(),
  ])
}

function later<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => {
    try {
      return { default: await fetch() }
    } catch {
      return { default: NotFetched }
    }
  })
}

/** Stands for a page that could not be fetched: no network, or a newer version was published. */
function NotFetched() {
  return (
    <article>
      <h1 tabIndex={-1}>This page could not be fetched</h1>
      <p>
        The network failed, or a newer version of Spindle was published since this window was
        opened. Nothing is lost: the plan is saved in this browser.
      </p>
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Reload
        </button>
      </p>
    </article>
  )
}
