// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { startSearch, useSearches } from '../../../src/app/store/search.ts'
import { defaultPlan, type SearchBounds, search } from '../../../src/engine/index.ts'
import { comes, drawn } from '../../browser.tsx'

const bounds: SearchBounds = { ranges: { servers: { from: 4, to: 4 } }, asPlan: [] }

/** A worker that has found what a search finds. */
class Finder extends EventTarget {
  postMessage() {
    const data = { done: true, result: search(defaultPlan, bounds) }
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  terminate() {}
}

function Ended() {
  const { search: last, shown } = useSearches('arrays')
  return <p>{`${last?.ended?.how ?? 'runs'}, ${shown?.progress?.found ?? 'nothing'} found`}</p>
}

it('shows what was found once a search is done', async () => {
  vi.stubGlobal('Worker', Finder)
  const box = await drawn(<Ended />)
  expect(box.textContent).toBe('runs, nothing found')
  await act(async () => startSearch(defaultPlan, bounds))
  await comes(() => expect(box.textContent).toMatch(/^done, [1-9]\d* found$/))
})
