import { expect, it } from 'vitest'
import { type JetstressRun, lacksDatabases } from '../../../src/engine/index.ts'
import { database, log, reported } from './test-runs.ts'

it('a report of 2010 or later lacks databases where it ran more than it has rows of', () => {
  const volumes = [database({ name: 'D:' }), database({ name: 'E:' }), log({ name: 'L:' })]
  const lacks = (release: JetstressRun['release'], databases: number | null) =>
    lacksDatabases(reported({ release, databases, volumes }).run)
  expect((['2010', '2013'] as const).map((release) => lacks(release, 3))).toEqual([true, true])
  expect(lacks('2010', 2)).toBe(false)
  expect(lacks('2010', null)).toBe(false)
  // Reports of 2007 have a row for each volume, however many databases lie on it.
  expect(lacks('2007', 3)).toBe(false)
})
