import { expect, it } from 'vitest'
import { isNewerVersion, releases } from '../../src/changelog/releases.ts'
import { type ReleaseMessage, readReleaseMessage } from '../../src/offline/release-message.ts'

const told: ReleaseMessage = { version: '0.1.0', releases }
const withChange = (change: unknown) => ({
  ...told,
  releases: [{ version: '9.0.0', date: '2030-01-01', changes: [change] }],
})

it('knows an older version from a newer one, number by number', () => {
  const older = [
    ['0.1.0', '0.2.0'],
    ['0.9.3', '0.10.0'],
    ['0.10.0', '1.0.0'],
    ['1.0', '1.0.1'],
  ] as const
  for (const [one, other] of older)
    expect([isNewerVersion(one, other), isNewerVersion(other, one)]).toEqual([false, true])
  expect([isNewerVersion('0.1.0', '0.1.0'), isNewerVersion('0.1', '0.1.0')]).toEqual([false, false])
})

it('reads what a version tells of itself, and leaves out what came later', () => {
  expect(readReleaseMessage(structuredClone(told))).toEqual(told)
  // Versions up to 0.1.0 named the script of their worker, too.
  expect(readReleaseMessage({ ...told, worker: 'assets/worker-a1.js' })).toEqual(told)
})

it('takes a change for one that may move any figure where it does not say it as it is said here', () => {
  const changeOf = (change: unknown) =>
    readReleaseMessage(withChange(change))?.releases[0]?.changes[0]
  expect(changeOf({ what: 'A.', figures: false })).toEqual({ what: 'A.', figures: false })
  expect(changeOf({ what: 'A.', figures: true, method: 'roles' })).toEqual({
    ...{ what: 'A.', figures: true, method: 'roles' },
  })
  expect(changeOf({ what: 'A.', figures: true, method: 'stars' })).toEqual({
    ...{ what: 'A.', figures: true },
  })
  expect(changeOf({ what: 'A.' })).toEqual({ what: 'A.', figures: true })
})

it.each([
  [undefined],
  [null],
  ['0.2.0'],
  [{ ...told, version: 2 }],
  [{ ...told, releases: {} }],
  [{ ...told, releases: [null] }],
  [{ ...told, releases: [{ version: '1', date: 5, changes: [] }] }],
  [withChange({ figures: false })],
  [withChange('text')],
])('takes nothing for told that is nothing of the kind: %j', (answer) => {
  expect(readReleaseMessage(answer)).toBeNull()
})
