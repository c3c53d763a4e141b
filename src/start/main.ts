import './styles.css'
import { tellFailed } from './watch.ts'

/** What shows that somebody is about to leave home, or brings something for the program. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'hashchange', 'dragenter', 'drop'] as const

/** Signs that are meant for the page as a whole, not for a control of it. */
const ofPage: readonly string[] = ['hashchange', 'dragenter', 'drop']

/**
 * Settles when the program is wanted: at once unless the page is home as it was prerendered, which is
 * whole without it and whose ways in are links; there at the first sign, or when the page is idle.
 */
function whenWanted(): Promise<void> {
  if (document.documentElement.dataset.home === undefined) return Promise.resolve()
  const root = document.getElementById('root')
  root?.removeAttribute('aria-busy')
  root?.querySelector('.skip')?.addEventListener('click', () => {
    document.getElementById('main')?.focus()
  })
  // It is pressed before there is anything to hear it.
  root?.querySelector('.find-button')?.addEventListener('click', () => {
    document.documentElement.dataset.finds = ''
  })
  return new Promise((resolve) => {
    const begin = () => {
      for (const sign of signs) removeEventListener(sign, hear)
      resolve()
    }
    const hear = ({ type, target }: Event) => {
      if (ofPage.includes(type) || (target instanceof Element && target.closest('a, button')))
        begin()
    }
    for (const sign of signs) addEventListener(sign, hear, { passive: true })
    const whenLoaded = () => idle().then(begin)
    if (document.readyState === 'complete') whenLoaded()
    else addEventListener('load', whenLoaded, { once: true })
  })
}

/** Settles once the browser has nothing else to do, or after a while. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}

// The single file starts its worker from this very script; where there is no page, it is that worker.
if (import.meta.env.MODE === 'single' && typeof document === 'undefined') import('../app/worker.ts')
else
  whenWanted()
    .then(startProgram)
    .catch((error) => {
      tellFailed()
      reportError(error)
    })

/** The parts of the program are evaluated one task at a time, so that scrolling never waits for all. */
async function startProgram(): Promise<void> {
  await import('react-dom/client')
  await pause()
  // The engine, and the store with the first plan and the codec of its link.
  await import('../app/store/results.ts')
  await pause()
  await import('../app/store/address.ts')
  await pause()
  const { late, follow, show } = await import('./start.tsx')
  await pause()
  await follow()
  await pause()
  show()
  // Where it cannot be fetched now, the first notice and the next visit try again.
  idle()
    .then(late)
    .catch(() => {})
}

/** Lets the browser do what is waiting before the next part. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
