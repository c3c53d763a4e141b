// @vitest-environment page

import { afterEach, describe, expect, it, vi } from 'vitest'
import { followUpdates } from '../../../src/app/store/follow-updates.ts'
import { keepLogo, logoTypeOfBytes, readKeptLogo } from '../../../src/app/store/logo.ts'
import { useProgramUpdate } from '../../../src/app/store/program-update.ts'

describe('follow renewal', () => {
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
    await followUpdates()
    await vi.waitFor(() => expect(waiting.asked).toBe(1))
    // The answer comes through a port, so after this turn.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    useProgramUpdate.setState({ waiting: null })
  })

  it.each(['0.0.9', '0.0.10'])(
    'offers no version %s, which is older than this one',
    async (older) => {
      await startBeside(new WaitingWorker(older))
      expect(useProgramUpdate.getState().waiting).toBeNull()
    },
  )

  it.each(['0.1.0', '0.1.1', '0.10.0'])('offers version %s', async (version) => {
    await startBeside(new WaitingWorker(version))
    expect(useProgramUpdate.getState().waiting).toMatchObject({ told: { version }, isTaken: false })
  })
})

describe('logo', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128)
  const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1)

  afterEach(() => localStorage.clear())

  it('tells a picture by its bytes, whatever its file is called', () => {
    expect(logoTypeOfBytes(png)).toBe('png')
    expect(logoTypeOfBytes(jpg)).toBe('jpg')
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', '%PDF'])
      expect(logoTypeOfBytes(new TextEncoder().encode(text))).toBeNull()
  })

  it('comes back as it was kept, until it is forgotten', () => {
    expect(readKeptLogo()).toBeNull()
    expect(keepLogo({ name: 'a\nb.png', type: 'png', bytes: png })).toBe(true)
    expect(readKeptLogo()).toEqual({ name: 'a b.png', type: 'png', bytes: png })
    expect(keepLogo(null)).toBe(true)
    expect(readKeptLogo()).toBeNull()
  })

  it.each(['a.png', 'a.png\n%%%', `a.png\n${btoa('<svg/>')}`, 'a\nb\nc', '\n'])(
    'is none where something else is kept in its place: %j',
    (text) => {
      keepLogo({ name: 'a.png', type: 'png', bytes: png })
      const [key = ''] = Object.keys(localStorage)
      localStorage.setItem(key, text)
      expect(readKeptLogo()).toBeNull()
    },
  )
})
