import { describe, expect, it } from 'vitest'
import {
  affectedExchangeVersionsWords,
  lostOnUpdateWords,
  newVersionWords,
  offlineCopyWords,
  releasesSince,
} from '../../../src/app/frame/update-words.ts'
import type { ReleaseChange } from '../../../src/changelog/releases.ts'
import type { ReleaseMessage } from '../../../src/offline/release-message.ts'

const quiet: ReleaseChange = { what: 'Looks better.', figures: false }
const ofPapers: ReleaseChange = { what: 'Arrays are judged anew.', figures: true, method: 'papers' }
const ofAny: ReleaseChange = { what: 'Rounds otherwise.', figures: true }

const toldOf = (...changes: readonly ReleaseChange[]): ReleaseMessage => ({
  version: '0.10.0',
  releases: [
    { version: '0.10.0', date: '2027-01-01', changes },
    { version: '0.9.0', date: '2026-12-01', changes: [quiet] },
    { version: '0.1.0', date: '2026-11-27', changes: [quiet, quiet] },
  ],
})

describe('a version that is ready', () => {
  const told = toldOf(quiet, ofPapers)
  it('is told from the own version on, which is compared number by number', () => {
    expect(releasesSince('0.9.0', told.releases).map(({ version }) => version)).toEqual(['0.10.0'])
    expect(releasesSince('0.10.0', told.releases)).toEqual([])
    expect(releasesSince('0.1', told.releases)).toHaveLength(2)
  })

  it('is called by its number, or another build of the same', () => {
    expect(newVersionWords(told, '0.1.0')).toBe('Version 0.10.0 is ready.')
    expect(newVersionWords(told, '0.10.0')).toBe('Another build of version 0.10.0 is ready.')
    expect(newVersionWords(null, '0.10.0')).toBe(
      'A newer version of Spindle is ready. It did not say what it changes.',
    )
  })
})

it('names the versions of Exchange whose figures a change may move', () => {
  expect(affectedExchangeVersionsWords(quiet)).toBe('')
  expect(affectedExchangeVersionsWords(ofAny)).toBe('May change figures of any plan.')
  expect(affectedExchangeVersionsWords(ofPapers)).toBe(
    'May change figures of Exchange 2003 to Exchange 2010.',
  )
})

it('says what of a window does not come back, and what is not saved', () => {
  const all = { isUnsaved: false, hasSteps: false, reports: 0, statistics: 0 }
  const back = 'Taking it loads this page again: plans, variants and what you typed come back.'
  expect(lostOnUpdateWords(all)).toBe(back)
  expect(lostOnUpdateWords({ ...all, reports: 1 })).toBe(
    `${back} Not kept: 1 test report read here.`,
  )
  expect(lostOnUpdateWords({ isUnsaved: true, hasSteps: true, reports: 2, statistics: 1 })).toBe(
    `${back} Not kept: the list of steps to undo, 2 test reports read here and 1 file of mailbox statistics read here. The storage of this browser did not take the last change: save the plan as a file first.`,
  )
})

it('says of each state of the copy whether Spindle works without a network', () => {
  expect(offlineCopyWords('kept')).toContain('works without a network')
  for (const copy of ['not offered', 'failed'] as const)
    expect(offlineCopyWords(copy)).toMatch(/^Not kept in this browser: .*single file/)
  expect(offlineCopyWords('being made')).toContain('is being made')
})
