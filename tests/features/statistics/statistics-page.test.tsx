// @vitest-environment page
import { File as NodeFile } from 'node:buffer'
import { act } from 'react'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import {
  addStatisticsFiles,
  answerAboutFile,
  clearStatistics,
  useMailboxStatistics,
} from '../../../src/app/store/statistics.ts'
import { defaultPlan, withVersion } from '../../../src/engine/index.ts'
import { StatisticsPage } from '../../../src/features/statistics/statistics-page.tsx'
import { change, comes, drawn } from '../../browser.tsx'
import { endIdleWorker } from '../../idle-worker.ts'

beforeAll(endIdleWorker)
beforeAll(clearStatistics)
afterEach(clearStatistics)

/** The page with what was read of files, for a plan of the version of today. */
async function pageOf(...files: readonly (readonly [name: string, ...lines: string[]])[]) {
  const before = project.getState()
  onTestFinished(() => project.setState(before, true))
  project.setState({ plan: withVersion(defaultPlan, 'SE') })
  // That of the made-up browser cannot be read in pieces.
  vi.stubGlobal('File', NodeFile)
  await addStatisticsFiles(files.map(([name, ...lines]) => new File([lines.join('\n')], name)))
  return drawn(<StatisticsPage />)
}

const textOf = (box: Element) => box.textContent?.replaceAll('\u00a0', ' ') ?? ''

/** The choice whose label begins so. */
function choiceOf(box: Element, label: string): HTMLSelectElement {
  const found = [...box.querySelectorAll('label')].find((one) => textOf(one).startsWith(label))
  const select = found && box.querySelector(`[id="${found.htmlFor}"]`)
  if (!(select instanceof HTMLSelectElement)) throw new Error(`No choice “${label}”`)
  return select
}

const head = 'DisplayName,TotalItemSize,ItemCount'

it('sets archives apart, asks about a journal, and counts it once a person says so', async () => {
  const box = await pageOf([
    'kinds.csv',
    head,
    '"User One","1 GB (1,073,741,824 bytes)","5,000"',
    '"Online Archive - User One","4 GB (4,294,967,296 bytes)","9,000"',
    '"Journal","95 GB (102,005,473,280 bytes)","4,000,000"',
  ])
  expect(textOf(box)).toContain('“kinds.csv”: 1 mailbox by')
  expect(textOf(box)).toContain('1 archive was set apart from the mailboxes; it holds 4 GiB.')
  expect(textOf(box)).toContain('1 archive was joined with the mailbox of its owner.')
  expect(textOf(box)).toContain('Archive is the average over all mailboxes of the tier')
  const journal = choiceOf(box, '1 journal mailbox by name or type (row 4, 95 GiB)')
  expect(journal.selectedOptions[0]?.textContent).toBe('Leave out')
  await change(box, `[id="${journal.id}"]`, () => 'count')
  await comes(() => expect(useMailboxStatistics.getState().reading?.figures?.mailboxes).toBe(2))
})

it('asks for the workdays of a week where messages are of seven days', async () => {
  const box = await pageOf(['week.csv', 'Mailbox,Days,Sent', 'a,7,70'])
  const week = choiceOf(box, 'Workdays a week')
  expect(textOf(box)).toContain('a workday has up to 1.4 times the average')
  await change(box, `[id="${week.id}"]`, () => '5')
  await comes(() =>
    expect(useMailboxStatistics.getState().reading?.figures?.messages?.[0]).toBe(14),
  )
  clearStatistics()
  const ofDays = await pageOf(['days.csv', 'Mailbox,Days,Sent', 'a,5,70'])
  expect(textOf(ofDays)).not.toContain('Workdays a week')
  clearStatistics()
  // Messages that cannot be joined do not count, so nothing is asked of them.
  const apart = await pageOf(
    ['sizes.csv', head, 'User One,1 GB,5'],
    ['week.csv', 'Mailbox,Days,Sent', 'a,7,70'],
  )
  expect(textOf(apart)).toContain('The messages are ignored.')
  expect(textOf(apart)).not.toContain('Workdays a week')
})

it('proposes no tiers of a skewed rest while figures can be read in two ways', async () => {
  const lines = ['Mailbox,Size (MB)', 'a,310', 'b,"1,024"', 'c,"12,288"'] as const
  const box = await pageOf(['open.csv', ...lines])
  expect(textOf(box)).toContain('Tiers are proposed once the questions above are answered: 2 rows')
  expect(textOf(box)).not.toContain('Proposed tiers')
  await act(() => answerAboutFile(0, { decimals: '.' }))
  expect(textOf(box)).toContain('Proposed tiers')
})

it('asks for the order of dates in two forms, and reads nothing of the file until it is said', async () => {
  const box = await pageOf(['dates.csv', 'Mailbox,Date,Sent', 'a,2026-11-10,50', 'a,10/11/2026,50'])
  expect(textOf(box)).toContain('“dates.csv” was not read.')
  const order = choiceOf(box, 'Dates that can be read in two ways')
  await change(box, `[id="${order.id}"]`, () => 'day first')
  await comes(() =>
    expect(useMailboxStatistics.getState().reading?.figures?.messages?.[0]).toBe(100),
  )
})
