import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followAddress } from '../app/store/address.ts'
import { project } from '../app/store/project.ts'
import { followSaved } from '../app/store/saved.ts'
import { App } from './app.tsx'
import { fetches } from './loaders.tsx'

/** Brings back what was saved and what the address names, and keeps both up to date. */
export async function follow(): Promise<void> {
  project.setState({ locale: navigator.language })
  await followAddress(await followSaved())
}

/**
 * Fetches ahead what other pages need, so that they open at once and without a network: one part
 * after the other, so that nobody waits for all of them to be evaluated.
 */
async function prefetch(): Promise<void> {
  const charts = async () => (await import('../ui/chart-frame.tsx')).prefetchCharts()
  for (const fetch of [() => import('../codec/decode-plan.ts'), ...fetches, charts]) {
    await idle()
    // What cannot be fetched now is fetched, or its failure told, when it is needed.
    await fetch().catch(() => undefined)
  }
}

/** Settles once the browser has nothing else to do, or after a while. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}

/** Takes over the prerendered page. As a transition React does it in slices. */
export function show(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  prefetch()
}
