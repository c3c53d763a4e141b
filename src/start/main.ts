import './styles.css'
import { markStartFailed } from './watch.ts'

/** Events that show that a visitor is about to leave home or brings a file. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'hashchange', 'dragenter', 'drop'] as const

/** Events that concern the whole page, not one control. */
const ofPage: readonly string[] = ['hashchange', 'dragenter', 'drop']

/**
 * Settles when the program is needed: at once, except on the prerendered home page, which works
 * without it; there at the first event of `signs`, or when idle.
 */
function whenWanted(): Promise<void> {
  if (document.documentElement.dataset.home === undefined) return Promise.resolve()
  const root = document.getElementById('root')
  root?.removeAttribute('aria-busy')
  root?.querySelector('.skip')?.addEventListener('click', () => {
    document.getElementById('main')?.focus()
  })
  // Remembers that Find was pressed before the program was there.
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

/** Settles once the browser is idle, after 4 s at most; after 2 s where it cannot tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 4000 })
    else setTimeout(resolve, 2000)
  })
}

// The single-file build starts its worker from this same script: it runs here without a page.
if (import.meta.env.MODE === 'single' && typeof document === 'undefined')
  import('../app/work/worker.ts')
else
  whenWanted()
    .then(startProgram)
    .catch((error) => {
      markStartFailed()
      reportError(error)
    })

/** Evaluates the program in parts, one task each, so that scrolling stays smooth. */
async function startProgram(): Promise<void> {
  await import('react-dom/client')
  // Fetches the code that sizes plans while the program is evaluated.
  const sizing = document.querySelector<HTMLTemplateElement>('#sizing')
  if (sizing) document.head.append(sizing.content)
  await pause()
  // The engine, and the store with the first plan and the codec of its link.
  await import('../app/store/results.ts')
  await pause()
  await import('../app/store/address.ts')
  await pause()
  const { loadLateParts, restoreAndFollowBrowser, showProgram } = await import('./start.tsx')
  await pause()
  await restoreAndFollowBrowser()
  await pause()
  showProgram()
  // If fetching fails now, the first notice and the next visit try again.
  idle()
    .then(loadLateParts)
    .catch(() => {})
}

/** Lets the browser run waiting tasks before the next part. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
