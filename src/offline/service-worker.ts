import { clientsClaim } from 'workbox-core'
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { releases } from '../changes.ts'
import type { ReleaseMessage, ReleaseRequest } from './release-message.ts'

declare const self: ServiceWorkerGlobalScope

/** Every file that the build keeps, with the digest of its bytes; see `build/offline-files.ts`. */
declare const __KEPT__: readonly KeptFile[]
declare const __VERSION__: string

type KeptFile = {
  readonly url: string
  /** Null where the name itself changes with the content. */
  readonly revision: string | null
  readonly integrity: string
}

/**
 * Keeps a copy of every file of this version. A file is taken, from the network or from the copy, only
 * where its bytes are those of the build: one that is missing or broken is fetched again and mended.
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

// A link may hold a plan behind the question mark, and is the same page.
const route = new PrecacheRoute(copy, { ignoreURLParametersMatching: [/./], cleanURLs: false })
const { handler } = route
route.handler = {
  // Asked anew, since only what is read with its digest mends the copy, and the page asks for some of it without.
  handle: (asked) =>
    handler.handle({ ...asked, request: new Request(asked.request.url, { cache: 'no-cache' }) }),
}
registerRoute(route)

// A part of another version, by whose content it is named: of one that waits, or that another window runs.
registerRoute(
  ({ url }) => url.href.startsWith(new URL('assets/', self.registration.scope).href),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
)

// What cannot be had as this version has it comes as the server has it now.
setCatchHandler(({ request }) => fetch(request))

self.addEventListener('message', ({ data, ports }) => {
  const { ask }: Partial<ReleaseRequest> = data ?? {}
  const told: ReleaseMessage = { version: __VERSION__, releases }
  if (ask === 'tell') ports[0]?.postMessage(told)
  if (ask === 'take over') self.skipWaiting()
})

// The page of the first visit is served by it, too: it needs no second one.
clientsClaim()
