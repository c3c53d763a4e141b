import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followAutomaticAnswers } from '../app/follow-automatic-answers.ts'
import { followFileDrops } from '../app/follow-file-drops.ts'
import { followKeys } from '../app/follow-keys.ts'
import { fetchNoticeComponents } from '../app/frame/notice-bar.tsx'
import { followAddress } from '../app/store/address.ts'
import { beginSizing } from '../app/store/begin-sizing.ts'
import { chosenSizeUnits } from '../app/store/browser-choices.ts'
import { readText, storageKey } from '../app/store/browser-storage.ts'
import { nearestValidLocale } from '../app/store/locale.ts'
import { newStateOfPlan, project } from '../app/store/project.ts'
import { projectOfPlans } from '../app/store/project-state.ts'
import { readAddress } from '../app/store/read-address.ts'
import { restoreProjectAndSaveChanges } from '../app/store/save-project.ts'
import { initialPlan } from '../app/store/start.ts'
import { defaultPlan } from '../engine/index.ts'
import { App } from './app.tsx'

/** Restores what was saved and what the address names, and keeps both up to date. */
export async function restoreAndFollowBrowser(): Promise<void> {
  project.setState({ locale: nearestValidLocale(navigator.language), sizes: chosenSizeUnits() })
  followKeys()
  followAutomaticAnswers()
  const sizing = beginSizing()
  // The last results of a saved plan are restored with it. Where nothing is saved, fields come first.
  if (isSaved()) await sizing
  else sizing.catch(() => {})
  // A visitor without a saved plan and without a plan in the address begins with a new one.
  const begin = () => project.setState(projectOfPlans([newStateOfPlan(initialPlan)]))
  if (readAddress(location.hash).code === null) begin()
  await followAddress(await restoreProjectAndSaveChanges())
  // If the link cannot be opened, begins with a new plan, not the worked example.
  const { notice, plan } = project.getState()
  if (notice?.done === 'refused' && plan === defaultPlan) begin()
  // After the address: a dropped file opens its own page, which the address must not replace.
  followFileDrops()
  // A notice at the start comes with the page, so that nothing moves when it appears.
  if (project.getState().notice) await fetchNoticeComponents().catch(() => {})
}

/** True if this browser has a project of an earlier visit. */
function isSaved(): boolean {
  return (['sessionStorage', 'localStorage'] as const).some(
    (where) => readText(where, storageKey()) !== null,
  )
}

/** Loads what nothing waits for: words of notices and, if served, offline copy and updates. */
export async function loadLateParts(): Promise<void> {
  await fetchNoticeComponents()
  if (import.meta.env.MODE === 'production') await import('./late.tsx')
}

/** Takes over the prerendered page, as a transition, so that React works in slices. */
export function showProgram(): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('No #root')
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  startTransition(() => {
    // Another page, or one with a notice above it, is drawn from scratch.
    if (root.firstElementChild && isAsPrerendered()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

/** True if the first screen is the prerendered one: home, without a notice, as at a first visit. */
function isAsPrerendered(): boolean {
  const { page, notice } = project.getState()
  return page === 'home' && !notice && document.documentElement.dataset.home !== undefined
}
