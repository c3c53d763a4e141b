import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followDrops } from '../../src/app/follow-drops.ts'
import { workbooks } from '../../src/app/store/opened-workbook.ts'
import { project } from '../../src/app/store/project.ts'
import { dropStatistics, statistics } from '../../src/app/store/statistics.ts'
import { testReports } from '../../src/app/store/test-reports.ts'
import { startOver } from '../../src/app/store/whole-projects.ts'

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
  dropStatistics()
  workbooks.setState({ opened: null, refused: null, underWay: null })
})

/** Drops files on the page. */
function drop(...names: readonly string[]): void {
  dropFiles(names.map((name) => new File(['nothing'], name)))
}

function dropFiles(files: readonly File[]): void {
  const event = new Event('drop', { cancelable: true })
  page.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files } }))
  expect(event.defaultPrevented).toBe(true)
}

const patient = { timeout: 10_000 }

/** Waits until a page is shown. */
function shown(id: string): Promise<void> {
  return vi.waitFor(() => expect(project.getState().page).toBe(id), patient)
}

const read = () => testReports.getState().reports.map(({ file }) => file)

it.each([[['a.html', 'b.XML', 'c.txt', 'd.csv', 'e.blg', 'f.htm']], [['plan.xlsm', 'a.html']]])(
  'reads reports wherever they are dropped, and leads to their page: %s',
  async (names) => {
    drop(...names)
    await shown('test')
    const reports = names.filter((name) => !name.endsWith('.xlsm'))
    await vi.waitFor(() => expect(read()).toEqual(reports), patient)
  },
)

it('opens a workbook, or whatever else is dropped, as a workbook', async () => {
  drop('plan.xlsm')
  await shown('workbook')
  const refused = () => workbooks.getState().refused?.file
  await vi.waitFor(() => expect(refused()).toBe('plan.xlsm'), patient)
  drop('what.bin')
  await vi.waitFor(() => expect(refused()).toBe('what.bin'), patient)
  expect(read()).toEqual([])
})

it('reads whatever is dropped on the page of reports but a workbook', async () => {
  drop('first.html')
  drop('without-ending', 'what.bin')
  await vi.waitFor(
    () => expect(read()).toEqual(['first.html', 'without-ending', 'what.bin']),
    patient,
  )
  drop('plan.xlsx')
  await shown('workbook')
})

const sizes = '"Mailbox","TotalItemSize"\n"a@b.example","1.5 GB (1,610,612,736 bytes)"\n'

it('reads mailbox statistics wherever they are dropped, by their head', async () => {
  dropFiles([new File([sizes], 'any.csv')])
  await shown('statistics')
  await vi.waitFor(() => expect(statistics.getState().reading?.figures?.mailboxes).toBe(1), patient)
  // On their page every table is one, to be told what is wrong with it.
  drop('wrong.csv')
  const files = () => statistics.getState().reading?.files.map(({ name, rows }) => [name, rows])
  await vi.waitFor(
    () =>
      expect(files()).toEqual([
        ['any.csv', 1],
        ['wrong.csv', 0],
      ]),
    patient,
  )
  expect(read()).toEqual([])
  drop('report.html')
  await shown('test')
})
