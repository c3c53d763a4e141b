import { afterEach, beforeAll, expect, it } from 'vitest'
import {
  addStatisticsFiles,
  answerAboutFile,
  clearStatistics,
  removeStatisticsFile,
  setWorkWeek,
  useMailboxStatistics,
} from '../../../src/app/store/statistics.ts'
import { eventually } from '../../eventually.ts'
import { endIdleWorker } from '../../idle-worker.ts'

beforeAll(endIdleWorker)
beforeAll(clearStatistics)
afterEach(clearStatistics)

const file = (name: string, ...rows: readonly string[]) =>
  new File([['Mailbox,TotalItemSize', ...rows].join('\n')], name)

const a = file('a.csv', 'a,1 MB')
const b = file('b.csv', 'b,2 MB', 'c,3 MB')

const read = () => {
  const { reading, underWay } = useMailboxStatistics.getState()
  return underWay ? 'under way' : (reading?.figures?.mailboxes ?? null)
}

it('reads files that are given together or later as one, in this thread where there is no worker', async () => {
  addStatisticsFiles([a])
  addStatisticsFiles([b])
  expect(read()).toBe('under way')
  await eventually(() => expect(read()).toBe(3))
  expect(useMailboxStatistics.getState().reading?.files.map(({ name }) => name)).toEqual([
    'a.csv',
    'b.csv',
  ])
  await removeStatisticsFile(1)
  expect(read()).toBe(1)
})

it('keeps nothing of files that are called off', async () => {
  const reading = addStatisticsFiles([a, b])
  await Promise.resolve()
  clearStatistics()
  await reading
  expect(useMailboxStatistics.getState()).toEqual({
    files: [],
    answers: new Map(),
    workWeek: null,
    reading: null,
    underWay: null,
  })
})

it('reads a file again in the unit that is said for it, and keeps it when another goes', async () => {
  const bare = file('bare.csv', 'd,4')
  await addStatisticsFiles([a, bare])
  const largest = () => useMailboxStatistics.getState().reading?.files.at(-1)?.largest
  expect(largest()).toBe(0)
  await answerAboutFile(1, { unit: 'gb' })
  expect(largest()).toBe(4 * 2 ** 30)
  await removeStatisticsFile(0)
  expect(largest()).toBe(4 * 2 ** 30)
  await answerAboutFile(0, { unit: null })
  expect(read()).toBeNull()
})

it('reads messages again by the workdays that are said for their weeks', async () => {
  await addStatisticsFiles([new File(['Mailbox,Days,Sent\na,7,70'], 'messages.csv')])
  const rate = () => useMailboxStatistics.getState().reading?.figures?.messages?.[0]
  expect([rate(), useMailboxStatistics.getState().reading?.days]).toEqual([10, 7])
  await setWorkWeek(5)
  expect(rate()).toBe(14)
  await setWorkWeek(null)
  expect(rate()).toBe(10)
})
