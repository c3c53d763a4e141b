import type { SearchListener, StartSearch } from '../../app/store/search.ts'
import type { SearchNews, SearchOrder } from './search-worker.ts'

/**
 * Searches beside the page, which never waits for it. Falls back to another way where there are no
 * workers or the script cannot be fetched.
 */
export function inWorker(fallback: StartSearch): StartSearch {
  return (plan, bounds, listener) => {
    let end = () => {}
    let ended = false
    const fallBack = () => {
      if (!ended) end = fallback(plan, bounds, listener)
    }
    scriptAddress().then((address) => {
      if (ended) return
      const order: SearchOrder = { plan, bounds }
      end = follow(new Worker(trusted(address), { type: 'module' }), order, listener, fallBack)
    }, fallBack)
    return () => {
      ended = true
      end()
    }
  }
}

/** Fetched when the first search starts, so that no visit pays for it before. */
async function scriptAddress(): Promise<string> {
  // What the other build never needs is not even in it.
  if (import.meta.env.MODE === 'single') throw new Error('The single file has no other script')
  return (await import('./search-worker.ts?worker&url')).default
}

function follow(
  worker: Worker,
  order: SearchOrder,
  listener: SearchListener,
  fallBack: () => void,
): () => void {
  let started = false
  worker.addEventListener('message', ({ data }: MessageEvent<SearchNews>) => {
    started = true
    if (!data.done) return listener.onProgress(data.value)
    worker.terminate()
    listener.onDone(data.value)
  })
  worker.addEventListener('error', (event) => {
    worker.terminate()
    if (started) listener.onFailed(event.message)
    else fallBack()
  })
  worker.postMessage(order)
  return () => worker.terminate()
}

/** What browsers with Trusted Types offer, as far as it is used. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null = null

/** The address of the worker’s script, as the policy of the page lets it through: this one only. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('spindle-worker', {
    createScriptURL: (text) => {
      if (text !== address) throw new TypeError('No script but the worker’s is started')
      return text
    },
  })
  return policy.createScriptURL(address)
}
