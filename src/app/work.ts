import { useEffect, useState } from 'react'
import { trustedWorker } from './scripts.ts'
import type { News, Order, ProgressOf, Results } from './worker.ts'

type ResultOf<O extends Order> = Results[O['job']]

/** Why an order was not carried out: the browser started no worker, or there is a fault in the work. */
export type Failure =
  | { readonly code: 'no worker' }
  | { readonly code: 'fault'; readonly message: string }

/** The progress of an order while it is carried out. */
export type Listener<T, P> = {
  readonly onProgress?: (progress: P) => void
  readonly onDone: (result: T) => void
  readonly onFailed: (failure: Failure) => void
}

/** A worker that has carried out its order and waits for the next. */
let idle: Worker | null = null

/**
 * Has an order carried out by a worker, beside the page. The function it returns calls the order
 * off: its worker ends with it, and nothing more is told.
 */
export function ask<O extends Order>(
  order: O,
  { onProgress, onDone, onFailed }: Listener<ResultOf<O>, ProgressOf<O['job']>>,
): () => void {
  const over = new AbortController()
  let busy: Worker | null = null
  const callOff = () => {
    over.abort()
    busy?.terminate()
  }
  const fail = (failure: Failure) => {
    if (over.signal.aborted) return
    callOff()
    onFailed(failure)
  }
  const hear = ({ data }: MessageEvent<News<ResultOf<O>, ProgressOf<O['job']>>>) => {
    // One that was called off is not heard, even where the listener is still there.
    if (over.signal.aborted) return
    if (!data.done) return onProgress?.(data.progress)
    over.abort()
    if (busy) rest(busy)
    busy = null
    onDone(data.result)
  }
  startWorker().then(
    (worker) => {
      if (over.signal.aborted) return rest(worker)
      busy = worker
      worker.addEventListener('message', hear, over)
      // A script that was not let through or could not be fetched fails without a word.
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

/** Keeps one worker for the next order. */
function rest(worker: Worker): void {
  if (idle) worker.terminate()
  else idle = worker
}

async function startWorker(): Promise<Worker> {
  const worker = idle
  idle = null
  if (worker) return worker
  if (import.meta.env.MODE === 'single') return new Worker(trustedWorker(ownScript()))
  const { default: address } = await import('./worker.ts?worker&url')
  return new Worker(trustedWorker(address), { type: 'module' })
}

let ownAddress: string | null = null

/** The script of the single file, which is the worker where it finds no page; see `main.tsx`. */
function ownScript(): string {
  const script = document.querySelector('script[type="module"]')?.textContent ?? ''
  ownAddress ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return ownAddress
}

/** The state of an order: a result, a failure, or neither yet; and how far it is. */
type Work<T, P> = {
  readonly result: T | null
  readonly failure: WorkFailure | null
  readonly progress: P | null
}

type WorkOf<O extends Order> = Work<ResultOf<O>, ProgressOf<O['job']>>

/** A failure, and what has the order carried out again. */
export type WorkFailure = Failure & { readonly again: () => void }

const underWay = { result: null, failure: null, progress: null }

/**
 * The result of an order, which must stay the same while what it says does. An order
 * that is no longer asked for is called off.
 */
export function useWork<O extends Order>(order: O | null): WorkOf<O> {
  const [ended, setEnded] = useState<(WorkOf<O> & { readonly of: O }) | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!order) return
    const again = () => {
      setEnded(null)
      setTries(tries + 1)
    }
    const tell = (what: Partial<WorkOf<O>>) => setEnded({ of: order, ...underWay, ...what })
    return ask(order, {
      onProgress: (progress) => tell({ progress }),
      onDone: (result) => tell({ result }),
      onFailed: (failure) => tell({ failure: { ...failure, again } }),
    })
  }, [order, tries])
  return ended && ended.of === order ? ended : underWay
}

/**
 * What an order finds of a plan, which must stay the same while what it says does. It is kept by the
 * plan or its results, so that nothing is asked again where somebody comes back to it.
 */
export function useFound<K extends object, O extends Order>(
  kept: WeakMap<K, NonNullable<ResultOf<O>>>,
  of: K,
  order: O | null,
): Omit<WorkOf<O>, 'result'> & { readonly found: NonNullable<ResultOf<O>> | undefined } {
  const { result, ...underWay } = useWork(kept.has(of) ? null : order)
  if (result) kept.set(of, result)
  return { ...underWay, found: kept.get(of) }
}
