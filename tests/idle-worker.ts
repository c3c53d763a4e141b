import { vi } from 'vitest'
import { startJob } from '../src/app/work/use-work.ts'
import { defaultPlan } from '../src/engine/index.ts'

/** Ends the worker that waits for the next order, so that no other test file is given it. */
export async function endIdleWorker(): Promise<void> {
  // Where none waits, none is started.
  vi.stubGlobal('Worker', undefined)
  const ignored = () => {}
  const callOff = startJob(
    { job: 'suggestions', plan: defaultPlan },
    { onDone: ignored, onFailed: ignored },
  )
  await new Promise((resolve) => setTimeout(resolve))
  callOff()
  vi.unstubAllGlobals()
}
