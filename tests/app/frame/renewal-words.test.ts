import { describe, expect, it } from 'vitest'
import {
  copyWords,
  figuresWords,
  readyWords,
  releasesSince,
  unkeptWords,
} from '../../../src/app/frame/renewal-words.ts'
import type { Change } from '../../../src/changes.ts'
import { defaultPlan, workbookDefaults } from '../../../src/engine/index.ts'
import type { ReleaseMessage } from '../../../src/offline/release-message.ts'
import { formatOf } from '../../../src/ui/format.ts'

const format = formatOf('en-GB')
const quiet: Change = { what: 'Looks better.', figures: false }
const ofPapers: Change = { what: 'Arrays are judged anew.', figures: true, method: 'papers' }
const ofAny: Change = { what: 'Rounds otherwise.', figures: true }
const later = workbookDefaults('SE')

const toldOf = (...changes: readonly Change[]): ReleaseMessage => ({
  version: '0.10.0',
  releases: [
    { version: '0.10.0', date: '2027-01-01', changes },
    { version: '0.9.0', date: '2026-12-01', changes: [quiet] },
    { version: '0.1.0', date: '2026-11-27', changes: [quiet, quiet] },
  ],
})

describe('a version that is ready', () => {
  const told = toldOf(quiet, ofPapers)
  const say = (more: Partial<Parameters<typeof readyWords>[0]>) =>
    readyWords({ told, own: '0.1.0', plans: [later], ...more }, format)

  it('is told from the own version on, which is compared number by number', () => {
    expect(releasesSince('0.9.0', told.releases).map(({ version }) => version)).toEqual(['0.10.0'])
    expect(releasesSince('0.10.0', told.releases)).toEqual([])
    expect(releasesSince('0.1', told.releases)).toHaveLength(2)
  })

  it('says whether its list names a figure of the plans that are open', () => {
    expect(say({})).toBe(
      'Version 0.10.0 is ready: 3 changes, none of them changes a figure of this plan.',
    )
    expect(say({ plans: [later, defaultPlan] })).toBe(
      'Version 0.10.0 is ready: 3 changes, 1 of them may change figures of your 2 variants.',
    )
    expect(say({ told: toldOf(ofAny), own: '0.9.0' })).toBe(
      'Version 0.10.0 is ready: 1 change, which may change figures of this plan.',
    )
    expect(say({ told: toldOf(quiet), own: '0.9.0' })).toBe(
      'Version 0.10.0 is ready: 1 change, which changes no figure of this plan.',
    )
  })

  it('says so where it names no change, or says nothing', () => {
    expect(say({ own: '0.10.0' })).toBe(
      'Another build of version 0.10.0 is ready. Its list of changes names none since this one.',
    )
    expect(say({ told: null })).toBe(
      'A newer version of Spindle is ready. It did not say what it changes.',
    )
  })
})

it('names the versions of Exchange whose figures a change may move', () => {
  expect(figuresWords(quiet)).toBe('')
  expect(figuresWords(ofAny)).toBe('May change figures of any plan.')
  expect(figuresWords(ofPapers)).toBe('May change figures of Exchange 2003 to Exchange 2010.')
})

it('says what of a window does not come back, and what is not saved', () => {
  const all = { isUnsaved: false, hasSteps: false, reports: 0, statistics: 0 }
  const back = 'Taking it loads this page again: plans, variants and what you typed come back.'
  expect(unkeptWords(all)).toBe(back)
  expect(unkeptWords({ ...all, reports: 1 })).toBe(`${back} Not kept: 1 test report read here.`)
  expect(unkeptWords({ isUnsaved: true, hasSteps: true, reports: 2, statistics: 1 })).toBe(
    `${back} Not kept: the list of steps to undo, 2 test reports read here and 1 file of mailbox statistics read here. The storage of this browser did not take the last change: save the plan as a file first.`,
  )
})

it('says of each state of the copy whether Spindle works without a network', () => {
  expect(copyWords('kept')).toContain('works without a network')
  for (const copy of ['not offered', 'failed'] as const)
    expect(copyWords(copy)).toMatch(/^Not kept in this browser: .*single file/)
  expect(copyWords('being made')).toContain('is being made')
})
