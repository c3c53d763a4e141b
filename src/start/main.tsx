import '../ui/tokens.css'
import '../ui/base.css'
import '../app/frame/frame.css'
import '../ui/form.css'
import '../ui/figures.css'
import '../pages/report.css'
import './starting.css'
import { tellFailed } from './watch.ts'

// The single file starts its worker from this very script; where there is no page, it is that worker.
if (import.meta.env.MODE === 'single' && typeof document === 'undefined') import('../app/worker.ts')
else
  startPage().catch((error) => {
    tellFailed()
    reportError(error)
  })

/**
 * The page can be read before any script runs. Its parts are evaluated one task at a time, so that
 * scrolling and typing never wait for all of them.
 */
async function startPage(): Promise<void> {
  await import('react-dom/client')
  await pause()
  // The engine, and the store with the first plan and the codec of its link.
  await import('../app/store/results.ts')
  await pause()
  await import('../app/store/address.ts')
  await pause()
  const { follow, show } = await import('./start.tsx')
  await pause()
  await follow()
  await pause()
  show()
}

/** Lets the browser do what is waiting before the next part. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
