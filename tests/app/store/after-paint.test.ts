// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { postponedUntilPaint } from '../../../src/app/store/after-paint.ts'

const work = vi.fn()
let frames: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  work.mockClear()
  frames = []
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then))
})

afterEach(() => {
  // The frames stand upon the timers of the test: taken away the other way round, no frame comes again.
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Draws the next frame, and lets what waits for it run. */
function paint(): void {
  for (const then of frames.splice(0)) then()
  vi.runAllTimers()
}

it('is done once for a frame, after it', () => {
  const postponed = postponedUntilPaint(work)
  postponed.later()
  postponed.later()
  for (const then of frames) then()
  expect(work).not.toHaveBeenCalled()
  paint()
  expect(work).toHaveBeenCalledTimes(1)
  postponed.later()
  paint()
  expect(work).toHaveBeenCalledTimes(2)
})

it('is done at once where somebody needs it, and not again after the frame', () => {
  const postponed = postponedUntilPaint(work)
  postponed.now()
  expect(work).not.toHaveBeenCalled()
  postponed.later()
  postponed.now()
  expect(work).toHaveBeenCalledTimes(1)
  paint()
  expect(work).toHaveBeenCalledTimes(1)
})

it('is done at once when the page is left or hidden', () => {
  const postponed = postponedUntilPaint(work)
  postponed.later()
  window.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledTimes(1)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  postponed.later()
  expect(work).toHaveBeenCalledTimes(2)
})
