import fc from 'fast-check'
import { type KeptTest, projectLimits, testedStorageLayouts } from '../../src/engine/index.ts'
import { anyCharacter } from '../any-character.ts'

/** A passed test of one array in RAID 50, with logs and maintenance. */
export const keptTest: KeptTest = {
  id: 'test-1',
  name: 'EXMBX01, 1 March 2026 10:00',
  array: 'shelf',
  drives: 22,
  driveKind: '10K SAS 2.5"',
  storage: 'RAID 50',
  units: 1,
  databases: 5,
  dataGb: 2560,
  planned: 900,
  achieved: 1018,
  reads: 611,
  logs: 343,
  maintenance: 168,
  readMs: 7.7,
  writeMs: 5.2,
  logMs: 1,
  passed: true,
}

/** Objects as the program makes them. */
const record = <T>(parts: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(parts, { noNullPrototype: true })

const figure = fc.double({ min: 0, max: 1e6, noNaN: true }).map((value) => value + 0)
const perhaps = fc.option(figure)
const ids = fc.stringMatching(/^[A-Za-z\d][\w.-]{0,39}$/)
const count = fc.integer({ min: 1, max: 10_000 })

const tests: fc.Arbitrary<KeptTest> = record({
  id: ids,
  name: fc
    .string({ maxLength: projectLimits.name, unit: anyCharacter })
    .map((one) => one.slice(0, 200)),
  array: fc.option(ids),
  drives: fc.option(fc.integer({ min: 1, max: 1000 })),
  driveKind: fc.constantFrom('7.2K SAS 3.5', 'SSD', '15K SAS 3.5"'),
  storage: fc.constantFrom(...testedStorageLayouts),
  units: count,
  databases: count,
  dataGb: figure,
  planned: figure,
  achieved: figure,
  reads: perhaps,
  logs: figure,
  maintenance: figure,
  readMs: perhaps,
  writeMs: perhaps,
  logMs: perhaps,
  passed: fc.boolean(),
})

/** Tests as somebody may keep them, each under an id of its own. */
export const keptTests = fc.uniqueArray(tests, { selector: ({ id }) => id, maxLength: 12 })
