import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followDrops } from '../app/follow-drops.ts'
import { followKeys } from '../app/follow-keys.ts'
import { fetchNotices } from '../app/frame/notice-bar.tsx'
import { followAddress } from '../app/store/address.ts'
import { chosenSizes } from '../app/store/browser-choices.ts'
import { project } from '../app/store/project.ts'
import { followSaved } from '../app/store/saved.ts'
import { App } from './app.tsx'

/** Brings back what was saved and what the address names, and keeps both up to date. */
export async function follow(): Promise<void> {
  project.setState({ locale: navigator.language, sizes: chosenSizes() })
  followDrops()
  followKeys()
  await followAddress(await followSaved())
  // What there is to say from the start comes with the page, and moves nothing in it.
  if (project.getState().notice) await fetchNotices().catch(() => {})
}

/**
 * Fetches ahead what other pages need, so that they open at once and without a network. The build
 * lists it; nothing is evaluated before it is needed.
 */
async function prefetch(): Promise<void> {
  const listed = document.querySelector<HTMLMetaElement>('meta[name=later]')?.content
  for (const href of listed?.split(' ') ?? []) {
    await idle()
    const link = { rel: 'modulepreload', crossOrigin: 'anonymous', href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
  await idle()
  // Where they cannot be fetched now, the first notice tries again.
  await fetchNotices().catch(() => {})
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
    // Where another page comes, or there is something to say above it, nothing is seen to move: all is drawn anew.
    if (root.firstElementChild && isAsPrerendered()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  prefetch()
}

/** Whether what comes is what was prerendered: home, as whoever comes for the first time has it. */
function isAsPrerendered(): boolean {
  const { page, notice } = project.getState()
  return page === 'home' && !notice && document.documentElement.dataset.elsewhere === undefined
}
