// @vitest-environment page
import { act } from 'react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { followAutomaticAnswers } from '../../../src/app/follow-automatic-answers.ts'
import { project, setAnswer } from '../../../src/app/store/project.ts'
import { initialPlan } from '../../../src/app/store/start.ts'
import { duplicateVariant } from '../../../src/app/store/variants.ts'
import { openPlan } from '../../../src/app/store/whole-projects.ts'
import { decideAutomatic } from '../../../src/engine/explore/index.ts'
import { fieldOf, type Plan } from '../../../src/engine/index.ts'
import { ComparePage } from '../../../src/features/compare/compare-page.tsx'
import { comes, drawn } from '../../browser.tsx'
import { endIdleWorker } from '../../idle-worker.ts'

let decideNow = () => {}

/** A worker that decides when `decideNow` is called. */
class Decider extends EventTarget {
  isEnded = false
  postMessage({ plan }: { readonly plan: Plan }) {
    decideNow = () => {
      const result = decideAutomatic(plan)
      const message = new MessageEvent('message', { data: { done: true, result } })
      // As in a browser, nothing comes of a worker that was ended.
      if (!this.isEnded) this.dispatchEvent(message)
    }
  }
  terminate() {
    this.isEnded = true
  }
}

beforeAll(endIdleWorker)
beforeAll(followAutomaticAnswers)
beforeAll(() => void vi.stubGlobal('Worker', Decider))
afterAll(endIdleWorker)

it('a comparison says which variants are not decided yet, and shows what was decided of them', async () => {
  openPlan(initialPlan)
  duplicateVariant(project.getState().variant)
  const box = await drawn(<ComparePage />)
  expect(box.querySelector('.stale')).toBeNull()
  await act(async () => setAnswer(fieldOf('mailboxes'), 0, 20_000))
  expect(box.querySelector('.stale')?.textContent).toMatch(
    /^Not updated yet: the automatic answers of “Variant 1 \(copy\)” are being solved\.$/,
  )
  await comes(async () => {
    await act(async () => decideNow())
    expect(box.querySelector('.stale')).toBeNull()
  })
  expect(box.textContent).toMatch(/“Variant 1 \(copy\)” needs 7\sservers/)
})
