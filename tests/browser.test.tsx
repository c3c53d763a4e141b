// @vitest-environment page
import { expect, it } from 'vitest'
import { drawn } from './browser.tsx'

// A chart drawn by a test before may have left what it measures texts with.
const before = document.body.textContent

it('draws for one test', async () => {
  const box = await drawn('one')
  expect(box.textContent).toBe('one')
  expect(document.body.contains(box)).toBe(true)
})

it('leaves nothing to the next test', () => {
  expect(document.body.textContent).toBe(before)
  expect(document.fonts).toBeUndefined()
  expect(globalThis.ResizeObserver).toBeUndefined()
  expect(Reflect.has(globalThis, 'IS_REACT_ACT_ENVIRONMENT')).toBe(false)
})
