// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { followRenewal } from '../../../src/app/store/follow-renewal.ts'
import { renewal } from '../../../src/app/store/renewal.ts'

/** A worker that is installed and waits, which tells that it is of a version. */
class WaitingWorker extends EventTarget {
  readonly state = 'installed'
  readonly #version: string
  asked = 0

  constructor(version: string) {
    super()
    this.#version = version
  }

  postMessage({ ask }: { readonly ask: string }, [port]: readonly MessagePort[]): void {
    this.asked += 1
    if (ask === 'tell')
      port?.postMessage({ version: this.#version, releases: [], worker: 'assets/worker-b2.js' })
  }
}

/** Starts a page whose server has had this version since the browser kept another. */
async function startBeside(waiting: WaitingWorker): Promise<void> {
  const registration = Object.assign(new EventTarget(), {
    ...{ active: Object.assign(new EventTarget(), { state: 'activated' }), waiting },
    ...{ installing: null, update: async () => {} },
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    ...{ controller: null, register: async () => registration },
  })
  vi.stubGlobal('navigator', { serviceWorker })
  await followRenewal()
  await vi.waitFor(() => expect(waiting.asked).toBe(1))
  // The answer comes through a port, so after this turn.
  await new Promise((resolve) => setTimeout(resolve, 50))
}

afterEach(() => {
  vi.unstubAllGlobals()
  renewal.setState({ waiting: null })
})

it.each(['0.0.9', '0.0.10'])(
  'offers no version %s, which is older than this one',
  async (older) => {
    await startBeside(new WaitingWorker(older))
    expect(renewal.getState().waiting).toBeNull()
  },
)

it.each(['0.1.0', '0.1.1', '0.10.0'])('offers version %s', async (version) => {
  await startBeside(new WaitingWorker(version))
  expect(renewal.getState().waiting).toMatchObject({ told: { version }, isTaken: false })
})
