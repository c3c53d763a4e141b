// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { WordDocument } from '../../../src/features/word/word-document.tsx'
import { opened } from '../../../src/ui/whole.tsx'

it('asks a report that was left before all of it was there for nothing', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  const refused: unknown[] = []
  const onRefused = (why: unknown) => refused.push(why)
  process.on('unhandledRejection', onRefused)
  onTestFinished(() => void process.off('unhandledRejection', onRefused))
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () => root.render(<WordDocument />))
  expect(host.textContent).toContain('Save as a Word document')
  await act(async () => root.unmount())
  opened()
  await expect.poll(() => document.documentElement.dataset.whole).toBe('')
  await new Promise((resolve) => setTimeout(resolve))
  expect(refused).toEqual([])
})
