import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, vi } from 'vitest'
import type { PageId } from '../../src/app/routes/pages.ts'
import { useComparisonChoices } from '../../src/app/store/comparison-choices.ts'
import { useSectionFolds } from '../../src/app/store/open-sections.ts'
import { project } from '../../src/app/store/project.ts'
import type { JobOrder } from '../../src/app/work/worker.ts'

/** Has the jobs of the worker carried out here, in turn: what a page asks for is there once it settles. */
class WorkerHere extends EventTarget {
  postMessage(order: JobOrder) {
    const tell = (data: unknown) =>
      this.dispatchEvent(Object.assign(new Event('message'), { data }))
    vi.stubGlobal('postMessage', (data: unknown) => {
      if (isDone(data)) tell(data)
    })
    carryOut?.({ data: order })
  }
  terminate() {}
}

/** Said of a browser that jsdom is not; anything else is a defect of a page. */
const isOfJsdom = /The tag <%s> is unrecognized/

/** The names of the files that were saved. */
export const saved: string[] = []

/** All that React has warned of. */
export const warned: string[] = []

const isDone = (data: unknown) => typeof data === 'object' && data !== null && 'result' in data

let carryOut: ((message: { readonly data: JobOrder }) => void) | null = null

/** What a page of the program needs of a browser beyond jsdom, none of which shows. */
async function openTab(): Promise<void> {
  if (carryOut) return
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  vi.setSystemTime('2026-11-26T09:00:00Z')
  class Nothing {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Nothing)
  vi.stubGlobal('IntersectionObserver', Nothing)
  vi.stubGlobal('Worker', WorkerHere)
  // What waits for a person to pause happens at once, or a busy machine would decide whether it has.
  const later = setTimeout
  vi.stubGlobal('setTimeout', (then: () => void, ms = 0) => later(then, ms < 10_000 ? 0 : ms))
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => setTimeout(then, 0, 0))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('print', () => {})
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.spyOn(console, 'error').mockImplementation((...words: readonly unknown[]) => {
    if (!isOfJsdom.test(String(words[0]))) warned.push(words.map(String).join(' '))
  })
  Object.assign(document, { fonts: { ready: Promise.resolve() }, adoptedStyleSheets: [] })
  Object.assign(CSSStyleSheet.prototype, { replaceSync() {} })
  Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} })
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
  // The browser made up here has no way to read a file but the oldest.
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob) {
      return new Promise((resolve, reject) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.onerror = () => reject(reader.error)
        reader.readAsArrayBuffer(this)
      })
    },
    async text(this: Blob) {
      return new TextDecoder().decode(await this.arrayBuffer())
    },
  })
  Object.assign(HTMLAnchorElement.prototype, {
    click(this: HTMLAnchorElement) {
      saved.push(this.download)
    },
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
  const heard = vi.spyOn(globalThis, 'addEventListener')
  await import('../../src/app/work/worker.ts')
  const [, listener] = heard.mock.calls.find(([kind]) => kind === 'message') ?? []
  heard.mockRestore()
  if (typeof listener !== 'function') throw new Error('The worker listens to messages')
  window.removeEventListener('message', listener)
  carryOut = (message) =>
    void listener.call(globalThis, Object.assign(new Event('message'), message))
}

/**
 * Opens the window for the tests of a file, and leaves it as it was: files of one environment share
 * the stores and what the browser remembers.
 */
export function openTabForFile(): void {
  const [plan, choices] = [project.getState(), useComparisonChoices.getState()]
  const folds = useSectionFolds.getState()
  beforeAll(openTab)
  afterAll(() => {
    project.setState(plan, true)
    useComparisonChoices.setState(choices, true)
    useSectionFolds.setState(folds, true)
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** A page as a person has it before them. */
export type Shown = { readonly host: HTMLElement; readonly close: () => Promise<void> }

/** Shows a page of the plan that is open, or a part of it. */
export async function show(page: PageId, part: string | null): Promise<Shown> {
  const { App } = await import('../../src/start/app.tsx')
  project.setState({ page, focus: part })
  const host = document.createElement('div')
  document.body.append(host)
  let root: Root | null = null
  await act(async () => {
    root = createRoot(host, { onCaughtError: fail, onUncaughtError: fail })
    root.render(<App />)
  })
  await settled(host)
  return {
    host,
    close: async () => {
      await act(async () => root?.unmount())
      host.remove()
    },
  }
}

function fail(error: unknown): never {
  throw error
}

/** Waits until nothing of the page is on its way and it has not changed for two turns. */
export async function settled(host: HTMLElement): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let quiet = 0; quiet < 2; ) {
    const before = changes
    await act(async () => {
      // What is fetched when it is wanted takes as long as the machine is busy.
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve))
    })
    const isWaiting = document.documentElement.dataset.whole === undefined
    quiet = changes === before && !isWaiting ? quiet + 1 : 0
  }
  observer.disconnect()
}
