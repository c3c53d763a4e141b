import './styles.css'
import { tellFailed } from './watch.ts'
import { idle, whenWanted } from './when-wanted.ts'

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
