// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { drawn } from './browser.tsx'

it('draws for one test', async () => {
  await drawn('one')
  expect(document.body.textContent).toBe('one')
})

it('leaves nothing to the next test', () => {
  expect(document.body.textContent).toBe('')
  expect(document.fonts).toBeUndefined()
  expect(globalThis.ResizeObserver).toBeUndefined()
  expect(Reflect.has(globalThis, 'IS_REACT_ACT_ENVIRONMENT')).toBe(false)
})
