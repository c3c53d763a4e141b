// @vitest-environment-options {"alone": "work"}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JobFailure, startJob } from '../../src/app/work/use-work.ts'
import type { JobOrder } from '../../src/app/work/worker.ts'
import type { Plan } from '../../src/engine/index.ts'
import { eventually } from '../eventually.ts'

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly orders: JobOrder[] = []
  terminated = false
  postMessage(order: JobOrder) {
    this.orders.push(order)
  }
  terminate() {
    this.terminated = true
  }
  tell(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  fail(message?: string) {
    this.dispatchEvent(Object.assign(new Event('error'), message === undefined ? {} : { message }))
  }
}

let started: FakeWorker[]
let askOne: typeof startJob

beforeEach(async () => {
  started = []
  vi.stubGlobal('Worker', function start() {
    const worker = new FakeWorker()
    started.push(worker)
    return worker
  })
  vi.resetModules()
  askOne = (await import('../../src/app/work/use-work.ts')).startJob
})
afterEach(() => vi.unstubAllGlobals())

// No worker here reads the plan; the engine itself would take longer to load than all of these tests.
const order: JobOrder = { job: 'suggestions', plan: {} as Plan }

/** Asks, and waits until a worker has the order. */
async function asked(count = 1) {
  const news: unknown[] = []
  const callOff = askOne(order, {
    onProgress: (progress) => news.push(progress),
    onDone: (result) => news.push(result),
    onFailed: (failure: JobFailure) => news.push(failure),
  })
  await eventually(() => expect(started.flatMap(({ orders }) => orders)).toHaveLength(count))
  return { news, callOff }
}

describe('an order', () => {
  it('is told of until it is done, and leaves its worker to the next', async () => {
    const first = await asked()
    expect(started[0]?.orders).toEqual([order])
    started[0]?.tell({ done: false, progress: 1 })
    started[0]?.tell({ done: true, result: ['found'] })
    // As React does when the part that asked is taken away.
    first.callOff()
    const second = await asked(2)
    expect(started).toHaveLength(1)
    expect(started[0]?.terminated).toBe(false)
    started[0]?.tell({ done: true, result: ['found too'] })
    expect(first.news).toEqual([1, ['found']])
    expect(second.news).toEqual([['found too']])
  })

  it('that is called off ends its worker, and nothing more is told of it', async () => {
    const { news, callOff } = await asked()
    callOff()
    expect(started[0]?.terminated).toBe(true)
    started[0]?.tell({ done: true, result: [] })
    started[0]?.fail('too late')
    expect(news).toEqual([])
    await asked(2)
    expect(started).toHaveLength(2)
  })

  it('that is called off before a worker has it is given to none', async () => {
    const told = vi.fn()
    askOne(order, { onDone: told, onFailed: told })()
    await eventually(() => expect(started).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(started[0]?.orders).toEqual([])
    await asked()
    expect(started).toHaveLength(1)
    expect(told).not.toHaveBeenCalled()
  })

  it('goes beside another, and one worker is kept of two', async () => {
    await asked()
    await asked(2)
    expect(started).toHaveLength(2)
    for (const worker of started) worker.tell({ done: true, result: [] })
    expect(started.map(({ terminated }) => terminated)).toEqual([false, true])
  })
})

describe('the script of a worker', () => {
  it('is let through by one policy of the page, and no other script is', async () => {
    const addresses: unknown[] = []
    const create = vi.fn((_name: string, rules: { createScriptURL: (text: string) => string }) => ({
      createScriptURL: (text: string) => ({ trusted: rules.createScriptURL(text), rules }),
    }))
    vi.stubGlobal('trustedTypes', { createPolicy: create })
    vi.stubGlobal('Worker', function start(address: unknown) {
      addresses.push(address)
      const worker = new FakeWorker()
      started.push(worker)
      return worker
    })
    await asked()
    await asked(2)
    expect(create).toHaveBeenCalledTimes(1)
    expect(create.mock.calls[0]?.[0]).toBe('spindle-worker')
    expect(addresses).toEqual(
      Array(2).fill({ trusted: expect.stringContaining('worker'), rules: expect.anything() }),
    )
    expect(() => create.mock.calls[0]?.[1].createScriptURL('https://elsewhere.example')).toThrow(
      'No script but the worker’s is started',
    )
  })
})

describe('a failure', () => {
  it('of the work is told with its message, and ends the worker', async () => {
    const { news } = await asked()
    started[0]?.fail('Uncaught Error: planted')
    expect(news).toEqual([{ code: 'fault', message: 'Uncaught Error: planted' }])
    expect(started[0]?.terminated).toBe(true)
  })

  it('of the start is told where the browser lets the script not through', async () => {
    const { news } = await asked()
    started[0]?.fail()
    expect(news).toEqual([{ code: 'no worker' }])
  })

  it('of the start is told where there are no workers', async () => {
    vi.stubGlobal('Worker', undefined)
    const failed = vi.fn()
    askOne(order, { onDone: failed, onFailed: failed })
    await eventually(() => expect(failed).toHaveBeenCalledOnce())
    expect(failed).toHaveBeenCalledWith({ code: 'no worker' })
  })
})
