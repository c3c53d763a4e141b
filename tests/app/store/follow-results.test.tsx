// @vitest-environment page
// @vitest-environment-options {"alone": "follow results"}
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Plan } from '../../../src/engine/index.ts'
import { comes, drawn } from '../../browser.tsx'

const code = '../../../src/app/store/follow-results.ts'

/** The number of servers in the results of the open plan. */
const Servers = () => `${now.resultsOf(now.plan())?.sizing.servers.value} servers`

/** Plans that were sized, in order. */
let sized: Plan[]

// Also counts what is sized. A worker of its own runs this file, so the engine stays replaced.
vi.doMock('../../../src/engine/index.ts', async (original) => {
  const real = await original<typeof import('../../../src/engine/index.ts')>()
  const size = (plan: Plan) => {
    sized.push(plan)
    return real.size(plan)
  }
  return { ...real, size }
})

/** The program as it starts: the setup of all tests has plans sized from the start. */
async function program() {
  vi.resetModules()
  const [{ fieldOf }, store, results, sizing, automatic, { initialPlan }, parts] =
    await Promise.all([
      import('../../../src/engine/index.ts'),
      import('../../../src/app/store/project.ts'),
      import('../../../src/app/store/results.ts'),
      import('../../../src/app/store/begin-sizing.ts'),
      import('../../../src/app/store/automatic-answers.ts'),
      import('../../../src/app/store/start.ts'),
      import('../../../src/ui/lazy-part.tsx'),
    ])
  const answer = (key: string, value: number) => store.setAnswer(fieldOf(key), 0, value)
  const computed = () => store.project.getState().computed?.plan ?? null
  const plan = () => store.project.getState().plan
  const { sizeResultOf, resultsOf } = results
  return {
    ...store,
    ...sizing,
    ...automatic,
    ...parts,
    sizeOf: sizeResultOf,
    resultsOf,
    newPlan: initialPlan,
    answer,
    computed,
    plan,
  }
}

let now: Awaited<ReturnType<typeof program>>

beforeEach(async () => {
  sized = []
  now = await program()
})
describe('once the code that sizes plans is there, the open plan', () => {
  it('has results, which it had not before', async () => {
    expect(now.computed()).toBeNull()
    expect(now.sizeOf(now.plan()).ok).toBe(false)
    await now.beginSizing()
    expect(now.computed()).toBe(now.plan())
    expect(now.resultsOf(now.plan())?.sizing.servers.value).toBe(now.plan().servers)
  })

  it('has those of what was edited meanwhile, and of each later edit', async () => {
    now.answer('servers', 6)
    expect(now.computed()).toBeNull()
    await now.beginSizing()
    expect(now.computed()).toBe(now.plan())
    expect(now.resultsOf(now.plan())?.sizing.servers.value).toBe(6)
    now.answer('servers', 8)
    expect(now.computed()).toBe(now.plan())
    expect(now.resultsOf(now.plan())?.sizing.servers.value).toBe(8)
  })

  it('has none while its answers contradict each other, and then those of the edit that ends it', async () => {
    now.answer('copies', now.plan().servers + 1)
    await now.beginSizing()
    expect(now.computed()).toBeNull()
    now.answer('copies', 2)
    expect(now.computed()).toBe(now.plan())
  })

  it('has results if it is put there without', async () => {
    await now.beginSizing()
    const opened = { ...now.plan(), copies: 2 }
    now.project.setState({ plan: opened, computed: null })
    expect(now.computed()).toBe(opened)
  })

  it('shows its results as those of another while automatic answers are still decided', async () => {
    now.project.setState(now.newStateOfPlan(now.newPlan))
    const before = now.project.getState()
    now.answer('mailboxes', 4321)
    expect(now.noteUndecidedPlan(now.project.getState(), before)).toBe(true)
    await now.beginSizing()
    expect(now.computed()).toEqual(now.plan())
    expect(now.computed()).not.toBe(now.plan())
  })
})

it('sizes no plan twice, and tells nobody of a second start', async () => {
  await Promise.all([now.beginSizing(), now.beginSizing()])
  now.answer('mailboxes', 4321)
  now.project.setState({ page: 'plan' })
  now.sizeOf(now.plan())
  const told = vi.fn()
  now.project.subscribe(told)
  await now.beginSizing()
  expect(told).not.toHaveBeenCalled()
  expect(sized).toHaveLength(2)
  expect(new Set(sized).size).toBe(2)
})

it('says that a part could not be fetched without the code that sizes plans, and fetches both again', async () => {
  vi.doMock(code, () => {
    throw new Error('The network failed')
  })
  const Part = now.lazyPart(() => now.fetchPartWithSizing(Promise.resolve(Servers)), 'The answer')
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const box = await drawn(<Part />)
  await comes(() => expect(box.textContent).toMatch(/^The answer could not be fetched\./))
  expect(now.computed()).toBeNull()
  expect(sized).toEqual([])
  vi.doUnmock(code)
  await act(async () => box.querySelector('button')?.click())
  await comes(() => expect(box.textContent).toBe(`${now.plan().servers} servers`))
  expect(now.computed()).toBe(now.plan())
  reported.mockRestore()
})
