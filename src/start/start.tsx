import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followAddress } from '../app/store/address.ts'
import { project } from '../app/store/project.ts'
import { followSaved } from '../app/store/saved.ts'
import { App } from './app.tsx'
import { prefetchPages } from './loaders.tsx'

/** Brings back what was saved and what the address names, and keeps both up to date. */
export async function follow(): Promise<void> {
  project.setState({ locale: navigator.language })
  await followAddress(await followSaved())
}

/** Fetches ahead what other pages need. What cannot be fetched now is fetched when it is needed. */
async function prefetch(): Promise<void> {
  await Promise.allSettled([import('../codec/decode-plan.ts')])
  await prefetchPages()
  const { prefetchCharts } = await import('../ui/chart-frame.tsx')
  await prefetchCharts()
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
  // Once the form is usable and the browser idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(prefetch, { timeout: 4000 })
  else setTimeout(prefetch, 2000)
}
