import { clientsClaim } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { releases } from '../changelog/releases.ts'
import type { ReleaseMessage, ReleaseRequest } from './release-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Every file to keep, with the digest of its bytes; see `build/offline-files.ts`. */
declare const __KEPT__: readonly KeptFile[]
declare const __VERSION__: string

type KeptFile = {
  readonly url: string
  /** Revision of the file; null if its name changes with its content. */
  readonly revision: string | null
  readonly integrity: string
}

/**
 * Keeps a copy of every file of this version. A file, from the network or the copy, is used only if
 * its bytes match the build; a missing or corrupt one is fetched again and replaced.
 */
const copy = new PrecacheController({
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && (await isWhole(cachedResponse, request.url)) ? cachedResponse : null,
    },
  ],
})
copy.precache([...__KEPT__])

async function isWhole(kept: Response, key: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await kept.clone().arrayBuffer())
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return copy.getIntegrityForCacheKey(key) === `sha256-${text}`
}

// A query string may hold a plan; the page is the same.
const route = new PrecacheRoute(copy, { ignoreURLParametersMatching: [/./], cleanURLs: false })
const { handler } = route
route.handler = {
  // A new request: only one checked by digest repairs the copy, and the page sends some without.
  handle: (asked) =>
    handler.handle({ ...asked, request: new Request(asked.request.url, { cache: 'no-cache' }) }),
}
registerRoute(route)

// Assets of another version, waiting or in another window; names change with the content.
registerRoute(
  ({ url }) => url.href.startsWith(new URL('assets/', self.registration.scope).href),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
)

// A file of this version that is unavailable is served as the server has it now.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('message', ({ data, ports }) => {
  const { ask }: Partial<ReleaseRequest> = data ?? {}
  const told: ReleaseMessage = { version: __VERSION__, releases }
  if (ask === 'tell') ports[0]?.postMessage(told)
  if (ask === 'take over') self.skipWaiting()
})

// Serves the page of the first visit too, without a second visit.
clientsClaim()
