import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followAutomatic } from '../app/follow-automatic.ts'
import { followDrops } from '../app/follow-drops.ts'
import { followKeys } from '../app/follow-keys.ts'
import { fetchNotices } from '../app/frame/notice-bar.tsx'
import { followAddress } from '../app/store/address.ts'
import { chosenSizes } from '../app/store/browser-choices.ts'
import { deskOf } from '../app/store/desk.ts'
import { localeOf } from '../app/store/locale.ts'
import { cameIn, project } from '../app/store/project.ts'
import { readAddress } from '../app/store/read-address.ts'
import { followSaved } from '../app/store/saved.ts'
import { newPlan } from '../app/store/start.ts'
import { defaultPlan } from '../engine/index.ts'
import { App } from './app.tsx'

/** Brings back what was saved and what the address names, and keeps both up to date. */
export async function follow(): Promise<void> {
  project.setState({ locale: localeOf(navigator.language), sizes: chosenSizes() })
  followKeys()
  followAutomatic()
  // Whoever has saved nothing and comes by an address without a plan begins with a new one.
  const begin = () => project.setState(deskOf([cameIn(newPlan)]))
  if (readAddress(location.hash).code === null) begin()
  await followAddress(await followSaved())
  // Nobody asked for the worked example behind a link that cannot be opened.
  const { notice, plan } = project.getState()
  if (notice?.done === 'refused' && plan === defaultPlan) begin()
  // A file leads to its page, which must not be left for the one that the address names.
  followDrops()
  // What there is to say from the start comes with the page, and moves nothing in it.
  if (project.getState().notice) await fetchNotices().catch(() => {})
}

/** What nothing waits for: the words of notices and, of what is served, its copy and newer versions. */
export async function late(): Promise<void> {
  await fetchNotices()
  if (import.meta.env.MODE === 'production') await import('./late.tsx')
}

/** Takes over the prerendered page. As a transition React does it in slices. */
export function show(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('No #root')
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
}

/** Whether what comes is what was prerendered: home, as whoever comes for the first time has it. */
function isAsPrerendered(): boolean {
  const { page, notice } = project.getState()
  return page === 'home' && !notice && document.documentElement.dataset.home !== undefined
}
