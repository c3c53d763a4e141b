export type LongTask = { readonly start: number; readonly duration: number }
/** What a frame that took long was busy with. */
export type Cause = LongTask & { readonly invoker: string; readonly source: string }

/** What was seen while a page loaded; times are in ms since its navigation. */
export type Observed = {
  firstPaint: number
  largest: { time: number; element: string }
  tasks: LongTask[]
  causes: Cause[]
  /** How far what was drawn has moved by itself, summed as browsers do. */
  shift: number
  /** When the first way in, or the first field of a page that has one, had its handlers; null until then. */
  usable: number | null
}

declare global {
  interface Window {
    observed: Observed
  }
}

type LargestPaint = PerformanceEntry & { readonly element: Element | null }
type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type LongFrame = PerformanceEntry & {
  readonly scripts: readonly (PerformanceEntry & {
    readonly invoker: string
    readonly sourceURL: string
  })[]
}

/** Runs in the page before anything of it: everything it uses has to be inside. */
export function observe(): void {
  const observed: Observed = {
    firstPaint: Number.NaN,
    largest: { time: Number.NaN, element: '' },
    tasks: [],
    causes: [],
    shift: 0,
    usable: null,
  }
  window.observed = observed
  const watch = <T extends PerformanceEntry>(type: string, take: (entry: T) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as T)
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  watch<LargestPaint>('largest-contentful-paint', ({ startTime, element }) => {
    const name = element ? `<${element.localName} class="${element.className}">` : ''
    const text = element?.textContent?.slice(0, 60) ?? ''
    observed.largest = { time: startTime, element: `${name} ${text}` }
  })
  watch('longtask', ({ startTime: start, duration }) => observed.tasks.push({ start, duration }))
  watch<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value
  })
  watch<LongFrame>('long-animation-frame', ({ scripts }) => {
    for (const { startTime: start, duration, invoker, sourceURL: source } of scripts)
      observed.causes.push({ start, duration, invoker, source })
  })
  // React gives an element its handlers in the very task that makes it usable.
  const poll = () => {
    const first = document.querySelector('#root :is(input, .start-link)')
    if (first && Object.keys(first).some((key) => key.startsWith('__reactProps$')))
      observed.usable = performance.now()
    else setTimeout(poll, 4)
  }
  poll()
}
