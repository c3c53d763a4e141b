import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { figuresOfFile } from '../../src/app/figures-of-file.ts'
import type { News, Order, Results } from '../../src/app/worker.ts'
import { encodeProjectFile } from '../../src/codec/index.ts'
import {
  behind,
  defaultPlan,
  designId,
  mostCarried,
  type SearchBounds,
  search,
  sensitivity,
  serverAlternatives,
  suggestions,
} from '../../src/engine/index.ts'
import { readReport } from '../../src/jetstress/index.ts'
import { readWorkbook } from '../../src/workbook/index.ts'
import { serverPlan } from '../engine/explore/server-plans.ts'
import { planWith, recommended, workedIn } from '../engine/plans.ts'
import { eventually } from '../eventually.ts'
import { fixture } from '../jetstress/read-fixture.ts'
import { namesOfB } from '../workbook/filled-examples.ts'
import { makeWorkbook } from '../workbook/make-workbook.ts'

type Told = News<Results[Order['job']]>

/** What the script tells of an order, as it reaches the page. */
let told: (order: Order) => readonly Told[]

beforeAll(async () => {
  const post = vi.fn((news: Told) => structuredClone(news))
  const listen = vi.fn<(type: string, listener: (event: { data: Order }) => void) => void>()
  vi.stubGlobal('postMessage', post)
  vi.stubGlobal('addEventListener', listen)
  await import('../../src/app/worker.ts')
  const [type, listener] = listen.mock.calls[0] ?? []
  expect(type).toBe('message')
  told = (order) => {
    post.mockClear()
    listener?.({ data: structuredClone(order) })
    return post.mock.results.map(({ value }) => value)
  }
})

afterAll(() => vi.unstubAllGlobals())

const build = recommended(defaultPlan).proposed ?? expect.unreachable()
const design = designId(build)
const built = { kind: 'arrays', build } as const
const tooMany = planWith({ mailboxes: 18_000 })
const project = encodeProjectFile([defaultPlan, tooMany], 0)
const workbook = makeWorkbook({ names: namesOfB })
const alone = serverPlan({ mailboxes: 100 })
const bounds: SearchBounds = { ranges: { servers: { from: 4, to: 4 } }, asPlan: [] }

it.each<readonly [Order, Results[Order['job']]]>([
  [{ job: 'sensitivity', plan: defaultPlan, design }, sensitivity(defaultPlan, design)],
  [{ job: 'mostCarried', plan: defaultPlan, built }, mostCarried(defaultPlan, built)],
  [{ job: 'suggestions', plan: tooMany }, suggestions(tooMany)],
  [{ job: 'search', plan: defaultPlan, bounds }, search(defaultPlan, bounds)],
  [{ job: 'serverAlternatives', plan: alone }, serverAlternatives(alone)],
  [{ job: 'readWorkbook', bytes: workbook }, readWorkbook(workbook)],
  [{ job: 'figuresOfFile', text: project }, figuresOfFile(project)],
])('finds what the engine finds: $job', (order, result) => {
  expect(told(order).at(-1)).toEqual({ done: true, result })
})

it('reads a report of Jetstress, and tells what it read once it has', async () => {
  const file = new File([fixture('ax4-5i-appendix-a.txt')], 'appendix.txt')
  const news = told({ job: 'readReport', file })
  expect(news).toEqual([])
  await eventually(() => expect(postMessage).toHaveBeenCalled())
  expect(postMessage).toHaveBeenCalledWith({ done: true, result: await readReport(file) })
})

it('keeps the numbers behind a result as few as they are: what is one stays one', () => {
  const last = told({ job: 'suggestions', plan: tooMany }).at(-1)
  const numbers = behind(workedIn(suggestions(tooMany)))
  expect(numbers.length).toBeGreaterThan(100)
  expect(behind(workedIn(last))).toEqual(numbers)
})

it('tells how far a search is, not more often than ten times a second', () => {
  const clock = vi.spyOn(performance, 'now')
  let ms = 0
  clock.mockImplementation(() => (ms += 20))
  const news = told({ job: 'search', plan: defaultPlan, bounds })
  clock.mockRestore()
  let steps = 0
  search(defaultPlan, bounds, () => (steps += 1))
  expect(news.length).toBeGreaterThan(10)
  expect(news.length).toBeLessThan(1 + steps / 4)
  expect(news.map(({ done }) => done).indexOf(true)).toBe(news.length - 1)
})
