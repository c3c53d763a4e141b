import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { followFileDrops } from '../../src/app/follow-file-drops.ts'
import { useOpenedWorkbooks } from '../../src/app/store/opened-workbook.ts'
import { project } from '../../src/app/store/project.ts'
import { clearStatistics, useMailboxStatistics } from '../../src/app/store/statistics.ts'
import { useTestReports } from '../../src/app/store/test-reports.ts'
import { startOver } from '../../src/app/store/whole-projects.ts'
import { eventually } from '../eventually.ts'
import { endIdleWorker } from '../idle-worker.ts'

const page = new EventTarget()

// Statistics are read here, as no worker is there.
beforeAll(endIdleWorker)
beforeAll(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLInputElement', class {})
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('history', { state: null, pushState: vi.fn(), replaceState: vi.fn() })
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('earlyDrops', named(['early.csv', sizes]))
  followFileDrops()
})
const start = project.getInitialState()
beforeEach(() => {
  startOver()
  project.setState({ page: 'home', notice: null })
  closeFiles()
})
afterAll(() => {
  project.setState(start, true)
  closeFiles()
  vi.unstubAllGlobals()
})

function closeFiles(): void {
  useTestReports.setState({ reports: [], underWay: [] })
  clearStatistics()
  useOpenedWorkbooks.setState({
    opened: null,
    cameBack: null,
    refused: null,
    underWay: null,
    left: [],
  })
}

it('takes a file that was dropped before the program came, and keeps none after it', async () => {
  await shown('statistics')
  await eventually(() =>
    expect(useMailboxStatistics.getState().reading?.figures?.mailboxes).toBe(1),
  )
  expect(useMailboxStatistics.getState().files.map(({ name }) => name)).toEqual(['early.csv'])
  expect(window.earlyDrops).toBeUndefined()
})

it('says on the page where it was dropped that a file cannot be read', async () => {
  dropFiles(named(['photo.png', png], ['notes.txt', 'Buy milk']))
  await eventually(() =>
    expect(project.getState().notice).toEqual({
      done: 'not opened',
      files: ['photo.png', 'notes.txt'],
    }),
  )
  expect(project.getState().page).toBe('home')
  expect([read(), useMailboxStatistics.getState().files]).toEqual([[], []])
})

it.each(['users', 'statistics', 'test', 'workbook'] as const)(
  'says so on the page “%s” as well, and beside a file that is read',
  async (id) => {
    project.setState({ page: id })
    dropFiles(named(['logo.png', png]))
    const notice = { done: 'not opened', files: ['logo.png'] }
    await eventually(() => expect(project.getState().notice).toEqual(notice))
    expect(project.getState().page).toBe(id)
    project.setState({ notice: null })
    dropFiles(named(['logo.png', png], ['a.html', report]))
    await shown('test')
    await eventually(() => expect(read()).toEqual(['a.html']))
    expect(project.getState().notice).toEqual(notice)
    expect(useMailboxStatistics.getState().files).toEqual([])
    expect(useOpenedWorkbooks.getState().refused).toBeNull()
  },
)

const png = '\u0089PNG\r\n\u001a\n\u0000'

const report = '<html><body><p>Microsoft Exchange Jetstress</p></body></html>'
const zipped = (part: string) => `PK\u0003\u0004 ${part}`

function dropFiles(files: readonly File[]): void {
  const event = new Event('drop', { cancelable: true })
  page.dispatchEvent(Object.assign(event, { dataTransfer: { types: ['Files'], files } }))
  expect(event.defaultPrevented).toBe(true)
}

/** Waits until a page is shown. */
function shown(id: string): Promise<void> {
  return eventually(() => expect(project.getState().page).toBe(id))
}

const read = () => useTestReports.getState().reports.map(({ file }) => file)

const named = (...files: readonly (readonly [name: string, content: string])[]) =>
  files.map(([name, content]) => new File([content], name))

it('reads reports wherever they are dropped and whatever they are called, and leads to their page', async () => {
  dropFiles(
    named(
      ['a.html', report],
      ['without-ending', '<?xml version="1.0"?><output><test-summary /></output>'],
      ['report.xlsm', report],
      ['text.csv', 'Achieved Transactional I/O per Second 347.6'],
      ['paper.bin', '%PDF-1.7'],
    ),
  )
  await shown('test')
  await eventually(() =>
    expect(read()).toEqual(['a.html', 'without-ending', 'report.xlsm', 'text.csv', 'paper.bin']),
  )
})

it('opens a workbook whatever it is called, and tells of a saved plan where that is opened', async () => {
  const refused = () => useOpenedWorkbooks.getState().refused?.file
  for (const [name, content] of [
    ['plan.txt', zipped('[Content_Types].xml')],
    ['old', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
    ['plan.csv', '{"format":"Spindle plan"}'],
  ] as const) {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0))
    dropFiles([new File([bytes], name)])
    await shown('workbook')
    await eventually(() => expect(refused()).toBe(name))
  }
  expect(read()).toEqual([])
  // Here whatever is dropped is taken for a workbook, but what is known for something else.
  dropFiles(named(['what.html', 'nothing']))
  await eventually(() => expect(refused()).toBe('what.html'))
  dropFiles(named(['plan.xlsm', report]))
  await shown('test')
})

const sizes = '"Mailbox","TotalItemSize"\n"a@b.example","1.5 GB (1,610,612,736 bytes)"\n'

it('reads mailbox statistics wherever they are dropped, by their head', async () => {
  dropFiles(named(['any.html', sizes], ['beside.csv', report]))
  await shown('statistics')
  await eventually(() =>
    expect(useMailboxStatistics.getState().reading?.figures?.mailboxes).toBe(1),
  )
  await eventually(() => expect(read()).toEqual(['beside.csv']))
  // On their page what is unknown is one, to be told what is wrong with it.
  dropFiles(named(['wrong.html', 'nothing']))
  const files = () =>
    useMailboxStatistics.getState().reading?.files.map(({ name, rows }) => [name, rows])
  await eventually(() =>
    expect(files()).toEqual([
      ['any.html', 1],
      ['wrong.html', 0],
    ]),
  )
  dropFiles(named(['report.csv', report]))
  await shown('test')
  // On the page of reports as well.
  dropFiles(named(['again.log', sizes]))
  await shown('statistics')
})

it('takes every kind that is dropped at once, and names what cannot be opened beside another', async () => {
  dropFiles(
    named(
      ['plan.json', '{"format":"Spindle plan"}'],
      ['sizes.csv', sizes],
      ['first.xlsm', zipped('xl/workbook.xml')],
      ['report.html', report],
      ['second.xlsm', zipped('xl/workbook.xml')],
    ),
  )
  await shown('workbook')
  await eventually(() =>
    expect(useOpenedWorkbooks.getState()).toMatchObject({
      refused: { file: 'first.xlsm' },
      left: ['second.xlsm', 'plan.json'],
    }),
  )
  await eventually(() =>
    expect(useMailboxStatistics.getState().reading?.figures?.mailboxes).toBe(1),
  )
  await eventually(() => expect(read()).toEqual(['report.html']))
  // A saved plan beside a report is told of as well, and what was left before no more.
  dropFiles(named(['other.html', report], ['plan.json', '{"format":"Spindle plan"}']))
  await eventually(() =>
    expect(useOpenedWorkbooks.getState()).toMatchObject({
      refused: { file: 'plan.json' },
      left: [],
    }),
  )
  await eventually(() => expect(read()).toEqual(['report.html', 'other.html']))
})
