import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  callOffReport,
  removeReport,
  takePastedReport,
  takeReports,
  testReports,
} from '../../../src/app/store/test-reports.ts'
import { eventually } from '../../eventually.ts'
import { fixture } from '../../jetstress/read-fixture.ts'

const report = () => new File([fixture('ax4-5i-appendix-a.txt')], 'appendix.txt')
const listed = () => testReports.getState().reports.map(({ file, read }) => [file, read.ok])

beforeEach(() => testReports.setState({ reports: [], underWay: [] }))
afterEach(() => vi.unstubAllGlobals())

it('reads several files in their order, also without a worker, and lists what is none', async () => {
  const first = takeReports([report(), new File(['nothing'], 'prose.txt')])
  expect(testReports.getState().underWay.map(({ file }) => file.name)).toEqual([
    'appendix.txt',
    'prose.txt',
  ])
  const second = takePastedReport('Machine Name\tEXCH1\nOverall Test Result\tFail\n')
  await Promise.all([first, second])
  expect(testReports.getState().underWay).toEqual([])
  expect(listed()).toEqual([
    ['appendix.txt', true],
    ['prose.txt', false],
    ['Pasted text', true],
  ])
  await takePastedReport('nothing')
  expect(listed().at(-1)).toEqual(['Pasted text 2', false])
})

it('takes one out of the list', async () => {
  await takeReports([report(), report()])
  const [first, second] = testReports.getState().reports
  expect(first?.id).not.toBe(second?.id)
  removeReport(first?.id ?? Number.NaN)
  expect(testReports.getState().reports).toEqual([second])
})

/** A worker that never answers, and what is said to it. */
function silentWorker() {
  const said = { postMessage: vi.fn(), terminate: vi.fn(), addEventListener: vi.fn() }
  const make = vi.fn(function make() {
    return said
  })
  vi.stubGlobal('Worker', make)
  return said
}

it('leaves a file unread whose reading is called off, with its worker, and goes on', async () => {
  const { postMessage, terminate } = silentWorker()
  const taken = takeReports([report(), report()])
  await eventually(() => expect(postMessage).toHaveBeenCalledOnce())
  const [first, second] = testReports.getState().underWay
  callOffReport(second?.id ?? Number.NaN)
  expect(terminate).not.toHaveBeenCalled()
  callOffReport(first?.id ?? Number.NaN)
  await taken
  expect(terminate).toHaveBeenCalledOnce()
  expect(testReports.getState()).toEqual({ reports: [], underWay: [] })
})

it('tells how far a file is that is read beside the page', async () => {
  const { addEventListener, postMessage } = silentWorker()
  const taken = takeReports([report()])
  await eventually(() => expect(postMessage).toHaveBeenCalledOnce())
  const hear = addEventListener.mock.calls.find(([type]) => type === 'message')?.[1]
  hear({ data: { done: false, progress: { read: 1, of: 4 } } })
  expect(testReports.getState().underWay[0]?.progress).toEqual({ read: 1, of: 4 })
  const read = { ok: false, format: null, runs: [], notes: [] }
  hear({ data: { done: true, result: read } })
  await taken
  expect(testReports.getState().reports).toMatchObject([{ file: 'appendix.txt', read }])
})
