import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followDrops } from '../../src/app/follow-drops.ts'
import { workbooks } from '../../src/app/store/opened-workbook.ts'
import { project, startOver } from '../../src/app/store/project.ts'
import { testReports } from '../../src/app/store/test-reports.ts'

const page = new EventTarget()

beforeAll(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('history', { state: null, pushState: vi.fn(), replaceState: vi.fn() })
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('window', globalThis)
  followDrops()
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  startOver()
  testReports.setState({ reports: [], underWay: [] })
  workbooks.setState({ opened: null, refused: null, underWay: null })
})

/** Drops files on the page. */
function drop(...names: readonly string[]): void {
  const files = names.map((name) => new File(['nothing'], name))
  const event = new Event('drop', { cancelable: true })
  page.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files } }))
  expect(event.defaultPrevented).toBe(true)
}

const read = () => testReports.getState().reports.map(({ file }) => file)

it.each([[['a.html', 'b.XML', 'c.txt', 'd.csv', 'e.blg', 'f.htm']], [['plan.xlsm', 'a.html']]])(
  'reads reports wherever they are dropped, and leads to their page: %s',
  async (names) => {
    drop(...names)
    expect(project.getState().page).toBe('test')
    const reports = names.filter((name) => !name.endsWith('.xlsm'))
    await vi.waitFor(() => expect(read()).toEqual(reports), { timeout: 10_000 })
  },
)

it('opens a workbook, or whatever else is dropped, as a workbook', async () => {
  drop('plan.xlsm')
  expect(project.getState().page).toBe('workbook')
  const refused = () => workbooks.getState().refused?.file
  await vi.waitFor(() => expect(refused()).toBe('plan.xlsm'), { timeout: 10_000 })
  drop('what.bin')
  await vi.waitFor(() => expect(refused()).toBe('what.bin'), { timeout: 10_000 })
  expect(read()).toEqual([])
})

it('reads whatever is dropped on the page of reports but a workbook', async () => {
  drop('first.html')
  drop('without-ending', 'what.bin')
  await vi.waitFor(() => expect(read()).toEqual(['first.html', 'without-ending', 'what.bin']), {
    timeout: 10_000,
  })
  drop('plan.xlsx')
  expect(project.getState().page).toBe('workbook')
})
