import { useEffect, useState } from 'react'
import { toTrustedWorkerUrl } from './trusted-scripts.ts'
import type { JobOrder, JobProgress, JobResults, WorkerMessage } from './worker.ts'

type ResultOf<O extends JobOrder> = JobResults[O['job']]

/** Why a job failed: the browser started no worker, or the work has a fault. */
export type JobFailure =
  | { readonly code: 'no worker' }
  | { readonly code: 'fault'; readonly message: string }

export type JobListener<T, P> = {
  readonly onProgress?: (progress: P) => void
  readonly onDone: (result: T) => void
  readonly onFailed: (failure: JobFailure) => void
}

/** Cached results by order: the same order object is worked out once. */
const results = new WeakMap<JobOrder, ResultOf<JobOrder>>()

/** Cached result of a job that was ordered; null until it is known. */
export function jobResultOf<O extends JobOrder>(order: O): ResultOf<O> | null {
  // What is kept for an order is a result of its job.
  return (results.get(order) as ResultOf<O> | undefined) ?? null
}

/** Caches the result of an order that was found without the worker. */
export function keepJobResult<O extends JobOrder>(order: O, result: ResultOf<O>): void {
  results.set(order, result)
}

/** A worker waiting for its next job. */
let idle: Worker | null = null

/** Runs a job in a worker. Returns a function that ends the worker, so that no callback follows. */
export function startJob<O extends JobOrder>(
  order: O,
  { onProgress, onDone, onFailed }: JobListener<ResultOf<O>, JobProgress<O['job']>>,
): () => void {
  const over = new AbortController()
  let busy: Worker | null = null
  const callOff = () => {
    over.abort()
    busy?.terminate()
  }
  const fail = (failure: JobFailure) => {
    if (over.signal.aborted) return
    callOff()
    onFailed(failure)
  }
  const hear = ({ data }: MessageEvent<WorkerMessage<ResultOf<O>, JobProgress<O['job']>>>) => {
    // A canceled job is ignored, even if its listener is still there.
    if (over.signal.aborted) return
    if (!data.done) return onProgress?.(data.progress)
    over.abort()
    if (busy) rest(busy)
    busy = null
    keepJobResult(order, data.result)
    onDone(data.result)
  }
  startWorker().then(
    (worker) => {
      if (over.signal.aborted) return rest(worker)
      busy = worker
      worker.addEventListener('message', hear, over)
      // A script that is blocked or cannot be fetched fails without a message.
      worker.addEventListener(
        'error',
        ({ message }) => fail(message ? { code: 'fault', message } : { code: 'no worker' }),
        over,
      )
      worker.postMessage(order)
    },
    () => fail({ code: 'no worker' }),
  )
  return callOff
}

type Run<O extends JobOrder> = {
  readonly onProgress?: (progress: JobProgress<O['job']>) => void
  /** Cancels the job once it settles. */
  readonly off: Promise<unknown>
  /** Does the job on the page, if the browser starts no worker. */
  readonly onPage: () => Promise<ResultOf<O>>
  /** Result of a job that ended with a fault. */
  readonly onFault: () => ResultOf<O>
}

/** Runs a job in a worker or else on the page. Rejects only if `onPage` does. */
export function runJobWithPageFallback<O extends JobOrder>(
  order: O,
  { off, onPage, onFault, ...listener }: Run<O>,
): Promise<ResultOf<O>> {
  return new Promise((resolve, reject) => {
    const onFailed = ({ code }: JobFailure) =>
      code === 'fault' ? resolve(onFault()) : onPage().then(resolve, reject)
    off.then(startJob(order, { ...listener, onDone: resolve, onFailed }))
  })
}

/** Keeps one worker for the next job. */
function rest(worker: Worker): void {
  if (idle) worker.terminate()
  else idle = worker
}

async function startWorker(): Promise<Worker> {
  const worker = idle
  idle = null
  if (worker) return worker
  if (import.meta.env.MODE === 'single') return new Worker(toTrustedWorkerUrl(ownScript()))
  const { default: address } = await import('./worker.ts?worker&url')
  return new Worker(toTrustedWorkerUrl(address), { type: 'module' })
}

let ownAddress: string | null = null

/** Script of the single file, which runs as the worker if there is no page; see `start/main.ts`. */
function ownScript(): string {
  const script = document.querySelector('script[type="module"]')?.textContent ?? ''
  ownAddress ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return ownAddress
}

type Work<T, P> = {
  readonly result: T | null
  readonly failure: RetriableJobFailure | null
  readonly progress: P | null
}

type WorkOf<O extends JobOrder> = Work<ResultOf<O>, JobProgress<O['job']>>

export type RetriableJobFailure = JobFailure & { readonly again: () => void }

const underWay = { result: null, failure: null, progress: null }

/**
 * Runs a job and returns its state. `order` must be the same object while its content is: its result
 * is kept with it. A job no longer asked for is canceled.
 */
export function useJob<O extends JobOrder>(order: O | null): WorkOf<O> {
  const [ended, setEnded] = useState<(WorkOf<O> & { readonly of: O }) | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!order || jobResultOf(order)) return
    const again = () => {
      setEnded(null)
      setTries(tries + 1)
    }
    const tell = (what: Partial<WorkOf<O>>) => setEnded({ of: order, ...underWay, ...what })
    return startJob(order, {
      onProgress: (progress) => tell({ progress }),
      onDone: (result) => tell({ result }),
      onFailed: (failure) => tell({ failure: { ...failure, again } }),
    })
  }, [order, tries])
  const result = order && jobResultOf(order)
  if (result) return { ...underWay, result }
  return ended && ended.of === order ? ended : underWay
}
